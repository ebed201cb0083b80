package webplay

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/notation"
	"fairymax/internal/opponent"
)

// thought is the state of a search, or its result.
type thought struct {
	Move  string `json:"move"` // in coordinates
	SAN   string `json:"san"`
	Depth int    `json:"depth"`
	Nodes uint64 `json:"nodes"`
	Score string `json:"score"` // in words
	White int    `json:"white"` // the score in centipawns, for White
	Line  string `json:"line"`
}

// most is the longest search.
const most = time.Hour

// think searches a position; its game is told by the question, so that a program that
// only searches need not follow a game.
func (s *Session) think(q *question) (any, error) {
	g, err := s.replay(q.Start, q.Moves)
	if err != nil {
		return nil, err
	}
	if g.Result().Over {
		return nil, errors.New("the game is over")
	}
	if s.engine == nil {
		s.engine = s.prepare()
		s.engine.NewGame(s.rules) // takes a while, which is not the search's
	}
	p := g.Position()
	limit := min(time.Duration(max(1, q.Milliseconds))*time.Millisecond, most)
	skill := opponent.NewSkill(nil)
	skill.Level = min(max(q.Skill, 0), opponent.FullSkill)
	result := skill.Think(context.Background(), s.engine, g, engine.Limits{Soft: limit, Hard: limit}, func(info engine.Info) {
		if s.Report != nil && info.Bound == engine.Exact && info.Line <= 1 && len(info.PV) > 0 {
			state, err := json.Marshal(s.thought(p, info.PV, info.Score, info.Depth, info.Nodes))
			if err == nil {
				s.Report(state)
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

// longestLine is how many moves of a line are shown.
const longestLine = 8

// thought describes a search of a position.
func (s *Session) thought(p *board.Position, line []board.Move, score engine.Score, depth int, nodes uint64) thought {
	t := thought{
		Move: notation.Coordinate(s.rules, line[0], 1), SAN: notation.SAN(p, line[0], 1),
		Depth: depth, Nodes: nodes, Score: opponent.ScoreText(p.Turn(), score), White: int(score),
	}
	if p.Turn() == board.Black {
		t.White = -t.White
	}
	var words []string
	for _, m := range line[:min(len(line), longestLine)] {
		words = append(words, notation.SAN(p, m, 1))
		next := new(board.Position)
		p.Play(m, next)
		p = next
	}
	t.Line = strings.Join(words, " ")
	return t
}
