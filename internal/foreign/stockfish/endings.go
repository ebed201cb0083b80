package stockfish

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/variants/vocabulary"
)

// results are what a game can be for a side, the worst first.
var results = []string{"loss", "draw", "win"}

// result reads a result.
func (k *converter) result(key string) string {
	o, _ := k.take(key)
	switch {
	case slices.Contains(results, o.value):
		return o.value
	case o.value == "none": // of all other values, checkForm has told
		k.Fail(k.lineOf(o), "%s must be loss, draw or win here, not none", key)
	}
	return "draw"
}

// endings carries over how the game ends. What is as in our language if nothing is
// said is not said.
func (k *converter) endings() {
	usual := map[string]string{"checkmateValue": "loss", "stalemateValue": "draw"}
	for _, w := range words("result") {
		value := k.result(w.key)
		if w.key == "checkmateValue" && len(k.royalNames) == 0 {
			continue // nothing can be mated
		}
		if w.key == "stalemateValue" {
			value = k.byCount(value)
		}
		if value != usual[w.key] {
			k.game.SetText("endings."+w.value, value)
		}
	}
	k.mating()
	k.counting()
	k.repetition()
	k.goals()
	k.extinction()
	k.points()
	if k.flag("checkCounting") && k.checksCount("checkCounting") {
		k.game.Set("endings.checks", "%d", max(k.position.checks[0], k.position.checks[1], 1))
	}
}

// mating carries over which checks mate in shatar. There, a side that mates with knights
// loses; here it may not.
func (k *converter) mating() {
	if !k.flag("shatarMateRule") {
		return
	}
	needs, never := k.types([]string{"bers", "rook", "knight"}), k.types([]string{"knight"})
	switch {
	case len(k.royalNames) != 1:
		k.noteOption("shatarMateRule", "here each side needs one royal piece for it")
	case len(needs) == 0:
		k.noteOption("shatarMateRule", "no piece could mate")
	case len(never) == 0:
		k.game.Set("endings.mating_checks", "{ needs = %s }", game.Quoted(needs))
	default:
		k.game.Set("endings.mating_checks", "{ needs = %s, never = %s }", game.Quoted(needs), game.Quoted(never))
	}
}

// byCount carries over that a stalemate counts pieces.
func (k *converter) byCount(value string) string {
	if !k.flag("stalematePieceCount") {
		return value
	}
	switch value {
	case "win":
		return vocabulary.WinWithFewer
	case "loss":
		k.noteOption("stalematePieceCount", "here the side with fewer pieces can win a stalemate, but not lose it")
	}
	return value
}

// usualMoves is the move rule where nothing is said.
const usualMoves = 50

// counting carries over the move rule, and a counting rule from the built-in game
// that has it.
func (k *converter) counting() {
	limit, usual := k.number("nMoveRule", 0, 1000), usualMoves
	if rule := k.value("countingRule"); rule != "" && rule != "none" {
		for _, w := range words("counting") {
			if text, err := k.CountingOf(w.value, k.game.Has); w.key == rule && err == nil {
				k.game.Set("endings.counting", "%s", text)
				usual = 0
			}
		}
	}
	if limit != usual {
		k.game.Set("endings.move_rule", "%d", limit)
	}
	k.progress(limit)
}

// progress carries over which pieces restart the count of the move rule, if they are
// not those that never come back. There a move of them counts only if it cannot be taken
// back.
func (k *converter) progress(limit int) {
	listed := [2][]string{k.list("nMoveRuleTypesWhite"), k.list("nMoveRuleTypesBlack")}
	var kinds []string
	usual := true
	for _, kind := range k.inOrder() {
		p := k.of[kind]
		if p == nil || limit == 0 {
			continue
		}
		onward := p.Moves.ForwardOnly() && len(p.Moves) > 0
		white, black := slices.Contains(listed[0], kind), slices.Contains(listed[1], kind)
		if !p.Owners[define.White] {
			white = black
		}
		if !p.Owners[define.Black] {
			black = white
		}
		if white != black || white && !onward {
			k.game.Note(k.line, "here the move rule starts again after moves of pieces that never come back, not as nMoveRuleTypes says")
			return
		}
		if white {
			kinds = append(kinds, kind)
		}
		usual = usual && white == onward
	}
	if !usual {
		k.game.Set("endings.progress", "%s", game.Quoted(k.types(kinds)))
	}
}

// repetition carries over what a repeated position means. Their result is for White, or for
// the side to move; ours names the winner, or is for the side that repeats.
func (k *converter) repetition() {
	count, value := k.number("nFoldRule", 0, 100), k.result("nFoldValue")
	var parts []string
	switch {
	case count == 0:
		parts = append(parts, `result = "none"`)
		value = "draw"
	case count == 1:
		k.noteOption("nFoldRule", "a repeated position has occurred at least twice")
	case count != 3:
		parts = append(parts, fmt.Sprintf("count = %d", count))
	}
	switch byColour := k.flag("nFoldValueAbsolute"); {
	case value == "draw":
	case byColour:
		parts = append(parts, fmt.Sprintf("result = %q", map[string]string{"win": "white wins", "loss": "black wins"}[value]))
	default:
		parts = append(parts, fmt.Sprintf("result = %q", results[2-slices.Index(results, value)]))
	}
	if k.flag("perpetualCheckIllegal") && k.checksCount("perpetualCheckIllegal") {
		parts = append(parts, `perpetual_check = "loss"`)
	}
	if rule := k.value("chasingRule"); rule != "" && rule != "none" {
		parts = append(parts, `perpetual_chase = "loss"`)
		parts = append(parts, k.chases()...)
	}
	if len(parts) > 0 {
		k.game.Set("endings.repetition", "{ %s }", strings.Join(parts, ", "))
	}
}

// goals carries over which piece wins by reaching a place.
func (k *converter) goals() {
	region := k.sides("flagRegion")
	pieces := [2][]string{k.types(k.list("flagPieceWhite")), k.types(k.list("flagPieceBlack"))}
	if len(region[0])+len(region[1]) == 0 {
		for _, key := range []string{"flagMove", "flagPieceSafe", "flagPieceCount", "flagPieceBlockedWin"} {
			k.take(key)
		}
		return
	}
	goals := []string{}
	if slices.Equal(pieces[0], pieces[1]) {
		goals = append(goals, k.goal(pieces[0], region, [2]bool{true, true}))
	} else {
		goals = append(goals, k.goal(pieces[0], region, [2]bool{true, false}), k.goal(pieces[1], region, [2]bool{false, true}))
	}
	goals = slices.DeleteFunc(goals, func(text string) bool { return text == "" })
	switch len(goals) {
	case 0:
	case 1:
		k.game.Set("endings.goal", "%s", goals[0])
	default:
		k.game.Set("endings.goal", "[%s]", strings.Join(goals, ", "))
	}
}

// goal writes one goal of some sides; "" if no piece can reach it.
func (k *converter) goal(names []string, region [2]places, sides [2]bool) string {
	var owners [2]bool
	for _, p := range k.game.Pieces {
		for c := range 2 {
			owners[c] = owners[c] || p.Owners[c] && slices.Contains(names, p.Name)
		}
	}
	for c, key := range []string{"flagRegionWhite", "flagRegionBlack"} {
		if !owners[c] || sides[c] && len(region[c]) > 0 {
			continue
		}
		if owners[1-c] && sides[1-c] && len(region[1-c]) > 0 {
			k.noteOption(key, "both sides have the piece, but only one of them the goal")
			k.noteOption([]string{"flagRegionBlack", "flagRegionWhite"}[c], "both sides have the piece, but only one of them the goal")
		}
		return ""
	}
	if !owners[0] && !owners[1] {
		return ""
	}
	return fmt.Sprintf("{ piece = %s, zone = %s%s }", game.Quoted(names), k.zone("goal", k.ofOwners(owners, region)), k.delay(names))
}

// delay writes what happens after a piece has arrived: kings may be answered, other pieces
// have to stay, or to be safe.
func (k *converter) delay(names []string) string {
	move, safe := k.flag("flagMove"), k.flag("flagPieceSafe")
	switch {
	case move && safe:
		k.noteOption("flagPieceSafe", "here a piece must either be safe on its goal, or stay there, whatever attacks it")
		return `, counts = "safe"`
	case safe:
		return `, counts = "safe"`
	case move && slices.Equal(names, k.names([]string{kingKind})):
		if k.value("checking") != "false" {
			k.noteOption("flagMove", "here Black may answer even if it is in check")
		}
		return `, answer = "black"`
	case move:
		return `, counts = "kept"`
	}
	return ""
}
