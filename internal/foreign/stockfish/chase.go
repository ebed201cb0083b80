package stockfish

import (
	"fmt"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// chases writes what that program takes for a chase, as far as the game has the pieces.
func (k *converter) chases() []string {
	soldiers, parts := k.types([]string{"soldier"}), []string{}
	if len(soldiers) > 0 {
		parts = append(parts, "free = "+game.Quoted(soldiers))
	} else {
		parts = append(parts, "free = []")
	}
	switch crossed := k.number("soldierPromotionRank", 1, define.MaxSide); {
	case len(soldiers) == 0 || crossed <= 1:
		parts = append(parts, "spared = []")
	case crossed == 2:
		parts = append(parts, fmt.Sprintf(`spared = { piece = %s, zone = "rank 1" }`, game.Quoted(soldiers)))
	default:
		parts = append(parts, fmt.Sprintf(`spared = { piece = %s, zone = "ranks 1-%d" }`, game.Quoted(soldiers), crossed-1))
	}
	var rows []string
	for _, row := range []struct{ victims, attackers []string }{
		{[]string{"rook"}, []string{"horse", "cannon"}},
		{[]string{"rook", "cannon", "horse"}, []string{"elephant", "fers"}},
	} {
		victims, attackers := k.types(row.victims), k.types(row.attackers)
		if len(victims) > 0 && len(attackers) > 0 {
			rows = append(rows, fmt.Sprintf("{ piece = %s, by = %s }", game.Quoted(victims), game.Quoted(attackers)))
		}
	}
	if len(rows) > 0 {
		parts = append(parts, "even_protected = ["+strings.Join(rows, ", ")+"]")
	}
	return []string{"chase = { " + strings.Join(parts, ", ") + " }"}
}
