package drawing

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/variants"
)

var contact = flag.String("contact", "", "write all drawings into this HTML file, in three sizes, light and dark")

// TestContactSheet writes a page to look at. With prefers-color-scheme it changes its
// squares as rule sheets do.
func TestContactSheet(t *testing.T) {
	if *contact == "" {
		t.Skip("-contact FILE writes a page with all drawings")
	}
	var b strings.Builder
	b.WriteString(`<!DOCTYPE html><meta charset="utf-8"/><title>Drawings</title><style>
:root { color-scheme: light dark; }
body { font: 11px sans-serif; }
span { display: inline-block; margin: 3px; text-align: center; }
svg { background: #f1e6d0; }
svg:nth-of-type(even) { background: #dcc8a2; }
@media (prefers-color-scheme: dark) { svg { background: #6d6658; } svg:nth-of-type(even) { background: #565044; } }
` + Style() + `</style>`)
	for _, row := range contactRows(t) {
		b.WriteString("<span>")
		for _, size := range []int{32, 64, 128} {
			for side := define.White; side <= define.Black; side++ {
				fmt.Fprintf(&b, `<svg width="%d" height="%d" viewBox="0 0 45 45"><g class="piece %s">%s</g></svg>`,
					size, size, strings.ToLower(side.String()), row.drawing.SVG(side))
			}
		}
		fmt.Fprintf(&b, "<br/>%s</span>\n", strings.Join(row.names, " "))
	}
	if err := os.WriteFile(*contact, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// contactRow is a drawing and the pieces that have it.
type contactRow struct {
	names   []string
	drawing Drawing
}

// contactRows are the drawings of all games and of the library.
func contactRows(t *testing.T) (rows []contactRow) {
	t.Helper()
	l := Open()
	at := map[string]int{}
	add := func(v *variants.Variant) {
		for i, d := range l.Game(v.Rules.Def, hintsOf(v)) {
			svg := d.SVG(define.White) + d.SVG(define.Black)
			if _, known := at[svg]; !known {
				at[svg] = len(rows)
				rows = append(rows, contactRow{drawing: d})
			}
			row := &rows[at[svg]]
			if name := v.Rules.Def.Types[i].Name; !slices.Contains(row.names, name) {
				row.names = append(row.names, name)
			}
		}
	}
	for _, name := range libraryNames(t) {
		add(lone(t, name))
	}
	for _, v := range games(t) {
		add(v)
	}
	return rows
}
