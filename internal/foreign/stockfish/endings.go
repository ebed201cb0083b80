package stockfish

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fairymax/internal/foreign/game"
)

var results = []string{"loss", "draw", "win"}

// result reads a result.
func (k *converter) result(o option) string {
	if !slices.Contains(results, o.value) {
		k.Fail(o.line, "%s must be loss, draw or win, not %q", o.key, o.value)
		return "draw"
	}
	return o.value
}

// endings carries over how the game ends.
func (k *converter) endings() {
	ends := words("end")
	for _, key := range slices.Sorted(maps.Keys(ends)) {
		if o, ok := k.take(key); ok {
			k.game.SetText("endings."+ends[key], k.result(o))
		}
	}
	if o, ok := k.take("nMoveRule"); ok {
		k.game.Set("endings.move_rule", "%d", k.number(o, 0, 1000))
	}
	k.repetition()
	k.goals()
	k.extinction()
	if on, given := k.flag("checkCounting"); given && on && k.game.Start == "" {
		k.game.Set("endings.checks", "3")
	}
}

// repetition carries over what a repeated position means. Their result is for the
// side to move, ours for the side that repeats.
func (k *converter) repetition() {
	var parts []string
	if o, ok := k.take("nFoldRule"); ok {
		parts = append(parts, fmt.Sprintf("count = %d", k.number(o, 2, 100)))
	}
	if o, ok := k.take("nFoldValue"); ok {
		if absolute, _ := k.flag("nFoldValueAbsolute"); absolute {
			k.noteOption(o, "a result for White cannot be expressed here")
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
		k.game.Set("endings.repetition", "{ %s }", strings.Join(parts, ", "))
	}
}

// goals carries over which piece wins by reaching a place.
func (k *converter) goals() {
	all, isAll := k.take("flagRegion")
	white, isWhite := k.take("flagRegionWhite")
	black, isBlack := k.take("flagRegionBlack")
	flag, isFlag := k.take("flagPiece")
	if !isAll && !isWhite && !isBlack {
		if isFlag {
			k.noteOption(flag, "no flagRegion is given")
		}
		return
	}
	if !isWhite {
		white = all
	}
	if !isBlack {
		black = all
	}
	if !isFlag {
		flag = option{"flagPiece", "*", k.line}
	}
	k.game.Set("endings.goal", "{ piece = %s, zone = %s }", game.Quoted(k.letters(flag)), k.zone("goal", white, black))
	if on, given := k.flag("flagMove"); given && on {
		k.noteOption(k.given["flagMove"], "the piece that reaches the place wins at once here")
	}
}

// extinction carries over which pieces a side must not run out of.
func (k *converter) extinction() {
	value, isValue := k.take("extinctionValue")
	types, isTypes := k.take("extinctionPieceTypes")
	if !isValue && !isTypes {
		return
	}
	if isValue && value.value != "loss" {
		if value.value != "none" {
			k.noteOption(value, "a side that runs out of pieces can only lose here")
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
	k.game.Set("endings.extinct", "{ types = %s, of = %q%s }", game.Quoted(k.letters(types)), of, left)
}

// royalByExtinction makes the last piece of a type royal.
func (k *converter) royalByExtinction(types option) {
	names := k.letters(types)
	for _, p := range k.game.Pieces {
		if p.Royal && !slices.Contains(names, p.Name) {
			names = append(names, p.Name)
		}
	}
	if len(names) == 1 && !k.several(names[0]) {
		return
	}
	k.game.Unset("royal.types")
	k.game.SetText("royal.types", names...)
	k.onlyKingsCastle()
	rule := "last"
	if on, _ := k.flag("dupleCheck"); on {
		rule = "all"
	}
	k.game.SetText("royal.check", rule)
}

// onlyKingsCastle says that the parent's kings castle, and no other royals.
func (k *converter) onlyKingsCastle() {
	if k.game.Sets("castling") || slices.Contains(k.game.Without, "castling") {
		return
	}
	done := make(map[string]bool)
	for _, c := range k.base.Def.Castlings {
		if partner := k.base.Def.Types[c.Partner-1].Name; !done[partner] {
			done[partner] = true
			k.game.SetText("castling."+partner+".king", k.base.Def.Types[c.King-1].Name)
		}
	}
}

// several reports whether a side begins with more than one of a piece.
func (k *converter) several(name string) bool {
	squares, _, _ := strings.Cut(k.startText(), " ")
	return slices.ContainsFunc(k.game.Pieces, func(p *game.Piece) bool {
		return p.Name == name && (strings.Count(squares, p.Letter) > 1 || strings.Count(squares, strings.ToLower(p.Letter)) > 1)
	})
}
