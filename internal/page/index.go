package page

import (
	"fairymax/internal/markup"
	"fmt"
	"net/url"
	"strings"

	"fairymax/board/define"
)

// IndexGroup are games of an index under a title.
type IndexGroup struct {
	Title string
	Games []IndexEntry
}

// IndexEntry is a game of an index.
type IndexEntry struct {
	Title, Facts string
	Page, Board  string // addresses
	Words        string // what a search finds it by
}

// index is everything on an index.
type index struct {
	Title, Workbench string
	Style            markup.HTML
	Security         string
	Groups           []IndexGroup
	Script           markup.HTML
}

// newIndex collects everything on the index of some games.
func newIndex(groups []IndexGroup) index {
	script := readFile("index.js")
	return index{
		Title: "Games to play", Workbench: workbenchFile, Style: style("page.css") + style("index.css"), Groups: groups,
		Security: "default-src 'none'; script-src " + SumOf(script) + "; img-src " + besidePage +
			"; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
		Script: markup.HTML("<script>" + script + "</script>"),
	}
}

// entry is what an index has of the game: its pieces are words to search for.
func (g *Game) entry() IndexEntry {
	d := g.Sheet.Def
	e := IndexEntry{
		Title: printable(d.Title), Facts: fmt.Sprintf("%d×%d", d.Files, d.Ranks),
		Page: fileAddress(d.Name + ".html"), Board: fileAddress(d.Name + ".svg"),
	}
	words := []string{d.Title, d.Name, e.Facts, fmt.Sprintf("%dx%d", d.Files, d.Ranks)}
	for i := range d.Types {
		words = append(words, g.Sheet.TypeName(define.PieceType(i+1)))
	}
	e.Words = printable(strings.Join(words, " "))
	return e
}

// fileAddress is that of a file of the games' folder.
func fileAddress(name string) string { return gamesFolder + "/" + url.PathEscape(name) }
