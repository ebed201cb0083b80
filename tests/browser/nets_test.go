//go:build browser

package browser

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/go-rod/rod/lib/input"
)

// mostPage is how large a page of one game may be, with its network, in bytes.
const mostPage = 3_200_000

// evaluation is what a page says of its engine.
func (p *page) evaluation() string {
	p.t.Helper()
	return read[string](p, `document.getElementById("evaluation").textContent.replace(/, [0-9,]+ games/, "")`)
}

// TestServedNet holds that games in a served folder play with the network that fits their rules,
// whatever else of them is changed, and say so; a page that is saved has it too.
func TestServedNet(t *testing.T) {
	b := chromium(t)
	written(t, "normal") // so that the engine of pages is at hand
	address, folder := serve(t, map[string]string{"mine.toml": "title = \"Mine\"\nextends = \"normal\"\n"})
	p := listened(t, b)
	p.late(200)
	p.begin(address)
	p.checked("mine")
	const net, none = "Evaluation: hand-written with net (correction).", "Evaluation: hand-written."
	check := func(what, want string) {
		t.Helper()
		g := p.game()
		if got := g.evaluation(); got != want {
			t.Errorf("%s: %s", what, got)
		}
		if late := read[int](g, "window.fairymaxLate"); late != 200 {
			t.Errorf("answers in the frame are late by %d ms", late)
		}
	}
	check("another title", net)
	p.caret(`"normal"`)
	p.Keyboard.MustType(input.Enter)
	p.MustInsertText(`endings.stalemate = "loss"`)
	p.checked("mine")
	check("other rules", none)
	p.saves(folder, "mine.toml")
	p.openGame("capablanca")
	check("a game of ours", net)
	wait := b.MustWaitDownload()
	p.click("#save-page")
	path := filepath.Join(t.TempDir(), "saved.html")
	if err := os.WriteFile(path, wait(), 0o600); err != nil {
		t.Fatal(err)
	}
	if file, err := os.Stat(path); err != nil || file.Size() > mostPage {
		t.Errorf("%v: the saved page has %d bytes", err, file.Size())
	}
	q := visit(t, b, path)
	if got := q.evaluation(); got != net {
		t.Errorf("saved: %s", got)
	}
	q.silent()
	p.besideNet(folder)
	p.silent()
}

// besideNet holds that a file beside the game which is no network is refused with the reason.
func (p *page) besideNet(folder string) {
	p.t.Helper()
	if err := os.WriteFile(filepath.Join(folder, "mine.net"), []byte("nonsense"), 0o600); err != nil {
		p.t.Fatal(err)
	}
	p.choose("files", "mine")
	p.checked("mine")
	p.wait(`document.getElementById("elsewhere").textContent.includes("mine.net is not used: it is not a network")`)
}
