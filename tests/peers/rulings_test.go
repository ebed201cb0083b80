package peers

import (
	"slices"
	"strings"
	"testing"

	"fairymax/board"
)

// ruling is a difference that a published rule decides for us. Its example has to show it, so
// that a library which is mended is noticed.
type ruling struct {
	name    string
	why     string // the rule and its source
	matches func(*difference) bool
	example example
}

// example is a position with moves played from it.
type example struct {
	game, fen, moves string
}

// decide counts a difference for the first ruling that it matches, and reports whether there is one.
func (d *difference) decide(y *tally) bool {
	list := rulings()
	i := slices.IndexFunc(list, func(r ruling) bool { return r.matches(d) })
	if i < 0 {
		return false
	}
	y.decided[list[i].name]++
	return true
}

// holdRulings holds that the example of each ruling shows the difference.
func holdRulings(t *testing.T, r *referee, games []*peerGame) {
	for _, ruling := range rulings() {
		i := slices.IndexFunc(games, func(g *peerGame) bool { return g.String() == ruling.example.game })
		if i < 0 {
			t.Errorf("%s: no game %s", ruling.name, ruling.example.game)
			continue
		}
		c := &comparison{t: t, referee: r, game: games[i], tally: new(tally)}
		d := c.show(ruling.example)
		switch {
		case d == nil:
			t.Errorf("%s: the library agrees with us by now: %+v", ruling.name, ruling.example)
		case !ruling.matches(d):
			t.Errorf("%s: the example shows another difference: %s", ruling.name, d)
		}
	}
}

// show sets up an example and returns what differs.
func (c *comparison) show(x example) *difference {
	p, err := c.game.rules.ParseFEN(x.fen)
	if err != nil {
		c.t.Fatalf("%+v: %v", x, err)
	}
	c.played = board.NewGame(p)
	theirs := c.referee.ask(c.t, c.game.setUp(p))
	for name := range strings.FieldsSeq(x.moves) {
		moves := legal(c.played.Position())
		i := slices.IndexFunc(moves, func(m board.Move) bool {
			return c.game.move(m) == name || slices.Contains(strings.Split(c.game.move(m), "|"), name)
		})
		if i < 0 {
			c.t.Fatalf("%+v: %s is illegal", x, name)
		}
		c.played.Play(moves[i])
		theirs = c.referee.ask(c.t, question{Play: []string{name}})
	}
	return c.difference(theirs)
}
