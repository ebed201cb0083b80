package webplay

import (
	"encoding/json"
	"errors"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/annotate"
	"fairymax/internal/notation"
	"fairymax/internal/opponent"
)

// thought is the state of a search, or its result.
type thought struct {
	Move  string   `json:"move"` // in coordinates
	SAN   string   `json:"san"`
	Depth int      `json:"depth"`
	Nodes uint64   `json:"nodes"`
	Score string   `json:"score"` // in words
	Short string   `json:"short"` // the score as a number, for White
	White int      `json:"white"` // the score in centipawns, for White
	Line  string   `json:"line"`
	Rank  int      `json:"rank"`  // 1 for the best line
	Moves []string `json:"moves"` // of the line, in coordinates
	SANs  []string `json:"sans"`  // the same
}

// Bounds of searches.
const (
	most         = time.Hour
	mostAnalysis = 3 * time.Minute // then a phone may rest
	mostLines    = 5
)

// think searches for a move to play; the game is told by the question, so that a program that
// only searches need not follow a game.
func (s *Session) think(q *question) (any, error) {
	limit := min(time.Duration(max(1, q.Milliseconds))*time.Millisecond, most)
	limits := engine.Limits{Soft: limit, Hard: limit}
	if q.Remaining > 0 {
		clock := engine.Clock{Remaining: milliseconds(q.Remaining), Increment: milliseconds(q.Increment), Overhead: overhead}
		limits.Soft, limits.Hard = clock.Budget()
	}
	return s.search(q, limits, q.Skill)
}

// overhead is what it takes until a page shows a move.
const overhead = 50 * time.Millisecond

func milliseconds(n int) time.Duration {
	return min(time.Duration(max(0, n))*time.Millisecond, 24*time.Hour)
}

// analyse searches for the best lines until its context ends, or nothing more is to be found.
func (s *Session) analyse(q *question) (any, error) {
	return s.search(q, engine.Limits{Hard: mostAnalysis, Lines: min(max(1, q.Lines), mostLines)}, opponent.FullSkill)
}

// search searches a position. Only the engine of full skill reports more than its best line.
func (s *Session) search(q *question, limits engine.Limits, level int) (any, error) {
	g, err := s.replay(q.Start, q.Moves)
	if err != nil {
		return nil, err
	}
	if g.Result().Over {
		return nil, errors.New("the game is over")
	}
	p, lines := g.Position(), max(1, limits.Lines)
	skill := opponent.NewSkill(nil)
	skill.Level = float64(min(max(level, 0), opponent.FullSkill))
	limits.Yield = s.Yield
	shown := ranking{most: lines}
	result := skill.Think(q.ctx, s.searcher(), g, limits, func(info engine.Info) {
		if info.Bound == engine.Exact && info.Line <= lines && len(info.PV) > 0 {
			for _, t := range shown.take(s.thought(p, info.PV, info.Score, info.Depth, info.Nodes), info.Score) {
				s.report(t)
			}
		}
	})
	if result.Move == board.NoMove {
		return nil, errors.New("there is no legal move")
	}
	line := result.PV
	if len(line) == 0 || line[0] != result.Move {
		line = []board.Move{result.Move}
	}
	return s.thought(p, line, result.Score, result.Depth, result.Nodes), nil
}

// searcher is the engine. Preparing it takes a while, which does not count for any search.
func (s *Session) searcher() *engine.Engine {
	if s.engine == nil {
		s.engine = s.prepare()
		s.engine.NewGame(s.rules)
	}
	return s.engine
}

// report tells the state of a search.
func (s *Session) report(state any) {
	if s.Report == nil {
		return
	}
	if text, err := json.Marshal(state); err == nil {
		s.Report(text)
	}
}

// longestLine is how many moves of a line are shown.
const longestLine = 10

// thought describes a search of a position.
func (s *Session) thought(p *board.Position, line []board.Move, score engine.Score, depth int, nodes uint64) thought {
	t := thought{
		Move: notation.Coordinate(s.rules, line[0], 1), SAN: notation.SAN(p, line[0], 1),
		Depth: depth, Nodes: nodes, Score: opponent.ScoreText(p.Turn(), score), White: int(score), Rank: 1,
	}
	if p.Turn() == define.Black {
		t.White = -t.White
	}
	t.Short = annotate.ScoreOf(t.White).Text()
	for _, m := range line[:min(len(line), longestLine)] {
		t.Moves = append(t.Moves, notation.Coordinate(s.rules, m, 1))
		t.SANs = append(t.SANs, notation.SAN(p, m, 1))
		next := new(board.Position)
		p.Play(m, next)
		p = next
	}
	t.Line = strings.Join(t.SANs, " ")
	return t
}
