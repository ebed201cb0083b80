package page

import (
	"regexp"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/markup"
	"fairymax/internal/sheet"
)

// content is everything on a page.
type content struct {
	Title   string
	Index   string // the address of the index of all games, "" if there is none
	Change  string // the address where one changes the game, "" if there is none
	Style   markup.HTML
	Play    *player // nil on a page that only shows the rules
	Board   *picture
	Remarks []string // on the games that the page begins with
	Winning []string // how one wins
	Pieces  []pieceCard
	Rules   []section
	Looks   []look // of the pieces in all pictures
	// What inventors and programs want to know comes last.
	Source     []link
	About      []string
	Start      string
	VectorNote string // "" if no vector is shown
	Betza      []betza
	Definition string
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
}

// betza is how a piece moves, in Betza's notation.
type betza struct{ Piece, Text string }

// section is a heading of the rules with its texts.
type section struct {
	Title    string
	Texts    []string
	Examples []exampleCard
}

// content collects everything on the page of a game.
func (g *Game) content() *content {
	c := &content{
		Title: printable(g.heading()), Index: g.Index, Change: g.Change, Style: style("page.css") + pictureStyle(),
		Source: links(printable(g.Sheet.Source)), About: printables(g.Sheet.About()), Start: g.Sheet.Def.Start,
		Looks: g.looks(), Board: g.boardPicture(), Definition: printable(g.Definition),
		Play: g.player(),
	}
	c.Winning, c.Rules = g.rules()
	if remark := g.goalRemark(); remark != "" {
		c.Winning = append(c.Winning, remark)
	}
	if c.Play != nil {
		c.Remarks = printables(g.Player.Remarks)
		c.Style += style("play.css")
	}
	for _, p := range g.Sheet.Describe() {
		c.Pieces = append(c.Pieces, g.pieceCard(p))
		for _, v := range p.Moves {
			if v.Betza == "" {
				continue // it has no moves
			}
			c.Betza = append(c.Betza, betza{printable(strings.TrimSpace(v.Owner + " " + p.Name)), v.Betza})
		}
		if p.Twin == 0 && p.ShowsVectors() {
			c.VectorNote = sheet.VectorNote
		}
	}
	return c
}

// heading is the title of the game, with its name where that says more.
func (g *Game) heading() string {
	title := strings.ToLower(g.Sheet.Def.Title)
	for word := range strings.SplitSeq(g.Sheet.Def.Name, "-") {
		if !strings.Contains(title, word) {
			return g.Sheet.Name()
		}
	}
	return g.Sheet.Def.Title
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
			side := define.Color(c)
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
	card := sideCard{Owner: v.Owner, Diagram: g.diagramPicture(p, v), Legend: g.legend(p, v)}
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

// winning are the labels of what a player has to know first, beside the duty to capture.
var winning = []string{"Royal", "Endings"}

// rules collects how one wins, and all other rules under their headings.
func (g *Game) rules() (wins []string, others []section) {
	for _, p := range g.Sheet.Paragraphs() {
		if slices.Contains(winning, p.Label) || p.Text != "" && p.Text == g.Sheet.Def.Captures.Duty() {
			wins = append(wins, printable(p.Text))
			continue
		}
		if n := len(others); n == 0 || others[n-1].Title != p.Label {
			others = append(others, section{Title: p.Label})
		}
		last := &others[len(others)-1]
		last.Texts = append(last.Texts, printable(p.Text))
	}
	for i := range others {
		others[i].Examples = g.examples(others[i].Title)
	}
	return wins, others
}
