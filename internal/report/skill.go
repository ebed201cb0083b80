package report

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/elo"
	"fairymax/internal/player"
)

// Skill says how much it helps to look further.
type Skill struct {
	Levels  []Level  `json:"levels"`
	Changed Estimate `json:"changed"` // share of the positions in which four times the nodes choose another move
}

// Level is a match of a player against one with a quarter of its nodes.
type Level struct {
	Nodes int     `json:"nodes"` // of the weaker player
	Games int     `json:"games"`
	Score float64 `json:"score"` // of the stronger player
	Elo   float64 `json:"elo"`   // at most 1,200 either way
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// times is how many more nodes the stronger player has.
const times = 4

// weaker are the nodes of the weaker player of each level.
func (s *Study) weaker() [2]int { return [2]int{max(1, s.Nodes/times), s.Nodes} }

// skillGame is a finished game of a level.
type skillGame struct {
	Number int `json:"number"` // over all levels
	Points int `json:"points"` // of the stronger player, doubled
}

// skill plays the levels of a report of so many games, as far as the folder does not have
// their games.
func (s *Study) skill(ctx context.Context, reported int) ([]Level, error) {
	played, err := s.playSkill(ctx, reported, arena.Shard{})
	if err != nil {
		return nil, err
	}
	return s.levels(played, s.skillGames(reported)), nil
}

// playSkill plays a part of the games of all levels, and returns those of all parts.
func (s *Study) playSkill(ctx context.Context, reported int, part arena.Shard) ([]skillGame, error) {
	games := s.skillGames(reported)
	whole := s.path(fmt.Sprintf(skillFile, games))
	file := part.File(whole)
	parts, err := arena.ShardFiles(whole)
	if err != nil {
		return nil, err
	}
	played := s.readSkill(games, file)
	all := s.readSkill(games, append(parts, file)...)
	left, rest := s.leftOf(all, games, part)
	if part.N == 0 {
		rest = rest.plus(changedWork(min(reported, mostAsked)))
	}
	tables := make([]arena.Table, s.Threads)
	for i := range tables {
		tables[i] = &skillTable{Study: s, ctx: ctx, games: games}
	}
	playing, stop := context.WithCancel(ctx)
	defer stop()
	done, goal := len(all), len(all)+len(left)
	arena.PlayAll(playing, slices.Values(left), tables, func(number int, out arena.Outcome) {
		played = append(played, skillGame{number, points(out.Result, strongerSide(number))})
		done++
		work := skillWork(number / games)
		rest.games -= work.games
		s.tell("skill", done, goal, work, rest)
		text, _ := json.Marshal(played) // numbers
		if failed := atomicfile.Replace(file, text); failed != nil {
			err = failed // also if another game, under way, can be written later
			stop()
		}
	})
	return s.readSkill(games, append(parts, file)...), cmp.Or(err, ctx.Err())
}

// leftOf lists the games of a part that have not been played, and how much work they are.
func (s *Study) leftOf(played []skillGame, games int, part arena.Shard) (left []int, work amount) {
	has := map[int]bool{}
	for _, g := range played {
		has[g.Number] = true
	}
	for n := range games * len(s.weaker()) {
		if !has[n] && part.Has(n) {
			left = append(left, n)
			work = work.plus(skillWork(n / games))
		}
	}
	return left, work
}

// levels adds up games in the order of their numbers.
func (s *Study) levels(played []skillGame, games int) (list []Level) {
	for l, nodes := range s.weaker() {
		var score elo.Score
		pair := 0
		for n := l * games; n < (l+1)*games; n++ {
			p := played[n].Points
			count := [...]*int{&score.Losses, &score.Draws, &score.Wins}[p]
			*count++
			if pair += p; n%2 == 1 {
				score.Pairs[pair]++
				pair = 0
			}
		}
		low, high := score.Elo()
		list = append(list, Level{nodes, games, score.Mean(), bounded(elo.Of(score.Mean())), bounded(low), bounded(high)})
	}
	return list
}

// mostElo is the largest rating difference that a match can tell.
const mostElo = 1200

// bounded keeps a rating difference among those that a match can tell.
func bounded(x float64) float64 { return max(-mostElo, min(mostElo, x)) }

// strongerSide is the colour of the stronger player.
func strongerSide(number int) define.Color { return define.Color(number % 2) }

// points are the points of a side, doubled.
func points(result string, side define.Color) int {
	switch result {
	case arena.Win(side):
		return 2
	case arena.Drawn:
		return 1
	}
	return 0
}

// skillTable plays games of all levels.
type skillTable struct {
	*Study
	ctx     context.Context
	games   int // of a level
	engines []*engine.Engine
}

// openingStream keeps the openings of the levels apart from those of the games.
const openingStream = 1 << 62

// Play is part of arena.Table.
func (t *skillTable) Play(number int) (arena.Outcome, bool) {
	if t.engines == nil {
		t.engines = []*engine.Engine{t.Engine(), t.Engine()}
	}
	nodes := t.weaker()[number/t.games]
	openings := arena.RandomOpenings{Plies: t.Plies, Limit: balanced, Judge: func(g *board.Game) int {
		const judgeNodes = 200
		return t.engines[0].Judge(g, judgeNodes)
	}}
	g := arena.Game{Rules: t.Rules, Longest: longest, Judge: t.Judge}
	g.Start, g.Opening = openings.Draw(t.Rules, rand.New(rand.NewPCG(t.Seed, openingStream+uint64(number/2))))
	strong := strongerSide(number)
	g.Players[strong], g.Controls[strong] = player.New(t.ctx, t.engines[0], ""), arena.Control{Nodes: nodes * times}
	g.Players[strong.Other()], g.Controls[strong.Other()] = player.New(t.ctx, t.engines[1], ""), arena.Control{Nodes: nodes}
	return g.Play(), t.ctx.Err() == nil
}

// Close is part of arena.Table.
func (t *skillTable) Close() {}
