//go:build browser

package browser

import (
	"slices"
	"strings"
	"testing"

	"github.com/go-rod/rod/lib/input"
	"github.com/go-rod/rod/lib/proto"
)

// told is what the page says below the state of the game.
func (p *page) told() string { return read[string](p, `document.getElementById("told").textContent`) }

// after waits for a number of moves and returns the position.
func (p *page) after(moves int) string {
	p.t.Helper()
	p.wait("fairymaxGame.view.played.length === " + string(rune('0'+moves)) + " && !fairymaxGame.asking && !fairymaxGame.thinking")
	return read[string](p, "fairymaxGame.view.fen")
}

// TestControls uses everything on a page that is no click on a square.
func TestControls(t *testing.T) {
	p := open(t, chromium(t), "normal")
	start := p.after(0)
	p.choose("engine", "none")
	if label := read[string](p, `document.getElementById("move-label").textContent`); label != "A move in text, such as b1c3" {
		t.Errorf("the field of moves: %s", label)
	}
	p.drag("e2", "e4")
	if fen := p.after(1); !strings.HasPrefix(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b") {
		t.Errorf("after a drag: %s", fen)
	}
	moved := p.told()
	p.click("#flip")
	if first := read[string](p, `document.querySelector(".cell").dataset.stop`); first != "h1" {
		t.Errorf("flipped, the first square is %s", first)
	}
	p.click(`[data-stop="e7"]`)
	p.click(`[data-stop="e4"]`)
	p.wait(`document.getElementById("told").textContent.includes("e7e4")`)
	if said := p.told(); !strings.Contains(said, "pawn") {
		t.Errorf("why not e7e4: %s", said)
	}
	for _, mode := range []string{"analyse", "play"} {
		p.mode(mode)
		if said := p.told(); said != moved {
			t.Errorf("%s: after an answer in another mode the page says %q, want %q", mode, said, moved)
		}
	}
	p.MustElement("#move-text").MustInput("Nf6").MustType(input.Enter)
	p.after(2)
	p.click("#hint")
	p.wait(`document.getElementById("told").textContent.includes("How about")`)
	if n := read[int](p, `document.querySelectorAll(".hinted").length`); n != 2 {
		t.Errorf("a hint marks %d squares", n)
	}
	p.click("#take-back")
	p.after(1)
	p.MustEval(`() => { document.querySelector("details").open = true; document.getElementById("pgn").value = "1. d4 d5 2. c4 *"; }`)
	p.click("#read-pgn")
	p.after(3)
	p.choose("engine", "black")
	p.after(4)
	p.click("#take-back") // with the engine's reply
	p.after(2)
	p.click("#new-game")
	if fen := p.after(0); fen != start {
		t.Errorf("a new game begins at %s", fen)
	}
	p.interrupted()
	p.silent()
}

// TestHandKeys picks a piece in hand with the keyboard alone, and puts it back.
func TestHandKeys(t *testing.T) {
	p := open(t, chromium(t), "crazyhouse")
	p.choose("engine", "none")
	p.setUp("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[PNNp] w KQkq - 0 1")
	p.do(`document.querySelector('[data-stop="hand:knight"]').focus()`)
	for _, test := range []struct {
		key  input.Key
		want string
	}{{input.Enter, "hand:knight picked"}, {input.Escape, "hand:knight"}, {input.Enter, "hand:knight picked"}} {
		p.Keyboard.MustType(test.key)
		if at := read[string](p, `[document.activeElement.dataset.stop, ...fairymaxGame.picked.map(() => "picked")].join(" ")`); at != test.want {
			t.Errorf("the focus is on %q, want %q", at, test.want)
		}
	}
	const held = `[...document.querySelectorAll("#hand-bottom .held")].map((e) => e.getAttribute("aria-label") + " " + e.textContent)`
	p.click(`[data-stop="e4"]`)
	p.after(1)
	if got, want := read[[]string](p, held), []string{"White pawn in hand, 1 ×1", "White knight in hand, 1 ×1"}; !slices.Equal(got, want) {
		t.Errorf("in hand: %q, want %q", got, want)
	}
	p.silent()
}

// TestFailedSearch holds that a page goes on after a search that failed.
func TestFailedSearch(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("time", "30000")
	p.choose("level", "20")
	p.keys("e2", "e4")
	const thinks = `document.getElementById("state").textContent.includes("thinks")`
	p.wait(thinks)
	p.do(`fairymaxGame.thinker.desk.fail("out of memory")`)
	p.wait("!" + thinks)
	if said := p.told(); said != "Out of memory." {
		t.Errorf("the page says %q", said)
	}
	p.quick()
	p.choose("engine", "black")
	p.after(2)
	p.silent()
}

// TestHintAgain holds that a question to a program that has just begun waits until it knows
// the game.
func TestHintAgain(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.do(`fairymaxGame.playing.giveHint(); fairymaxGame.playing.giveHint()`)
	p.wait(`document.getElementById("told").textContent !== ""`)
	if said := p.told(); !strings.HasPrefix(said, "How about ") {
		t.Errorf("the page says %q", said)
	}
	p.silent()
}

// TestFailedStart holds that a page says that its engine cannot begin.
func TestFailedStart(t *testing.T) {
	p := listened(t, chromium(t))
	p.path = written(t, "normal")
	p.MustEvalOnNewDocument(`{
		const Whole = Blob;
		const failing = "WebAssembly.instantiate = async () => { throw new Error('no memory'); };";
		window.Blob = function (parts, type) { return new Whole(type?.type === "text/javascript" ? [failing, ...parts] : parts, type); };
	}`)
	p.MustNavigate("file://" + p.path)
	p.wait(`document.getElementById("play-note")?.textContent.endsWith("cannot play the game here: no memory")`)
	p.silent()
}

// TestGoesOn holds that a page says that a move is not yet complete.
func TestGoesOn(t *testing.T) {
	p := open(t, chromium(t), "duck")
	p.click(`[data-stop="e2"]`)
	if said := p.told(); said != "" {
		t.Errorf("after the first click: %s", said)
	}
	p.click(`[data-stop="e4"]`)
	if said := p.told(); !strings.Contains(said, "place the wall") {
		t.Errorf("before the wall is placed: %q", said)
	}
	p.silent()
}

// The lines of a grid are drawn between the same squares from both sides.
func TestLines(t *testing.T) {
	p := open(t, chromium(t), "slippedgrid")
	const lines = `[".line-right", ".line-below"].map((c) => [...document.querySelectorAll(".cell" + c)].map((cell) => cell.dataset.stop).filter((s) => s < "c" && s[1] < "4").sort().join(" ")).join("; ")`
	if got, want := read[string](p, lines), "a1 a2 a3; a3 b3"; got != want {
		t.Errorf("lines at %s, want %s", got, want)
	}
	p.click("#flip")
	if got, want := read[string](p, lines), "b1 b2 b3; a2 b2"; got != want {
		t.Errorf("turned round, lines at %s, want %s", got, want)
	}
}

// interrupted lets the engine think for long, and does not wait for it.
func (p *page) interrupted() {
	p.t.Helper()
	p.choose("time", "30000")
	p.choose("level", "20")
	p.keys("e2", "e4")
	p.wait(`fairymaxGame.thinking === "move" && fairymaxGame.playing.best && fairymaxGame.playing.best.depth > 3`)
	p.click("#now")
	p.after(2)
	p.keys("d2", "d4")
	p.wait(`fairymaxGame.thinking === "move"`)
	p.click("#take-back")
	p.after(2)
}

// drag drags a piece with the mouse.
func (p *page) drag(from, to string) {
	p.t.Helper()
	a, b := p.find(`[data-stop="`+from+`"]`), p.find(`[data-stop="`+to+`"]`)
	p.Mouse.MustMoveTo(a.X, a.Y).MustDown(proto.InputMouseButtonLeft)
	if err := p.Mouse.MoveLinear(proto.NewPoint(b.X, b.Y), 5); err != nil {
		p.t.Fatal(err)
	}
	p.Mouse.MustUp(proto.InputMouseButtonLeft)
}

// keys moves a piece forward with the keyboard alone.
func (p *page) keys(from, to string) {
	p.t.Helper()
	p.MustEval(`(from) => document.querySelector('[data-stop="' + from + '"]').focus()`, from)
	p.Keyboard.MustType(input.Enter)
	up := input.ArrowUp
	if read[bool](p, "fairymaxGame.board.flipped") {
		up = input.ArrowDown
	}
	p.Keyboard.MustType(up, up)
	if at := read[string](p, "document.activeElement.getAttribute('aria-label')"); !strings.HasPrefix(at, to+", target") {
		p.t.Errorf("the focus is on %q, want %s", at, to)
	}
	p.Keyboard.MustType(input.Enter)
}

// TestRowsOfButtons holds that rows of buttons begin at the left, whether the engine thinks or not.
func TestRowsOfButtons(t *testing.T) {
	p := open(t, chromium(t), "normal")
	const ragged = `[...document.querySelectorAll(".buttons")].flatMap((row) => {
		const left = row.getBoundingClientRect().left, firsts = new Map();
		for (const button of row.querySelectorAll("button")) {
			const { top, left } = button.getBoundingClientRect();
			if (button.checkVisibility({ visibilityProperty: true }) && !firsts.has(top)) firsts.set(top, { id: button.id, left });
		}
		return [...firsts.values()].filter((first) => first.left > left + 1).map(({ id }) => id);
	})`
	const practise = `document.getElementById("practise").getBoundingClientRect().left`
	for _, width := range []int{390, 800, 1400} {
		p.screen(width, "light")
		p.do(`fairymaxGame.panel.state()`)
		idle := read[float64](p, practise)
		if found := read[[]string](p, ragged); len(found) > 0 {
			t.Errorf("%d pixels: rows that begin further right: %q", width, found)
		}
		p.do(`document.getElementById("hint").hidden = true; document.getElementById("now").hidden = false`)
		if thinking := read[float64](p, practise); thinking != idle {
			t.Errorf("%d pixels: a button moves from %v to %v when the engine thinks", width, idle, thinking)
		}
	}
	p.silent()
}
