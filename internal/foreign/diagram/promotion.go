package diagram

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
	"fairymax/variants/spelling"
)

// promoter is a type that promotes.
type promoter struct {
	*kind
	becomes []*kind
	turns   bool // to the type at a fixed distance in the list, as in shogi
	zone    int  // the ranks in which it does, from the last
	stay    bool // it may stay what it is, but not on the last rank
}

// promoting lists the types that promote.
func (k *converter) promoting() []promoter {
	if k.promoters != nil {
		return *k.promoters
	}
	list := []promoter{}
	most := k.number(k.Run, "maxPromote", 1)
	zone := k.number(k.Run, "promoZone", 1)
	offset := k.number(k.Run, "promoOffset", 0)
	if most < 0 || most > len(k.types) || zone < 0 || zone > k.ranks {
		k.Fail(k.line, "%s: maxPromote=%d and promoZone=%d must count types and ranks; there are %d and %d", k.name, most, zone, len(k.types), k.ranks)
		most = 0
	}
	if zone == 0 {
		most = 0
	}
	k.readChoices(most > 0 && offset == 0)
	for _, t := range k.types[:most] {
		p := promoter{kind: t, zone: zone, turns: offset != 0}
		switch {
		case offset == 0:
			p.becomes, p.stay = k.choiceKinds(t)
		case offset < 0 || offset >= len(k.types):
			k.FailAt(k.settings["promoOffset"].whole, "%s would become type %d, but there are %d", t.label(), t.number+offset, len(k.types))
			continue
		case t.number+offset > len(k.types):
			p.becomes = []*kind{k.types[offset]} // all others become what the first one does
		default:
			p.becomes = []*kind{k.types[t.number+offset-1]}
		}
		list = append(list, p)
	}
	k.promoters = &list
	return list
}

// promotion writes what becomes of the types that promote.
func (k *converter) promotion() {
	for _, p := range k.promoting() {
		switch {
		case p.turns:
			k.turn(p)
		case k.choices.everywhere() && len(p.becomes) > 0:
			if k.choices.hand && p.zone > 1 && !p.stay {
				k.game.Note(k.line, "where the %s must promote and no piece for it is in hand, the move is taken to be illegal", k.piece(p.kind).Name)
			}
			if p.stay && p.zone > 1 && !k.piece(p.kind).Moves.ForwardOnly() {
				k.game.Note(k.line, "the %s is taken to promote also by moves within the zone", k.piece(p.kind).Name)
			}
			parts := []string{"to = " + game.Quoted(k.names(p.becomes))}
			k.game.Set("promotion."+k.piece(p.kind).Name, "{ %s }", strings.Join(append(k.zoneParts(p, p.zone), parts...), ", "))
		default:
			k.byPlace(p)
		}
	}
	for _, t := range k.types {
		k.turning(t)
	}
	k.never()
	k.crowded()
}

// zoneParts writes where a type promotes, and where it must.
func (k *converter) zoneParts(p promoter, zone int) []string {
	var parts []string
	if zone > 1 {
		parts = append(parts, "zone = "+k.lastRanks(zone))
		if p.stay {
			parts = append(parts, `must = "last rank"`)
		}
	}
	return parts
}

// lastRanks writes a zone of the last ranks.
func (k *converter) lastRanks(n int) string {
	switch n {
	case 1:
		return `"last rank"`
	case k.ranks:
		return game.RanksText(1, n)
	}
	return fmt.Sprintf("\"last %d ranks\"", n)
}

// turn writes the promotion of a type that only becomes the one at a fixed distance in
// the list: with a + always where it enters the zone, else as in shogi, or, if nothing
// comes into a hand, as in chu shogi.
func (k *converter) turn(p promoter) {
	var parts []string
	if p.zone > 1 {
		parts = append(parts, "zone = "+k.lastRanks(p.zone))
	}
	if !k.choices.forced {
		moves, by := "of moves into the zone and captures from it", `by = ["entering", "capturing"]`
		if k.number(k.Run, "holdingsType", 0) != 0 {
			moves, by = "of any move from or to the zone", `by = ["entering", "inside", "leaving"]`
		}
		k.game.NoteAt(k.settings["promoOffset"].whole, "promotion is %s; only where the piece could not move on it is taken to be forced", moves)
		parts = append(parts, "must = "+k.stuck(k.piece(p.kind).Moves), by)
		if p.number == 1 && p.zone > 1 && k.number(k.Run, "holdingsType", 0) == 0 {
			parts = append(parts, `always = "last rank"`)
		}
	}
	parts = append(parts, "to = "+game.Quoted(k.names(p.becomes)))
	k.game.Set("promotion."+k.piece(p.kind).Name, "{ %s }", strings.Join(parts, ", "))
}

// stuck writes where a piece that only goes ahead cannot move on.
func (k *converter) stuck(m moves.List) string {
	if !m.ForwardOnly() {
		return "[]"
	}
	least := define.MaxSide
	for _, legs := range m {
		least = min(least, int(legs[0].Vector.Up))
	}
	return k.lastRanks(min(least, k.ranks))
}

// byPlace writes the promotion of a type that becomes other pieces on other ranks.
func (k *converter) byPlace(p promoter) {
	name := k.piece(p.kind).Name
	zone := p.zone
	for zone > 0 && len(k.choices.on(zone, p.kind)) == 0 {
		zone--
	}
	switch {
	case zone == 0:
		k.game.Lose(k.line, "promotion of the %s: promoChoice leaves it nothing to become", name)
		return
	case zone < p.zone && !p.stay:
		k.game.Lose(k.line, "promotion of the %s: it must promote where promoChoice leaves it nothing to become", name)
		return
	case 2*zone > k.ranks:
		k.game.Lose(k.line, "promotion of the %s to other pieces on other ranks in a zone of more than half of the board", name)
		return
	}
	var rows []string
	for _, c := range colours {
		for rank := zone; rank > 0; rank-- {
			at := [2]int{k.ranks - rank, rank - 1}[c]
			text := game.List(k.names(k.choices.on(rank, p.kind)))
			for file := range k.files {
				if s := (square{file, at}); !k.missing[s] {
					rows = append(rows, fmt.Sprintf("%v = %s", s, text))
				}
			}
		}
	}
	if parts := k.zoneParts(p, zone); len(parts) > 0 {
		for _, part := range parts {
			key, value, _ := strings.Cut(part, " = ")
			k.game.Set("promotion."+name+"."+key, "%s", value)
		}
	}
	k.game.Set("promotion."+name+".by_place", "\n%s\n", strings.Join(rows, "\n"))
}

// crowded notes types that are known to be unmoved by where they stand, of which one may
// come to where another began.
func (k *converter) crowded() {
	for s, f := range k.inOrder() {
		p := k.piece(f.kind)
		if !p.Moves.HasFirst() || !p.Moves.ForwardOnly() {
			continue
		}
		for other, g := range k.inOrder() {
			if g == f && other.rank > s.rank && max(other.file-s.file, s.file-other.file) <= other.rank-s.rank {
				k.game.NoteAt(f.fields[squaresField], "%s that comes to where another one began may make a first move again", spelling.WithArticle(p.Name))
			}
		}
	}
}

// never notes the types that can only go ahead and never promote.
func (k *converter) never() {
	for i, t := range k.types {
		promotes := slices.ContainsFunc(k.promoting(), func(p promoter) bool { return p.kind == t })
		if !promotes && k.turns[t] == nil && k.pieces[i].Moves.ForwardOnly() {
			k.game.NoteAt(t.fields[nameField], "the %s never promotes in the diagram; a script of its page may do it", k.pieces[i].Name)
		}
	}
}
