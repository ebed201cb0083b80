package page

import (
	"embed"
	"fairymax/internal/markup"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/drawing"
	"fairymax/internal/sheet"
	"fairymax/variants"
)

// Game is the content of a page: a game, its pictures and its definition.
type Game struct {
	Sheet      *sheet.Sheet
	Symbols    []variants.Symbol // of type t at t-1
	Definition string            // the text of its file
	Player     *Player           // plays the game, nil on a page that only shows the rules
	Index      string            // the address of the page that lists all games, "" if there is none
	Change     string            // the address where one changes the game, "" if there is none

	drawn []drawing.Drawing // of type t at t-1, nil until they are needed
}

//go:embed page.html play.html index.html figures.html picture.svg page.css play.css index.css figures.css picture.css play/*.js index.js
var files embed.FS

// style reads a style sheet.
func style(name string) markup.HTML { return markup.HTML(readFile(name)) }

// pictureStyle is the style of everything in pictures.
func pictureStyle() markup.HTML { return style("picture.css") + markup.HTML(drawing.Style()) }

// typeName is the name of a type in the definition.
func (g *Game) typeName(t define.PieceType) string { return g.Sheet.Def.Types[t-1].Name }

// rulesOf returns the rules of the game.
func (g *Game) rulesOf() *board.Rules { return g.Sheet.Start.Rules() }
