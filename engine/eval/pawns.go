package engine

import (
	"math/bits"

	"fairymax/board"
)

// pawnPath is what the structure of pawns asks about one pawn on one square.
// Pawns are all men that only go forward and promote in the end, however they move.
type pawnPath struct {
	next    board.Set // where he may go by his next move, a rank ahead
	ahead   board.Set // where he may pass on his way to promotion
	beside  board.Set // where a friendly pawn keeps him company
	stopper board.Set // where an enemy pawn bars that way or may capture on it
	support board.Set // where a friendly pawn protects him
	strikes board.Set // where he captures
	steps   int16     // moves to the promotion zone
	single  bool      // the way ahead is one file, or one line
	passing pair      // what it is worth to have a free way
}

// learnPawns lays out the paths of all pawns.
func (k *knowledge) learnPawns() {
	var manuals [2][]*manual
	for c := board.White; c <= board.Black; c++ {
		for t := 1; t < len(k.values); t++ {
			if k.isPawn[board.MakePiece(c, board.PieceType(t))] {
				manuals[c] = append(manuals[c], survey(k.rules, c, board.PieceType(t)))
			}
		}
	}
	for c, list := range manuals {
		for _, m := range list {
			gain := k.promotionGain(m)
			if k.drops {
				gain *= float64(k.weights.passingDrops) / 100
			}
			for s := range k.rules.Squares {
				path := &k.paths[k.at(board.MakePiece(m.color, m.kind), board.Square(s))]
				m.layPath(board.Square(s), path, manuals[c], manuals[1-c])
				path.passing = k.weights.passing.along(path.steps, gain)
			}
		}
	}
}

// along is what a free way of so many steps is worth.
func (p pair) along(steps int16, gain float64) pair {
	n := float64(max(1, steps))
	return roundPair(float64(p.mg)*gain/(n+0.5), float64(p.eg)*gain/(n+0.3))
}

func (m *manual) layPath(s board.Square, path *pawnPath, friends, enemies []*manual) {
	path.steps = int16(m.steps[s])
	path.strikes = m.captures[s]
	m.flood(s, &path.ahead)
	for _, to := range m.moves[s].Squares() {
		if m.rules.Rank(to) == m.rules.Rank(s)+forward(m.color, 1) {
			path.next.Add(to)
		}
	}
	for _, file := range [2]int{m.rules.File(s) - 1, m.rules.File(s) + 1} {
		if file >= 0 && file < m.rules.Files {
			path.beside.Add(m.rules.Square(file, m.rules.Rank(s)))
		}
	}
	path.single = path.ahead.Len() <= m.rules.Ranks
	targets := path.ahead
	targets.Add(s)
	path.stopper = path.ahead
	for from := range m.rules.Squares {
		for _, e := range enemies {
			if meets(&e.captures[from], &targets) {
				path.stopper.Add(board.Square(from))
			}
		}
		for _, f := range friends {
			if f.captures[from].Has(s) {
				path.support.Add(board.Square(from))
			}
		}
	}
}

// flood collects the squares that a man reaches by moves without capture.
func (m *manual) flood(from board.Square, into *board.Set) {
	for _, to := range m.moves[from].Squares() {
		if !into.Has(to) {
			into.Add(to)
			m.flood(to, into)
		}
	}
}

// pawnTable remembers structures of pawns, which change seldom.
type pawnTable [1 << 12]pawnEntry

type pawnEntry struct {
	key    uint64
	score  pair // White's minus Black's
	passed [2]board.Set
	struck [2]board.Set // what pawns attack and protect
	twice  [2]board.Set // likewise, two of them
	files  [2]uint16    // the files with a pawn of a side, bit by file
	cover  [2]cover     // what they are worth to a side's royal
}

// structure returns the evaluation of the pawns of a position, from the table if it is there.
func (e *evaluator) structure(p *board.Position, s *sums) *pawnEntry {
	entry := &e.pawns[s.pawnKey&uint64(len(e.pawns)-1)]
	if entry.key != s.pawnKey {
		*entry = pawnEntry{key: s.pawnKey}
		for c := board.White; c <= board.Black; c++ {
			score := e.pawnsOf(p, s, c, entry)
			if c == board.White {
				entry.score = entry.score.plus(score)
			} else {
				entry.score = entry.score.minus(score)
			}
		}
	}
	return entry
}

// pawnsOf evaluates one side's pawns and notes those whose way is free.
func (e *evaluator) pawnsOf(p *board.Position, s *sums, c board.Color, entry *pawnEntry) pair {
	var score pair
	ours, theirs := &s.pawns[c], &s.pawns[c.Other()]
	for w, word := range ours {
		for ; word != 0; word &= word - 1 {
			square := board.Square(w<<6 + bits.TrailingZeros64(word))
			path := &e.paths[e.at(p.At(square), square)]
			for i := range path.strikes {
				entry.twice[c][i] |= entry.struck[c][i] & path.strikes[i]
				entry.struck[c][i] |= path.strikes[i]
			}
			entry.files[c] |= 1 << e.rules.File(square)
			behind := meets(&path.ahead, ours)
			switch {
			case meets(&path.support, ours):
				score = score.plus(e.weights.supported)
			case !path.support.Empty() && e.isolated(ours, square):
				score = score.plus(e.weights.lonely)
			}
			if meets(&path.beside, ours) {
				score = score.plus(e.weights.phalanx)
			}
			if behind && path.single {
				score = score.plus(e.weights.doubled)
			}
			if !behind && !meets(&path.stopper, theirs) {
				entry.passed[c].Add(square)
				score = score.plus(path.passing)
			}
		}
	}
	return score
}

// isolated reports whether no pawn of the set stands on a file beside s.
func (e *evaluator) isolated(pawns *board.Set, s board.Square) bool {
	return !meets(&e.beside[e.rules.File(s)], pawns)
}
