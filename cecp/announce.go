package cecp

import (
	"fmt"
	"strings"

	"fairymax/board"
)

// parentVariant is what XBoard takes for granted about a variant of our own:
// chess, with pawns that promote on the last rank and stalemate a draw.
const parentVariant = "fairy"

// announcement is what XBoard must be told to play a variant that it does not know.
type announcement struct {
	setup    string   // the board and the letters of the pieces
	pieces   []string // the moves, a line for each type
	faithful bool     // XBoard will allow exactly our moves
}

// announce writes a variant's setup line and one line for each piece type. A
// type whose moves XBoard's notation cannot express has no line if it has a
// slot where XBoard asks no questions.
func announce(v Variant) announcement {
	table := assignSlots(v)
	a := announcement{faithful: true}
	a.setup = fmt.Sprintf("setup (%s%s) %dx%d+0_%s %s", table.half(board.White), table.half(board.Black),
		v.Rules.Files, v.Rules.Ranks, parentVariant, setupFEN(v.Rules))
	for slot, types := range table.slots {
		a.describe(v, table, types, slot == falconSlot || slot == cobraSlot)
	}
	a.describe(v, table, table.king, false)
	return a
}

// describe adds the lines of the types that the two sides have in one slot.
func (a *announcement) describe(v Variant, table *slotTable, types [2]board.PieceType, wild bool) {
	var ids, texts [2]string
	for c, t := range types {
		if t == 0 {
			continue
		}
		color := board.Color(c)
		text, exact := v.Betza(color, t)
		a.faithful = a.faithful && exact
		if exact || !wild {
			ids[c], texts[c] = table.letter(t, color), text
		}
	}
	if types[board.White] == types[board.Black] && texts[board.White] == texts[board.Black] {
		ids[board.White] += "&"
		texts[board.Black] = ""
	}
	for c := range types {
		if texts[c] != "" {
			a.pieces = append(a.pieces, fmt.Sprintf("piece %s %s", ids[c], texts[c]))
		}
	}
}

// setupFEN is the start position as XBoard reads it. Rights without castling
// would make it castle by default.
func setupFEN(r *board.Rules) string {
	fields := strings.Fields(r.Start().FEN())
	if len(r.Def.Castlings) == 0 && len(fields) > 2 {
		fields[2] = "-"
	}
	return strings.Join(fields, " ")
}

// exactFor reports whether XBoard's notation can express a type's moves.
func exactFor(v Variant, t board.PieceType) bool {
	for c, owns := range v.Rules.Def.Types[t-1].Owners {
		if _, exact := v.Betza(board.Color(c), t); owns && !exact {
			return false
		}
	}
	return true
}
