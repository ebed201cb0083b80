package xboard

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Introduce returns the lines that tell XBoard what it does not know about the
// variant; from then on, XBoard uses them.
func (s *Setup) Introduce() []string {
	if s.row != nil && !s.row.takesMoves {
		return nil
	}
	a := announce(s.variant)
	s.faithful = a.faithful
	if s.row != nil {
		return a.pieces
	}
	s.table = a.table
	return append([]string{a.setup}, a.pieces...)
}

// announcement is what XBoard must be told to play a variant that it does not know.
type announcement struct {
	setup    string   // the board and the letters of the pieces
	pieces   []string // the moves, a line for each type
	faithful bool     // XBoard will allow exactly our moves
	table    *slotTable
}

// announce writes a variant's setup line and one line for each piece type. A type
// has no line if XBoard's notation cannot express its moves and its slot allows
// any move.
func announce(v Variant) announcement {
	table := assignSlots(v)
	a := announcement{faithful: table.king != [2]define.PieceType{} && seesMate(v.Rules), table: table}
	a.setup = fmt.Sprintf("setup (%s%s) %dx%d+%d_%s %s", table.half(define.White), table.half(define.Black),
		v.Rules.Files, v.Rules.Ranks, table.inHand(), table.parent.name, setupFEN(v.Rules))
	for slot := range table.slots {
		a.describe(v, slot)
	}
	a.addLines(v, table.king, [2]string{table.letter(table.king[0], define.White), table.letter(table.king[1], define.Black)})
	return a
}

// seesMate reports whether mate depends only on the moves of the pieces and the
// safety of the king. XBoard knows no other limits.
func seesMate(r *board.Rules) bool {
	return !r.RoyalStays() && !r.LimitsDrops() && !r.HasTurnOvers() && !r.HasGrid() && r.Mating() == define.Mating{}
}

// describe adds the lines of the types that the two sides have in one slot, unless
// the slot must not have one.
func (a *announcement) describe(v Variant, slot int) {
	switch {
	case a.table.marks[slot] == "~":
		return // these move like their partners
	case a.table.silent[slot]:
		a.faithful = false
		return
	case slot == pawnSlot && a.table.parent.ownPawns:
		return
	}
	a.addLines(v, a.table.slots[slot], [2]string{a.table.id(slot, define.White), a.table.id(slot, define.Black)})
}

// addLines adds the lines of the types of both sides that share a place in the table.
func (a *announcement) addLines(v Variant, types [2]define.PieceType, ids [2]string) {
	var texts [2]string
	for c, t := range types {
		if t == 0 {
			continue
		}
		text, exact := movesOf(v, define.Color(c), t)
		a.faithful = a.faithful && exact
		texts[c] = a.adapted(v.Rules, t, text)
	}
	if types[define.White] == types[define.Black] && texts[define.White] == texts[define.Black] {
		ids[define.White] += "&"
		texts[define.Black] = ""
	}
	for c := range types {
		if texts[c] != "" {
			a.pieces = append(a.pieces, fmt.Sprintf("piece %s %s", ids[c], texts[c]))
		}
	}
}

var (
	castlingAtoms = regexp.MustCompile(`(i[a-z]*O\d*)+$`)
	firstMoves    = regexp.MustCompile(`^[a-z]*[A-Z]\d*`)
)

// adapted changes the moves of a type where XBoard would carry them out wrongly. Where
// moves place walls it must not castle. A piece in the king's slot that goes far to the
// side castles unless it has a move of its own from its first square: so the first
// moves are said twice, once as such.
func (a *announcement) adapted(r *board.Rules, t define.PieceType, text string) string {
	if r.PlacesWalls() {
		text = castlingAtoms.ReplaceAllString(text, "")
	}
	if slices.Contains(a.table.king[:], t) && a.table.seemsToCastle(t) && !strings.Contains(text, "i") {
		text += "i" + firstMoves.FindString(text)
	}
	return text
}

// movesOf writes the moves that XBoard has to allow a piece. XBoard does not see that
// a piece turns over, so it has the moves of both sides. It knows no lines that moves must cross.
func movesOf(v Variant, c define.Color, t define.PieceType) (text string, exact bool) {
	text, exact = v.Betza(c, t)
	into, _, turns := v.Rules.TurnsOver(t)
	if !turns {
		return text, exact && !v.Rules.HasGrid()
	}
	other, _ := v.Betza(c, into)
	return text + other, false
}

// setupFEN is the start position as XBoard reads it. Rights without castling
// would make it castle by default.
func setupFEN(r *board.Rules) string {
	fields := strings.Fields(r.Start().FEN())[:6]
	if !r.HasCastling() && !r.CanGate() {
		fields[2] = "-"
	}
	_, hand, _ := strings.Cut(fields[0], "[")
	if fields[0] = placement(r); hand != "" {
		fields[0] += "[" + hand
	}
	return strings.Join(fields, " ")
}

// placement writes the pieces of the start, and the holes: to XBoard, a hole is
// no empty square.
func placement(r *board.Rules) string {
	return BoardText(r, func(at define.Square) string {
		switch piece := r.Start().At(at); {
		case r.IsHole(at):
			return "*"
		case piece == define.Empty:
			return ""
		default:
			return letterOf(r, piece.Type(), piece.Color())
		}
	})
}
