package cecp

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/xboard"
)

// analyze begins to search the current position, for either side, without an end
// and without a move. Without a legal move it only waits for commands.
func (s *session) analyze() {
	s.mode = analysing
	excluded := s.excluded.here(s.game)
	if s.unusable || candidates(s.game, excluded) == 0 {
		return
	}
	s.startSearch(s.game, engine.Limits{Infinite: true, Lines: s.lines, Exclude: excluded})
}

// candidates counts the legal moves that are not excluded.
func candidates(g *board.Game, excluded []board.Move) int {
	moves := g.Position().LegalMoves()
	return len(slices.DeleteFunc(moves, func(m board.Move) bool { return slices.Contains(excluded, m) }))
}

// status answers the command ".": time, nodes, depth, moves at the root still to
// be searched (0 until that is known), moves there, and the best of them.
func (s *session) status() {
	var best engine.Info
	elapsed, moves, left := time.Duration(0), 0, 0
	if s.search.Game != nil {
		elapsed, moves = s.search.Elapsed(), candidates(s.search.Game, s.excluded.here(s.game))
	}
	if n := s.search.Current.Number; n > 0 {
		left = max(0, moves-n)
	}
	words := []string{}
	if len(s.search.Lines) > 0 {
		best = s.search.Lines[0]
		words = append(words, s.variation(best.PV[:min(1, len(best.PV))]))
	}
	numbers := []int{int(elapsed / (10 * time.Millisecond)), int(best.Nodes), best.Depth, left, moves}
	for i, n := range numbers {
		words = slices.Insert(words, i, strconv.Itoa(n))
	}
	s.out.say("stat01: %s", strings.Join(words, " "))
}

// everyMove stands for all legal moves in exclude and include.
const everyMove = "all"

func (s *session) exclude(text string) error {
	moves, err := s.named(text)
	if err == nil {
		kept := append([]board.Move{}, s.excluded.here(s.game)...)
		s.excluded = exclusion{placeIn(s.game), append(kept, moves...)}
	}
	return err
}

func (s *session) include(text string) error {
	moves, err := s.named(text)
	if err == nil {
		kept := slices.DeleteFunc(slices.Clone(s.excluded.here(s.game)), func(m board.Move) bool { return slices.Contains(moves, m) })
		s.excluded = exclusion{placeIn(s.game), kept}
	}
	return err
}

// named reads a move, or all.
func (s *session) named(text string) ([]board.Move, error) {
	if text == everyMove && !s.unusable {
		return s.game.Position().LegalMoves(), nil
	}
	m, err := s.parseMove(xboard.SpreadRanks(text))
	if err != nil {
		return nil, errArgument
	}
	return []board.Move{m}, nil
}

// checkNamed refuses what exclude and include do not understand.
func (s *session) checkNamed(text string) error {
	_, err := s.named(text)
	return err
}

func (s *session) pause()  { s.search.Pause() }
func (s *session) resume() { s.search.Resume() }
