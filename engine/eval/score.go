package engine

import "fairymax/board"

// evaluator is the seam between search and evaluation. The search calls begin
// for the root, follow after every move and score, rough or turned where it needs a
// static evaluation; it knows nothing else about what lies behind. Each thread has its own.
type evaluator struct {
	*knowledge
	pawns *pawnTable
	view  view
	court [2]board.Set // squares around a side's royals, if it has several

	// Scratch of a view.
	reach    [2][board.MaxTypes + 1]board.Set // what the men of each type attack and protect, pawns left out
	vantages []board.AttackOrigin
}

// sums is what the evaluation carries from a position to the next.
type sums struct {
	placed  pair     // value and place of all men, White's minus Black's
	force   [2]int32 // value of a side's men on the board, pawns and royals left out
	held    [2]int32 // value of a side's men in hand
	hand    int32    // what the men in hand are worth, White's minus Black's
	pawns   [2]board.Set
	pawnKey uint64
	menKey  [2]uint64 // of a side's men other than pawns
}

func newEvaluator(k *knowledge) *evaluator {
	return &evaluator{knowledge: k, pawns: new(pawnTable)}
}

// begin sums up a position from nothing.
func (e *evaluator) begin(p *board.Position, s *sums) {
	*s = sums{}
	for square := range e.rules.Squares {
		e.change(s, board.Change{Square: board.Square(square), Now: p.At(board.Square(square))})
	}
	if len(e.handTypes) > 0 {
		e.countHands(p, s)
	}
}

// follow makes s the sums of p, a position that was reached from one with the
// sums before.
func (e *evaluator) follow(p *board.Position, before, s *sums) {
	*s = *before
	for _, change := range p.Changes() {
		e.change(s, change)
	}
	if len(e.handTypes) > 0 {
		e.countHands(p, s)
	}
}

func (e *evaluator) change(s *sums, c board.Change) {
	s.placed = s.placed.minus(e.squares[e.at(c.Was, c.Square)]).plus(e.squares[e.at(c.Now, c.Square)])
	s.force[c.Was.Color()] -= e.force[c.Was]
	s.force[c.Now.Color()] += e.force[c.Now]
	if e.isPawn[c.Was] {
		s.pawns[c.Was.Color()].Remove(c.Square)
		s.pawnKey ^= manKey(c.Was, c.Square)
	} else if c.Was != board.Empty {
		s.menKey[c.Was.Color()] ^= manKey(c.Was, c.Square)
	}
	if e.isPawn[c.Now] {
		s.pawns[c.Now.Color()].Add(c.Square)
		s.pawnKey ^= manKey(c.Now, c.Square)
	} else if c.Now != board.Empty {
		s.menKey[c.Now.Color()] ^= manKey(c.Now, c.Square)
	}
}

// manKey is a hash of one man on his square.
func manKey(man board.Piece, s board.Square) uint64 {
	return scramble(uint64(man)<<8 | uint64(s))
}

// scramble turns a small number into a random one (the finaliser of splitmix64).
func scramble(n uint64) uint64 {
	x := n * 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// score evaluates a position that is not over, for the side to move.
func (e *evaluator) score(p *board.Position, s *sums) Score {
	v := e.look(p, s)
	var sum pair
	for i := range terms {
		sum = sum.plus(terms[i].score(v))
	}
	if e.hasStakes {
		sum = sum.plus(v.staked())
	}
	return e.forMover(p, s, e.scale(p, s, e.taper(s, sum)))
}

// rough is score without the terms that have to look at every man's moves.
func (e *evaluator) rough(p *board.Position, s *sums) Score {
	sum := s.placed.plus(e.structure(p, s).score)
	if e.hasStakes {
		v := &e.view
		v.evaluator, v.p, v.s = e, p, s
		sum = sum.plus(v.staked())
	}
	return e.forMover(p, s, e.scale(p, s, e.taper(s, sum)))
}

// forMover turns an evaluation for White into one for the side to move, and adds
// what it is worth to be on move.
func (e *evaluator) forMover(p *board.Position, s *sums, white Score) Score {
	if p.Turn() == board.Black {
		white = -white
	}
	return clamp(white+e.taper(s, e.weights.tempo), -evalLimit, evalLimit)
}

// turned is the score of the same men with the other side to move, if it is known
// that all else stays the same.
func (e *evaluator) turned(s *sums, score Score) (Score, bool) {
	return clamp(2*e.taper(s, e.weights.tempo)-score, -evalLimit, evalLimit), !e.hasStakes && !e.counted
}

// fullPhase is the phase of the start position; without men of value it is 0.
const fullPhase = 256

func (e *evaluator) phase(s *sums) int32 {
	return min(fullPhase, (s.strength(board.White)+s.strength(board.Black))*fullPhase/e.startForce)
}

// strength is the value of a side's men on the board and in hand, pawns on the
// board and royals left out.
func (s *sums) strength(c board.Color) int32 { return s.force[c] + s.held[c] }

// taper blends middlegame and endgame by the men that are left.
func (e *evaluator) taper(s *sums, p pair) Score {
	phase := e.phase(s)
	return Score((p.mg*phase + p.eg*(fullPhase-phase)) / fullPhase)
}

// scale reduces an advantage that the rules will not let win: of a side that has
// no pawns and hardly more men than the other, where mate is all that wins, and
// of either side while its moves are counted.
func (e *evaluator) scale(p *board.Position, s *sums, white Score) Score {
	if e.counted {
		white = fading(p, white)
	}
	if !e.mateOnly {
		return white
	}
	const enough, full = 400, 16
	strong := board.White
	if white < 0 {
		strong = board.Black
	}
	switch ours, theirs := s.strength(strong), s.strength(strong.Other()); {
	case !s.pawns[strong].Empty() || ours-theirs >= enough:
		return white
	case ours < enough:
		return white * 1 / full
	}
	return white * 5 / full
}

// fading lets an advantage fade in the second half of a count that ends in a draw.
func fading(p *board.Position, white Score) Score {
	played, limit := p.Count()
	if limit == 0 {
		return white
	}
	half := max(1, limit/2)
	return white * Score(clamp(limit-played, 0, half)) / Score(half)
}

// Term is one line of the breakdown of an evaluation.
type Term struct {
	Name                string
	Middlegame, Endgame Score // White's minus Black's
	Tapered             Score // what it counts in this position
}

// Breakdown shows what each term of the evaluation says about a position. The
// last line is the whole, as the search sees it, but always for White.
func (e *Engine) Breakdown(p *board.Position) []Term {
	ev := newEvaluator(e.knowledge(p.Rules()))
	var s sums
	ev.begin(p, &s)
	v := ev.look(p, &s)
	var list []Term
	for i := range terms {
		sum := terms[i].score(v)
		list = append(list, Term{terms[i].name, Score(sum.mg), Score(sum.eg), ev.taper(&s, sum)})
	}
	for i := range stakes {
		if sum := stakes[i].score(v); ev.hasStakes {
			list = append(list, Term{stakes[i].name, Score(sum.mg), Score(sum.eg), ev.taper(&s, sum)})
		}
	}
	tempo, whole := ev.weights.tempo, ev.score(p, &s)
	if p.Turn() == board.Black {
		tempo, whole = tempo.times(-1), -whole
	}
	list = append(list, Term{"tempo", Score(tempo.mg), Score(tempo.eg), ev.taper(&s, tempo)})
	return append(list, Term{Name: "total", Tapered: whole})
}
