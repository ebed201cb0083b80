package stockfish

import (
	"fmt"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// rows gives pieces what their notation does not say: where they may be, and how
// kings look at each other.
func (k *converter) rows() {
	for _, kind := range k.inOrder() {
		if p := k.of[kind]; p != nil {
			k.confine(kind, p)
			if b := k.becomes[kind]; b != nil && b.form != nil && b.form != k.of[b.promoted] {
				k.confine(b.promoted, b.form)
			}
		}
	}
	if k.flag("flyingGeneral") {
		k.facing()
	}
	k.cambodian()
	k.palaces()
}

// facing lets kings capture each other along an open line, which neither may allow.
func (k *converter) facing() {
	king := k.of[kingKind]
	if king == nil {
		return
	}
	king.Different()
	king.Name = "general"
	zone := ""
	if region := k.mobility(kingKind); !k.isWhole(region[0]) || !k.isWhole(region[1]) {
		zone = ", to = " + k.zone("enemy-palace", [2]places{region[1], region[0]})
	}
	king.Besides = append(king.Besides, fmt.Sprintf("{ slide = [0, 1], only = \"capture\", victims = %q%s }", king.Name, zone))
}

// mobility returns the squares where a kind may be.
func (k *converter) mobility(kind string) [2]places {
	word := strings.ToUpper(kind[:1]) + kind[1:]
	region := [2]places{k.everywhere(), k.everywhere()}
	for c, side := range []string{"White", "Black"} {
		if own := k.region("mobilityRegion" + side + word); len(own) > 0 {
			region[c] = own
		}
	}
	return region
}

// confine limits where a piece may be.
func (k *converter) confine(kind string, p *game.Piece) {
	region := k.mobility(kind)
	if end := k.immobile(kind); k.flag("immobilityIllegal") && k.becomes[kind] == nil && !k.isWhole(end) {
		region = [2]places{region[0].without(end), region[1].without(k.mirrored(end))}
	}
	if k.isWhole(region[0]) && k.isWhole(region[1]) || k.beginsOutside(kind, region) {
		return
	}
	p.Within = k.zone(p.Name+"-zone", k.ofOwners(p.Owners, region))
}

// beginsOutside notes that a piece begins where its kind may not be, and reports whether one does.
func (k *converter) beginsOutside(kind string, region [2]places) bool {
	for at, s := range k.position.squares {
		if k.standsAs(s) != kind || region[s.color][at] {
			continue
		}
		key := mobilityKey + []string{"White", "Black"}[s.color] + strings.ToUpper(kind[:1]) + kind[1:]
		if _, said := k.options[key]; !said {
			key = "immobilityIllegal"
		}
		k.noteOption(key, "a piece starts where it may not be")
		return true
	}
	return false
}

// immobile returns the squares, as White sees them, from which a kind can never
// move.
func (k *converter) immobile(kind string) places {
	set, all := make(places), k.everywhere()
	for at := range all {
		stuck := true
		for _, legs := range k.of[kind].Moves {
			v := legs[0].Vector
			if legs[len(legs)-1].Mode&define.MayMove != 0 && legs[0].From == nil && all[place{at.file + int(v.Right), at.rank + int(v.Up)}] {
				stuck = false
			}
		}
		if stuck {
			set[at] = true
		}
	}
	return set
}

// cambodian gives king and fers their first moves. There only a piece has one that stands
// on a gate, as the rights of the start position name them.
func (k *converter) cambodian() {
	if !k.flag("cambodianMoves") || !k.flag("gating") || strings.Trim(k.position.rights, "-KQkq") == "" {
		return
	}
	for _, first := range []struct{ kind, name, row string }{
		{kingKind, "cambodian-king", `{ leap = [[2, 1], [-2, 1]], dirs = "exact", only = "move", when = ["unmoved", "not in check"] }`},
		{"fers", "neang", `{ leap = [0, 2], dirs = "forward", only = "move", when = "unmoved" }`},
	} {
		if p := k.of[first.kind]; p != nil {
			p.Different()
			p.Name = first.name
			p.Besides = append(p.Besides, first.row)
		}
	}
}
