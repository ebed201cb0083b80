package cecp

import (
	"slices"
	"strings"

	"fairymax/board"
)

// XBoard keeps a picture, built-in moves and some prejudices for each of its
// slots: the letters of a variant, in the order of the slots, are the
// pieceToChar table. These are the slots that matter here.
const (
	pawnSlot   = 0  // promotes on the last rank
	lanceSlot  = 18 // so does this one, and no other
	falconSlot = 17 // without a piece line, may move anywhere
	cobraSlot  = 19 // likewise
	shortTable = 46 // a longer pieceToChar table must be complete
	slotCount  = 65 // not counting the king's
)

// namedSlots belong to pieces of these moves. XBoard calls king and one man of
// slot 1, 2, 5, 6 or 9 against a king a draw, whatever its moves; so other
// pieces are never put there, nor on slots 3 and 4.
var namedSlots = []struct {
	slot  int
	atoms string
}{
	{1, "N"}, {2, "B"}, {3, "R"}, {4, "BR"}, {5, "F"}, {6, "FA"}, {7, "BN"}, {8, "RN"}, {9, "W"}, {10, "WF"},
	{12, "n"}, {16, "NWF"}, {23, "Z"}, {24, "C"}, {25, "WD"}, {29, "BRN"},
}

// freeSlots are those for all other pieces, distinct pictures first. Missing are
// the slots with a meaning and the lion's 21, to which XBoard lets nothing promote.
var freeSlots = []int{
	13, 14, 15, 20, 22, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
	11, 7, 8, 10, 12, 16, 23, 24, 25, 29,
	46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
}

// slotTable is which type each side has in each slot, 0 for none.
type slotTable struct {
	slots [slotCount][2]board.PieceType
	king  [2]board.PieceType
	rules *board.Rules
}

// assignSlots finds a slot for every type of a variant: the royal one, those
// that promote, pieces that XBoard knows, pieces that it could not be told of,
// and the rest.
func assignSlots(v Variant) *slotTable {
	table := &slotTable{rules: v.Rules}
	rules := []func(board.PieceType) bool{
		table.crown,
		func(t board.PieceType) bool { return table.promotes(t) && table.put(t, pawnSlot, lanceSlot) },
		func(t board.PieceType) bool { return table.put(t, table.named(t)...) },
		func(t board.PieceType) bool { return !exactFor(v, t) && table.put(t, falconSlot, cobraSlot) },
		func(t board.PieceType) bool { return table.put(t, freeSlots...) },
	}
	var types []board.PieceType
	for i := range v.Rules.Def.Types {
		if t := board.PieceType(i + 1); len(table.owners(t)) > 0 {
			types = append(types, t)
		}
	}
	for _, placed := range rules {
		types = slices.DeleteFunc(types, placed)
	}
	return table
}

// crown gives a royal type the king's slot.
func (table *slotTable) crown(t board.PieceType) bool {
	return table.rules.IsRoyal(t) && table.take(&table.king, t)
}

// put gives a type the first of the slots that is free for all who own it.
func (table *slotTable) put(t board.PieceType, slots ...int) bool {
	return slices.ContainsFunc(slots, func(slot int) bool { return table.take(&table.slots[slot], t) })
}

// take gives a type one slot, if it is free for all who own it.
func (table *slotTable) take(slot *[2]board.PieceType, t board.PieceType) bool {
	owners := table.owners(t)
	for _, c := range owners {
		if slot[c] != 0 {
			return false
		}
	}
	for _, c := range owners {
		slot[c] = t
	}
	return true
}

// owners lists the sides that can have men of a type.
func (table *slotTable) owners(t board.PieceType) []board.Color {
	var owners []board.Color
	for _, c := range []board.Color{board.White, board.Black} {
		if table.rules.Def.Types[t-1].Owners[c] {
			owners = append(owners, c)
		}
	}
	return owners
}

// promotes reports whether men of a type can become something else.
func (table *slotTable) promotes(t board.PieceType) bool {
	return table.rules.PromotionZone(board.White, t) != nil || table.rules.PromotionZone(board.Black, t) != nil
}

// named finds the slots of pieces that move exactly as type t does.
func (table *slotTable) named(t board.PieceType) (slots []int) {
	for _, row := range namedSlots {
		if movesAs(table.rules.Steps(table.owners(t)[0], t), row.atoms) {
			slots = append(slots, row.slot)
		}
	}
	return slots
}

// half writes one side's half of the pieceToChar table.
func (table *slotTable) half(c board.Color) string {
	var b strings.Builder
	for _, slot := range table.slots[:table.length()] {
		b.WriteString(table.letter(slot[c], c))
	}
	b.WriteString(table.letter(table.king[c], c))
	return b.String()
}

// length is how many slots must be written: past the last one in use, and past
// the queen's, since XBoard wants six letters.
func (table *slotTable) length() int {
	length := 5
	for slot, types := range table.slots {
		if types != [2]board.PieceType{} {
			length = max(length, slot+1)
		}
	}
	if length > shortTable {
		return slotCount
	}
	return length
}

// letter writes a type as in a FEN, and a point for none.
func (table *slotTable) letter(t board.PieceType, c board.Color) string {
	switch {
	case t == 0:
		return "."
	case c == board.Black:
		return strings.ToLower(table.rules.Def.Types[t-1].Letter)
	}
	return table.rules.Def.Types[t-1].Letter
}
