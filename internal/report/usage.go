package report

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/selfplay"
)

// Usage is what the pieces of a type do, over all games. A piece that promotes counts as
// what it becomes from then on.
type Usage struct {
	Name     string   `json:"name"`
	Letter   string   `json:"letter"`
	Value    int      `json:"value"`    // centipawns, as the engine counts
	Start    float64  `json:"start"`    // pieces of both sides at the start, on average
	Moves    Estimate `json:"moves"`    // a game, for each piece at the start
	Captures Estimate `json:"captures"` // of enemy pieces a game, for each piece at the start
	Deadly   Estimate `json:"deadly"`   // share of a game's captures that it makes
	Lost     Estimate `json:"lost"`     // share of a game's captures that take it
	Lives    Estimate `json:"lives"`    // part of a game for which as many stand as at the start, less for each missing one
	Last     Estimate `json:"last"`     // share of the decided games in which it makes the last move
}

// count is what is counted of a type.
type count struct {
	start, last        int
	moves, hits, lives sample // for each piece at the start of a game
	deadly, lost       sample // parts of the captures of a game
}

// usage counts what pieces do.
type usage struct {
	rules          *board.Rules
	types          []count // by type
	games, decided int
	visits         []int // arrivals by square
}

func newUsage(r *board.Rules) *usage {
	return &usage{rules: r, types: make([]count, r.Types()+1), visits: make([]int, r.Files*r.Ranks)}
}

// add adds a game.
func (u *usage) add(r *selfplay.Record, g *board.Game) {
	if len(r.Moves) == 0 {
		return
	}
	u.games++
	var c gameCount
	c.first = u.population(g.Start())
	for i, m := range r.Moves {
		before, after := g.PositionAt(i), g.PositionAt(i+1)
		t := before.Mover(m).Type()
		u.follow(&c, before, m)
		for _, v := range victims(before.Turn(), after) {
			c.lost[v.Was.Type()]++
			c.hits[t]++
			c.captures++
		}
		for t, n := range u.population(after) {
			c.stood[t] += min(n, c.first[t])
		}
	}
	u.sum(&c, len(r.Moves))
	if r.Result != selfplay.Draw {
		n := len(r.Moves) - 1
		u.decided++
		u.types[g.PositionAt(n).Mover(r.Moves[n]).Type()].last++
	}
}

// follow counts where a move takes pieces: castling takes two, and a capturer may be back where it was.
func (u *usage) follow(c *gameCount, p *board.Position, m board.Move) {
	c.moves[p.Mover(m).Type()]++
	if !m.IsPass() && !p.GoesBack(m) {
		u.visits[m.To()]++
	}
	if m.IsCastling() {
		from, to := m.Partner()
		c.moves[p.At(from).Type()]++
		u.visits[to]++
	}
}

// gameCount is what is counted of one game, by type.
type gameCount struct {
	first                    []int // at the start
	moves, hits, lost, stood [define.MaxTypes + 1]int
	captures                 int // of all types
}

// sum adds the counts of a game of so many plies.
func (u *usage) sum(g *gameCount, plies int) {
	for t, n := range g.first {
		c := &u.types[t]
		c.start += n
		if g.captures > 0 {
			c.deadly.add(float64(g.hits[t]) / float64(g.captures))
			c.lost.add(float64(g.lost[t]) / float64(g.captures))
		}
		if n > 0 {
			c.moves.add(float64(g.moves[t]) / float64(n))
			c.hits.add(float64(g.hits[t]) / float64(n))
			c.lives.add(float64(g.stood[t]) / float64(n*plies))
		}
	}
}

// victims are the squares where a move of a side has removed an enemy piece.
func victims(side define.Color, after *board.Position) (list []board.Change) {
	for _, c := range after.Changes() {
		if c.Was != define.Empty && c.Was.Is(side.Other()) && (c.Now == define.Empty || c.Now.Is(side)) {
			list = append(list, c)
		}
	}
	return list
}

// population counts the pieces on the board by type.
func (u *usage) population(p *board.Position) []int {
	n := make([]int, len(u.types))
	for s := range u.visits {
		if piece := p.At(define.Square(s)); piece.Type() != 0 {
			n[piece.Type()]++
		}
	}
	return n
}

// summary describes all types, with values in centipawns by type.
func (u *usage) summary(values []int) (list []Usage) {
	for t := 1; t < len(u.types); t++ {
		c, def := &u.types[t], &u.rules.Def.Types[t-1]
		list = append(list, Usage{
			Name: def.Name, Letter: def.Letter, Value: values[t], Start: float64(c.start) / float64(max(1, u.games)),
			Moves: c.moves.mean(), Captures: c.hits.mean(), Lives: c.lives.points(),
			Deadly: c.deadly.points(), Lost: c.lost.points(), Last: share(c.last, u.decided),
		})
	}
	return list
}
