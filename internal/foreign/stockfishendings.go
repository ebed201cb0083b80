package foreign

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

var results = []string{"loss", "draw", "win"}

// result reads a result.
func (k *stockfishMaker) result(o option) string {
	if !slices.Contains(results, o.value) {
		k.fail(o.line, "%s is loss, draw or win, not %q", o.key, o.value)
		return "draw"
	}
	return o.value
}

// endings carries over how the game ends.
func (k *stockfishMaker) endings() {
	ends := stockfishWords("end")
	for _, key := range slices.Sorted(maps.Keys(ends)) {
		if o, ok := k.take(key); ok {
			k.game.setText("endings."+ends[key], k.result(o))
		}
	}
	if o, ok := k.take("nMoveRule"); ok {
		k.game.set("endings.move_rule", "%d", k.number(o, 0, 1000))
	}
	k.repetition()
	k.goals()
	k.extinction()
	if on, given := k.flag("checkCounting"); given && on && k.game.start == "" {
		k.game.set("endings.checks", "3")
	}
}

// repetition carries over what a position that comes again means. Their result
// is for the side to move, ours for the side that repeats.
func (k *stockfishMaker) repetition() {
	var parts []string
	if o, ok := k.take("nFoldRule"); ok {
		parts = append(parts, fmt.Sprintf("count = %d", k.number(o, 2, 100)))
	}
	if o, ok := k.take("nFoldValue"); ok {
		if absolute, _ := k.flag("nFoldValueAbsolute"); absolute {
			k.noteOption(o, "a result that is White's cannot be said")
		} else {
			parts = append(parts, fmt.Sprintf("result = %q", results[2-slices.Index(results, k.result(o))]))
		}
	}
	if on, given := k.flag("perpetualCheckIllegal"); given && on {
		parts = append(parts, `perpetual_check = "loss"`)
	}
	if o, ok := k.take("chasingRule"); ok {
		if o.value == "none" {
			parts = append(parts, `perpetual_chase = "none"`)
		} else {
			parts = append(parts, `perpetual_chase = "loss"`)
		}
	}
	if len(parts) > 0 {
		k.game.set("endings.repetition", "{ %s }", strings.Join(parts, ", "))
	}
}

// goals carries over who wins by reaching a place.
func (k *stockfishMaker) goals() {
	all, isAll := k.take("flagRegion")
	white, isWhite := k.take("flagRegionWhite")
	black, isBlack := k.take("flagRegionBlack")
	who, isWho := k.take("flagPiece")
	if !isAll && !isWhite && !isBlack {
		if isWho {
			k.noteOption(who, "there is no flagRegion")
		}
		return
	}
	if !isWhite {
		white = all
	}
	if !isBlack {
		black = all
	}
	if !isWho {
		who = option{"flagPiece", "*", k.line}
	}
	k.game.set("endings.goal", "{ piece = %s, zone = %s }", quotedList(k.set(who)), k.zone("goal", white, black))
	if on, given := k.flag("flagMove"); given && on {
		k.noteOption(k.given["flagMove"], "who reaches the place wins at once here")
	}
}

// extinction carries over who loses by running out of men.
func (k *stockfishMaker) extinction() {
	value, isValue := k.take("extinctionValue")
	types, isTypes := k.take("extinctionPieceTypes")
	if !isValue && !isTypes {
		return
	}
	if isValue && value.value != "loss" {
		if value.value != "none" {
			k.noteOption(value, "who runs out of men can only lose here")
		}
		return
	}
	if !isTypes {
		return
	}
	if on, _ := k.flag("extinctionPseudoRoyal"); on {
		k.royalByExtinction(types)
		return
	}
	of := "each"
	if types.value == "*" {
		of = "all"
	}
	left := ""
	if o, ok := k.take("extinctionPieceCount"); ok {
		left = fmt.Sprintf(", left = %d", k.number(o, 0, 255))
	}
	k.game.set("endings.extinct", "{ types = %s, of = %q%s }", quotedList(k.set(types)), of, left)
}

// royalByExtinction makes the last man of a type royal.
func (k *stockfishMaker) royalByExtinction(types option) {
	names := k.set(types)
	for _, p := range k.game.pieces {
		if p.royal && !slices.Contains(names, p.name) {
			names = append(names, p.name)
		}
	}
	if len(names) == 1 && !k.several(names[0]) {
		return
	}
	k.game.settings = slices.DeleteFunc(k.game.settings, func(s setting) bool { return s.key == "royal.types" })
	k.game.setText("royal.types", names...)
	k.onlyKingsCastle()
	rule := "last"
	if on, _ := k.flag("dupleCheck"); on {
		rule = "all"
	}
	k.game.setText("royal.check", rule)
}

// onlyKingsCastle says that the parent's kings castle, and no other royals.
func (k *stockfishMaker) onlyKingsCastle() {
	if slices.ContainsFunc(k.game.settings, func(s setting) bool { return strings.HasPrefix(s.key, "castling.") }) || slices.Contains(k.game.without, "castling") {
		return
	}
	done := make(map[string]bool)
	for _, c := range k.base.def.Castlings {
		if partner := k.base.def.Types[c.Partner-1].Name; !done[partner] {
			done[partner] = true
			k.game.setText("castling."+partner+".king", k.base.def.Types[c.King-1].Name)
		}
	}
}

// several reports whether some side begins with more than one man of a piece.
func (k *stockfishMaker) several(name string) bool {
	squares, _, _ := strings.Cut(k.startText(), " ")
	return slices.ContainsFunc(k.game.pieces, func(p *piece) bool {
		return p.name == name && (strings.Count(squares, p.letter) > 1 || strings.Count(squares, strings.ToLower(p.letter)) > 1)
	})
}

// startText is the start position, the parent's if there is no other.
func (k *stockfishMaker) startText() string {
	if o, ok := k.given["startFen"]; ok {
		return o.value
	}
	return k.base.def.Start
}

// other carries over what stands for itself.
func (k *stockfishMaker) other() {
	if on, given := k.flag("mustCapture"); given {
		k.game.setText("captures", map[bool]string{true: "must", false: "may"}[on])
	}
	if on, given := k.flag("pass"); given {
		k.game.set("pass", "%v", on)
	}
	if on, given := k.flag("makpongRule"); given {
		k.game.set("royal.stays", "%v", on)
	}
	if o, ok := k.given["countingRule"]; ok && o.value == "none" {
		k.take("countingRule")
		if k.base.def.Endings.Counting != nil {
			k.game.without = append(k.game.without, "endings.counting")
		}
	}
	for _, p := range k.game.pieces {
		k.region(p)
	}
}

// region carries over where men of a type may go.
func (k *stockfishMaker) region(p *piece) {
	for key, betza := range stockfishWords("piece") {
		word := strings.ToUpper(key[:1]) + key[1:]
		white, isWhite := k.given["mobilityRegionWhite"+word]
		black, isBlack := k.given["mobilityRegionBlack"+word]
		if !isWhite || !isBlack || k.named(k.given[key].value) != p || betza == "" {
			continue
		}
		k.take(white.key)
		k.take(black.key)
		p.within, p.changed = k.zone(p.name+"-zone", white, black), true
		if p.shared != "" && !p.inherited {
			p.like, p.shared = []string{p.shared}, ""
		}
	}
}
