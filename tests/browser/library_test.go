//go:build browser

package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"fairymax/internal/testlibrary"
)

// squareSize is that of a square in the example, in pixels.
const squareSize = 60

// TestLibrary plays Capablanca chess on the example of the package for npm: each move of White is answered.
func TestLibrary(t *testing.T) {
	const chessground = "chessground/node_modules/chessgroundx"
	if _, err := os.Stat(chessground); err != nil {
		if os.Getenv("FAIRYMAX_CI") != "" {
			t.Fatal(err)
		}
		t.Skip("chessgroundx is not installed: npm ci --prefix tests/browser/chessground")
	}
	folder := t.TempDir()
	testlibrary.Install(t, folder)
	example, err := os.ReadFile(filepath.Join("..", "..", "docs", "library", "capablanca.html"))
	if err == nil {
		err = os.CopyFS(filepath.Join(folder, "node_modules", "chessgroundx"), os.DirFS(chessground))
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "index.html"), example, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	p := opened(t, folder)
	p.wait(`document.querySelector("#state").textContent === "Your move"`)
	for _, move := range []string{"e2e4", "d2d3", "b1c3"} {
		black := p.MustEval(`() => ` + blackPieces).Str()
		p.clickMove(move)
		p.wait(fmt.Sprintf(`document.querySelector("#state").textContent === "Your move" && %s !== %q`, blackPieces, black))
	}
	if n := p.MustEval(`() => document.querySelectorAll("cg-board piece").length`).Int(); n < 37 || n > 40 {
		t.Errorf("there are %d pieces after three moves", n)
	}
	const wide = `() => [...document.querySelectorAll("cg-board piece, cg-board square")].filter(e => e.clientWidth !== 60 || e.clientHeight !== 60).length`
	if n := p.MustEval(wide).Int(); n > 0 {
		t.Errorf("%d pieces and squares are not as large as a square", n)
	}
	p.silent()
}

// opened serves a folder and opens its page.
func opened(t *testing.T, folder string) *page {
	t.Helper()
	files := http.NewServeMux()
	files.Handle("/", http.FileServer(http.Dir(folder)))
	files.HandleFunc("/favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
	server := httptest.NewServer(files)
	t.Cleanup(server.Close)
	p := listened(t, chromium(t))
	p.MustNavigate(server.URL + "/index.html")
	return p
}

// failingReports is a page that says which errors searches with failing listeners end with, and
// what one finds after that.
const failingReports = `<!DOCTYPE html><title>Reports</title><body><script type="module">
import load from "./node_modules/fairymax-toml/index.js";
const fairymax = await load(), engine = new fairymax.Engine({ hash: 1 }), board = new fairymax.Board(), said = [];
for (const report of [() => { throw "at once"; }, async () => { throw "as a promise"; }]) {
	said.push(await engine.search(board, { report }).catch((error) => error));
}
said.push((await engine.search(board, { depth: 2 })).depth);
document.body.textContent = said.join(", ");
</script>`

// TestFailingReport holds that an error of a listener is that of the search, which ends, and not
// one of the page.
func TestFailingReport(t *testing.T) {
	folder := t.TempDir()
	testlibrary.Install(t, folder)
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte(failingReports), 0o666); err != nil {
		t.Fatal(err)
	}
	p := opened(t, folder)
	p.wait(`document.body.textContent === "at once, as a promise, 2"`)
	p.silent()
}

// blackPieces is where Black's pieces are.
const blackPieces = `[...document.querySelectorAll("cg-board piece.black")].map((piece) => piece.cgKey).sort().join(" ")`

// clickMove moves a piece of White by clicks on its squares.
func (p *page) clickMove(move string) {
	p.t.Helper()
	box := p.MustElement("cg-board").MustShape().Box()
	for i := 0; i < len(move); i += 2 {
		x := box.X + (float64(move[i]-'a')+0.5)*squareSize
		y := box.Y + (8-float64(move[i+1]-'0')+0.5)*squareSize
		if err := p.tab.click(place{X: x, Y: y}); err != nil {
			p.t.Fatal(err)
		}
	}
}
