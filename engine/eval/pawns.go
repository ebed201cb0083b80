package eval

import (
	"math/bits"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// pawnPath is what the pawn structure needs to know about a pawn on a square. Pawns are
// all pieces that only go forward and promote in the end, however they move.
type pawnPath struct {
	next    define.Set // where it may go with its next move, a rank ahead
	ahead   define.Set // where it may pass on its way to promotion
	beside  define.Set // where a friendly pawn makes a phalanx with it
	stopper define.Set // where an enemy pawn blocks this path or may capture on it
	support define.Set // where a friendly pawn protects it
	attacks define.Set // where it captures
	oneLine bool       // the path is one file, or one line
	corner  int        // where a path along the edge of the board ends, else noCorner
	passing pair       // what a free path is worth
}

// layOutPawns finds the paths of all pawns.
func (t *tables) layOutPawns() {
	var pawns [2][]*traits.Profile
	for piece, profile := range t.Profiles {
		if t.IsPawn[piece] {
			pawns[profile.Color] = append(pawns[profile.Color], profile)
		}
	}
	for c, list := range pawns {
		for _, m := range list {
			gain := t.promotionGain(m)
			if t.Drops {
				gain *= float64(t.weights.PassingDrops) / 100
			}
			paths := make([]pawnPath, t.Rules.Squares)
			for s := range paths {
				path := &paths[s]
				path.layOut(m, define.Square(s), pawns[c], pawns[1-c])
				path.passing = t.weights.Passing.along(m.Steps[s], gain)
			}
			t.paths[m.Piece()] = paths
		}
	}
}

// along is what a free path of that many steps is worth.
func (p pair) along(steps int, gain float64) pair {
	n := float64(max(1, steps))
	return roundPair(float64(p.mg)*gain/(n+0.5), float64(p.eg)*gain/(n+0.3))
}

// noCorner is the corner of other paths.
const noCorner = -1

// cornerOf is the end of the path of a pawn on the edge of the board.
func (path *pawnPath) cornerOf(m *traits.Profile, s define.Square) int {
	r := m.Rules
	corner, file := noCorner, r.File(s)
	for end := range traits.Each(&path.ahead) {
		switch {
		case r.File(end) != file || file != 0 && file != r.Files-1:
			return noCorner
		case m.Steps[end] == 0:
			corner = int(end)
		}
	}
	return corner
}

// layOut finds the squares that matter to a pawn on s.
func (path *pawnPath) layOut(m *traits.Profile, s define.Square, friends, enemies []*traits.Profile) {
	r := m.Rules
	path.attacks = m.Captures[s]
	flood(m, s, &path.ahead)
	for _, to := range m.Moves[s].Squares() {
		if r.Rank(to) == r.Rank(s)+traits.Forward(m.Color, 1) {
			path.next.Add(to)
		}
	}
	for _, file := range [2]int{r.File(s) - 1, r.File(s) + 1} {
		if file >= 0 && file < r.Files {
			path.beside.Add(r.Square(file, r.Rank(s)))
		}
	}
	path.oneLine = path.ahead.Len() <= r.Ranks
	path.corner = path.cornerOf(m, s)
	targets := path.ahead
	targets.Add(s)
	path.stopper = path.ahead
	for from := range r.Squares {
		for _, e := range enemies {
			if traits.Meets(&e.Captures[from], &targets) {
				path.stopper.Add(define.Square(from))
			}
		}
		for _, f := range friends {
			if f.Captures[from].Has(s) {
				path.support.Add(define.Square(from))
			}
		}
	}
}

// flood collects the squares that a piece reaches by moves without capture.
func flood(m *traits.Profile, from define.Square, into *define.Set) {
	for _, to := range m.Moves[from].Squares() {
		if !into.Has(to) {
			into.Add(to)
			flood(m, to, into)
		}
	}
}

// pawnTable remembers pawn structures, which change seldom.
// https://www.chessprogramming.org/Pawn_Hash_Table
type pawnTable [1 << 12]pawnEntry

type pawnEntry struct {
	key           uint64
	score         pair // White's minus Black's
	passed        [2]define.Set
	attacked      [2]define.Set   // what pawns attack and protect
	attackedTwice [2]define.Set   // the same, with two of them
	files         [2]uint16       // the files with a pawn of a side, bit by file
	shelter       [2]shelterEntry // what the pawns are worth to a side's king
}

// shelterEntry remembers what pawns are worth to a king on a square.
type shelterEntry struct {
	known bool
	king  define.Square
	score int32
}

// structure returns the evaluation of the pawn structure, from the table if it is there.
func (e *Evaluator) structure(p *board.Position, s *sums) *pawnEntry {
	entry := &e.pawns[s.PawnKey&uint64(len(e.pawns)-1)]
	if entry.key != s.PawnKey {
		*entry = pawnEntry{key: s.PawnKey}
		for c := define.White; c <= define.Black; c++ {
			score := e.pawnsOf(p, s, c, entry)
			if c == define.White {
				entry.score = entry.score.plus(score)
			} else {
				entry.score = entry.score.minus(score)
			}
		}
	}
	return entry
}

// pawnsOf evaluates one side's pawns and notes the passed ones.
func (e *Evaluator) pawnsOf(p *board.Position, s *sums, c define.Color, entry *pawnEntry) pair {
	var score pair
	ours, theirs := &s.Pawns[c], &s.Pawns[c.Other()]
	for w, word := range ours {
		for ; word != 0; word &= word - 1 {
			square := define.Square(w<<6 + bits.TrailingZeros64(word))
			path := &e.paths[p.At(square)][square]
			for i := range path.attacks {
				entry.attackedTwice[c][i] |= entry.attacked[c][i] & path.attacks[i]
				entry.attacked[c][i] |= path.attacks[i]
			}
			entry.files[c] |= 1 << e.Rules.File(square)
			behind := traits.Meets(&path.ahead, ours)
			switch {
			case traits.Meets(&path.support, ours):
				score = score.plus(e.weights.Supported)
			case !path.support.Empty() && e.isIsolated(ours, square):
				score = score.plus(e.weights.Isolated)
			}
			if traits.Meets(&path.beside, ours) {
				score = score.plus(e.weights.Phalanx)
			}
			if behind && path.oneLine {
				score = score.plus(e.weights.Doubled)
			}
			if !behind && !traits.Meets(&path.stopper, theirs) {
				entry.passed[c].Add(square)
				score = score.plus(path.passing)
			}
		}
	}
	return score
}

// isIsolated reports whether no pawn of the set stands on a file beside s.
func (t *tables) isIsolated(pawns *define.Set, s define.Square) bool {
	return !traits.Meets(&t.besideFile[t.Rules.File(s)], pawns)
}
