package stockfish

import (
	"fmt"
	"slices"

	"fairymax/internal/foreign/game"
)

// This file carries over what is special in janggi: cannons that need other pieces, and
// lines across the palaces.

const janggiCannon = "janggiCannon"

// palaceRows are the moves along the lines, by kind: from all of them to those where the
// kind may be.
var palaceRows = map[string]string{
	"wazir":   `{ leap = [1, 1], from = %s, to = %s }`,
	"rook":    `{ slide = [1, 1], from = %s, to = %s }`,
	"soldier": `{ leap = [1, 1], dirs = "forward", from = %s, to = %s }`,
}

// palaces gives pieces their moves along the lines.
func (k *converter) palaces() {
	k.take("diagonalLines")
	lines := k.region("diagonalLines")
	zone := ""
	if len(lines) > 0 {
		zone = k.zone("lines", [2]places{lines, lines})
	}
	var cannons []*game.Piece
	for _, kind := range k.inOrder() {
		moves := kind
		if king := k.pieces[kind]; kind == kingKind && king.betza == "W" && !king.custom {
			moves = "wazir"
		}
		switch p := k.of[kind]; {
		case p == nil:
		case kind == janggiCannon:
			k.rename(p)
			cannons = append(cannons, p)
		case zone != "" && palaceRows[moves] != "":
			k.rename(p)
			own := k.mobility(kind)
			to := k.zone("lines-of-"+kind, [2]places{lines.and(own[0]), lines.and(own[1])})
			if k.isWhole(own[0]) && k.isWhole(own[1]) {
				to = zone
			}
			p.Besides = append(p.Besides, fmt.Sprintf(palaceRows[moves], zone, to))
		}
	}
	for _, p := range cannons {
		k.cannon(p, zone)
	}
}

// rename makes a piece another than the shared one that it was.
func (k *converter) rename(p *game.Piece) {
	if p.Shared == p.Name {
		p.Name = "palace-" + p.Name
	}
	p.Different()
}

// cannon lets a cannon jump over pieces, and capture them, that are not such cannons.
func (k *converter) cannon(p *game.Piece, zone string) {
	cannons, others := k.types([]string{janggiCannon}), []string{}
	for _, other := range k.game.Pieces {
		if !slices.Contains(cannons, other.Name) {
			others = append(others, other.Name)
		}
	}
	p.Moves, p.Like = nil, nil
	then := func(step string) string {
		return fmt.Sprintf(`only = "passing", then = { over = "any", hurdles = %[1]s, %[2]s, victims = %[1]s }`, game.Quoted(others), step)
	}
	p.Besides = append(p.Besides, "{ slide = [0, 1], "+then("slide = [0, 1]")+" }")
	if zone != "" {
		p.Besides = append(p.Besides, fmt.Sprintf("{ slide = [1, 1], from = %[1]s, to = %[1]s, %[2]s }", zone, then("slide = [1, 1]")))
	}
}

// janggiPoints are the points of pieces, by kind.
var janggiPoints = []struct {
	kind   string
	points int
}{{"rook", 13}, {janggiCannon, 7}, {"horse", 5}, {"janggiElephant", 3}, {"wazir", 3}, {"soldier", 2}}

// points carries over what decides a game that would be drawn.
func (k *converter) points() {
	odds := func(white, black string) {
		k.game.Set("endings.points.odds", "{ white = %s, black = %s }", white, black)
	}
	pieces := func(names []string, points int) (text string) {
		for _, name := range names {
			text += fmt.Sprintf(", %s = %d", name, points)
		}
		return text
	}
	table := ""
	switch k.value("materialCounting") {
	case "", "none":
		return
	case "janggi":
		for _, p := range janggiPoints {
			table += pieces(k.types([]string{p.kind}), p.points)
		}
		odds("0", "1.5")
	case "unweighted":
		table = pieces(k.types(k.inOrder()), 1)
	case "whitedrawodds":
		odds("1", "0")
	case "blackdrawodds":
		odds("0", "1")
	default:
		k.noteOption("materialCounting", "this way to count is not known here")
	}
	if table != "" {
		k.game.Set("endings.points.pieces", "{ %s }", table[len(", "):])
	}
	for _, key := range []string{"extinctionValue", "checkmateValue"} {
		if k.value(key) == "draw" {
			k.noteOption("materialCounting", "here it also decides the draws of %s", key)
		}
	}
	if rule := k.value("countingRule"); rule != "" && rule != "none" {
		k.noteOption("materialCounting", "here it also decides the draws of countingRule")
	}
}

// passes carries over that passes end the game: of both sides, or of one while kings face
// each other.
func (k *converter) passes() {
	both := k.flag("passWhite") && k.flag("passBlack")
	switch {
	case !k.flag("bikjangRule") || !k.checksCount("bikjangRule"):
	case both:
		k.game.SetText("endings.facing", "draw")
	default:
		k.noteOption("bikjangRule", "here a side may pass then, and there only with pass = true")
	}
	if both && k.value("wallOrMove") != "true" {
		k.game.SetText("endings.passes", "draw")
	}
}
