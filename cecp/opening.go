package cecp

import (
	"cmp"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/book"
)

// OpeningKnowledge is an opening book of a variant and its remembered analyses.
// Refresh reads files that have changed on disk; Remember may be as slow as a disk.
type OpeningKnowledge interface {
	Refresh() error
	Moves(p *board.Position) []book.Choice
	Recall(p *board.Position) (book.Analysis, bool)
	Remember(p *board.Position, m board.Move, score, depth int) error
}

// noKnowledge is that of a variant without books.
type noKnowledge struct{}

func (noKnowledge) Refresh() error                                       { return nil }
func (noKnowledge) Moves(*board.Position) []book.Choice                  { return nil }
func (noKnowledge) Recall(*board.Position) (book.Analysis, bool)         { return book.Analysis{}, false }
func (noKnowledge) Remember(*board.Position, board.Move, int, int) error { return nil }

// opening is what the user wants of the book.
type opening struct {
	used    bool
	variety int // see [book.Pick]
}

func newOpening() opening { return opening{used: true, variety: 50} }

// openKnowledge opens the knowledge about the variant that has been set up. The
// standard game is set up before every other, so its books stay open.
func (s *session) openKnowledge() {
	if s.Knowledge == nil {
		s.knowledge = noKnowledge{}
		return
	}
	if s.variant.Rules == s.standard.Rules && s.standardKnowledge != nil {
		s.knowledge = s.standardKnowledge
		s.remark(s.knowledge.Refresh())
		return
	}
	k, err := s.Knowledge(s.variant)
	s.remark(err)
	if k == nil {
		k = noKnowledge{}
	}
	s.knowledge = k
	if s.variant.Rules == s.standard.Rules {
		s.standardKnowledge = k
	}
}

// remark tells of an error that does not stop the game.
func (s *session) remark(err error) {
	if err != nil && s.announced != "" { // before that, the GUI does not know remarks
		s.out.remark(err.Error())
	}
}

// bookMove draws a move of the book, or takes the one that a person has written
// down for this position; NoMove if there is neither.
func (s *session) bookMove() board.Move {
	if !s.opening.used {
		return board.NoMove
	}
	p := s.game.Position()
	m := board.NoMove
	if finding, ok := s.knowledge.Recall(p); ok && finding.ByHand {
		m = finding.Move
	} else {
		m = book.Pick(s.knowledge.Moves(p), s.opening.variety, s.skill.random)
	}
	if !slices.Contains(legalIn(p), m) {
		return board.NoMove
	}
	return m
}

// knownMove is the best move that is known without a search; NoMove if there is none.
func (s *session) knownMove() board.Move {
	p := s.game.Position()
	if choices := s.knowledge.Moves(p); len(choices) > 0 {
		return choices[0].Move
	}
	finding, _ := s.knowledge.Recall(p)
	return finding.Move
}

// recalled is the move that a deeper search of the position than this one has
// found; NoMove if there is none, or if the position repeats.
func (s *session) recalled(depth int) board.Move {
	finding, ok := s.knowledge.Recall(s.game.Position())
	if !ok || finding.Depth <= depth || s.skill.limited() || !s.opening.used || s.game.Repetitions() > 1 {
		return board.NoMove
	}
	if !slices.Contains(legalIn(s.game.Position()), finding.Move) {
		return board.NoMove
	}
	return finding.Move
}

// worthRemembering is how long an analysis must have run to be remembered.
const worthRemembering = 10 * time.Second

// remember keeps the result of an analysis, if it has searched all moves.
func (s *session) remember() {
	if s.mode != analysing || len(s.search.exact) == 0 || s.search.elapsed() < worthRemembering || len(s.excluded.here(s.game)) > 0 {
		return
	}
	found := slices.MaxFunc(s.search.exact, func(a, b engine.Info) int { return cmp.Compare(a.Score, b.Score) })
	p := *s.search.game.Position()
	knowledge, m := s.knowledge, found.PV[0]
	s.writer.write(func() error {
		return knowledge.Remember(&p, m, protocolScore(found.Score), found.Depth)
	})
}
