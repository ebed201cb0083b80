package variants

import (
	"reflect"
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// compile reads the meaning of a definition into def. It returns nil if the text is so
// wrong that its meaning cannot be read.
func compile(r *source.Report, name string, game, pieces *source.Node, files pictureFiles) *compiler {
	c := read(r, name, game, pieces, files)
	if c != nil {
		c.reportLeftOut()
	}
	return c
}

// read does the same, except that pieces which are left out are only listed.
func read(r *source.Report, name string, game, pieces *source.Node, files pictureFiles) *compiler {
	if game == nil || game.Bad {
		return nil
	}
	c := &compiler{Report: r, game: game, pieces: pieces, files: files, def: &define.Game{Name: name}, used: make(map[string]bool), circular: make(map[string]bool), missing: make(map[string]bool), misfits: make(map[*source.Node]bool), enteredBy: make(map[define.PieceType]*pieceType), regions: make(map[zoneOf]*define.Set)}
	vocabulary.CheckComplete(r, game)
	c.def.Title = game.Get("title").Text()
	c.armies()
	c.readStart()
	if holes := c.zone(game.Get("holes"), define.White); holes != nil {
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
	c.effects()
	c.trade()
	c.walls()
	c.endings()
	c.demotions()
	c.checkCaptured()
	c.checkTurned()
	c.drops()
	c.needChecks()
	return c
}

// column stores a value that goes into the definition as it stands, one of words if there
// are any.
func (c *compiler) column(path string, words []string, value *source.Node, column any) {
	switch column := column.(type) {
	case *int:
		*column = value.Number()
	case *bool:
		*column = value.Flag()
	case *define.TypeMask:
		*column = c.mask(value, path)
	case *define.Outcome:
		*column = vocabulary.Outcomes.Of(value.Text())
	default: // a word, by its number
		if i := slices.Index(words, value.Text()); i > 0 {
			reflect.ValueOf(column).Elem().SetUint(uint64(i))
		}
	}
}
