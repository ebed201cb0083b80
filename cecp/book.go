package cecp

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/opening"
	"fairymax/variants/spelling"
)

// openKnowledge opens the knowledge about the variant that has been set up. The
// standard game is set up before every other, so its books stay open.
func (s *session) openKnowledge() {
	if s.Knowledge == nil {
		s.opening.Knowledge = opening.None{}
		return
	}
	if s.variant.Rules == s.standard.Rules && s.standardKnowledge != nil {
		s.opening.Knowledge = s.standardKnowledge
		s.remark(s.opening.Refresh())
		return
	}
	k, err := s.Knowledge(s.variant)
	s.remark(err)
	if k == nil {
		k = opening.None{}
	}
	s.opening.Knowledge = k
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

// recalled is the move that a deeper search of the position than this one has found, unless
// we are to play worse than we can.
func (s *session) recalled(depth int) board.Move {
	if s.skill.Limited() {
		return board.NoMove
	}
	return s.opening.Deeper(s.game, depth)
}

// worthRemembering is how long an analysis must have run to be remembered.
const worthRemembering = 10 * time.Second

// remember keeps the result of an analysis, if it has searched all moves.
func (s *session) remember() {
	if s.mode != analysing || len(s.search.Exact) == 0 || s.search.Elapsed() < worthRemembering || len(s.excluded.here(s.game)) > 0 {
		return
	}
	found := slices.MaxFunc(s.search.Exact, func(a, b engine.Info) int { return cmp.Compare(a.Score, b.Score) })
	p := *s.search.Game.Position()
	knowledge, m := s.opening.Knowledge, found.PV[0]
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
	choices, total := s.opening.Moves(p), 0
	for _, c := range choices {
		total += c.Weight
	}
	for _, c := range choices {
		lines = append(lines, fmt.Sprintf("%s %d%% of %s", s.setup.Text(c.Move), 100*c.Weight/max(1, total), spelling.Counted(c.Games, "game")))
	}
	if f, ok := s.opening.Recall(p); ok {
		lines = append(lines, fmt.Sprintf("%s %+.2f at depth %d", s.setup.Text(f.Move), float64(f.Score)/100, f.Depth))
	}
	if len(lines) == 0 {
		return []string{"no moves known"}
	}
	return lines
}
