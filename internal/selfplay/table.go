package selfplay

import (
	"math/rand/v2"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/arena"
)

// table plays one game after the other. It has an engine for every variant, because an
// engine prepares itself for the rules.
type table struct {
	Settings
	games   []*board.Rules
	make    func() *engine.Engine
	engines []*engine.Engine
	begin   func(*engine.Engine, int) (*board.Position, []board.Move) // nil for random openings
	judge   arena.Judge                                               // may end games, nil without one
	keep    func(*Record, *board.Game)                                // of finished games
}

// Play is part of arena.Table. The number of a game decides everything about it.
func (t *table) Play(number int) (arena.Outcome, bool) {
	if t.engines == nil {
		t.engines = make([]*engine.Engine, len(t.games))
	}
	variant := number % len(t.games)
	if t.engines[variant] == nil {
		t.engines[variant] = t.make()
	}
	random := rand.New(rand.NewPCG(t.Seed, uint64(number)))
	p := &player{Settings: t.Settings, engine: t.engines[variant], random: random}
	rules := t.games[variant]
	start, opening := t.opening(p, rules, number)
	g := arena.Game{Rules: rules, Start: start, Opening: opening, Players: [2]arena.Player{p, p}, Longest: t.lastPly(), Judge: t.judge}
	out := g.Play()
	moves := out.Game.Moves()
	scores := p.scores[:len(moves)-len(opening)] // the side that accepts a draw has thought, and does not move
	r := &Record{Number: number, Variant: variant, Moves: moves, Random: len(opening), Scores: scores, Result: resultOf(out.Result)}
	if start != nil {
		r.Start = start.FEN()
	}
	t.keep(r, out.Game)
	return out, true
}

// opening is how a game begins.
func (t *table) opening(p *player, rules *board.Rules, number int) (*board.Position, []board.Move) {
	if t.begin != nil {
		return t.begin(p.engine, number)
	}
	return p.opening(rules)
}

// Close is part of arena.Table.
func (t *table) Close() {}

func resultOf(text string) Result {
	switch text {
	case arena.Win(define.White):
		return WhiteWins
	case arena.Win(define.Black):
		return BlackWins
	}
	return Draw
}
