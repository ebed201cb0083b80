package xboard

import "fairymax/board"

// XBoard has duties and limits of its own for pieces at the ends of the board.

// promotes reports whether pieces of a type can become something else.
func (table *slotTable) promotes(t board.PieceType) bool {
	return table.rules.PromotionZone(board.White, t) != nil || table.rules.PromotionZone(board.Black, t) != nil
}

// promotesAtEnd reports whether pieces of a type promote on the last rank, and
// nowhere else, and have to.
func (table *slotTable) promotesAtEnd(t board.PieceType) bool {
	for _, d := range table.rules.Def.Promotions {
		for _, c := range table.owners(t) {
			end := lastRanks(table.rules, c, 1)
			if d.Type == t && (d.Zone[c] != end || d.Must[c] != end) {
				return false
			}
		}
	}
	return true
}

// endsAt reports whether pieces of a type must promote on the last n ranks, and
// may not be dropped there.
func (table *slotTable) endsAt(t board.PieceType, n int) bool {
	end := func(c board.Color) board.Set { return lastRanks(table.rules, c, n) }
	for _, d := range table.rules.Def.Promotions {
		for _, c := range table.owners(t) {
			ranks := end(c)
			if d.Type == t && !within(&ranks, d.Must[c]) {
				return false
			}
		}
	}
	return !table.mayDrop(t, end)
}

// mayDrop reports whether pieces of a type may be dropped on some squares.
func (table *slotTable) mayDrop(t board.PieceType, squares func(board.Color) board.Set) bool {
	hand, start := table.rules.Def.Hand, table.rules.Start()
	if hand.Use&(board.HandDrop|board.HandPlace) == 0 {
		return false
	}
	rule := table.dropRule(t)
	for _, c := range table.owners(t) {
		held := hand.Gains != board.GainNothing || start.Hand(c, t) > 0
		if set := squares(c); held && (rule.Zone[c] == nil || !apart(rule.Zone[c], &set)) {
			return true
		}
	}
	return false
}

// bothEnds returns the squares of the first and the last rank.
func bothEnds(r *board.Rules) board.Set {
	set := lastRanks(r, board.White, 1)
	black := lastRanks(r, board.Black, 1)
	for _, s := range black.Squares() {
		set.Add(s)
	}
	return set
}

// dropRule returns what the definition says of the drops of a type.
func (table *slotTable) dropRule(t board.PieceType) board.DropDef {
	for _, d := range table.rules.Def.Drops {
		if d.Type == t {
			return d
		}
	}
	return board.DropDef{Type: t}
}

// apart reports whether two sets have no square in common.
func apart(a, b *board.Set) bool {
	for w, word := range a {
		if word&b[w] != 0 {
			return false
		}
	}
	return true
}
