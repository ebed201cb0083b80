package page

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board/define"
	"fairymax/internal/sheet"
	"fairymax/variants"
)

// gameOf makes the page of a variant, without values, which belong to the engine.
func gameOf(v *variants.Variant) *Game {
	return &Game{Symbols: v.Symbols, Definition: v.Text, Sheet: &sheet.Sheet{
		Def: v.Rules.Def, Start: v.Rules.Start(), Source: v.Source, Values: make([]int, len(v.Rules.Def.Types)+1),
		Betza: v.Betza, ResetsMoveRule: v.Rules.Renews,
	}}
}

// loaded keeps the games that tests have loaded, which none of them changes.
var loaded = map[string]*variants.Variant{}

// load loads a game of the catalogue, or one that a file of testdata defines.
func load(t testing.TB, nameOrPath string) *variants.Variant {
	t.Helper()
	if loaded[nameOrPath] == nil {
		loaded[nameOrPath] = loadFresh(t, nameOrPath)
	}
	return loaded[nameOrPath]
}

// loadFresh loads a game for a test that changes it.
func loadFresh(t testing.TB, nameOrPath string) *variants.Variant {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(nameOrPath)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// element is an element of a page or a picture that was read back.
type element struct {
	name     string
	has      map[string]string
	text     string // its own text, without its children's
	children []*element
}

// read reads a page or a picture back. A text that is not well formed or not escaped
// fails.
func read(t testing.TB, text string) *element {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader(text))
	root := &element{}
	open := []*element{root}
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return root
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		last := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			e := &element{name: token.Name.Local, has: map[string]string{}}
			for _, a := range token.Attr {
				e.has[a.Name.Local] = a.Value
			}
			last.children = append(last.children, e)
			open = append(open, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			last.text += string(token)
		}
	}
}

// all lists the elements with a class below e, in document order.
func (e *element) all(class string) []*element {
	var found []*element
	for _, c := range e.children {
		if c.is(class) {
			found = append(found, c)
		}
		found = append(found, c.all(class)...)
	}
	return found
}

func (e *element) is(class string) bool {
	for _, word := range strings.Fields(e.has["class"]) {
		if word == class {
			return true
		}
	}
	return false
}

// vector is where a mark is.
func (e *element) vector(t testing.TB) define.Vector {
	t.Helper()
	right, err1 := strconv.ParseInt(e.has["data-right"], 10, 8)
	up, err2 := strconv.ParseInt(e.has["data-up"], 10, 8)
	if err := errors.Join(err1, err2); err != nil {
		t.Fatal(err)
	}
	return define.Vector{Right: int8(right), Up: int8(up)}
}

// pieces lists the pieces of a picture, as "white king e1".
func (e *element) pieces() []string {
	var pieces []string
	for _, m := range e.all("piece") {
		side, _ := strings.CutPrefix(m.has["class"], "piece ")
		pieces = append(pieces, side+" "+m.has["data-piece"]+" "+m.has["data-square"])
	}
	return pieces
}

// svg renders a picture and reads it back.
func (p *picture) svg(t testing.TB) *element {
	t.Helper()
	var b strings.Builder
	if err := templates().Write(&b, "picture", p); err != nil {
		t.Fatal(err)
	}
	return read(t, b.String())
}
