package diagram

import (
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/xbetza"
	"fairymax/variants/spelling"
)

// converter makes a game of ours from a diagram.
type converter struct {
	*game.Run
	*definition
	page     *page // that the diagram is on, nil if its text stands alone
	game     *game.Game
	files    int
	ranks    int
	symmetry string
	pieces   []*game.Piece // of type n: pieces[n-1]
	texts    []textOf      // how it moves
	royals   []*kind
	board    map[square]figure
	missing  map[square]bool // squares that do not exist

	choices   choices
	promoters *[]promoter // nil until they are found
	turns     map[*kind]map[square]*kind
	castles   [2][2]bool // whether a side castles to the left and the right
}

// textOf is how a type moves.
type textOf = xbetza.Text

// figure is a piece on a square.
type figure struct {
	*kind
	color define.Color
}

// Read imports the diagrams of a file: that of a text of parameters and pieces, or all
// those of a page.
func Read(in *game.Run) {
	diagrams, page := find(in)
	for _, d := range diagrams {
		if !in.Wanted(d.name) {
			continue
		}
		before := in.Faults()
		k := &converter{Run: in, definition: readDefinition(in, d), page: page, turns: make(map[*kind]map[square]*kind)}
		k.files, k.ranks = k.size(in)
		if in.Faults() > before {
			continue
		}
		k.game = in.NewGame(d.name, d.line, "")
		k.convert()
		if in.Faults() == before {
			in.Finish(k.game)
		}
	}
}

// convert makes the game.
func (k *converter) convert() {
	k.game.Files, k.game.Ranks = k.files, k.ranks
	k.symmetry = k.word(k.Run, "symmetry", "mirror", "rotate", "none")
	before := k.Faults()
	k.unsure()
	k.position()
	k.royal()
	k.movers()
	if k.Faults() > before {
		return
	}
	k.game.NameFrom(k.Library)
	k.game.DressLetters()
	k.start()
	k.castling()
	k.royalRules()
	k.promotion()
	k.hand()
	k.rules()
	k.outside()
}

// outside tells of what is not in the diagram.
func (k *converter) outside() {
	k.game.Note(k.line, "only the diagram is read; rules that its page gives in words are missing")
	if k.page == nil {
		return
	}
	for _, h := range k.page.hooks {
		k.game.Lose(h.line, "rules in a script of the page (%s)", h.name)
	}
	if more := len(k.page.hooked) - len(k.page.hooks); more > 0 {
		k.game.Lose(k.page.hooks[0].line, "rules in %s more of the scripts of the page", spelling.Counted(more, "function"))
	}
	if n := k.page.script; n > 0 {
		k.game.Note(n, "the page has scripts of its own; of these, only functions that diagrams call by name were looked for")
	}
}

// piece returns the piece of a type.
func (k *converter) piece(t *kind) *game.Piece { return k.pieces[t.number-1] }

// names returns the names of the pieces of some types.
func (k *converter) names(types []*kind) []string {
	var list []string
	for _, t := range types {
		if name := k.piece(t).Name; !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}
