//go:build browser

package browser

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/go-rod/rod"
	"github.com/go-rod/rod/lib/input"
	"github.com/go-rod/rod/lib/proto"
)

// edited serves a folder with these files and opens the editor.
func edited(t *testing.T, b *rod.Browser, files map[string]string) (p *page, folder string) {
	t.Helper()
	address, folder := serve(t, files)
	p = listened(t, b)
	p.begin(address)
	return p, folder
}

// serve serves a folder with these files.
func serve(t *testing.T, files map[string]string) (address, folder string) {
	t.Helper()
	folder = t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	serve := exec.Command(program, "serve", "-port", "0", folder)
	out, err := serve.StdoutPipe()
	if err == nil {
		err = serve.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = serve.Process.Signal(os.Interrupt)
		if err := serve.Wait(); err != nil {
			t.Errorf("after an interrupt: %v", err)
		}
	})
	for lines := bufio.NewScanner(out); address == "" && lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "http://127.0.0.1:") {
			address = lines.Text()
		}
	}
	return address, folder
}

// begin opens the editor at an address.
func (p *page) begin(address string) {
	p.t.Helper()
	p.MustNavigate(address)
	p.wait("window.fairymaxDesk")
}

// leaves lets the page be left without saving.
func (p *page) leaves() {
	go p.EachEvent(func(*proto.PageJavascriptDialogOpening) {
		_ = proto.PageHandleJavaScriptDialog{Accept: true}.Call(p)
	})()
}

// game is the page of the game in the editor, when it plays.
func (p *page) game() *page {
	p.t.Helper()
	p.wait(`document.querySelector("#stage iframe:not(.next)") && !document.querySelector("#stage iframe.next")`)
	frame, err := p.MustElement("#stage iframe").Frame()
	if err != nil {
		p.t.Fatal(err)
	}
	inside := &page{Page: frame, tab: rodTab{frame}, t: p.t, path: "the frame"}
	inside.wait("window.fairymaxGame && fairymaxGame.view && !fairymaxGame.asking")
	return inside
}

// finding waits for a finding under a line of the text.
func (p *page) finding(line int, part string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`getComputedStyle(document.querySelectorAll(".line")[%d], "::after").content.includes(%q)`, line-1, part))
}

// caret puts the caret behind a part of the text.
func (p *page) caret(part string) {
	p.t.Helper()
	p.MustEval(`(part) => {
		const lines = fairymaxDesk.text.lines();
		const at = lines.findIndex((line) => line.includes(part));
		fairymaxDesk.text.go(at + 1, lines[at].indexOf(part) + part.length + 1);
	}`, part)
}

// text is the text in the editor.
func (p *page) text() string {
	p.t.Helper()
	return read[string](p, "fairymaxDesk.text.get()")
}

const stagHunt = `title   = "Hunt"
extends = "normal"
start   = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR w KQkq - 0 1"
pieces  = ["pawn", "stag", "bishop", "rook", "queen", "king"]

promotion.pawn.to = ["queen", "rook", "bishop", "stag"]

[piece.stag]
letter = "S"
moves  = [{ leap = [1, 2] }]
`

// TestEdit edits a definition: the mistake is under its line, the board follows when it
// is mended, the game goes on, and the file is saved.
func TestEdit(t *testing.T) {
	p, folder := edited(t, chromium(t), map[string]string{"hunt.toml": stagHunt})
	g := p.game()
	g.choose("engine", "none")
	p.inFrame(g, `[data-stop="e2"]`)
	p.inFrame(g, `[data-stop="e4"]`)
	g.wait("fairymaxGame.view.played.length === 1")
	p.caret("{ le")
	p.Keyboard.MustType(input.Backspace)
	p.finding(10, "hunt.toml:10:")
	p.finding(10, `did you mean`)
	if note := read[string](p, `document.getElementById("stale").textContent`); !strings.Contains(note, "last state without mistakes") {
		t.Errorf("the note is %q", note)
	}
	p.shoot("edit.png")
	p.MustInsertText("e")
	p.wait(`document.getElementById("count").className === "right"`)
	p.caret("leap = [1, 2] }")
	p.MustInsertText(", { leap = [0, 1] }")
	p.wait(`fairymaxDesk.text.get() === fairymaxDesk.checked && document.getElementById("count").className !== "wrong"`)
	g = p.game()
	if got := read[string](g, `fairymaxGame.view.played.join() + fairymaxGame.playing.enginePlays("black")`); got != "e2e4false" {
		t.Errorf("the game went on with %s", got)
	}
	p.inFrame(g, `[data-stop="e7"]`)
	p.inFrame(g, `[data-stop="e5"]`)
	g.wait("fairymaxGame.view.played.length === 2")
	p.inFrame(g, `[data-stop="b1"]`) // a stag, blocked until now
	g.wait("fairymaxGame.picked.length === 1")
	p.inFrame(g, `[data-stop="c3"]`)
	g.wait("fairymaxGame.view.played.length === 3")
	p.inFrame(g, `[data-stop="a7"]`)
	p.inFrame(g, `[data-stop="a6"]`)
	g.wait("fairymaxGame.view.played.length === 4")
	p.inFrame(g, `[data-stop="c3"]`)
	p.inFrame(g, `[data-stop="c4"]`) // as only the mended one moves
	g.wait("fairymaxGame.view.played.length === 5")
	p.saves(folder, "hunt.toml")
	p.silent()
}

// saves saves with the keyboard and holds that the file has the text.
func (p *page) saves(folder, name string) {
	p.t.Helper()
	p.MustElement("#text").MustFocus()
	p.KeyActions().Press(input.ControlLeft).Type(input.KeyS).Type(input.KeyS).MustDo() // twice does no harm
	p.wait(`document.getElementById("saved").textContent === "saved"`)
	text, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil || string(text) != p.text() {
		p.t.Errorf("%v: the file has %q, the page %q", err, text, p.text())
	}
}

// TestSaveInGame saves with the keys while the game has the focus.
func TestSaveInGame(t *testing.T) {
	p, folder := edited(t, chromium(t), map[string]string{"hunt.toml": stagHunt})
	p.changes("Hunt", "!")
	g := p.game()
	p.inFrame(g, `[data-stop="e2"]`)
	p.KeyActions().Press(input.ControlLeft).Type(input.KeyS).MustDo()
	p.wait(`document.getElementById("saved").textContent === "saved"`)
	p.saves(folder, "hunt.toml")
	p.silent()
}

// inFrame clicks on an element of the game.
func (p *page) inFrame(g *page, selector string) {
	p.t.Helper()
	at := g.find(selector)
	frame := read[place](p, `(() => { const r = document.querySelector("#stage iframe").getBoundingClientRect(); return { X: r.x, Y: r.y }; })()`)
	p.Mouse.MustMoveTo(at.X+frame.X, at.Y+frame.Y).MustClick(proto.InputMouseButtonLeft)
}

// TestTyping edits as people do: lines are split, joined, pasted and taken back.
func TestTyping(t *testing.T) {
	p, _ := edited(t, chromium(t), map[string]string{"small.toml": "title = \"Small\"\r\nextends = \"losalamos\"\r\n"})
	p.caret("losalamos\"")
	p.Keyboard.MustType(input.Enter)
	p.MustInsertText("# one")
	p.Keyboard.MustType(input.Enter, input.Enter)
	p.MustInsertText("# ü 𝄞 three")
	want := "title = \"Small\"\r\nextends = \"losalamos\"\r\n# one\r\n\r\n# ü 𝄞 three\r\n"
	p.holds(want)
	p.MustEval(`() => {
		const data = new DataTransfer();
		data.setData("text/plain", "x\n\ny");
		data.setData("text/html", "<b>x</b><script>alert(1)</script>");
		document.activeElement.dispatchEvent(new InputEvent("beforeinput", { inputType: "insertFromPaste", dataTransfer: data, bubbles: true, cancelable: true }));
	}`)
	p.holds(strings.Replace(want, "three", "threex\r\n\r\ny", 1))
	p.caret("y")
	p.Keyboard.MustType(input.Backspace, input.Backspace, input.Backspace, input.Backspace)
	p.holds(want)
	p.Keyboard.MustType(input.Home, input.Backspace)
	p.holds(strings.Replace(want, "\r\n\r\n#", "\r\n#", 1))
	p.KeyActions().Press(input.ControlLeft).Type(input.KeyA).MustDo()
	taken := func(how string) string {
		return read[string](p, fmt.Sprintf(`(() => {
			const data = new DataTransfer();
			document.getElementById("text").dispatchEvent(new ClipboardEvent(%q, { clipboardData: data, bubbles: true, cancelable: true }));
			return data.getData("text/plain");
		})()`, how))
	}
	all := strings.ReplaceAll(strings.Replace(want, "\r\n\r\n#", "\r\n#", 1), "\r\n", "\n")
	if copied, cut := taken("copy"), taken("cut"); copied != all || cut != all {
		t.Errorf("copied %q, cut %q, want %q", copied, cut, all)
	}
	p.holds("")
	p.MustInsertText("title = 7")
	p.holds("title = 7")
	p.finding(1, "small.toml:1:9: ")
	p.KeyActions().Press(input.ControlLeft).Type(input.KeyZ).MustDo()
	p.KeyActions().Press(input.ControlLeft).Type(input.KeyZ).MustDo()
	p.holds(strings.Replace(want, "\r\n\r\n#", "\r\n#", 1))
	p.silent()
}

// TestMixedLineEnds opens a file with two kinds of line ends: which of them a save writes is said.
func TestMixedLineEnds(t *testing.T) {
	for text, said := range map[string]string{
		"title = \"Mixed\"\r\nextends = \"losalamos\"\r\n\n": "writes CR LF everywhere",
		"title = \"Mixed\"\nextends = \"losalamos\"\n\r\n":   "writes LF everywhere",
		"title = \"Same\"\r\nextends = \"losalamos\"\r\n":    "",
	} {
		p, folder := edited(t, chromium(t), map[string]string{"mixed.toml": text})
		p.checked("mixed")
		if got := read[string](p, `document.getElementById("done").textContent`); !strings.Contains(got, said) || (got == "") != (said == "") {
			t.Errorf("of %q is said %q, want %q", text, got, said)
		}
		p.changes("title", " ")
		p.saves(folder, "mixed.toml")
		p.silent()
	}
}

// holds waits until the editor has a text, which its elements show line by line.
func (p *page) holds(want string) {
	p.t.Helper()
	for end := time.Now().Add(patience); p.text() != want; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("the text is %q, want %q\n%s", p.text(), want, read[string](p, `document.getElementById("text").innerHTML`))
		}
	}
	if lines, shown := strings.Count(want, "\n")+1, read[int](p, `document.querySelectorAll("#text > .line").length`); lines != shown {
		p.t.Errorf("%d lines are shown, want %d", shown, lines)
	}
}

// TestOtherEditor changes the file in another editor, again and again: the game goes on.
func TestOtherEditor(t *testing.T) {
	p, folder := edited(t, chromium(t), map[string]string{"hunt.toml": stagHunt})
	g := p.game()
	g.choose("engine", "none")
	p.inFrame(g, `[data-stop="e2"]`)
	p.inFrame(g, `[data-stop="e4"]`)
	g.wait("fairymaxGame.view.played.length === 1")
	for _, title := range []string{"First Hunt", "Second Hunt", "Third Hunt"} {
		text := strings.Replace(stagHunt, "Hunt", title, 1)
		if err := os.WriteFile(filepath.Join(folder, "hunt.toml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		p.MustEval(`() => dispatchEvent(new Event("focus"))`)
		p.wait(fmt.Sprintf(`fairymaxDesk.text.get().includes(%q) && fairymaxDesk.text.get() === fairymaxDesk.checked`, title))
		if got := read[string](p.game(), `fairymaxGame.view.played.join()`); got != "e2e4" {
			t.Errorf("%s: the game went on with %q", title, got)
		}
	}
	p.silent()
}

// TestSaveConflict changes the file behind the editor's back: nothing is written over it
// unless the user says so.
func TestSaveConflict(t *testing.T) {
	p, folder := edited(t, chromium(t), map[string]string{"hunt.toml": stagHunt})
	const theirs = "title = \"Theirs\"\nextends = \"normal\"\n"
	path := filepath.Join(folder, "hunt.toml")
	for _, choice := range []string{"", "mine", "theirs"} {
		p.caret("Hunt")
		p.MustInsertText("!")
		if err := os.WriteFile(path, []byte(theirs+"# "+choice), 0o600); err != nil {
			t.Fatal(err)
		}
		p.click("#save")
		p.wait(`document.getElementById("conflict").open`)
		if said := read[string](p, `document.getElementById("conflict-text").textContent`); !strings.Contains(said, "hunt.toml has changed on disk") {
			t.Errorf("%q", said)
		}
		mine := p.text()
		p.click(fmt.Sprintf("#conflict button[value=%q]", choice))
		p.wait(`!document.getElementById("conflict").open`)
		if choice != "" {
			p.wait(`document.getElementById("saved").textContent === "saved"`)
		}
		want := map[string]string{"": theirs + "# ", "mine": mine, "theirs": theirs + "# theirs"}[choice]
		if text, err := os.ReadFile(path); err != nil || string(text) != want || choice != "" && p.text() != want {
			t.Errorf("after %q: %v, the file has %q, the page %q", choice, err, text, p.text())
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	p.caret("Theirs")
	p.MustInsertText("!")
	p.click("#save")
	p.wait(`document.getElementById("conflict").open`)
	if said := read[string](p, `document.getElementById("conflict").innerText`); !strings.Contains(said, "hunt.toml is no longer in the folder") || strings.Contains(said, "from disk") {
		t.Errorf("the file is gone, and it asks %q", said)
	}
	p.click(`#conflict button[value="mine"]`)
	p.wait(`document.getElementById("saved").textContent === "saved"`)
	if text, err := os.ReadFile(path); err != nil || string(text) != p.text() {
		t.Errorf("saved again, the file has %q, %v", text, err)
	}
}

// TestNewKey opens the editor without its key, and then with it in the same tab.
func TestNewKey(t *testing.T) {
	p, _ := edited(t, chromium(t), map[string]string{"hunt.toml": stagHunt})
	p.caret("Hunt")
	key := read[string](p, "fairymaxDesk.folder.key")
	p.MustEval(`() => { location.hash = "old"; }`)
	p.wait(`document.getElementById("told").textContent.includes("The key is missing or old")`)
	p.MustInsertText("!")
	p.MustEval(`(key) => { location.hash = key; }`, key)
	p.wait(`document.getElementById("told").textContent === "" && fairymaxDesk.checked.includes("Hunt!")`)
}

// TestBegin begins a game in an empty folder, adds a recipe, and saves it.
func TestBegin(t *testing.T) {
	p, folder := edited(t, chromium(t), nil)
	p.click("#new")
	p.MustEval(`() => { document.getElementById("name").value = "my-gothic"; document.getElementById("from").value = "gothic"; }`)
	p.click(`#new-game button[value="begin"]`)
	p.checked("my-gothic")
	if g := p.game(); read[int](g, "fairymaxGame.layout.files") != 10 {
		t.Error("the game is not Gothic Chess")
	}
	p.click(`[data-shows="cookbook-pane"]`)
	p.MustElement("#cookbook-search").MustInput("nightrider slide")
	p.wait(`[...document.querySelectorAll("#cookbook .entry:not([hidden])")].length === 1`)
	p.MustEval(`() => { document.querySelector("#cookbook .entry:not([hidden])").open = true; }`)
	p.click("#cookbook .entry:not([hidden]) button")
	p.wait(`fairymaxDesk.text.get() === fairymaxDesk.checked && document.getElementById("count").className === "wrong"`) // nothing lists the piece
	if !strings.Contains(p.text(), "[piece.nightrider]\nletter = \"N\"\n") {
		t.Errorf("%s", p.text())
	}
	p.saves(folder, "my-gothic.toml")
	p.silent()
	p.click("#new")
	p.MustElement("#name").MustSelectAllText().MustInput("gothic").MustType(input.Enter)
	p.wait(`document.getElementById("new-told").textContent.includes("already exists")`)
}

// crowded lists what lies over something else in the editor, or is wider than the window.
const crowded = `(() => {
	const found = [];
	if (document.documentElement.scrollWidth > innerWidth) found.push("the page is " + document.documentElement.scrollWidth + " wide");
	const all = [...document.querySelectorAll("header button, header select, #saved, #count, #told, .line, .stage, #stale, .folder, .pane label")];
	const boxes = all.filter((e) => e.checkVisibility() && e.textContent !== "").map((e) => [e, e.getBoundingClientRect()]);
	const text = document.getElementById("text").getBoundingClientRect();
	for (const [a, p] of boxes) {
		for (const [b, q] of boxes) {
			const hidden = (e, r) => e.matches(".line") && r.bottom > text.bottom;
			if (a !== b && !a.contains(b) && !b.contains(a) && !hidden(a, p) && !hidden(b, q) && p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1) {
				found.push((a.id || a.className) + " and " + (b.id || b.className));
			}
		}
	}
	return found;
})()`

// TestEditorLooks holds for the editor what TestLooks holds for pages: nothing overlaps
// and texts are easy to read. FAIRYMAX_SHOTS is a folder for pictures of it.
func TestEditorLooks(t *testing.T) {
	p, _ := edited(t, chromium(t), map[string]string{"hunt.toml": strings.Replace(stagHunt, "letter =", "leter =", 1)})
	p.finding(9, "did you mean")
	for _, width := range []int{360, 768, 1400} {
		for _, scheme := range []string{"light", "dark"} {
			p.screen(width, scheme)
			for _, pane := range []string{"text", "game", "cookbook-pane", "examples-pane"} {
				if width > 1000 && pane == "text" {
					continue
				}
				p.click(fmt.Sprintf("[data-shows=%q]", pane))
				for _, check := range []string{crowded, faint} {
					if found := read[[]string](p, check); len(found) > 0 {
						t.Errorf("%d pixels, %s, %s: %q", width, scheme, pane, found)
					}
				}
				p.shoot(fmt.Sprintf("edit-wrong-%s-%d-%s.png", pane, width, scheme))
			}
		}
	}
	p.caret("let")
	p.MustInsertText("t")
	p.game()
	for _, width := range []int{360, 768, 1400} {
		p.MustSetViewport(width, 900, 1, width < 500)
		p.click(`[data-shows="game"]`)
		time.Sleep(300 * time.Millisecond) // the picture
		p.shoot(fmt.Sprintf("edit-right-%d.png", width))
	}
	p.silent()
}

// shoot takes a picture into the folder FAIRYMAX_SHOTS, if there is one.
func (p *page) shoot(name string) {
	p.t.Helper()
	if folder := os.Getenv("FAIRYMAX_SHOTS"); folder != "" {
		p.MustScreenshot(filepath.Join(folder, name))
	}
}

// TestHostileEditor holds that no text of a definition becomes a script of the editor,
// and that the page of a game, were it to run one, could not reach the server.
func TestHostileEditor(t *testing.T) {
	p, _ := edited(t, chromium(t), map[string]string{"hostile.toml": hostile(), "odd '<b>.toml": good})
	g := p.game()
	p.inFrame(g, `[data-stop="b1"]`)
	p.inFrame(g, `[data-stop="c3"]`)
	g.wait(`fairymaxGame.view.played.length === 2`)
	p.caret("title   = ")
	p.MustInsertText(`</div><img src=x onerror=alert(5)>`)
	p.wait(`document.getElementById("count").className === "wrong"`)
	if n := read[int](p, `document.querySelectorAll("script:not([type]), img, #text *:not(.line):not(br)").length`); n != 2 {
		t.Errorf("the editor has %d scripts, images and others, want its engine and its own script", n)
	}
	if n := read[int](g, `document.querySelectorAll("script:not([type]), img, iframe").length`); n != 2 {
		t.Errorf("the game has %d scripts and images, want its engine and its own script", n)
	}
	p.silent()
	for _, try := range []string{
		`fetch("/api/folder").then(() => "read", () => "refused")`,
		`(async () => { try { return String(parent.document.title); } catch { return "refused"; } })()`,
		`(async () => { try { return String(localStorage.length); } catch { return "refused"; } })()`,
	} {
		if got := g.MustEval("() => " + try).Str(); got != "refused" {
			t.Errorf("%s: %s", try, got)
		}
	}
}

const good = "title = \"Good\"\nextends = \"normal\"\n"
