//go:build browser

package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// seen lists what a page says where its game will be, from when it has a text.
const seen = `window.seen = []; new MutationObserver(() => {
	const text = document.getElementById("text");
	if (text && text.textContent.trim()) for (const id of ["welcome", "loading"]) {
		const said = document.getElementById(id);
		if (!said.hidden && !seen.includes(said.textContent)) seen.push(said.textContent);
	}
}).observe(document, { subtree: true, childList: true, attributes: true })`

// prepares waits for the game, and holds that until then its page says that it is being prepared.
func (p *page) prepares() {
	p.t.Helper()
	p.game()
	p.wait(`document.getElementById("loading").hidden`)
	said := read[[]string](p, "seen")
	for _, text := range said {
		if strings.Contains(text, "Begin with an example") {
			p.t.Errorf("beside a text the page says %q", text)
		}
	}
	if !slices.Contains(said, "The game is being prepared…") {
		p.t.Errorf("until the game is there, the page says only %q", said)
	}
}

// TestPrepared holds that the page of a text offers no other game while its own is being prepared:
// after a paste, in the place of another game, and when a link is opened.
func TestPrepared(t *testing.T) {
	b := chromium(t)
	p := workbench(t, b)
	p.do(seen)
	p.paste(stagHunt)
	p.prepares()
	p.do("fairymaxDesk.kept(fairymaxDesk.text.get()); seen.length = 0")
	p.openGame("gardner")
	p.prepares()
	p.click("#copy-link")
	p.wait(`!document.getElementById("done").hidden`)
	other := listened(t, b)
	other.MustEvalOnNewDocument(seen)
	other.MustNavigate(read[string](p, "location.href"))
	other.prepares()
	p.silent()
	other.silent()
}

// TestImportGivenUp makes TOML of a text that takes too long, and writes another one meanwhile: the
// button says that it works, and what is said of the first text goes.
func TestImportGivenUp(t *testing.T) {
	p := workbench(t, chromium(t))
	p.typeInto("text", "[foo:chess]")
	p.wait(`!document.getElementById("offer").hidden`)
	const button = `(({ textContent, disabled }) => textContent + ", " + disabled)(document.getElementById("import"))`
	idle := read[string](p, button)
	p.do(`fairymaxDesk.compiler.worker.postMessage = () => {}`) // it never answers
	p.click("#import")
	if got := read[string](p, button); got != "Making TOML of it…, true" {
		t.Errorf("while it works the button says %s", got)
	}
	p.wait(`!document.getElementById("told").hidden`)
	p.wait(fmt.Sprintf("%s === %q", button, idle))
	if got := read[string](p, `document.getElementById("told").textContent`); !strings.Contains(got, "takes too long") {
		t.Errorf("the page says %q", got)
	}
	p.typeInto("text", "title = ")
	p.wait(`fairymaxDesk.checked === fairymaxDesk.text.get() && document.getElementById("told").hidden`)
	p.silent()
}

// asks waits until the page asks whether a text may be replaced.
func (p *page) asks(part string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.getElementById("leave").open && document.getElementById("leave-text").textContent.includes(%q)`, part))
}

// TestPasteSame pastes the text that is there, which changes nothing, and another one. What is typed
// after the question goes where the caret was, or before the new text.
func TestPasteSame(t *testing.T) {
	p := workbench(t, chromium(t))
	p.paste(stagHunt)
	p.checked("hunt")
	p.do(fmt.Sprintf(`fairymaxDesk.text.takes(%q)`, strings.ReplaceAll(stagHunt, "\n", "\r\n")))
	if read[bool](p, `document.getElementById("leave").open`) {
		t.Error("it asks whether a text may replace itself")
	}
	p.do(`document.getElementById("leave").close(); fairymaxDesk.text.takes("title = 7")`)
	p.asks("The pasted text would replace the text of hunt, which is not saved")
	stays := func() {
		p.click(`#leave button[value=""]`)
		time.Sleep(500 * time.Millisecond) // as long as a person takes at least: what is typed as the dialog closes is lost
	}
	stays()
	p.holds(stagHunt)
	p.changes("Hunt", " of 1900")
	const other = "title = \"Other\"\nextends = \"normal\"\n"
	for range 2 {
		p.do(fmt.Sprintf(`fairymaxDesk.text.takes(%q)`, other))
		p.asks("The pasted text would replace the text of hunt, which is not saved")
		stays()
		p.MustInsertText("!")
	}
	p.holds(strings.Replace(stagHunt, "Hunt", "Hunt of 1900!!", 1))
	p.do(fmt.Sprintf(`fairymaxDesk.text.takes(%q)`, other))
	p.asks("The pasted text")
	p.click(`#leave button[value="leave"]`)
	p.checked("other")
	time.Sleep(500 * time.Millisecond)
	p.MustInsertText("# ")
	p.holds("# " + other)
	p.silent()
}

// TestReload reloads the workbench of a folder: the same file is open.
func TestReload(t *testing.T) {
	p, _ := edited(t, chromium(t), map[string]string{"another.toml": "title = \"Another\"\nextends = \"normal\"\n", "hunt.toml": stagHunt})
	p.checked("another")
	p.choose("files", "hunt")
	p.checked("hunt")
	p.MustReload()
	p.wait("window.fairymaxDesk")
	p.checked("hunt")
	p.silent()
}
