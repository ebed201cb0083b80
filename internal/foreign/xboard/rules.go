package xboard

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
)

// rules writes start position, castling, promotion and hands.
func (k *converter) rules() {
	g := k.game
	g.Set("royal.types", "%s", game.List(g.Royals()))
	k.position()
	k.unneeded()
	k.castling()
	k.promotion()
	k.hands()
	k.counting()
	switch {
	case !k.confined():
		if k.Says(k.game.Parent, "zones") {
			k.game.Without = append(k.game.Without, "zones")
		}
	default:
		k.game.Lose(k.line, "some pieces of %s may not leave some squares, and these lines do not say so", k.game.Parent)
	}
}

// hands writes the hands and what the texts say of drops.
func (k *converter) hands() {
	if len(k.base.Def.Drops) > 0 {
		k.game.Without = append(k.game.Without, "drop")
	}
	switch {
	case k.base.Def.Hand.Use == 0 && k.hand > 0:
		k.game.Set("hand", `{ use = "drop", gains = "captures" }`)
	case k.base.Def.Hand.Use == 0:
		return
	case k.hand == 0 && !strings.Contains(k.game.Start, "["):
		k.game.Without = append(k.game.Without, "hand")
		return
	}
	if k.base.Def.Hand.Use&define.HandDrop == 0 && k.base.Def.Hand.Use != 0 {
		return
	}
	for _, letter := range slices.Sorted(maps.Keys(k.dropped)) {
		if rules := k.dropRules(k.dropped[letter]); rules != "" {
			for _, p := range k.game.Pieces {
				if p.Letter == letter && k.comesToHand(p) {
					k.game.Set("drop."+p.Name, "{ %s }", rules)
				}
			}
		}
	}
}

// comesToHand reports whether a piece can be in hand: captured, or from the start.
func (k *converter) comesToHand(p *game.Piece) bool {
	gains := k.base.Def.Hand.Use == 0 || k.base.Def.Hand.Gains != define.GainNothing
	_, hand, _ := strings.Cut(k.game.Start, "[")
	hand, _, _ = strings.Cut(hand, "]")
	return !p.Royal && (gains || strings.Contains(strings.ToUpper(hand), p.Letter))
}

// dropRules writes where a piece may be dropped; "" for anywhere.
func (k *converter) dropRules(d drop) string {
	var rules []string
	first, last := 1, cmp.Or(d.ranks, k.ranks)
	if d.notFirst {
		first = 2
	}
	if first > 1 || last < k.ranks {
		rules = append(rules, "zone = "+game.RanksText(first, last))
	}
	if d.perFile > 0 {
		rules = append(rules, fmt.Sprintf("per_file = %d", d.perFile))
	}
	if d.shades {
		rules = append(rules, "shades = true")
	}
	return strings.Join(rules, ", ")
}

// counting takes the counting rules of the parent over for the pieces that the game
// has.
func (k *converter) counting() {
	if k.base.Def.Endings.Counting == nil {
		return
	}
	k.game.Without = append(k.game.Without, "endings.counting")
	if text, err := k.CountingOf(k.game.Parent, k.game.Has); err == nil {
		k.game.Set("endings.counting", "%s", text)
	}
}

// castling writes the castlings: those of the kings' texts, or else XBoard's own:
// two squares, three on a board of ten files or more.
func (k *converter) castling() {
	if len(k.base.Def.Castlings) > 0 {
		k.game.Without = append(k.game.Without, "castling")
	}
	rights := strings.Fields(k.game.Start)[2]
	files := make(map[*game.Piece]*[2][2][]int)
	var partners []*game.Piece
	for c := range 2 {
		row := k.firstRank(c)
		i := slices.IndexFunc(row, func(s cell) bool { return s.letter == k.royal(c) })
		if i < 0 {
			continue
		}
		for side, letter := range []string{"Qq"[c : c+1], "Kk"[c : c+1]} {
			partner := row[[]int{0, len(row) - 1}[side]]
			p := k.pieces[c][partner.letter]
			if !strings.Contains(rights, letter) || p == nil || partner.file == row[i].file {
				continue
			}
			if files[p] == nil {
				files[p] = new([2][2][]int)
				partners = append(partners, p)
			}
			for _, far := range k.far(c, side) {
				to := row[i].file + []int{-far, far}[side]
				if to >= 0 && to < k.files {
					files[p][side][c] = append(files[p][side][c], to)
				}
			}
		}
	}
	k.writeCastlings(partners, files)
}

// writeCastlings writes the castlings with each partner. If there are none, the rights
// of the start position are not castlings.
func (k *converter) writeCastlings(partners []*game.Piece, files map[*game.Piece]*[2][2][]int) {
	castles := false
	for _, p := range partners {
		if text := game.CastlingText(p, *files[p]); text != "" {
			castles = true
			k.game.Set("castling."+p.Name, "{ %s }", text)
		}
	}
	if !castles {
		fields := strings.Fields(k.game.Start)
		fields[2] = cmp.Or(strings.Trim(fields[2], "KQkq"), "-")
		k.game.Start = strings.Join(fields, " ")
	}
}

// far returns how far a side's king castles to a side.
func (k *converter) far(c, side int) []int {
	switch {
	case k.castles[c].given:
		return k.castles[c].far[side]
	case k.files >= 10:
		return []int{3}
	}
	return []int{2}
}

// promotion writes what the piece of the first place becomes: any other but kings,
// that of the fifth place first, in the zone of the parent.
func (k *converter) promotion() {
	depth := 1
	if def := k.base.Def; len(def.Promotions) > 0 {
		k.game.Without = append(k.game.Without, "promotion")
		depth = def.Promotions[0].Zone[define.White].Len() / def.Files
	}
	if k.turns() {
		k.turnings()
		return
	}
	texts := make(map[*game.Piece]*[2]string)
	var pawns []*game.Piece
	for c := range 2 {
		pawn := k.pieces[c][k.slots[c][0]]
		if pawn == nil {
			continue
		}
		names := k.choices(c, pawn)
		if len(names) == 0 {
			continue
		}
		if texts[pawn] == nil {
			texts[pawn] = new([2]string)
			pawns = append(pawns, pawn)
		}
		texts[pawn][c] = game.Quoted(names)
	}
	for _, pawn := range pawns {
		white, black := texts[pawn][0], texts[pawn][1]
		to := game.SidesText(cmp.Or(white, black), cmp.Or(black, white))
		if depth > 1 && depth < k.ranks {
			k.game.Set("promotion."+pawn.Name, "{ zone = \"last %d ranks\", to = %s }", depth, to)
			continue
		}
		k.game.Set("promotion."+pawn.Name+".to", "%s", to)
	}
}

// turns reports whether pieces turn into one other, as lines with + say.
func (k *converter) turns() bool {
	return slices.ContainsFunc(k.game.Pieces, func(p *game.Piece) bool { return strings.HasPrefix(p.Letter, "+") })
}

// turnings writes what pieces turn into, in a zone of a third of the board; they must
// where they could not move on.
func (k *converter) turnings() {
	zone := fmt.Sprintf("\"last %d ranks\"", k.ranks/3)
	if k.ranks < 6 {
		zone = `"last rank"`
	}
	done := make(map[string]bool)
	for _, form := range k.game.Pieces {
		letter, isForm := strings.CutPrefix(form.Letter, "+")
		for _, p := range k.game.Pieces {
			if !isForm || p.Letter != letter || done[p.Name] || p.Owners[0] != form.Owners[0] && p.Owners[1] != form.Owners[1] {
				continue
			}
			done[p.Name] = true
			k.game.Set("promotion."+p.Name, "{ zone = %s, must = %s, by = [\"entering\", \"inside\", \"leaving\"], to = %q }", zone, mustZone(p.Moves), form.Name)
		}
	}
}

// mustZone writes where a piece that only goes ahead cannot move on.
func mustZone(m moves.List) string {
	least := 0
	for _, legs := range m {
		if up := int(legs[0].Vector.Up); least == 0 || up < least {
			least = up
		}
	}
	switch {
	case !m.ForwardOnly():
		return "[]"
	case least == 1:
		return `"last rank"`
	}
	return fmt.Sprintf("\"last %d ranks\"", least)
}

// choices lists what a side's pawns may become.
func (k *converter) choices(c int, pawn *game.Piece) []string {
	var names []string
	for _, slot := range k.order(c) {
		if slot >= len(k.slots[c])-1 || k.slots[c][slot] == "" {
			continue
		}
		p := k.pieces[c][k.slots[c][slot]]
		if p != nil && p != pawn && !p.Royal && !slices.Contains(names, p.Name) {
			names = append(names, p.Name)
		}
	}
	return names
}

// order lists the places of a side's table, the one of the usual promotion first.
func (k *converter) order(c int) []int {
	list := []int{usualSlot}
	for slot := range k.slots[c] {
		list = append(list, slot)
	}
	return list
}

// usualSlot is the place in the table that XBoard promotes to if nothing is said.
const usualSlot = 4
