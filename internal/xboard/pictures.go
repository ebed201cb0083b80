package xboard

import (
	"strings"

	"fairymax/board/define"
)

// pictureNames are the files in which XBoard looks for the pictures of its slots, behind the
// word White or Black; the king's follows the others.
var pictureNames = strings.Fields(`Pawn Knight Bishop Rook Queen Advisor Elephant Archbishop Marshall Gold Commoner
	Canon Nightrider CrownedBishop CrownedRook Crown Chancellor Hawk Lance Cobra Unicorn Lion
	Sword Zebra Camel Tower Wolf Hat Duck Lance Dragon Gnu Cub
	LShield Pegasus Wizard Copper Iron Viking Flag Axe Dolphin Leopard Claw
	Left Butterfly PromoBishop PromoRook HCrown RShield Prince Phoenix Kylin Drunk Right
	GoldPawn GoldKnight PromoHorse PromoDragon GoldLance GoldSilver HSword PromoSword PromoHSword Princess
	King`)

// campNames are further files, in which XBoard looks where its shogi is the parent.
var campNames = []struct {
	slot int
	name string
}{
	{4, "Lance"}, {11, "GoldPawn"}, {12, "GoldKnight"}, {13, "PromoHorse"}, {14, "PromoDragon"}, {15, "GoldLance"}, {16, "GoldSilver"},
}

// pictureSlots are the slots in which XBoard's own picture resembles a figure, among those for
// any piece.
var pictureSlots = map[string]int{
	"crowned-bishop": 13, "crowned-rook": 14, "unicorn": 20, "sword": 22, "wolf": 26, "wizard": 27, "dragon": 30, "gnu": 31, "lion": 32,
	"shield": 33, "pegasus": 34, "ship": 38, "banner": 39, "axe": 40, "shark": 41, "cannon": 11, "nightrider": 12, "zebra": 23, "camel": 24,
	"dabbaba": 25, "phoenix": 51,
}

// likePicture lists the slot for a piece of a figure, if there is one.
func (v Variant) likePicture(t define.PieceType) []int {
	if int(t) > len(v.Figures) {
		return nil
	}
	if slot, has := pictureSlots[v.Figures[t-1]]; has {
		return []int{slot}
	}
	return nil
}

// Picture is a file with the picture of a side's pieces of a type, for XBoard's option
// -pieceImageDirectory.
type Picture struct {
	File string // without its ending
	Side define.Color
	Type define.PieceType
}

// Pictures lists the files in which XBoard looks for the pieces of a game. Two of its slots
// share a file; the first of them gets it.
func Pictures(v Variant) []Picture {
	slots, king := slotsOf(v)
	var all []Picture
	seen := map[string]bool{}
	add := func(name string, types [2]define.PieceType) {
		for c, t := range types {
			file := define.Color(c).String() + name
			if t != 0 && !seen[file] {
				seen[file] = true
				all = append(all, Picture{file, define.Color(c), t})
			}
		}
	}
	for slot, types := range slots {
		add(pictureNames[slot], types)
	}
	add(pictureNames[slotCount], king)
	if parentOf(v.Rules).camp {
		for _, further := range campNames {
			add(further.name, slots[further.slot])
		}
	}
	return all
}

// slotsOf returns which type each side has in each slot, and in the king's.
func slotsOf(v Variant) (slots [slotCount][2]define.PieceType, king [2]define.PieceType) {
	row := known(v)
	if row == nil {
		table := assignSlots(v)
		return table.slots, table.king
	}
	for t := define.PieceType(1); int(t) <= v.Rules.Types(); t++ {
		slot := row.slotOf(letterOf(v.Rules, t, define.White))
		for c := define.White; c <= define.Black; c++ {
			switch {
			case slot < 0 || !v.Rules.Owns(c, t):
			case slot == len(row.letters)-1:
				king[c] = t
			default:
				slots[slot][c] = t
			}
		}
	}
	return slots, king
}

// slotOf is the place of a letter in the row's table, -1 if it has none. A promoted form has that
// of its partner, which is marked.
func (row *knownVariant) slotOf(letter string) int {
	plain := strings.TrimSuffix(strings.TrimPrefix(letter, "+"), "~")
	slot := strings.Index(row.letters, plain)
	if slot < 0 || plain == letter {
		return slot
	}
	if slot += toPartner; slot < len(row.letters) && strings.IndexByte("+~", row.letters[slot]) >= 0 {
		return slot
	}
	return -1
}
