//go:build browser

package browser

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/go-rod/rod/lib/input"
	"github.com/go-rod/rod/lib/proto"
)

// mode begins another mode of the page.
func (p *page) mode(name string) {
	p.t.Helper()
	p.click(`#modes [data-mode="` + name + `"]`)
	p.wait(`document.getElementById("play").dataset.mode === "` + name + `"`)
}

// TestFirstLine measures how soon the engine's first line is there after one begins to analyse:
// within a second, which FAIRYMAX_LATENCY holds.
func TestFirstLine(t *testing.T) {
	p := open(t, chromium(t), "capablanca")
	p.choose("engine", "none")
	began := time.Now()
	p.mode("analyse")
	p.wait(`document.querySelectorAll("#lines li").length > 0`)
	took := time.Since(began)
	t.Logf("the first line was there after %v", took)
	if enforced() && took > time.Second {
		t.Errorf("it took %v", took)
	}
	p.wait(`document.querySelectorAll("#lines li").length === 3 && fairymaxGame.analysis.lines.best.depth > 6`)
	p.silent()
}

// aGame is a game with everything that a record can have.
const aGame = `[White "Greco"]
[Black "NN"]

1. e4 {[%eval 0.31] King's pawn.} 1... e5 {[%eval 0.28]} (1... c5 2. Nf3 (2. c3 d5 $5 {Alapin}) 2... d6) 2. Nf3 {[%eval 0.25]} 2... d6 $6 {[%eval 0.55]}
3. d4 {[%eval 0.5]} 3... Bg4 $2 {[%eval 1.1]} (3... exd4 4. Nxd4 Nf6) 4. dxe5 $1 {[%eval 1.2]} 4... Bxf3 {[%eval 1.15] [%csl Rf7][%cal Gd1f3]} 5. Qxf3 {[%eval 1.2]} 5... dxe5 {[%eval 1.2]} *`

// readGame reads a game from text.
func (p *page) readGame(text string) {
	p.t.Helper()
	p.choose("engine", "none")
	p.do(fmt.Sprintf(`document.querySelector("details").open = true; document.getElementById("pgn").value = %q`, text))
	p.click("#read-pgn")
	p.wait(`fairymaxGame.view.played.length > 0 && !fairymaxGame.asking`)
	p.do(`document.querySelector("details").open = false`)
}

// TestLooksOfAnalysis holds that the analysis board, and positions that are set up by hand, look
// well on all screens.
func TestLooksOfAnalysis(t *testing.T) {
	b := chromium(t)
	p := open(t, b, "normal")
	p.readGame(aGame)
	p.mode("analyse")
	p.wait(`fairymaxGame.analysis.lines.best && fairymaxGame.analysis.lines.best.depth > 8`)
	p.click("#engine-on") // for a picture that stands still
	p.wait(`!fairymaxGame.thinking`)
	p.do(`fairymaxGame.moves.step("ArrowLeft")`)
	p.wait(`fairymaxGame.view.played.length === 9`)
	p.do(`fairymaxGame.moves.step("ArrowLeft"); scrollTo(0, 0)`)
	p.wait(`fairymaxGame.view.played.length === 8`)
	p.looks("analysis")
	p.mode("setup")
	p.wait(canPlay)
	p.do(`document.activeElement.blur(); scrollTo(0, 0)`)
	p.looks("setup")
	p.silent()
	p = open(t, b, "crazyhouse")
	p.mode("setup")
	p.click(`[data-brush="white queen"]`)
	p.click(`[data-stop="e8"]`)
	p.wait(`document.getElementById("setup-problem").textContent.includes("royal")`)
	p.do(`document.activeElement.blur(); scrollTo(0, 0)`)
	p.looks("setuphands")
	p.silent()
}

// moves are the moves in the list, with their signs.
func (p *page) moves() string {
	p.t.Helper()
	return read[string](p, `[...document.querySelectorAll("#moves .move")].map((move) => move.firstChild.textContent).join(" ")`)
}

// at waits until the current move is another one.
func (p *page) at(move string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`!fairymaxGame.asking && (document.querySelector("#moves [aria-current]")?.firstChild.textContent ?? "") === %q`, move))
}

// TestVariations goes about in a game by keys and clicks, branches off, judges and comments, and
// reads back what it wrote.
func TestVariations(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.readGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
	p.mode("analyse")
	p.click("#engine-on")
	for _, step := range []struct {
		key  input.Key
		want string
	}{{input.ArrowLeft, "Nc6"}, {input.ArrowLeft, "Nf3"}, {input.Comma, "e5"}} {
		p.Keyboard.MustType(step.key)
		p.at(step.want)
	}
	p.stops("b1 c3")
	p.at("Nc3")
	p.click(`[data-glyph="5"]`)
	p.at("Nc3!?")
	p.MustElement("#comment").MustInput("Vienna {game}").MustBlur()
	p.wait(`document.querySelector("#moves .variation .comment")`)
	p.do(`document.activeElement.blur()`)
	for _, step := range []struct {
		key  input.Key
		want string
	}{{input.ArrowUp, "Nf3"}, {input.ArrowDown, "Nc3!?"}, {input.Home, ""}, {input.End, "Bb5"}} {
		p.Keyboard.MustType(step.key)
		p.at(step.want)
	}
	p.click(`#moves .variation .move`)
	p.at("Nc3!?")
	p.click("#promote")
	p.wait(`fairymaxGame.tree.line(0)[2].san === "Nc3"`)
	if got, want := p.moves(), "e4 e5 Nc3!? Nf3 Nc6 Bb5"; got != want {
		t.Errorf("promoted: %s, want %s", got, want)
	}
	p.drawOn("b1", "c3")
	p.drawOn("d5", "d5")
	p.wait(`document.querySelectorAll("#arrows .drawn-G").length === 2`)
	p.do(`document.querySelector("details").open = true`)
	p.click("#copy-pgn")
	p.wait(`document.getElementById("pgn").value.includes("Vienna")`)
	text := read[string](p, `document.getElementById("pgn").value`)
	if want := "1. e4 e5 2. Nc3 $5 {[%csl Gd5] [%cal Gb1c3] Vienna (game)} (2. Nf3 Nc6 3. Bb5) *"; !strings.Contains(strings.Join(strings.Fields(text), " "), want) {
		t.Errorf("written:\n%s\nwant %s", text, want)
	}
	p.click("#delete")
	p.at("e5")
	p.click("#read-pgn")
	p.at("Nc3!?")
	p.click("#copy-pgn")
	p.wait(`document.getElementById("told").textContent === "Copied."`)
	if again := read[string](p, `document.getElementById("pgn").value`); again != text {
		t.Errorf("written again:\n%s\nwant\n%s", again, text)
	}
	p.silent()
}

// TestVariationsLate goes about in a game, draws and deletes faster than the engine answers: each
// key and click goes on from the one before.
func TestVariationsLate(t *testing.T) {
	p := openLate(t, chromium(t), "normal")
	p.readGame("1. e4 e5 2. Nf3 Nc6 3. Bb5 *")
	p.mode("analyse")
	p.click("#engine-on")
	p.Keyboard.MustType(input.ArrowLeft, input.ArrowLeft, input.ArrowLeft)
	p.at("e5")
	p.do(`for (const squares of ["b1c3", "g1f3", "d5"]) fairymaxGame.drawing.put("G", squares)`)
	p.wait(`document.querySelectorAll("#arrows .drawn-G").length === 3`)
	p.do(`fairymaxGame.moves.step("ArrowRight"); document.querySelector('[data-glyph="1"]').click();
		fairymaxGame.moves.step("ArrowRight"); document.getElementById("delete").click()`)
	p.at("Nf3!")
	if got := p.moves(); got != "e4 e5 Nf3!" {
		t.Errorf("the moves are %s", got)
	}
	p.silent()
}

// TestTextsLate reads a game and has it analysed, and copies a position, faster than the engine
// answers.
func TestTextsLate(t *testing.T) {
	p := openLate(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.mode("analyse")
	p.click("#engine-on")
	p.do(`document.getElementById("pgn").value = "1. f3 e5 2. g4 Qh4# 0-1"; document.getElementById("read-pgn").click(); document.getElementById("analyse-game").click()`)
	p.wait(`fairymaxGame.tree.line(0)[2]?.signs === "??"`)
	p.click("#state") // Chromium copies only within seconds of a click, and the analysis may take longer
	p.do(`fairymaxGame.moves.step("Home"); document.getElementById("copy-fen").click()`)
	p.wait(`document.getElementById("told").textContent === "Copied."`)
	if fen, start := read[string](p, `document.getElementById("fen").value`), read[string](p, "fairymaxGame.layout.start"); fen != start {
		t.Errorf("copied: %s", fen)
	}
	p.mode("play")
	p.do(`fairymaxGame.play("e2e4"); document.getElementById("hint").click()`)
	p.after(1)
	if said := p.told(); strings.HasPrefix(said, "How about") {
		t.Errorf("for another position the page says %s", said)
	}
	p.click("#hint")
	p.wait(`document.getElementById("told").textContent.startsWith("How about")`)
	if got := read[int](p, `document.querySelectorAll(".hinted").length`); got != 2 {
		t.Errorf("a hint marks %d squares", got)
	}
	p.silent()
}

// drawOn draws an arrow with the right button, or a circle.
func (p *page) drawOn(from, to string) {
	p.t.Helper()
	a, b := p.find(`[data-stop="`+from+`"]`), p.find(`[data-stop="`+to+`"]`)
	p.Mouse.MustMoveTo(a.X, a.Y).MustDown(proto.InputMouseButtonRight).MustMoveTo(b.X, b.Y).MustUp(proto.InputMouseButtonRight)
	p.wait(fmt.Sprintf(`(fairymaxGame.tree.get(fairymaxGame.view.node).shapes || []).some((shape) => shape.includes(%q))`, from))
}

// TestEngineLines plays a line of the engine by a click, and holds that a search goes on where it is
// needed: after a move, with other numbers of lines, and not when it is switched off.
func TestEngineLines(t *testing.T) {
	p := open(t, chromium(t), "crazyhouse")
	p.choose("engine", "none")
	p.mode("analyse")
	const deep = `fairymaxGame.analysis.lines.best && fairymaxGame.analysis.lines.best.depth > 5 && document.querySelectorAll("#lines li:first-child button").length > 2`
	p.wait(deep)
	if n := read[int](p, `document.querySelectorAll("#arrows .engine").length`); n != 3 {
		t.Errorf("%d arrows for three lines", n)
	}
	p.choose("line-count", "5")
	p.wait(`document.querySelectorAll("#lines li").length === 5`)
	p.choose("line-count", "1")
	p.wait(`document.querySelectorAll("#lines li").length === 1 && ` + deep)
	p.click("#engine-on")
	p.wait(`!fairymaxGame.thinking`)
	if n := read[int](p, `document.querySelectorAll("#lines li").length`); n != 0 {
		t.Errorf("switched off, it shows %d lines", n)
	}
	p.click("#engine-on")
	p.wait(deep)
	p.wait(`(() => { // a later line may be a shorter one
		const move = document.querySelectorAll("#lines li:first-child button")[2];
		if (move) move.click();
		return Boolean(move);
	})()`)
	p.wait(`fairymaxGame.view.played.length === 3 && !fairymaxGame.asking`)
	p.wait(deep)
	p.mode("play")
	p.wait(`!fairymaxGame.thinking`)
	p.silent()
}

// TestAnalyseGame looks through a game with a blunder, and clicks on its curve.
func TestAnalyseGame(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.readGame("1. f3 e5 2. g4 Qh4# 0-1")
	p.mode("analyse")
	p.click("#analyse-game")
	p.wait(`fairymaxGame.tree.line(0)[2].signs === "??" && !document.getElementById("curve").hasAttribute("hidden")`)
	p.wait(`document.getElementById("told").textContent.includes("1 blunder.")`)
	if others := read[int](p, `fairymaxGame.tree.line(0)[1].next.length`); others != 2 {
		t.Errorf("after 1... e5 there are %d moves, want the better one too", others)
	}
	p.do(`const e = document.getElementById("curve"), r = e.getBoundingClientRect(); e.scrollIntoView();
		e.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: r.left + r.width / 2, clientY: r.top + 5 }))`)
	p.at("e5")
	p.silent()
}

// canPlay is what the page says of a position that is set up.
const canPlay = `document.getElementById("setup-problem").textContent === "The position can be played."`

// TestSetup sets a position up by hand, is told what is wrong with it, and plays from it.
func TestSetup(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.mode("setup")
	p.click("#setup-clear")
	for brush, square := range map[string]string{"white king": "e1", "black king": "e8", "white rook": "h1"} {
		p.click(`[data-brush="` + brush + `"]`)
		p.click(`[data-stop="` + square + `"]`)
	}
	p.wait(`document.getElementById("setup-fen").value === "4k3/8/8/8/8/8/8/4K2R w K - 0 1" && ` + canPlay)
	p.click(`[data-brush="white rook"]`)
	p.click(`[data-stop="e4"]`)
	p.wait(`document.getElementById("setup-problem").textContent.includes("Black is in check")`)
	p.click(`[data-stop="e4"]`)
	p.wait(canPlay)
	p.click("#setup-play")
	p.wait(`fairymaxGame.view.fen === "4k3/8/8/8/8/8/8/4K2R w K - 0 1" && fairymaxGame.modeName === "play"`)
	p.stops("e1 g1")
	p.wait(`fairymaxGame.view.played.length === 1`)
	p.silent()
}

// TestSetupLate sets positions up while the engine's answers are late: a game begins with what the
// person has set up, in the order in which it was done, and not at all if it cannot be played.
func TestSetupLate(t *testing.T) {
	p := openLate(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.stops("e2 e4")
	p.mode("setup") // the move is still under way
	p.click("#setup-play")
	const moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
	p.wait(fmt.Sprintf(`fairymaxGame.view.fen === %q && fairymaxGame.view.played.length === 0 && fairymaxGame.modeName === "play"`, moved))
	p.mode("setup")
	p.click(`[data-stop="e4"]`)
	p.click("#setup-play")
	p.wait(fmt.Sprintf(`fairymaxGame.view.fen === %q && fairymaxGame.modeName === "play"`, strings.Replace(moved, "4P3", "8", 1)))
	p.mode("setup")
	p.do(`const fen = document.getElementById("setup-fen"); fen.value = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"; fen.dispatchEvent(new Event("change"));
		document.querySelector('[data-stop="h1"]').click(); document.getElementById("setup-turn").value = "black";
		document.getElementById("setup-turn").dispatchEvent(new Event("change")); document.getElementById("setup-analyse").click()`)
	p.wait(`fairymaxGame.view.fen === "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1" && fairymaxGame.modeName === "analyse"`)
	p.mode("setup")
	p.do(`document.getElementById("setup-clear").click(); document.getElementById("setup-play").click()`)
	p.wait(`document.getElementById("setup-problem").textContent.includes("royal")`)
	p.do(`fairymaxGame.setup.settled().then(() => { window.settled = true; })`)
	p.wait(`window.settled`)
	if got := read[string](p, `fairymaxGame.modeName + " " + fairymaxGame.view.fen`); got != "setup 4k3/8/8/8/8/8/8/R3K3 b Q - 0 1" {
		t.Errorf("what cannot be played leads to %s", got)
	}
	p.silent()
}

// TestClock loses a game on time.
func TestClock(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.choose("engine", "none")
	p.choose("clock", "3+2")
	p.stops("e2 e4")
	p.after(1)
	p.stops("e7 e5")
	p.after(2)
	p.wait(`document.getElementById("clock-white").className.includes("running")`)
	const given = `(() => {
		const clock = fairymaxGame.playing.clock, now = performance.now();
		performance.now = () => now; // the time stands
		const before = clock.now("white");
		clock.moved(2);
		delete performance.now;
		return Math.round(clock.rest.white - before);
	})()`
	if more := read[int](p, given); more != 2000 {
		t.Errorf("a move gives %v ms, want 2000", more)
	}
	p.do(`fairymaxGame.moves.step("ArrowLeft")`)
	p.after(1)
	if running := read[string](p, `fairymaxGame.playing.clock.running`); running != "" {
		t.Errorf("while one looks back, the clock of %s runs", running)
	}
	p.do(`fairymaxGame.moves.step("ArrowRight")`)
	p.after(2)
	p.do(`fairymaxGame.playing.clock.rest.white = 300`)
	p.wait(`fairymaxGame.view.over`)
	if state := read[string](p, `document.getElementById("state").textContent`); state != "Black wins: time is up." {
		t.Errorf("the page says %q", state)
	}
	p.do(`document.querySelector("details").open = true`)
	p.click("#copy-pgn")
	p.wait(`document.getElementById("pgn").value.includes("time forfeit") && document.getElementById("pgn").value.includes("[%clk 0:0")`)
	p.click("#take-back")
	p.after(1)
	p.stops("d7 d5")
	p.after(2)
	p.wait(`document.getElementById("clock-white").className.includes("running")`)
	if rest := read[float64](p, `fairymaxGame.playing.clock.now("white")`); rest < 170_000 || rest > 180_000 {
		t.Errorf("after the lost move is taken back, White has %.0f ms", rest)
	}
	p.silent()
}

// TestFlagInDialog holds that a game which is lost on time while the page asks which move it shall be
// stays lost, and that the score of the position before is shown no more.
func TestFlagInDialog(t *testing.T) {
	p := open(t, chromium(t), "normal")
	p.setUp("7k/P7/8/8/8/8/8/K7 b - - 0 1")
	p.choose("engine", "none")
	p.choose("clock", "3+2")
	p.click("#hint")
	p.wait(`document.getElementById("score-text").textContent`)
	p.stops("h8 h7")
	p.after(1)
	if got := read[string](p, `document.getElementById("score-text").textContent`); got != "" {
		t.Errorf("after a move, the hint before it is still there: %s", got)
	}
	p.stops("a7 a8")
	p.wait(`document.getElementById("choice").open`)
	p.do(`window.queen = document.querySelector("#choices button"); fairymaxGame.playing.clock.rest.white = 100`)
	p.wait(`fairymaxGame.view.over && !document.getElementById("choice").open`)
	p.do(`window.queen.click()`)
	p.do(`fairymaxGame.play("a7a8q")`)
	p.wait(`!fairymaxGame.asking`)
	if state := read[string](p, `document.getElementById("state").textContent`); state != "Black wins: time is up." {
		t.Errorf("the page says %q", state)
	}
	p.silent()
}

// TestKeys plays a whole game against the engine with keys alone, and finds their list.
func TestKeys(t *testing.T) {
	p := open(t, chromium(t), "gardner")
	p.quick()
	p.Keyboard.MustType(input.Key('?'))
	p.wait(`document.getElementById("keys").open`)
	p.Keyboard.MustType(input.Escape)
	p.wait(`!document.getElementById("keys").open`)
	p.playByKeys()
	p.silent()
}

// playByKeys plays White by keys alone until the game is over.
func (p *page) playByKeys() {
	p.t.Helper()
	for range 60 {
		p.wait("!fairymaxGame.asking && !fairymaxGame.thinking && (fairymaxGame.view.over || fairymaxGame.view.turn === 'white')")
		v := read[view](p, "fairymaxGame.view")
		if v.Over {
			break
		}
		p.keysFor(v.Moves[len(v.Played)%len(v.Moves)])
		p.wait(fmt.Sprintf("fairymaxGame.view.played.length > %d", len(v.Played)))
	}
	if !read[bool](p, "fairymaxGame.view.over") {
		p.t.Errorf("the game has not ended: %s", read[string](p, "fairymaxGame.view.fen"))
	}
}

// keysFor makes a move by keys from wherever the focus is.
func (p *page) keysFor(m move) {
	p.t.Helper()
	for _, stop := range m.Stops {
		p.walk(stop)
		p.key("Enter")
	}
	if m.Piece != "" && read[bool](p, `document.getElementById("choice").open`) {
		for range 10 {
			if read[string](p, "document.activeElement.dataset.move || ''") == m.Text {
				break
			}
			p.key("Tab")
		}
		p.key("Enter")
	}
}

// walk goes to a square by Tab and the arrow keys.
func (p *page) walk(stop string) {
	p.t.Helper()
	for range 60 {
		at := read[string](p, "document.activeElement.dataset.stop || ''")
		switch {
		case at == stop:
			return
		case at == "" || strings.HasPrefix(at, "hand:"):
			p.key("Tab")
		case at[0] < stop[0]:
			p.key("ArrowRight")
		case at[0] > stop[0]:
			p.key("ArrowLeft")
		case at[1] < stop[1]:
			p.key("ArrowUp")
		default:
			p.key("ArrowDown")
		}
	}
	p.t.Fatalf("%s: the focus never came to %s", p.path, stop)
}

// key presses a key.
func (p *page) key(name string) {
	p.t.Helper()
	if err := p.press(name); err != nil {
		p.t.Fatalf("%s: %s: %v", p.path, name, err)
	}
}
