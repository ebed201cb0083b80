package variants

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// turnOvers reads which pieces turn over, and into what.
func (c *compiler) turnOvers() {
	all := c.game.Get("turn_over")
	seen := make(map[define.PieceType]bool)
	for _, name := range all.Keys() {
		n := all.Get(name)
		if n == nil {
			continue
		}
		front := c.lookup(c.Key(n, name), "turn_over")
		if !n.Has("into") {
			c.Add(n.Key, "FM281", "turn_over.%s: into is missing (what it is on its other side)", name)
			continue
		}
		into := n.Get("into")
		if into == nil {
			continue // reported
		}
		back := c.lookup(into, "turn_over."+name+".into")
		if front == nil || back == nil || !c.mayTurnOver(n, front, back) {
			continue
		}
		for _, t := range []*pieceType{front, back} {
			if seen[t.id] {
				c.Add(into.At, "FM282", "turn_over: %s has two other sides; each type can be in one pair, named once", t.name)
			}
			seen[t.id] = true
		}
		after := define.TurnAfter(max(0, slices.Index(define.TurnAfters(), n.Get("after").Text())))
		c.def.TurnOvers = append(c.def.TurnOvers, define.TurnOver{Type: front.id, Into: back.id, After: after})
	}
}

// mayTurnOver reports whether a type can turn over into another.
func (c *compiler) mayTurnOver(n *source.Node, front, back *pieceType) bool {
	at := n.Get("into").At
	royals := c.def.Royal.Types
	switch {
	case front == back:
		c.Add(at, "FM283", "turn_over.%s.into: %s cannot be its own other side", front.name, spelling.WithArticle(front.name))
	case front.owners != back.owners:
		c.Add(c.blame(at, "pieces"), "FM284", "turn_over: %s turns over into %s, but in pieces they do not have the same sides", spelling.WithArticle(front.name), spelling.WithArticle(back.name))
	case c.unsure:
	case c.game.Get("promotion").Has(front.name) || c.game.Get("promotion").Has(back.name):
		c.Add(c.blame(at, "promotion"), "FM285", "turn_over: a piece that promotes cannot turn over too; %s or %s has a promotion", front.name, back.name)
	case royals.Has(front.id) != royals.Has(back.id):
		c.Add(at, "FM286", "turn_over: of %s and %s only one is royal; a royal piece turns over into a royal piece only", front.name, back.name)
	case c.def.Hand.Use&define.HandGate != 0:
		c.Add(n.Key, "FM287", `turn_over: in a game with hand.use = "gate" no piece can turn over`)
	default:
		return true
	}
	return false
}
