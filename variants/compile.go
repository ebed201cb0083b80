package variants

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// compile reads the meaning of a definition into def. It returns nil if the text is so
// wrong that its meaning cannot be read.
func compile(r *source.Report, name string, game, pieces *source.Node) *compiler {
	if game == nil || game.Bad {
		return nil
	}
	c := &compiler{Report: r, game: game, pieces: pieces, def: &board.Definition{Name: name}, used: make(map[string]bool), enteredBy: make(map[board.PieceType]*pieceType), regions: make(map[zoneOf]*board.Set)}
	vocabulary.CheckComplete(r, game)
	c.def.Title = game.Get("title").Text()
	c.armies()
	c.readStart()
	if holes := c.zone(game.Get("holes"), board.White); holes != nil {
		c.def.Holes = *holes
	}
	c.checkHoles()
	c.checkZones()
	c.grid()
	c.checkWithin()
	c.royals()
	c.moves()
	c.checkChanges()
	c.hand()
	c.castlings()
	c.checkRights()
	c.promotions()
	c.turnOvers()
	c.checkRoyals()
	c.shuffle()
	vocabulary.EachColumn(c.game, c.def, c.column)
	c.afterCapture()
	c.trade()
	c.walls()
	c.endings()
	c.demotions()
	c.checkCaptured()
	c.drops()
	return c
}

// column stores a value that goes into the definition as it stands.
func (c *compiler) column(path string, value *source.Node, column any) {
	switch column := column.(type) {
	case *int:
		*column = value.Number()
	case *bool:
		*column = value.Flag()
	case *board.TypeMask:
		*column = c.mask(value, path)
	case *board.CaptureRule:
		*column = board.CaptureRule(max(0, slices.Index(board.CaptureRules(), value.Text())))
	case *board.Counterstrike:
		*column = board.Counterstrike(max(0, slices.Index(board.Counterstrikes(), value.Text())))
	case *board.WallPlace:
		*column = board.WallPlace(max(0, slices.Index(board.WallPlaces(), value.Text())))
	case *board.CheckGiving:
		*column = board.CheckGiving(max(0, slices.Index(board.CheckGivings(), value.Text())))
	case *board.Notation:
		*column = board.Notation(max(0, slices.Index(board.Notations(), value.Text())))
	default:
		panic(fmt.Sprintf("%s goes into a %T", path, column))
	}
}
