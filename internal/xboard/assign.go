package xboard

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// assignSlots finds a slot for every type of a variant: the royal one, those
// with a promoted form, others that promote, pieces that XBoard knows, pieces
// that its notation cannot express, and the rest.
func assignSlots(v Variant) *slotTable {
	table := fillSlots(v, true)
	if slices.Contains(table.silent[:], true) && table.king != [2]define.PieceType{} {
		return fillSlots(v, false)
	}
	return table
}

// fillSlots finds the slots with or without a piece in the king's. With one, XBoard sees
// checkmate where only a piece that may move anywhere can leave check.
func fillSlots(v Variant, withKing bool) *slotTable {
	table := &slotTable{rules: v.Rules, parent: parentOf(v.Rules), plus: map[define.PieceType]define.PieceType{}}
	rules := []func(define.PieceType) bool{
		func(t define.PieceType) bool { return withKing && !table.seemsToCastle(t) && table.putRoyal(v, t) },
		func(t define.PieceType) bool {
			return withKing && !table.rules.CastlesAs(t) && table.putRoyal(v, t)
		},
		func(t define.PieceType) bool { return table.isForm(t) },
		func(t define.PieceType) bool { return table.pair(v, t) },
		table.promoter,
		func(t define.PieceType) bool { return table.put(t, table.plainSlots(t)...) },
		func(t define.PieceType) bool { // XBoard castles only with pieces that have a line
			return !exactFor(v, t) && !table.rules.CastlesAs(t) && table.putSilent(t)
		},
		func(t define.PieceType) bool { return table.put(t, v.likePicture(t)...) },
		func(t define.PieceType) bool { return table.put(t, freeSlots...) },
	}
	var held, others []define.PieceType
	for i := range v.Rules.Types() {
		switch t := define.PieceType(i + 1); {
		case len(table.owners(t)) == 0:
		case table.held(t):
			held = append(held, t)
		default:
			others = append(others, t)
		}
	}
	types := append(held, others...) // places in hand are counted from the first slot
	for _, placed := range rules {
		types = slices.DeleteFunc(types, placed)
	}
	return table
}

// putRoyal gives a royal type the king's slot, if XBoard's rule fits: it forbids
// leaving the leftmost royal in check.
func (table *slotTable) putRoyal(v Variant, t define.PieceType) bool {
	owners := table.owners(t)
	taken := slices.ContainsFunc(owners, func(c define.Color) bool { return table.king[c] != 0 })
	if taken || beginsAlone(table.rules) || !table.rules.IsRoyal(t) || !table.parent.explodes && (!mayGuard(table.rules, t) || table.seesFalseChecks(v)) {
		return false
	}
	for _, c := range owners {
		table.king[c] = t
	}
	return true
}

// beginsAlone reports whether a side has one piece from the start. XBoard lets no bare king win
// against a king.
func beginsAlone(r *board.Rules) bool {
	white, black := r.Start().Pieces(define.White), r.Start().Pieces(define.Black)
	return !r.HasHands() && min(white.Len(), black.Len()) == 1
}

// seemsToCastle reports whether XBoard would take a move of a type in the king's slot
// for castling: one that ends two squares or more to the side.
func (table *slotTable) seemsToCastle(t define.PieceType) bool {
	return slices.ContainsFunc(table.owners(t), func(c define.Color) bool {
		return slices.ContainsFunc(table.rules.Steps(c, t), func(step define.Step) bool {
			far := step.Range != 1 || step.Vector.Right*step.Vector.Right > 1
			return step.Then || len(step.Path) > 0 || step.Vector.Up == 0 && far
		})
	})
}

// mayGuard reports whether the leftmost royal must never be left in check, and XBoard sees all
// checks as we do, but for the conditions of moves. To it, a royal piece that is still in hand
// would be missing, a wall does not cover, and pieces that turn over would give check with either
// side.
func mayGuard(r *board.Rules, t define.PieceType) bool {
	if r.HasTurnOvers() {
		return false
	}
	start := r.Start()
	for _, c := range []define.Color{define.White, define.Black} {
		royals := start.Royals(c)
		several := (royals.Len() > 1 || getsRoyals(r, c)) && !r.ChecksAnyRoyal() && !r.LeftmostDecides()
		if several || start.Hand(c, t) > 0 {
			return false
		}
	}
	return r.HasCheck() && !r.HasWalls()
}

// isForm reports whether a type has the letter of another's promoted form: the two
// get their slots together.
func (table *slotTable) isForm(t define.PieceType) bool {
	letter := letterOf(table.rules, t, define.White)
	return strings.HasPrefix(letter, "+") || strings.HasSuffix(letter, "~")
}

// pair finds slots for a type and its promoted form. A piece that promotes
// elsewhere than XBoard's pawns gets such a form, too.
func (table *slotTable) pair(v Variant, t define.PieceType) bool {
	r := table.rules
	letter := letterOf(r, t, define.White)
	for _, c := range table.owners(t) {
		if form := r.ByLetterFor(c, "+"+letter); form != 0 {
			paired := table.putPair(t, form, "+", table.pairSlots(t)...)
			table.crowded = table.crowded || !paired
			return paired
		}
		if form := r.ByLetterFor(c, letter+"~"); form != 0 {
			return table.putPair(t, form, "~", table.pairSlots(t)...)
		}
	}
	form := table.plusForm(v, t)
	if form == 0 || table.promotesAtEnd(t) || table.parent.ownPawns || !table.putPair(t, form, "+", table.pairSlots(t)...) {
		return false
	}
	table.plus[t] = form
	return true
}

// plusForm returns what pieces of a type become when they promote with a plus: the
// one type that they can become. If there are several, XBoard must know their
// moves, and the first stands for all; see [Setup.Sayable]. It is 0 if others
// become it, too, or if pieces promote where they stand.
func (table *slotTable) plusForm(v Variant, t define.PieceType) define.PieceType {
	var own, others []define.PieceType
	for _, promoter := range table.rules.Promoters() {
		for _, c := range table.owners(promoter) {
			choices := table.rules.Choices(c, promoter)
			switch {
			case promoter != t:
				others = append(others, choices...)
			case table.rules.PromotesInPlace(t):
				return 0
			case len(choices) > 0:
				own = append(own, choices[0])
				if len(choices) > 1 && (!exactFor(v, t) || table.missesVictim(t)) {
					return 0
				}
			}
		}
	}
	own = slices.Compact(own)
	if len(own) != 1 || slices.Contains(others, own[0]) || table.rules.IsRoyal(own[0]) {
		return 0
	}
	return own[0]
}

// pairSlots lists the slots for a type with a promoted form. The pawns' is only
// for pieces that capture en passant. The queen's is the last for others than queens:
// its picture would belie them.
func (table *slotTable) pairSlots(t define.PieceType) []int {
	if !table.parent.camp && table.takesEnPassant(t) {
		return []int{pawnSlot}
	}
	slots := slices.DeleteFunc(table.named(t), func(slot int) bool { return slot > lastPairSlot })
	if table.parent.camp {
		return append(table.campSlots(t), 5, 7, 8, 2, 3)
	}
	if !table.parent.ownPawns && table.mayStandAsPawn(t) {
		slots = append(slots, pawnSlot)
	}
	// Weak pieces have the slots from 9 on. The form of slot 7 would promote once more, on
	// the last rank.
	if table.rules.CapturesChangeSides() { // no piece is ever alone with the kings
		return append(slots, 8, 9, 5, 6, 3, 2, 1, 7, queenSlot)
	}
	return append(slots, 8, queenSlot, 3, 9, 6, 5, 2, 1, 7)
}

// campSlots lists the slots of XBoard's shogi with restrictions that a type has too: 0, 1 and 4
// must promote at the end of the board and are not dropped there, and 0 is dropped only on files
// without another.
func (table *slotTable) campSlots(t define.PieceType) []int {
	var slots []int
	if table.endsAt(t, 1) && (table.onePerFile(t) || !table.rules.HasHands()) {
		slots = append(slots, 0)
	}
	if table.endsAt(t, 2) {
		slots = append(slots, 1)
	}
	if table.endsAt(t, 1) {
		slots = append(slots, 4)
	}
	for _, slot := range table.named(t) {
		if slot == 2 || slot == 3 {
			slots = append(slots, slot)
		}
	}
	return slots
}

// promoter finds a slot for a type that promotes with a letter. XBoard must not know
// the moves of a type that it would not let promote, that captures en passant
// where XBoard would leave the victim on the board, or that it would see capture so.
func (table *slotTable) promoter(t define.PieceType) bool {
	switch {
	case !table.promotes(t):
		return false
	case !table.parent.ownPawns && (!table.promotesAtEnd(t) || table.missesVictim(t) || table.removesOthers(t)) && table.putSilent(t):
		return true
	case !table.parent.ownPawns && table.dropsAtEnds(t):
		return table.put(t, lanceSlot, pawnSlot)
	}
	return table.put(t, pawnSlot, lanceSlot)
}

// putSilent gives a type a slot without a piece line, so that it may move anywhere.
func (table *slotTable) putSilent(t define.PieceType) bool {
	for _, slot := range []int{falconSlot, cobraSlot} {
		if table.put(t, slot) {
			table.silent[slot] = true
			return true
		}
	}
	return false
}

// plainSlots lists the slots of pieces that move exactly as type t does; in a
// camp, of those that never promote.
func (table *slotTable) plainSlots(t define.PieceType) []int {
	if table.parent.camp {
		return []int{9, 10, 20, 22, 23, 24, 25, 26, 27, 28}
	}
	return table.named(t)
}

// named finds the slots of pieces that move exactly as type t does.
func (table *slotTable) named(t define.PieceType) (slots []int) {
	for _, row := range namedSlots {
		if movesAs(table.rules.Steps(table.owners(t)[0], t), row.atoms) {
			slots = append(slots, row.slot)
		}
	}
	return slots
}
