package cecp

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/book"
)

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

// remark reports an error that does not stop the game.
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
		m = book.Pick(s.knowledge.Moves(p), s.opening.variety, s.skill.Random)
	}
	if !slices.Contains(legalIn(p), m) {
		return board.NoMove
	}
	return m
}

// knownMove is the best move of the opening knowledge; NoMove if there is none.
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
	if !ok || finding.Depth <= depth || s.skill.Limited() || !s.opening.used || s.game.Repetitions() > 1 {
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

// showBook lists the moves of the book and the remembered analysis. Lines of the
// list begin with a blank, and an empty one ends it.
func (s *session) showBook() {
	for _, text := range s.bookLines() {
		s.out.say(" %s", text)
	}
	s.out.say("")
}

func (s *session) bookLines() (lines []string) {
	if s.unusable {
		return []string{"no moves known"}
	}
	p := s.game.Position()
	choices, total := s.knowledge.Moves(p), 0
	for _, c := range choices {
		total += c.Weight
	}
	for _, c := range choices {
		lines = append(lines, fmt.Sprintf("%s %d%% of %d games", s.setup.Text(c.Move), 100*c.Weight/max(1, total), c.Games))
	}
	if f, ok := s.knowledge.Recall(p); ok {
		lines = append(lines, fmt.Sprintf("%s %+.2f at depth %d", s.setup.Text(f.Move), float64(f.Score)/100, f.Depth))
	}
	if len(lines) == 0 {
		return []string{"no moves known"}
	}
	return lines
}
