package page

import (
	"fairymax/internal/markup"
	"regexp"
	"strings"

	"fairymax/board"
	"fairymax/internal/sheet"
)

// content is everything on a page.
type content struct {
	Title      string
	Index      string // the address of the index of all games, "" if there is none
	Change     string // the address where one changes the game, "" if there is none
	Style      markup.HTML
	Source     []link
	About      []string
	Start      string
	Looks      []look // of the pieces in all pictures
	Board      *picture
	VectorNote string // "" if no vector is shown
	Pieces     []pieceCard
	Rules      []section
	Definition string
	Play       *player // nil on a page that only shows the rules
}

// link is a part of a text: an address, or the text between addresses.
type link struct {
	Text      string
	IsAddress bool
}

// pieceCard is everything about a piece.
type pieceCard struct {
	ID, Name string
	Letter   string
	Tokens   []*picture // one for each owner
	Facts    string
	Twin     string // "moves like the …", "" if no earlier piece moves in the same way
	Sides    []sideCard
}

// sideCard is how the pieces of one side move, or of both sides alike.
type sideCard struct {
	Owner   string
	Diagram *picture
	Legend  []legendRow
	Moves   []sheet.Line
	Still   string // the text for a piece that cannot move
	Within  string
	Betza   string
}

// section is a heading of the rules with its texts.
type section struct {
	Title    string
	Texts    []string
	Examples []exampleCard
}

// content collects everything on the page of a game.
func (g *Game) content() *content {
	c := &content{
		Title: printable(g.Sheet.Name()), Index: g.Index, Change: g.Change, Style: style("page.css") + pictureStyle(),
		Source: links(printable(g.Sheet.Source)), About: printables(g.Sheet.About()), Start: g.Sheet.Def.Start,
		Looks: g.looks(), Board: g.boardPicture(), Rules: g.sections(), Definition: printable(g.Definition),
		Play: g.player(),
	}
	if c.Play != nil {
		c.Style += style("play.css")
	}
	for _, p := range g.Sheet.Describe() {
		c.Pieces = append(c.Pieces, g.pieceCard(p))
		if p.Twin == 0 && p.ShowsVectors() {
			c.VectorNote = sheet.VectorNote
		}
	}
	return c
}

func printables(texts []string) []string {
	var all []string
	for _, text := range texts {
		all = append(all, printable(text))
	}
	return all
}

var address = regexp.MustCompile(`https?://[^\s,;<>"]+`)

// links finds the addresses in a text.
func links(text string) []link {
	var all []link
	add := func(part string, isAddress bool) {
		if part != "" {
			all = append(all, link{part, isAddress})
		}
	}
	end := 0
	for _, at := range address.FindAllStringIndex(text, -1) {
		add(text[end:at[0]], false)
		add(text[at[0]:at[1]], true)
		end = at[1]
	}
	add(text[end:], false)
	return all
}

func (g *Game) pieceCard(p sheet.Piece) pieceCard {
	card := pieceCard{ID: "piece-" + g.typeName(p.Type), Name: printable(p.Name), Letter: p.Letter, Facts: printable(strings.Join(p.Facts, ", "))}
	for c, owns := range g.Sheet.Def.Types[p.Type-1].Owners {
		if owns {
			side := board.Color(c)
			token := sample(side.String() + "'s " + p.Name)
			token.Squares = []square{{Kind: "dark"}}
			token.Pieces = []piece{g.piece(side, p.Type, cell/2, cell/2)}
			card.Tokens = append(card.Tokens, token)
		}
	}
	if p.Twin != 0 {
		card.Twin = printable(g.Sheet.MovesAs(p.Twin))
	}
	for _, v := range p.Moves {
		card.Sides = append(card.Sides, g.sideCard(p, v))
	}
	return card
}

func (g *Game) sideCard(p sheet.Piece, v sheet.SideMoves) sideCard {
	card := sideCard{Owner: v.Owner, Diagram: g.diagramPicture(p, v), Legend: g.legend(p, v), Betza: v.Betza}
	if p.Twin != 0 {
		return card
	}
	for _, l := range v.Lines {
		l.Text = printable(l.Text)
		card.Moves = append(card.Moves, l)
	}
	if len(v.Lines) == 0 {
		card.Still = sheet.CannotMove
	}
	if v.Within != "" {
		card.Within = printable(v.EndsWithin())
	}
	return card
}

// sections collects the rules under their headings.
func (g *Game) sections() []section {
	var all []section
	for _, p := range g.Sheet.Paragraphs() {
		if n := len(all); n == 0 || all[n-1].Title != p.Label {
			all = append(all, section{Title: p.Label})
		}
		last := &all[len(all)-1]
		last.Texts = append(last.Texts, printable(p.Text))
	}
	for i := range all {
		all[i].Examples = g.examples(all[i].Title)
	}
	return all
}
