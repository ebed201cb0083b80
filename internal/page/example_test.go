package page

import (
	"fmt"
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// Where captures or moves do something besides, the page shows it: the pictures agree with
// the positions, and a cross is where a piece has gone.
func TestExamples(t *testing.T) {
	for _, c := range []struct {
		game, label string
		crosses     int // at least
	}{
		{"atomic", sheet.CaptureLabel, 4}, {"atomar", sheet.CaptureLabel, 4}, {"andernach", sheet.CaptureLabel, 0}, {"petrified", sheet.CaptureLabel, 0},
		{"duck", sheet.WallLabel, 0}, {"amazons", sheet.WallLabel, 0}, {"isolation", sheet.WallLabel, 0}, {"snailtrail", sheet.WallLabel, 0},
	} {
		g := gameOf(load(t, c.game))
		cards := g.examples(c.label)
		if len(cards) != 1 {
			t.Errorf("%s: %d examples under %s, want 1", c.game, len(cards), c.label)
			continue
		}
		count := captureEffects
		if c.label == sheet.WallLabel {
			count = walls
		}
		x, _ := g.findExample(count)
		var list board.MoveList
		if x.before.Legal(&list); !slices.Contains(list.Moves(), x.move) {
			t.Errorf("%s: the example is not legal", c.game)
		}
		before, after := cards[0].Before.svg(t), cards[0].After.svg(t)
		if got, want := before.pieces(), g.standing(x.before); !slices.Equal(got, want) {
			t.Errorf("%s: before the move are drawn %v, want %v", c.game, got, want)
		}
		if got, want := after.pieces(), g.standing(x.after); !slices.Equal(got, want) {
			t.Errorf("%s: after the move are drawn %v, want %v", c.game, got, want)
		}
		gone := len(g.standing(x.before)) - len(g.standing(x.after))
		switch crosses := len(after.all("cross")); {
		case crosses < c.crosses, c.crosses > 0 && crosses != gone-1: // the capturer is not crossed out
			t.Errorf("%s: %d crosses, %d pieces have gone, want at least %d crosses", c.game, crosses, gone, c.crosses)
		}
		if len(before.all("tip")) != 1 {
			t.Errorf("%s: the move has no arrow", c.game)
		}
	}
	for _, label := range []string{sheet.CaptureLabel, sheet.WallLabel} {
		if g := gameOf(load(t, "normal")); len(g.examples(label)) > 0 {
			t.Errorf("chess has an example under %s", label)
		}
	}
}

// standing lists the pieces of a position as they are drawn, far ranks first.
func (g *Game) standing(p *board.Position) []string {
	r := g.rulesOf()
	var list []string
	for rank := r.Ranks - 1; rank >= 0; rank-- {
		for file := range r.Files {
			s := r.Square(file, rank)
			if piece := p.At(s); piece != define.Empty && piece != define.Wall {
				list = append(list, fmt.Sprintf("%s %s %s", sideClass(piece.Color()), g.typeName(piece.Type()), r.SquareName(s, 1)))
			}
		}
	}
	return list
}
