package variants

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// promotions reads which pieces promote, where, and to what.
func (c *compiler) promotions() {
	all := c.game.Get("promotion")
	for _, name := range all.Keys() {
		n := all.Get(name)
		if n == nil {
			continue
		}
		if t := c.lookup(c.Key(n, name), "promotion"); t != nil {
			c.def.Promotions = append(c.def.Promotions, c.promotion(n, t))
			c.origins = append(c.origins, n.Key)
		}
	}
}

// promotion reads how the pieces of a type promote.
func (c *compiler) promotion(n *source.Node, t *pieceType) define.Promotion {
	switch {
	case !n.Has("to") && !n.Has("by_place"):
		c.Add(n.Key, "FM220", "promotion.%s: to is missing (what it may become)", t.name)
	case n.Has("to") && n.Has("by_place"):
		c.Add(n.Table["by_place"].Key, "FM221", "promotion.%s: to and by_place exclude each other; keep one", t.name)
	}
	def := define.Promotion{Type: t.id, By: define.ByEntering | define.ByInside, Lone: n.Get("lone").Flag()}
	if by := n.Get("by"); by != nil {
		def.By = 0
		for _, item := range by.Items() {
			def.By |= vocabulary.PromotionMoves.Of(item.Text())
		}
		if def.By&define.ByInside != 0 && def.By&define.ByCapturing != 0 {
			c.Add(by.At, "FM222", "promotion.%s.by: \"inside\" already includes \"capturing\"; keep one", t.name)
		}
	}
	if passing := n.Get("by_en_passant"); passing.Forbids() {
		def.NoPassing = true
		if !c.takesPassers(t) && !c.unsure {
			c.Add(passing.At, "FM236", "promotion.%s.by_en_passant: %s never captures en passant in this game; leave it out", t.name, spelling.WithArticle(t.name))
		}
	}
	if def.Lone && def.By&define.ByStanding == 0 {
		c.Add(n.Get("lone").At, "FM223", "promotion.%s.lone only works with by = \"standing\"; add it", t.name)
	}
	for side := define.White; side <= define.Black; side++ {
		c.promotionZones(n, t, side, &def)
		def.Choices[side] = c.choices(n.Get("to"), "promotion."+t.name+".to", t, side)
		def.ByPlace[side] = c.byPlace(n.Get("by_place"), t, side, &def)
	}
	c.limits(n, t, &def)
	c.otherwise(n, t, &def)
	c.keepsRoyal(n, t, &def)
	return def
}

// keepsRoyal reports a royal piece that becomes one that is not. Where nothing is check, a
// side may lose its royals.
func (c *compiler) keepsRoyal(n *source.Node, t *pieceType, def *define.Promotion) {
	royal := c.def.Royal
	if c.unsure || royal.Check == define.CheckOff || !royal.Types.Has(t.id) {
		return
	}
	for _, result := range def.Results() {
		if !royal.Types.Has(result) {
			c.Add(c.blame(n.Key, "royal"), "FM237", "promotion.%s: %s is royal, and %s is not; a royal piece becomes a royal piece only", t.name, spelling.WithArticle(t.name), spelling.WithArticle(c.types[result-1].name))
			return
		}
	}
}

// takesPassers reports whether pieces of a type can capture en passant.
func (c *compiler) takesPassers(t *pieceType) bool {
	steps := c.def.Types[t.id-1].Steps
	return slices.ContainsFunc(slices.Concat(steps[define.White], steps[define.Black]), func(s define.Step) bool { return s.EnPassant == define.EnPassantCaptures })
}

// promotionZones reads where a side's pieces of a type may promote, and where they must.
func (c *compiler) promotionZones(n *source.Node, t *pieceType, side define.Color, def *define.Promotion) {
	zone := c.zone(n.Get("zone"), side)
	if zone == nil {
		zone = c.lastRank(n, t, side)
	}
	must := c.zone(n.Get("must"), side)
	if must == nil {
		must = zone
	}
	def.Zone[side], def.Must[side] = *zone, *must
	if always := c.zone(n.Get("always"), side); always != nil {
		def.Always[side] = *always
	}
	for i := range must {
		if must[i]&^(zone[i]|def.Always[side][i]) != 0 && def.By&(define.ByLeaving|define.ByCapturing) == 0 {
			c.Add(n.Get("must").At, "FM224", "promotion: some squares of must are outside zone")
			break
		}
	}
}

// lastRank returns the squares where a side's pieces promote if the definition does not say where.
func (c *compiler) lastRank(n *source.Node, t *pieceType, side define.Color) *define.Set {
	squares := c.onBoard(c.ranksOf(c.height, c.height), side)
	if squares.Empty() && t.owners[side] && !n.Has("zone") {
		c.Add(c.blame(n.Key, "holes"), "FM084", "promotion.%s: zone is missing, and the last rank of %v, its default, has no squares: holes removes all of them; write promotion.%[1]s.zone", t.name, side)
	}
	return squares
}
