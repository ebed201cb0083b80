//go:build browser

package browser

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// move is a legal move on a page, see package webplay.
type move struct {
	Text, SAN, Choice, Piece string
	Stops, Also              []string

	wall bool // it places a wall, see follow
}

// view is what a page shows.
type view struct {
	FEN, Start, Turn string
	Played           []string
	Over             bool
	Moves            []move
}

// played is a game with the position to begin at, "" for its start.
type played struct{ name, fen string }

// someGames have a move of each kind within a few moves, whatever the engine answers;
// FAIRYMAX_LONG plays more.
func someGames() []played {
	games := []played{
		{"seirawan", ""},
		{"crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[PNpn] w KQkq - 0 1"},
		{lions, "rlbqkblr/pppppppp/L7/8/8/8/PPPPPPPP/R1BQKBLR w KQkq - 0 1"},
		{"capablanca", "1r3k3r/P9/10/10/10/10/7p2/R4K3R w KQk - 0 1"},
		{"duck", ""},
	}
	if os.Getenv("FAIRYMAX_LONG") != "" {
		for name := range strings.FieldsSeq("normal shogi xiangqi fischerandom grand makruk atomic antichess sittuyin racingkings horde gothic janus torpedo placement minishogi shako gardner") {
			games = append(games, played{name, ""})
		}
	}
	return games
}

// lions has moves of several legs, and passes.
const lions = "../../internal/webplay/testdata/lions.toml"

// TestGames plays a whole game against the engine on each page.
func TestGames(t *testing.T) {
	b := chromium(t)
	made := map[string]int{}
	for _, game := range someGames() {
		t.Run(filepath.Base(game.name), func(t *testing.T) {
			v, err := variants.NewCatalogue(fairymax.Files).Load(game.name)
			if err != nil {
				t.Fatal(err)
			}
			p := open(t, b, game.name)
			p.setUp(game.fen)
			p.quick()
			p.playGame(v.Rules, made, mostMoves)
			p.silent()
		})
	}
	t.Logf("%v", made)
	if !t.Failed() {
		for _, kind := range kinds {
			if made[kind] == 0 {
				t.Errorf("no move was a %s", kind)
			}
		}
	}
}

// mostMoves ends a game that does not end by itself.
const mostMoves = 50

// setUp begins at a position, "" for the start of the game.
func (p *page) setUp(fen string) {
	p.t.Helper()
	if fen == "" {
		return
	}
	p.do(fmt.Sprintf(`document.querySelector("details").open = true; document.getElementById("fen").value = %q`, fen))
	p.click("#set-fen")
	p.wait(fmt.Sprintf("fairymaxGame.view.fen === %q", fen))
}

// playGame plays White by clicks until the game is over, or for so many moves, and
// returns the record that the page has of it.
func (p *page) playGame(rules *board.Rules, made map[string]int, most int) (record string) {
	p.t.Helper()
	random := rand.New(rand.NewPCG(7, 7))
	for range most {
		p.wait("!fairymaxGame.asking && !fairymaxGame.thinking")
		v := read[view](p, "fairymaxGame.view")
		p.follow(rules, v)
		if v.Over {
			break
		}
		m := chooseMove(v.Moves, made, random)
		p.make(v, m)
		p.wait(fmt.Sprintf("fairymaxGame.view.played[%d] === %q", len(v.Played), m.Text))
		p.wait(fmt.Sprintf("fairymaxGame.view.over || fairymaxGame.view.turn === %q && !fairymaxGame.thinking", v.Turn))
	}
	return p.checkRecord(rules)
}

// follow holds that the native program has the same position and the same moves, and
// marks those that place a wall.
func (p *page) follow(rules *board.Rules, v view) {
	p.t.Helper()
	start, err := rules.ParseFEN(v.Start)
	if err != nil {
		p.t.Fatal(err)
	}
	g := board.NewGame(start)
	for _, text := range v.Played {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			p.t.Fatalf("%v: %v", v.Played, err)
		}
		g.Play(m)
	}
	if fen := g.Position().FEN(); fen != v.FEN || g.Result().Over != v.Over {
		p.t.Fatalf("after %v the page has %s, want %s", v.Played, v.FEN, fen)
	}
	var list board.MoveList
	if !v.Over {
		g.Position().Legal(&list)
	}
	var want, got []string
	for _, m := range list.Moves() {
		want = append(want, notation.Coordinate(rules, m, 1))
	}
	for _, m := range v.Moves {
		got = append(got, m.Text)
	}
	if !slices.Equal(got, want) {
		p.t.Fatalf("%s: the page has the moves %v, want %v", v.FEN, got, want)
	}
	for i, m := range list.Moves() {
		_, v.Moves[i].wall = m.WallSquare()
	}
}

// kind is what is special about a move, "" if nothing is.
func kind(m move) string {
	switch {
	case len(m.Stops) == 0:
		return "pass"
	case strings.HasPrefix(m.Stops[0], "hand:"):
		return "drop"
	case strings.HasPrefix(m.Choice, "put "):
		return "gating"
	case m.Piece != "":
		return "promotion"
	case strings.HasPrefix(m.SAN, "O-O"):
		return "castling"
	case m.wall:
		return "wall"
	case len(m.Stops) > 2:
		return "legs"
	}
	return ""
}

// kinds are all of them, the rarest first; each is made so often.
var kinds = strings.Fields("legs castling promotion gating drop pass wall")

const enough = 2

// chooseMove chooses a move, of a kind that was seldom made if there is one. Else pawns
// hurry to promote.
func chooseMove(moves []move, made map[string]int, random *rand.Rand) move {
	for _, k := range kinds {
		at := slices.IndexFunc(moves, func(m move) bool { return kind(m) == k })
		if at >= 0 && made[k] < enough {
			made[k]++
			return moves[at]
		}
	}
	best := moves[random.IntN(len(moves))]
	for range 3 {
		if strings.ContainsAny(best.SAN[:1], "abcdefghij") {
			break
		}
		best = moves[random.IntN(len(moves))]
	}
	return best
}

// make makes a move with the mouse.
func (p *page) make(v view, m move) {
	p.t.Helper()
	if len(m.Stops) == 0 {
		p.click("#pass")
		return
	}
	for i, stop := range m.Stops {
		if i < 2 || !v.goesOnAlone(m.Stops[:i]) {
			p.click(fmt.Sprintf("[data-stop=%q]", stop))
		}
	}
	same := func(o move) bool { return slices.Equal(o.Stops, m.Stops) || slices.Equal(o.Also, m.Stops) }
	longer := func(o move) bool { return len(o.Stops) > len(m.Stops) && slices.Equal(o.Stops[:len(m.Stops)], m.Stops) }
	if slices.ContainsFunc(v.Moves, longer) {
		p.click(fmt.Sprintf("[data-stop=%q]", m.Stops[len(m.Stops)-1]))
	}
	if count := len(slices.DeleteFunc(slices.Clone(v.Moves), func(o move) bool { return !same(o) })); count > 1 {
		p.click(fmt.Sprintf("[data-move=%q]", m.Text))
	}
}

// goesOnAlone reports whether the page knows the next click of a move that has begun.
func (v view) goesOnAlone(clicked []string) bool {
	next := map[string]bool{}
	for _, m := range v.Moves {
		for _, way := range [][]string{m.Stops, m.Also} {
			switch n := len(clicked); {
			case len(way) < n || !slices.Equal(way[:n], clicked):
			case len(way) == n:
				return false
			default:
				next[way[n]] = true
			}
		}
	}
	return len(next) == 1
}

// TestLegs holds that a move of several legs needs no click that is the only one left, and
// that its ends are enough, but that a choice is left to the person.
func TestLegs(t *testing.T) {
	path := filepath.Join(t.TempDir(), "hunters.toml")
	if err := os.WriteFile(path, []byte(hunters), 0o600); err != nil {
		t.Fatal(err)
	}
	p := open(t, chromium(t), path)
	for _, test := range []struct {
		stops []string
		want  string
	}{
		{[]string{"c4", "c6"}, "c4c6,c6c4"},
		{[]string{"e3", "f4"}, "e3f4,f4g5"},
		{[]string{"e3", "g5"}, "e3f4,f4g5"},
		{[]string{"h1", "h2", "h3"}, "h1h2,h2h3"},
	} {
		p.wait(`fairymaxGame.view.played.length === 0 && !fairymaxGame.asking`)
		for _, stop := range test.stops {
			p.click(fmt.Sprintf("[data-stop=%q]", stop))
		}
		p.wait(`fairymaxGame.view.played.length === 2 && !fairymaxGame.asking`)
		if got := read[string](p, `fairymaxGame.view.played[0]`); got != test.want {
			t.Errorf("%q plays %s, want %s", test.stops, got, test.want)
		}
		p.click("#new-game")
	}
	p.silent()
}

// hunters has pieces that jump over what they capture, that shoot, and that may go on to several
// squares.
const hunters = `title = "Hunters"
board = "8x8"
start = "4k3/8/2p5/8/2A2p2/4O3/7p/4K2H w - - 0 1"
pieces = ["pawn", "king"]

[piece.otter]
letter = "O"
moves = [{ leap = [1, 1], only = "passing", then = { after = "capture", leap = [1, 1], only = "move" } }]

[piece.archer]
letter = "A"
moves = [{ leap = [0, 2], only = "passing", then = { after = "capture", leap = [0, -2] } }]

[piece.hound]
letter = "H"
moves = [{ leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, 1], dirs = "any" } }]

[promotion.pawn]
to = ["otter"]
`

// checkRecord copies the game out, reads it and returns it.
func (p *page) checkRecord(rules *board.Rules) (record string) {
	p.t.Helper()
	p.do(`document.querySelector("details").open = true`)
	p.click("#copy-pgn")
	p.wait(`document.getElementById("pgn").value`)
	text := read[string](p, `document.getElementById("pgn").value`)
	records, err := notation.ReadRecords(strings.NewReader(text))
	if err != nil || len(records) != 1 {
		p.t.Fatalf("%d records: %v\n%s", len(records), err, text)
	}
	g, err := records[0].Replay(rules)
	if err != nil || g.Position().FEN() != read[string](p, "fairymaxGame.view.fen") {
		p.t.Errorf("%v: the record ends elsewhere:\n%s", err, text)
	}
	return text
}

// hostile is a definition with a script in every text.
func hostile() string {
	const attack = `<script>alert(1)</script><img src=x onerror=alert(2)>\"'</style>`
	return strings.ReplaceAll(`title   = "ATTACK"
source  = "javascript:alert(3) https://example.org/ATTACK"
extends = "normal"
start   = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR w KQkq - 0 1"
pieces  = ["pawn", "stag", "bishop", "rook", "queen", "king"]

promotion.pawn.to = ["queen", "rook", "bishop", "stag"]

[piece.stag]
title  = "ATTACK"
letter = "S"
moves  = [{ leap = [1, 2] }] # </script><script>alert(4)</script>
`, "ATTACK", attack)
}

// TestHostile holds that no text of a definition becomes a script.
func TestHostile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "hostile.toml")
	if err := os.WriteFile(path, []byte(hostile()), 0o600); err != nil {
		t.Fatal(err)
	}
	if said, err := exec.Command(program, "check", path).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	p := open(t, chromium(t), path)
	p.click(`[data-stop="b1"]`)
	p.click(`[data-stop="c3"]`)
	p.wait(`fairymaxGame.view.played.length === 2`)
	if n := read[int](p, `document.querySelectorAll("script:not([type]), img, iframe").length`); n != 2 {
		t.Errorf("the page has %d scripts and images, want its engine and its own script", n)
	}
	p.silent()
}

// TestGoals holds that the board frames the squares where a piece wins, also turned round.
func TestGoals(t *testing.T) {
	p := open(t, chromium(t), "kingofthehill")
	const framed = `[...document.querySelectorAll(".cell.goal.white.black")].map((cell) => cell.dataset.stop + cell.title).sort().join()`
	const want = "d4goal,d5goal,e4goal,e5goal"
	if got := read[string](p, framed); got != want {
		t.Errorf("the goals are %s", got)
	}
	p.screen(1400, "light")
	p.shoot("goals.png")
	p.click("#flip")
	p.wait(`document.querySelector(".cell").dataset.stop === "h1"`)
	if got := read[string](p, framed); got != want {
		t.Errorf("turned round, the goals are %s", got)
	}
	p.silent()
}
