package variants

import (
	"fairymax/board/define"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// hand reads the use of hands.
func (c *compiler) hand() {
	n := c.game.Get("hand")
	if n == nil {
		if c.brackets != "" && !c.game.Has("hand") {
			c.Add(c.game.Get("start").At, "FM252", `start has a hand […], but the rules of the hand are missing; add them, such as hand = { use = "drop", gains = "captures" }`)
		}
		return
	}
	for _, key := range []string{"use", "gains"} {
		if !n.Has(key) {
			c.Add(n.Key, "FM253", `hand: %s is missing; give use and gains, such as hand = { use = "drop", gains = "captures" }`, key)
		}
	}
	for _, item := range n.Get("use").Items() {
		c.def.Hand.Use |= vocabulary.HandUses.Of(item.Text())
	}
	c.def.Hand.Gains = vocabulary.HandGains.Of(n.Get("gains").Text())
	empty := c.brackets == "" || c.brackets == "[]"
	if empty && n.Get("gains").Text() == "nothing" && !c.unsure {
		c.Add(n.Get("gains").At, "FM254", `hand: no piece is ever in a hand: start has none in [], and gains = "nothing"`)
	}
	if c.def.Hand.Use&define.HandPromote != 0 && !c.game.Has("promotion") {
		c.Add(n.Get("use").At, "FM255", `hand: use = "promote", but no piece promotes; add promotion.PIECE`)
	}
}

// checkCaptured reports captured pieces that change sides although the other side
// cannot have that type, and pieces in hand at the start that are others in a hand.
func (c *compiler) checkCaptured() {
	if c.def.Hand.Gains != define.GainCaptures || c.unsure {
		return
	}
	gains := c.game.Get("hand", "gains").At
	for i := range c.types {
		comes := c.inHandAs(define.PieceType(i + 1))
		for side := define.White; side <= define.Black; side++ {
			lost := c.types[i].owners[side.Other()] && !c.def.Royal.Types.Has(define.PieceType(i+1))
			if t := define.PieceType(i + 1); comes != t && c.hands[side][t] > 0 {
				c.Add(c.game.Get("start").At, "FM268", "start: %v has %s in hand, where it is %s; write the letter of the %s", side,
					spelling.WithArticle(c.types[i].name), spelling.WithArticle(c.typeName(comes)), c.typeName(comes))
			}
			if lost && !c.types[comes-1].owners[side] {
				c.Add(c.blame(gains, "pieces"), "FM256", "hand: %s that %v captures changes sides, but it is not in pieces.%s", spelling.WithArticle(c.types[i].name), side, sideKeys[side])
			}
		}
	}
}

// inHandAs returns the type of a piece after it comes into a hand.
func (c *compiler) inHandAs(t define.PieceType) define.PieceType {
	if origin := c.def.Types[t-1].Demotes; origin != 0 {
		return origin
	}
	return t
}

// comesIntoHand reports whether a piece of a type can ever be in a hand.
func (c *compiler) comesIntoHand(t define.PieceType) bool {
	if c.hands[define.White][t]+c.hands[define.Black][t] > 0 {
		return true
	}
	safe := c.def.Royal.Types.Has(t) && c.def.Royal.Check == define.CheckAny
	return c.def.Hand.Gains != define.GainNothing && !safe && c.inHandAs(t) == t
}
