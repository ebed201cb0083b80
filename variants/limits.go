package variants

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// limits reads how many pieces of a type a side may have by promotion.
func (c *compiler) limits(n *source.Node, t *pieceType, def *define.Promotion) {
	limits := n.Get("at_most")
	key := "promotion." + t.name + ".at_most"
	for _, name := range limits.Keys() {
		limit := limits.Get(name)
		if limit == nil {
			continue
		}
		choice := c.lookup(c.Key(limit, name), key)
		if choice == nil {
			continue
		}
		if !slices.Contains(def.Results(), choice.id) && !c.unsure {
			c.Add(limit.Key, "FM231", "%s: %s is not a promotion choice of %s", key, choice.name, spelling.WithArticle(t.name))
		}
		if def.AtMost == nil {
			def.AtMost = make(map[define.PieceType]define.Limit)
		}
		def.AtMost[choice.id] = define.Limit{Types: define.MaskOf(choice.id), Most: limit.Number()}
	}
}

// otherwise reads what happens to a piece that must promote but has no choice left.
func (c *compiler) otherwise(n *source.Node, t *pieceType, def *define.Promotion) {
	word := n.Get("otherwise")
	key := "promotion." + t.name + ".otherwise"
	switch word.Text() {
	case "", "forbid":
	case "stay":
		def.Otherwise = define.Stay
	default:
		if c.define(word.Text()) == nil {
			words := append(c.known(), "forbid", "stay")
			c.Add(word.At, "FM232", "%s = %q must be \"forbid\", \"stay\" or a piece%s", key, word.Text(), source.DidYouMean(word, spelling.Nearest(word.Text(), words)))
			return
		}
		other := c.lookup(word, key)
		if other == nil {
			return
		}
		def.Otherwise, def.Else = define.BecomeElse, other.id
		for side := define.White; side <= define.Black; side++ {
			switch {
			case other == t:
				c.Add(word.At, "FM233", "%s: to let %s stay what it is, write \"stay\"", key, spelling.WithArticle(t.name))
				return
			case t.owners[side] && !other.owners[side]:
				c.Add(c.blame(word.At, "pieces"), "FM234", "%s: %v has no %s; add it to pieces.%s", key, side, other.name, sideKeys[side])
			}
		}
	}
	runsOut := n.Has("at_most") || n.Has("by_place") || c.choiceless(def, t) || c.def.Hand.Use&define.HandPromote != 0
	if word != nil && !runsOut && !c.game.Has("hand") {
		c.Add(word.At, "FM235", "%s: this never applies; choices run out only with at_most, by_place, to = [] or hand.use = \"promote\"", key)
	}
}

// choiceless reports whether a side has pieces of a type that may become nothing.
func (c *compiler) choiceless(def *define.Promotion, t *pieceType) bool {
	for side := define.White; side <= define.Black; side++ {
		if t.owners[side] && len(def.Choices[side]) == 0 {
			return true
		}
	}
	return false
}
