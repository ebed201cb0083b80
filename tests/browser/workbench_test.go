//go:build browser

package browser

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/go-rod/rod"
	"github.com/go-rod/rod/lib/input"
)

// bench writes the workbench and returns its path.
func bench(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "workbench.html")
	if said, err := exec.Command(program, "page", "-workbench", path).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return path
}

// workbench opens the workbench from disk.
func workbench(t *testing.T, b *rod.Browser) *page {
	t.Helper()
	p := listened(t, b)
	p.path = bench(t)
	p.MustNavigate("file://" + p.path)
	p.wait("window.fairymaxDesk")
	return p
}

// paste pastes a text into the workbench.
func (p *page) paste(text string) {
	p.t.Helper()
	p.do(fmt.Sprintf(`const data = new DataTransfer();
		data.setData("text/plain", %q);
		document.getElementById("text").focus();
		document.activeElement.dispatchEvent(new InputEvent("beforeinput", { inputType: "insertFromPaste", dataTransfer: data, bubbles: true, cancelable: true }));`, text))
}

// checked waits until the text of a game is checked and has no mistakes.
func (p *page) checked(name string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`window.fairymaxDesk && fairymaxDesk.name === %q && fairymaxDesk.text.get() === fairymaxDesk.checked && document.getElementById("count").className !== "wrong"`, name))
}

// openGame opens a game of ours.
func (p *page) openGame(name string) {
	p.t.Helper()
	p.click(`[data-shows="examples-pane"]`)
	p.MustElement("#examples-search").MustInput(name)
	p.do(fmt.Sprintf(`[...document.querySelectorAll("#examples .entry:not([hidden])")].find((e) => e.querySelector("code").textContent === %q).open = true`, name))
	p.wait(`document.querySelector("#examples .entry[open] button")`)
	p.click("#examples .entry[open] button")
	p.checked(name)
}

// mostBench is how large the workbench may be, in bytes.
const mostBench = 4_500_000

// TestPaste pastes a definition and plays it.
func TestPaste(t *testing.T) {
	p := workbench(t, chromium(t))
	if file, err := os.Stat(p.path); err != nil || file.Size() > mostBench {
		t.Errorf("%v: the workbench has %d bytes", err, file.Size())
	}
	p.paste(stagHunt)
	g := p.game()
	g.choose("engine", "none")
	p.inFrame(g, `[data-stop="e2"]`)
	p.inFrame(g, `[data-stop="e4"]`)
	g.wait("fairymaxGame.view.played.length === 1")
	p.shoot("workbench.png")
	p.silent()
}

// texts are definitions of other programs, and what the workbench says of each.
var texts = []struct{ name, text, form, pick string }{
	{"variants.ini", "[wild:chess]\ncustomPiece1 = a:NB\nstartFen = rabqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RABQKBNR w KQkq - 0 1\n\n[small:losalamos]\n", "a variants.ini of Fairy-Stockfish", "small"},
	{"XBoard", "setup (PNBRQKpnbrqk) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\npiece N& N\n", "what an engine sends to XBoard", ""},
	{"diagram", "files=8\nranks=8\npromoZone=1\npromoChoice=QNRB\npawn::fmWfceFifmnD::a2,b2,c2,d2,e2,f2,g2,h2\nknight:N:::b1,g1\nbishop::::c1,f1\nrook::::a1,h1\nqueen::::d1\nking::KisO2::e1\n", "an Interactive Diagram", ""},
}

// TestPasteForeign pastes what other programs wrote: it is recognised, becomes TOML, and plays.
func TestPasteForeign(t *testing.T) {
	p := workbench(t, chromium(t))
	for _, test := range texts {
		p.do(`fairymaxDesk.begin("x", "")`)
		p.paste(test.text)
		p.wait(fmt.Sprintf(`!document.getElementById("foreign").hidden && document.getElementById("foreign-form").textContent.includes(%q)`, test.form))
		p.wait(`fairymaxDesk.checked !== "" && fairymaxDesk.checked === fairymaxDesk.text.get()`)
		if test.pick != "" {
			p.choose("foreign-games", test.pick)
			p.wait(fmt.Sprintf(`fairymaxDesk.name.includes(%q) && fairymaxDesk.checked === fairymaxDesk.text.get()`, test.pick))
		}
		if got := read[string](p, `document.getElementById("count").className`); got == "wrong" || !strings.Contains(p.text(), "title") {
			t.Errorf("%s: %s\n%s", test.name, got, p.text())
		}
		p.game()
		p.shoot("workbench-foreign-" + test.name + ".png")
	}
	p.do(`fairymaxDesk.begin("x", "")`)
	p.paste("Game: broken\n8x8\nR N B\n")
	p.wait(`document.getElementById("count").className === "wrong" && document.querySelector(".line[data-told]")`)
	p.silent()
}

// TestShare opens a game of ours, plays, and opens its link in another tab.
func TestShare(t *testing.T) {
	b := chromium(t)
	p := workbench(t, b)
	p.openGame("gardner")
	g := p.game()
	g.choose("engine", "none")
	p.inFrame(g, `[data-stop="a2"]`)
	p.inFrame(g, `[data-stop="a3"]`)
	g.wait("fairymaxGame.view.played.length === 1")
	p.click("#copy-link")
	p.wait(`!document.getElementById("done").hidden`)
	address := read[string](p, "location.href")
	if len(address) > 1000 || read[bool](p, "fairymaxDesk.dirty()") {
		t.Errorf("the link of an unchanged game: %s", address)
	}
	other := listened(t, b)
	other.MustNavigate(address)
	other.wait("window.fairymaxDesk")
	h := other.game()
	h.wait(`fairymaxGame.view.played.join() === "a2a3" || fairymaxGame.view.played.length === 2`)
	if got := other.text(); got != p.text() || read[string](other, "fairymaxDesk.name") != "gardner" {
		t.Errorf("the link has %s", got)
	}
	if got := read[bool](h, `fairymaxGame.playing.enginePlays("white")`); !got {
		t.Error("the engine does not play the side that is not to move")
	}
	const hash = "location.hash.length"
	if got := read[string](other, "location.href"); got != address {
		t.Errorf("after the link has been opened, the address is %s", got)
	}
	other.MustActivate()
	other.changes("Gardner", "!")
	if got := read[int](other, hash); got != 0 {
		t.Error("the address has the link of the text before")
	}
	other.do(fmt.Sprintf("location.href = %q", address))
	other.asks("The game of the link would replace the text of gardner, ")
	other.click(`#leave button[value=""]`)
	other.wait(hash + " === 0")
	p.do(fmt.Sprintf(`fairymaxDesk.text.takes(%q)`, stagHunt))
	p.checked("hunt")
	if got := read[int](p, hash); got != 0 {
		t.Error("the address has the link of another game")
	}
	p.silent()
	other.silent()
}

// TestBrokenLinks opens links that are damaged, or have a text with mistakes: they are said,
// and nothing is played.
func TestBrokenLinks(t *testing.T) {
	p := workbench(t, chromium(t))
	wrong := read[string](p, `(await fairymaxDesk.compiler.ask({ do: "link", name: "hostile", text: "title = \"</script><img src=x onerror=alert(1)>\"\nextends = 7\n", moves: ["</script>"] })).link`)
	p.do(fmt.Sprintf(`location.hash = %q`, wrong))
	p.wait(`document.getElementById("count").className === "wrong" && fairymaxDesk.checked === fairymaxDesk.text.get()`)
	p.finding(2, "hostile.toml:2:")
	if n := read[int](p, `document.querySelectorAll("iframe, img").length`); n != 0 {
		t.Errorf("%d frames and images", n)
	}
	for _, hash := range []string{"", wrong[:len(wrong)/2], "1AAAA", "<script>alert(1)</script>", "2abc", strings.Repeat("A", 100_000)} {
		p.do(`document.getElementById("told").textContent = ""`)
		p.do(fmt.Sprintf(`location.hash = %q`, hash))
		if hash != "" {
			p.wait(`document.getElementById("told").textContent.includes("link")`)
		}
	}
	if n := read[int](p, `document.querySelectorAll("iframe, img").length`); n != 0 {
		t.Errorf("%d frames and images", n)
	}
	p.silent()
}

// TestSaved saves the text and the page of a game, and plays the page.
func TestSaved(t *testing.T) {
	b := chromium(t)
	p := workbench(t, b)
	p.paste(stagHunt)
	p.game()
	wait := b.MustWaitDownload()
	p.click("#save")
	if got := string(wait()); got != stagHunt {
		t.Errorf("the file has %q", got)
	}
	p.wait(`document.getElementById("saved").textContent === "saved"`)
	wait = b.MustWaitDownload()
	p.click("#save-page")
	path := filepath.Join(t.TempDir(), "saved.html")
	if err := os.WriteFile(path, wait(), 0o600); err != nil {
		t.Fatal(err)
	}
	q := visit(t, b, path)
	if got := read[string](q, "fairymaxGame.layout.title + document.querySelector('pre').textContent"); got != "Hunt"+stagHunt {
		t.Errorf("the page is of %s", got)
	}
	p.silent()
	q.silent()
}

// TestDropped drops a file and opens one.
func TestDropped(t *testing.T) {
	p := workbench(t, chromium(t))
	p.do(`const data = new DataTransfer();
		data.items.add(new File([new Uint8Array([0x74, 0x69, 0x74, 0x6c, 0x65, 0x3d, 0x22, 0xfc, 0x22, 0x0a]), "extends = \"normal\"\n"], "My Gäme.v1.toml"));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }))`)
	p.checked("My Gämev1")
	if got := p.text(); got != "title=\"ü\"\nextends = \"normal\"\n" {
		t.Errorf("the text is %q", got)
	}
	path := filepath.Join(t.TempDir(), "hunt.toml")
	if err := os.WriteFile(path, []byte(stagHunt), 0o600); err != nil {
		t.Fatal(err)
	}
	p.MustElement("#file").MustSetFiles(path)
	p.asks("The file hunt.toml would replace the text of My Gämev1, ")
	p.click(`#leave button[value="leave"]`)
	p.checked("hunt")
	p.silent()
}

// TestReplaced holds that a program which is busy for too long is replaced.
func TestReplaced(t *testing.T) {
	p := workbench(t, chromium(t))
	p.paste(stagHunt)
	g := p.game()
	setup := read[string](g, `await (async () => new Response(new Blob([Uint8Array.from(atob(JSON.parse(document.getElementById("fairymax-game").textContent).setup), (c) => c.charCodeAt(0))]).stream().pipeThrough(new DecompressionStream("gzip"))).text())()`)
	p.do(fmt.Sprintf(`fairymaxDesk.compiler.ask({ do: "load", text: %q }).then(() => fairymaxDesk.compiler.ask({ do: "think", start: fairymaxDesk.verdict.start, moves: [], milliseconds: 300000, skill: 20 })).catch((error) => { window.failed = error.message; })`, setup))
	p.wait(`window.failed && window.failed.includes("takes too long")`)
	p.caret("leap = [1, 2] }")
	p.MustInsertText(", { leap = [0, 1] }")
	p.wait(`fairymaxDesk.text.get() === fairymaxDesk.checked && document.getElementById("count").className !== "wrong"`)
	p.game()
}

// TestBenchKeyboard writes a game and plays a move of it without a mouse.
func TestBenchKeyboard(t *testing.T) {
	p := workbench(t, chromium(t))
	p.tabTo(p, "text")
	p.Keyboard.MustType([]input.Key("title = \"Mine\"")...)
	p.Keyboard.MustType(input.Enter)
	p.Keyboard.MustType([]input.Key("extends = \"gardner\"")...)
	p.wait(`document.getElementById("count").className !== "wrong" && fairymaxDesk.checked === "title = \"Mine\"\nextends = \"gardner\""`)
	g := p.game()
	p.tabTo(g, "move-text")
	p.Keyboard.MustType([]input.Key("a2a3")...)
	p.Keyboard.MustType(input.Enter)
	g.wait(`fairymaxGame.view.played[0] === "a2a3"`)
	p.silent()
}

// TestFixes makes the changes that messages suggest, by mouse and by keys, and takes one back.
func TestFixes(t *testing.T) {
	const wrong = "title = \"Fixes\"\nextends = \"gardner\"\npiece.knight = { title = \"🦦 otter\", leter = \"N\" }\nendings.stalemate = \"lose\"\n"
	half := strings.Replace(wrong, "leter", "letter", 1)
	p := workbench(t, chromium(t))
	offers := func(want ...string) {
		t.Helper()
		p.wait(fmt.Sprintf(`[...document.querySelectorAll("#fixes button")].map((b) => b.textContent).join("|") === %q`, strings.Join(want, "|")))
	}
	typo, word := "Fix line 3: write letter instead of leter", `Fix line 4: write "loss" instead of "lose"`
	p.paste(wrong)
	offers(typo, word)
	p.accessible("fixes")
	p.screen(1400, "light")
	p.shoot("workbench-fixes.png")
	p.click("#fixes li:first-child button")
	if got := p.text(); got != half {
		t.Errorf("the text is %q", got)
	}
	offers(word)
	p.MustEval(`() => document.execCommand("undo")`)
	offers(typo, word)
	if got := p.text(); got != wrong {
		t.Errorf("taken back, the text is %q", got)
	}
	p.click("#fixes li:first-child button")
	offers(word)
	for read[string](p, "document.activeElement.textContent") != word {
		p.Keyboard.MustType(input.Tab)
	}
	p.Keyboard.MustType(input.Enter)
	offers()
	p.wait(`fairymaxDesk.text.get() === fairymaxDesk.checked && document.getElementById("count").className !== "wrong"`)
	if got := p.text(); got != strings.Replace(half, "lose", "loss", 1) {
		t.Errorf("with both fixes the text is %q", got)
	}
	p.do(`fairymaxDesk.begin("x", "")`)
	p.paste("title = \"Open\nextends = \"gardner\"\n")
	offers(`Fix line 1: insert " after Open`)
	p.do(`fairymaxDesk.begin("x", "")`)
	p.paste("title = \"Lists\"\nextends = \"gardner\"\nstart = \"rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1\"\npieces = [\"pawn\", \"bishop\", \"rook\", \"queen\", \"king\"]\n")
	offers(`Fix line 4: insert "knight", before "pawn"`)
	p.silent()
}

// TestAddTakenBack adds a recipe and pastes many lines: all of it can be taken back, up to what was
// typed before.
func TestAddTakenBack(t *testing.T) {
	p := workbench(t, chromium(t))
	p.paste("title = \"Small\"\nextends = \"losalamos\"\n")
	p.checked("small")
	p.caret("Small")
	p.MustInsertText("er")
	const typed = "title = \"Smaller\"\nextends = \"losalamos\"\n"
	long := strings.Repeat("# a <line> & more\n\n", 5000)
	for _, test := range []struct{ act, want string }{
		{`fairymaxDesk.text.add("[piece.x]\nletter = \"X\"\n")`, typed + "\n[piece.x]\nletter = \"X\"\n"},
		{fmt.Sprintf(`fairymaxDesk.text.go(1, 3); fairymaxDesk.text.insert(%q)`, long), "ti" + long + strings.TrimPrefix(typed, "ti")},
		{fmt.Sprintf(`fairymaxDesk.text.go(3, 1); fairymaxDesk.text.insert("\n" + %q + "x")`, long), typed + "\n" + long + "x"},
	} {
		p.do(test.act)
		p.holds(test.want)
		for n := 0; p.text() != typed && n < 30; n++ {
			p.MustEval(`() => document.execCommand("undo")`)
		}
		p.holds(typed)
	}
	p.MustEval(`() => document.execCommand("undo")`)
	p.holds(strings.Replace(typed, "Smaller", "Small", 1))
	p.silent()
}

// tabTo moves the focus by the tabulator until an element of the page, or of its frame,
// has it.
func (p *page) tabTo(inside *page, id string) {
	p.t.Helper()
	for range 100 {
		p.Keyboard.MustType(input.Tab)
		if read[string](inside, "document.activeElement ? document.activeElement.id : ''") == id {
			return
		}
	}
	p.t.Fatalf("no tabulator leads to %s", id)
}

// TestPasteSpeed measures the time from a paste to the first move on the board, here and on a
// phone with a quarter of the speed: within 2 and 10 s, which FAIRYMAX_LATENCY holds.
func TestPasteSpeed(t *testing.T) {
	b := chromium(t)
	for _, test := range []struct {
		name  string
		width int
		slow  float64
		bar   time.Duration
	}{{"desk", 1400, 1, 2 * time.Second}, {"phone", 360, 4, 10 * time.Second}} {
		for _, text := range texts {
			p := workbench(t, b)
			p.screen(test.width, "light")
			p.click(`[data-shows="game"]`)
			if test.width < 1000 {
				p.click(`[data-shows="text"]`)
			}
			p.wait(`document.getElementById("loading").hidden`)
			p.slow(test.slow)
			begin := time.Now()
			p.paste(text.text)
			g := p.game()
			g.do(`fairymaxGame.playing.enginePlays = () => false; fairymaxGame.act({ do: "play", text: fairymaxGame.view.moves[0].text })`)
			g.wait("fairymaxGame.view.played.length === 1")
			took := time.Since(begin)
			t.Logf("%s, %s: %v", test.name, text.name, took.Round(10*time.Millisecond))
			if enforced() && took > test.bar {
				t.Errorf("%s, %s: %v from the paste to the first move", test.name, text.name, took)
			}
			if err := p.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestBenchFirefox pastes a diagram in Firefox, and opens a link of it.
func TestBenchFirefox(t *testing.T) {
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("starts another browser; FAIRYMAX_LONG runs it")
	}
	f := startFirefox(t)
	p := f.show(t, bench(t))
	p.wait("window.fairymaxDesk")
	p.paste(texts[2].text)
	p.wait(`document.querySelector("#stage iframe:not(.next)") && document.getElementById("count").className !== "wrong"`)
	p.do(`fairymaxDesk.compiler.ask({ do: "link", name: "linked", text: fairymaxDesk.text.get(), moves: ["e2e4", "e7e5"] }).then((said) => { window.said = said.link; })`)
	p.wait("window.said")
	q := f.show(t, bench(t)+"#"+read[string](p, "window.said"))
	q.wait(`window.fairymaxDesk && fairymaxDesk.name === "linked" && document.querySelector("#stage iframe:not(.next)")`)
	q.do(`fairymaxDesk.stage.state().then((state) => { window.state = state; })`)
	q.wait("window.state")
	if got := read[string](q, "window.state.played.slice(0, 2).join()"); got != "e2e4,e7e5" {
		t.Errorf("the link goes on with %s", got)
	}
	q.silent()
}

// TestBenchLooks holds for the workbench what TestEditorLooks holds with a folder, and that
// axe-core finds no serious fault: empty, with another program's text, with a mistake, with a game.
func TestBenchLooks(t *testing.T) {
	p := workbench(t, chromium(t))
	p.wait(`document.getElementById("loading").hidden`)
	for _, state := range []string{"empty", "foreign", "wrong"} {
		p.click(`[data-shows="game"]`)
		switch state {
		case "foreign":
			p.do(`fairymaxDesk.take("[wild:chess]\ncustomPiece1 = a:NB\nunheardOf = 1\nstartFen = rabqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RABQKBNR w KQkq - 0 1\n[small:losalamos]\n", "")`)
			p.game()
		case "wrong":
			p.do(fmt.Sprintf(`fairymaxDesk.take(%q, "")`, strings.Replace(stagHunt, "letter =", "leter =", 1)))
			p.wait(`document.querySelectorAll(".line").length > 9`)
			p.finding(9, "did you mean")
		}
		for _, width := range []int{360, 768, 1400} {
			for _, scheme := range []string{"light", "dark"} {
				p.screen(width, scheme)
				for _, pane := range []string{"text", "game"} {
					if width > 1000 && pane == "text" {
						continue
					}
					p.click(fmt.Sprintf("[data-shows=%q]", pane))
					for _, check := range []string{crowded, faint} {
						if found := read[[]string](p, check); len(found) > 0 {
							t.Errorf("%s, %d pixels, %s, %s: %q", state, width, scheme, pane, found)
						}
					}
					p.shoot(fmt.Sprintf("bench-%s-%s-%d-%s.png", state, pane, width, scheme))
				}
			}
		}
		p.accessible("workbench, " + state)
	}
	p.silent()
}
