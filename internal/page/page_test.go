package page

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/internal/ownfile"
)

// byPage writes files as the command page does.
var byPage = ownfile.Writer{Command: "page"}

var update = flag.Bool("update", false, "write the page of the tiny game into testdata")

func (g *Game) html(t testing.TB) string {
	t.Helper()
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// The golden page is meant to be reviewed in a browser.
func TestGolden(t *testing.T) {
	const file = "testdata/tiny.html"
	got := gameOf(load(t, "testdata/tiny.toml")).html(t)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the page is not %s; -update rewrites it", file)
	}
}

// elements are the only elements of pages. None of them fetches anything.
var elements = strings.Fields("html head meta title style body header main section article div p h1 h2 h3 h4 " +
	"a span b code pre ul li figure figcaption svg rect line polygon circle path g text symbol use")

// fetching finds what a style sheet could fetch.
var fetching = regexp.MustCompile(`url\(|@import|image-set`)

// TestPages reads the pages of all games back. Each is well formed, fetches nothing,
// has unique ids and contains every text of the sheet.
func TestPages(t *testing.T) {
	for _, name := range append(someNames(), "testdata/menagerie.toml", "testdata/tiny.toml") {
		g := gameOf(load(t, name))
		page := read(t, g.html(t))
		ids := map[string]bool{}
		for _, e := range page.everything() {
			if !slices.Contains(elements, e.name) {
				t.Errorf("%s: the page has the element %s", name, e.name)
			}
			if e.name == "style" && fetching.MatchString(e.text) {
				t.Errorf("%s: the style sheet fetches something", name)
			}
			for attribute, value := range e.has {
				if attribute == "src" || attribute == "style" && fetching.MatchString(value) || strings.HasPrefix(attribute, "on") ||
					attribute == "href" && !strings.HasPrefix(value, "http") && !strings.HasPrefix(value, "#look-") {
					t.Errorf("%s: %s has %s=%q", name, e.name, attribute, value)
				}
			}
			if id := e.has["id"]; id != "" && ids[id] {
				t.Errorf("%s: two elements are %s", name, id)
			} else {
				ids[id] = true
			}
		}
		for _, e := range page.everything() {
			if e.name == "use" && !ids[strings.TrimPrefix(e.has["href"], "#")] {
				t.Errorf("%s: nothing is %s", name, e.has["href"])
			}
		}
		g.checkTold(t, page)
	}
}

// defines reports whether an address is that of an element of the page.
func (e *element) defines(address string) bool {
	return slices.ContainsFunc(e.everything(), func(c *element) bool { return "#"+c.has["id"] == address })
}

// checkTold looks for every text of the sheet.
func (g *Game) checkTold(t *testing.T, page *element) {
	t.Helper()
	told := page.words()
	for _, p := range g.Sheet.Paragraphs() {
		if !strings.Contains(told, p.Text) {
			t.Errorf("%s: the page does not say %q", g.Sheet.Def.Name, p.Text)
		}
	}
	for _, p := range g.Sheet.Describe() {
		if !strings.Contains(told, p.Name) || !strings.Contains(told, strings.Join(p.Facts, ", ")) {
			t.Errorf("%s: the page does not describe the %s", g.Sheet.Def.Name, p.Name)
		}
		for _, v := range p.Moves {
			for _, e := range v.Diagram.Legend {
				if !strings.Contains(told, e.Meaning) {
					t.Errorf("%s, %s: the legend lacks %q", g.Sheet.Def.Name, p.Name, e.Meaning)
				}
			}
			for _, l := range v.Lines {
				if p.Twin == 0 && !strings.Contains(told, l.Text) {
					t.Errorf("%s, %s: the page does not say %q", g.Sheet.Def.Name, p.Name, l.Text)
				}
			}
		}
	}
}

// everything lists all elements.
func (e *element) everything() []*element {
	var all []*element
	for _, c := range e.children {
		all = append(append(all, c), c.everything()...)
	}
	return all
}

// words is all text below an element.
func (e *element) words() string {
	text := e.text
	for _, c := range e.children {
		text += " " + c.words()
	}
	return text
}

// The legend has a row for each sign of the diagram, and for no other.
func TestLegendIsExact(t *testing.T) {
	for _, name := range append(someNames(), "testdata/menagerie.toml") {
		g := gameOf(load(t, name))
		for _, p := range g.Sheet.Describe() {
			for _, v := range p.Moves {
				shown := map[string]bool{}
				svg := g.diagramPicture(p, v).svg(t)
				for _, m := range svg.all("mark") {
					shown[m.children[0].text] = true
				}
				explained := map[string]bool{}
				for _, row := range g.legend(p, v) {
					if len(row.Picture.Marks) > 0 && row.Text != leapText {
						explained[row.Text] = true
					}
					has := map[string]bool{endlessText: len(svg.all("endless")) > 0, limitedText: len(svg.all("limited")) > 0,
						beyondText: len(svg.all("beyond")) > 0, leapText: len(svg.all("leap")) > 0}
					if there, isLine := has[row.Text]; isLine && !there {
						t.Errorf("%s, %s: nothing in the diagram %q", name, p.Name, row.Text)
					}
				}
				for meaning := range shown {
					if !explained[meaning] {
						t.Errorf("%s, %s: %q is not explained", name, p.Name, meaning)
					}
					delete(explained, meaning)
				}
				for meaning := range explained {
					t.Errorf("%s, %s: nothing in the diagram %q", name, p.Name, meaning)
				}
			}
		}
	}
}

// Names and texts come from the user. They are escaped on the page.
func TestEscaping(t *testing.T) {
	v := loadFresh(t, "testdata/tiny.toml")
	page := read(t, gameOf(v).html(t))
	text := page.words()
	for _, want := range []string{v.Title, `Hare & <i>Tortoise</i>`, `"Unknown" <b>, `, `<&`, `title = "Hare & <i>Tortoise</i>"`} {
		if !strings.Contains(text, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	for _, e := range page.everything() {
		if e.name == "a" && e.has["href"] != "https://example.org/?a=1&b=2" {
			t.Errorf("a link leads to %q", e.has["href"])
		}
	}
	v.Rules.Def.Title = "Bell \x07 and \x1b escape"
	if text := read(t, gameOf(v).html(t)).words(); !strings.Contains(text, "Bell \ufffd and \ufffd escape") {
		t.Errorf("characters that no page may have are in\n%s", text)
	}
}

// The board and every piece have a file; a piece has one for each side if they differ.
func TestDrawings(t *testing.T) {
	for name, want := range map[string]string{
		"testdata/tiny.toml": "board.svg piece-hare-black.svg piece-hare-white.svg piece-king.svg piece-quail.svg piece-quail~.svg piece-rook.svg",
		"almost":             "board.svg piece-bishop.svg piece-chancellor.svg piece-king.svg piece-knight.svg piece-pawn.svg piece-rook.svg",
	} {
		folder := filepath.Join(t.TempDir(), "deep", "er")
		if err := gameOf(load(t, name)).SaveDrawings(byPage, folder); err != nil {
			t.Fatal(err)
		}
		files, err := filepath.Glob(filepath.Join(folder, "*"))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, file := range files {
			got = append(got, filepath.Base(file))
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if svg := read(t, string(text)); len(svg.children) != 1 || svg.children[0].name != "svg" || len(svg.all("piece")) == 0 {
				t.Errorf("%s is no drawing", file)
			} else {
				checkLooks(t, file, svg)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: the files are %q, want %q", name, got, want)
		}
	}
}

// checkLooks holds that a file has the drawings that its pieces use, and no others.
func checkLooks(t *testing.T, file string, svg *element) {
	t.Helper()
	used := map[string]bool{}
	for _, e := range svg.everything() {
		if e.name == "use" {
			used[e.has["href"]] = true
			if !svg.defines(e.has["href"]) {
				t.Errorf("%s lacks %s", file, e.has["href"])
			}
		}
	}
	for _, e := range svg.everything() {
		if e.name == "symbol" && !used["#"+e.has["id"]] {
			t.Errorf("%s has %s, which nothing uses", file, e.has["id"])
		}
	}
}

// The wedges of both sides point at each other on the board, and forward where the
// owner of a piece sees it. Others stand upright.
func TestPointingPieces(t *testing.T) {
	turned := func(p *picture, side string) (n int) {
		for _, m := range p.svg(t).all("piece") {
			if m.is(side) && strings.Contains(m.has["transform"], "rotate(180)") {
				n++
			}
		}
		return n
	}
	for name, want := range map[string]int{"shogi": 20, "xiangqi": 0, "normal": 0} {
		g := gameOf(load(t, name))
		start := g.boardPicture()
		if white, black := turned(start, "white"), turned(start, "black"); white != 0 || black != want {
			t.Errorf("%s: %d white and %d black pieces are turned, want 0 and %d", name, white, black, want)
		}
		for _, p := range g.Sheet.Describe() {
			for _, v := range p.Moves {
				v.Side = define.Black
				if turned(g.diagramPicture(p, v), "black") != 0 {
					t.Errorf("%s, %s: the piece points backward in its diagram", name, p.Name)
				}
			}
		}
	}
}

// TestNoMoves holds that a piece without moves has no line without notation.
func TestNoMoves(t *testing.T) {
	page := gameOf(load(t, "testdata/still.toml")).html(t)
	if _, list, found := strings.Cut(page, "Betza’s notation"); !found || strings.Contains(list, "<code></code>") || !strings.Contains(list, "<li>king: <code>K</code></li>") {
		t.Error("the list of notations is not that of the pieces with moves")
	}
}

// A device stays a device, and a file is never left in part.
func TestSave(t *testing.T) {
	g := gameOf(load(t, "testdata/tiny.toml"))
	folder := t.TempDir()
	if err := g.SaveHTML(byPage, folder); err == nil || !strings.Contains(err.Error(), "is a folder") {
		t.Errorf("a page instead of a folder: %v", err)
	}
	if err := g.SaveHTML(byPage, filepath.Join(folder, "missing", "x.html")); err == nil {
		t.Error("a page in a folder that is not there")
	}
	if err := g.SaveDrawings(byPage, "testdata/tiny.toml"); err == nil {
		t.Error("drawings in a file")
	}
	if err := g.SaveHTML(byPage, os.DevNull); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Errorf("%s has become a file: %v", os.DevNull, err)
	}
	for range 2 {
		if err := g.SaveHTML(byPage, filepath.Join(folder, "x.html")); err != nil {
			t.Fatal(err)
		}
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != 1 {
		t.Errorf("beside the page lie %v, %v", files, err)
	}
}

// TestOrder holds that a player finds the board, how one wins and the pieces first, and what
// only programs and inventors want last.
func TestOrder(t *testing.T) {
	g := gameOf(load(t, "capablanca"))
	g.Definition, g.Sheet.XBoard = "files = 10", true
	text, last := g.html(t), -1
	for _, part := range []string{"<h1>", `class="picture`, "How to win", "<h2>Pieces", "<h2>Castling", "About this game", "XBoard", "Betza", "files = 10"} {
		at := strings.Index(text, part)
		if at <= last {
			t.Errorf("%q is at %d, behind what should follow it", part, at)
		}
		last = at
	}
}
