package protocol

import (
	"math"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/elo"
)

// Report is what the dialects show of a search.
type Report struct {
	engine.Info
	Over bool     // the game has ended: the score is final and there are no moves
	Line int      // 1 for the best; 0 if the game has ended
	PV   []string // the moves as the dialect writes them
	WDL  [3]int   // chances to win, to draw and to lose, per mille; zero if not wanted
}

// boundsAfter is how long a search runs before its bounds are of interest.
const boundsAfter = time.Second

// show shows a report. A handicap searches more lines than are wanted.
func (s *Session) show(info engine.Info) {
	switch {
	case info.Line > s.Switches.Lines || len(info.PV) == 0:
	case info.Bound != engine.Exact:
		if s.lineup.wanted <= 1 && info.Time >= boundsAfter {
			s.showLine(info)
		}
	case s.lineup.add(info):
		s.showLines()
	}
}

// showLine shows a variation.
func (s *Session) showLine(info engine.Info) {
	s.shown++
	if info.Line <= 1 {
		s.lead = info.PV[0]
	}
	s.Say("%s", s.dialect.Info(s, s.report(info)))
}

func (s *Session) report(info engine.Info) Report {
	r := Report{Info: info, PV: s.variation(info.PV), Line: max(1, info.Line)}
	if s.Switches.WDL {
		r.WDL = chances(info.Score)
	}
	return r
}

// showCurrent shows the move that is searched now, but not with a clock: it helps no player, and
// bots that know only the rules of some games stumble over it.
func (s *Session) showCurrent(c engine.Current) {
	if s.order.Timed {
		return
	}
	s.Say("%s", s.dialect.Current(c.Depth, s.dialect.Move(s, s.search.Game.Position(), c.Move), c.Number))
}

// showLast shows what was held back, and the result where no report has shown its move.
func (s *Session) showLast(result engine.Result) {
	s.showLines()
	switch {
	case result.Move == board.NoMove && s.order.Solve:
	case result.Move == board.NoMove:
		s.Say("%s", s.dialect.Info(s, Report{Info: engine.Info{Score: s.final(), Bound: engine.Exact}, Over: true}))
	case s.shown == 0 || s.lead != result.Move && !s.handicapped():
		pv := result.PV
		if len(pv) == 0 || pv[0] != result.Move {
			pv = []board.Move{result.Move}
		}
		s.Say("%s", s.dialect.Info(s, s.report(engine.Info{Depth: max(1, result.Depth), Score: result.Score, Bound: engine.Exact,
			Time: s.search.Elapsed(), Nodes: result.Nodes, PV: pv, Line: 1})))
	}
}

// final is the score of a game that is over, or about to be declared so.
func (s *Session) final() engine.Score {
	result := s.game.Result()
	switch {
	case s.declares():
		return engine.Won
	case !result.Over || result.Draw:
		return 0
	case result.Winner == s.Board().Turn():
		return engine.Won
	}
	return -engine.Won
}

// mostMoves limits the moves of a variation.
const mostMoves = 100

// variation writes moves from the position that is searched.
func (s *Session) variation(moves []board.Move) (words []string) {
	p := *s.search.Game.Position()
	for _, m := range moves[:min(len(moves), mostMoves)] {
		words = append(words, s.dialect.Move(s, &p, m))
		var next board.Position
		p.Play(m, &next)
		p = next
	}
	return words
}

// chances says what a score promises, per mille. How often a game is drawn differs from
// game to game: of the points that the weaker side can expect, half come from draws.
func chances(score engine.Score) [3]int {
	if moves, mate := score.Mate(); mate {
		if moves > 0 {
			return [3]int{1000, 0, 0}
		}
		return [3]int{0, 0, 1000}
	}
	points := elo.Chance(float64(score), elo.OddsFactor)
	draw := int(math.Round(1000 * min(points, 1-points)))
	win := int(math.Round(1000*points)) - draw/2
	return [3]int{win, draw, 1000 - win - draw}
}
