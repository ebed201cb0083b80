package xboard

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// XBoard keeps a picture, built-in moves and assumptions for each of its slots: the letters of a
// variant, in the order of the slots, are the pieceToChar table. These are the slots that matter
// here.
const (
	pawnSlot   = 0 // promotes on the last rank; is not dropped on the first and the last
	queenSlot  = 4
	lanceSlot  = 18 // promotes there too; no other slot does
	falconSlot = 17 // without a piece line, may move anywhere
	cobraSlot  = 19 // the same
	shortTable = 46 // a longer pieceToChar table must be complete
	slotCount  = 65 // not counting the king's

	toPartner    = 11 // from a slot to that of its promoted form
	lastPairSlot = 9  // the partner of the next is the lion's
)

// namedSlots belong to pieces of these moves. XBoard calls king and one piece of
// slot 1, 2, 5, 6 or 9 against a king a draw, whatever its moves; so other
// pieces are never put there, nor on slots 3 and 4.
var namedSlots = []struct {
	slot  int
	atoms string
}{
	{1, "N"}, {2, "B"}, {3, "R"}, {4, "BR"}, {5, "F"}, {6, "FA"}, {7, "BN"}, {8, "RN"}, {9, "W"}, {10, "WF"},
	{12, "n"}, {16, "NWF"}, {23, "Z"}, {24, "C"}, {25, "WD"}, {29, "BRN"},
}

// freeSlots are those for all other pieces, distinct pictures first. Slots
// with a meaning are left out, and the lion's 21, to which XBoard lets nothing promote.
var freeSlots = []int{
	13, 14, 15, 20, 22, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
	11, 7, 8, 10, 12, 16, 23, 24, 25, 29,
	46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
}

// slotTable is which type each side has in each slot, 0 for none.
type slotTable struct {
	slots  [slotCount][2]define.PieceType
	marks  [slotCount]string // "+" or "~" where a slot holds the promoted forms of its partner
	silent [slotCount]bool   // the slot must have no piece line
	king   [2]define.PieceType

	// crowded says that a type has no slot from which XBoard lets it promote to its form.
	crowded bool

	rules  *board.Rules
	parent *parentVariant

	// plus is the type that a piece becomes when it promotes with a plus, although
	// the letter of that type has none.
	plus map[define.PieceType]define.PieceType
}

// put gives a type the first of the slots that is free for all its owners.
func (table *slotTable) put(t define.PieceType, slots ...int) bool {
	for _, slot := range slots {
		if table.isFree(slot, "", t) {
			table.fill(slot, "", t, t)
			return true
		}
	}
	return false
}

// putPair gives a type the first of the slots that is free together with its
// partner, the slot of the promoted form.
func (table *slotTable) putPair(t, form define.PieceType, mark string, slots ...int) bool {
	for _, slot := range slots {
		if table.isFree(slot, "", t) && table.isFree(slot+toPartner, mark, t) {
			table.fill(slot, "", t, t)
			table.fill(slot+toPartner, mark, t, form)
			return true
		}
	}
	return false
}

// isFree reports whether a slot with a mark is free for all owners of a type.
func (table *slotTable) isFree(slot int, mark string, t define.PieceType) bool {
	if table.slots[slot] != [2]define.PieceType{} && table.marks[slot] != mark {
		return false
	}
	return !slices.ContainsFunc(table.owners(t), func(c define.Color) bool { return table.slots[slot][c] != 0 })
}

// fill puts content into a slot for all owners of type t.
func (table *slotTable) fill(slot int, mark string, t, content define.PieceType) {
	table.marks[slot] = mark
	for _, c := range table.owners(t) {
		table.slots[slot][c] = content
	}
}

// isSilent reports whether a piece is in a slot without a piece line.
func (table *slotTable) isSilent(piece define.Piece) bool {
	slot := slices.IndexFunc(table.slots[:], func(types [2]define.PieceType) bool { return types[piece.Color()] == piece.Type() })
	return slot >= 0 && table.silent[slot]
}

// owners lists the sides that can have pieces of a type.
func (table *slotTable) owners(t define.PieceType) []define.Color {
	var owners []define.Color
	for _, c := range []define.Color{define.White, define.Black} {
		if table.rules.Owns(c, t) {
			owners = append(owners, c)
		}
	}
	return owners
}

// half writes one side's half of the pieceToChar table.
func (table *slotTable) half(c define.Color) string {
	var b strings.Builder
	for slot, types := range table.slots[:table.length()] {
		switch mark := table.marks[slot]; {
		case mark != "":
			b.WriteString(mark)
		case types[c] == 0 && types[c.Other()] != 0 && table.rules.HasHands():
			b.WriteString(table.spare(c, types[c.Other()], b.String()))
		default:
			b.WriteString(table.letter(types[c], c))
		}
	}
	b.WriteString(table.letter(table.king[c], c))
	return b.String()
}

// spare is a letter for a slot of which a side has no pieces. XBoard numbers the places
// of pieces in hand now by the letters of one side and now by those of the other, so both
// need a letter in the same slots. It is that of the other side's pieces or, where the side
// has another piece of that letter, one that neither the game nor the half so far uses.
func (table *slotTable) spare(c define.Color, other define.PieceType, half string) string {
	r, own := table.rules, letterOf(table.rules, other, c)
	if r.ByLetterFor(c, own) == 0 {
		return own
	}
	for _, letter := range "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
		text := [2]string{string(letter), strings.ToLower(string(letter))}[c]
		if r.TypeByLetter(text) == 0 && !strings.Contains(half, text) {
			return text
		}
	}
	return "."
}

// length is how many slots must be written: past the last one in use, and past
// the queen's, since XBoard wants six letters.
func (table *slotTable) length() int {
	length := 5
	for slot, types := range table.slots {
		if types != [2]define.PieceType{} {
			length = max(length, slot+1)
		}
	}
	if length > shortTable {
		return slotCount
	}
	return length
}

// letter writes a type as in a FEN, and a point for none.
func (table *slotTable) letter(t define.PieceType, c define.Color) string {
	if t == 0 {
		return "."
	}
	return letterOf(table.rules, t, c)
}

// id is how a piece line names the pieces of a slot: by their letter, or by that
// of the pieces that promote to them.
func (table *slotTable) id(slot int, c define.Color) string {
	if table.marks[slot] == "" {
		return table.letter(table.slots[slot][c], c)
	}
	return table.marks[slot] + table.letter(table.slots[slot-toPartner][c], c)
}

// inHand counts the kinds of pieces that XBoard keeps in hand, from the first slot on; it has
// a place for each beside a rank.
func (table *slotTable) inHand() int {
	if !table.rules.HasHands() {
		return 0
	}
	all := func(define.PieceType) bool { return true }
	return min(table.places(all), table.rules.Ranks)
}

// handPlaces is how many places the pieces need that may be in a hand.
func (table *slotTable) handPlaces() int {
	return table.places(table.held)
}

// held reports whether pieces of a type may be in a hand.
func (table *slotTable) held(t define.PieceType) bool {
	r := table.rules
	return t != 0 && (r.ComesIntoHand(t) || r.Start().Hand(define.White, t)+r.Start().Hand(define.Black, t) > 0)
}

// places counts the places up to the last one that pieces of some types need. XBoard numbers
// them by the letters of the table, among which it leaves out points and the marks of forms
// with a plus.
func (table *slotTable) places(needed func(define.PieceType) bool) int {
	most := 0
	for n, slot := range table.slotsOfPlaces() {
		if table.marks[slot] == "" && slices.ContainsFunc(table.slots[slot][:], needed) {
			most = n + 1
		}
	}
	return most
}

// slotsOfPlaces lists the slots that the places are of, the first place first.
func (table *slotTable) slotsOfPlaces() (slots []int) {
	for slot, types := range table.slots {
		if types != [2]define.PieceType{} && table.marks[slot] != "+" {
			slots = append(slots, slot)
		}
	}
	return slots
}

// handLimit says why the places do not suffice: there are too many kinds of pieces in hand, or
// places for promoted forms push one of them beyond the last rank.
func (table *slotTable) handLimit() string {
	kinds, room, behind := 0, table.rules.Ranks, ""
	for n, slot := range table.slotsOfPlaces() {
		types := table.slots[slot]
		i := slices.IndexFunc(types[:], table.held)
		if table.marks[slot] != "" || i < 0 {
			continue
		}
		if kinds++; n >= room && behind == "" {
			behind = "the " + table.rules.Def.Types[types[i]-1].Title + " comes behind them"
			if slot == lanceSlot && table.dropsAtEnds(types[i]) {
				behind += ": it may be dropped on the first or the last rank"
			}
		}
	}
	if kinds > room {
		return fmt.Sprintf("it has room for %d kinds of pieces in hand, one a rank, and this game needs %d", room, kinds)
	}
	return fmt.Sprintf("it has %d places for pieces in hand, one a rank, and %s", room, behind)
}
