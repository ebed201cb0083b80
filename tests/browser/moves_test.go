//go:build browser

package browser

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/webplay"
	"fairymax/variants"
)

// line is a random game, or what a page says of one: its start, and the legal moves of
// each position.
type line struct {
	Start  string // a FEN
	Played []string
	Ends   string     // the FEN of the last position
	Moves  [][]string // legal, by position, in coordinates
}

// TestMoves holds that a page knows the legal moves that the native program knows, in the
// worker that pages ask: FAIRYMAX_LONG compares 10,000 positions of all games.
func TestMoves(t *testing.T) {
	const positions = 10_000
	catalogue := variants.NewCatalogue(fairymax.Files)
	names := catalogue.Names()
	each := (positions + len(names) - 1) / len(names)
	if os.Getenv("FAIRYMAX_LONG") == "" {
		names = []string{"capablanca", "shogi", "xiangqi", "duck"}
	}
	p, compared := open(t, chromium(t), "normal"), 0
	for i, name := range names {
		v, err := catalogue.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		p.load(v.Rules)
		random := rand.New(rand.NewPCG(22, uint64(i)))
		for left := each; left > 0; {
			want := randomLine(v.Rules, random, left)
			if got := p.follows(want); got.Ends != want.Ends || !slices.EqualFunc(got.Moves, want.Moves, slices.Equal) {
				t.Fatalf("%s: the page has\n%v, want\n%v", name, got, want)
			}
			left -= len(want.Moves)
			compared += len(want.Moves)
		}
	}
	p.silent()
	t.Logf("%d positions of %d games", compared, len(names))
}

// randomLine plays random moves until the game is over or has so many positions.
func randomLine(rules *board.Rules, random *rand.Rand, positions int) line {
	g := board.NewGame(rules.Shuffled(random.IntN))
	l := line{Start: g.Position().FEN(), Played: []string{}}
	for {
		var list board.MoveList
		if !g.Result().Over {
			g.Position().Legal(&list)
		}
		texts := []string{}
		for _, m := range list.Moves() {
			texts = append(texts, notation.Coordinate(rules, m, 1))
		}
		l.Moves = append(l.Moves, texts)
		if len(texts) == 0 || len(l.Moves) == positions {
			l.Ends = g.Position().FEN()
			return l
		}
		n := random.IntN(len(texts))
		l.Played = append(l.Played, texts[n])
		g.Play(list.Moves()[n])
	}
}

// load makes the page's worker play another game.
func (p *page) load(rules *board.Rules) {
	p.t.Helper()
	text, err := json.Marshal(webplay.Setup{Definition: rules.Def}.Text())
	if err != nil {
		p.t.Fatal(err)
	}
	if got := read[struct{ Files int }](p, "await fairymaxGame.referee.ask({ do: 'load', text: "+string(text)+" })"); got.Files != rules.Files {
		p.t.Fatalf("%s has %d files on the page", rules.Def.Name, got.Files)
	}
}

// follows plays a game in the page's worker.
func (p *page) follows(l line) line {
	p.t.Helper()
	l.Moves = nil
	text, err := json.Marshal(l)
	if err != nil {
		p.t.Fatal(err)
	}
	return read[line](p, `await (async (line) => {
		let view = await fairymaxGame.referee.ask({ do: "fen", text: line.Start });
		line.Moves = [view.moves.map((move) => move.text)];
		for (const text of line.Played) {
			view = await fairymaxGame.referee.ask({ do: "play", text });
			line.Moves.push(view.moves.map((move) => move.text));
		}
		line.Ends = view.fen;
		return line;
	})(`+string(text)+`)`)
}
