package variants

import (
	"maps"
	"reflect"
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// If a captured promoted piece comes into a hand as what it was, the board must
// remember that it is promoted. If only the promotion of one type makes its type, the
// type itself demotes. Else a shadow of the type is added after all other types. It
// differs only in that it demotes; FENs write it with a ~.

// demotions reads what a captured promoted piece becomes in hand.
func (c *compiler) demotions() {
	n := c.game.Get("hand", "demote")
	captures := c.def.Hand.Gains == define.GainCaptures
	if n.Flag() && !captures && c.game.Get("hand", "gains") != nil {
		c.Add(n.At, "FM260", "hand.demote is for captured enemies: it needs gains = \"captures\"")
	}
	settled := c.capturedAs(captures && !n.Forbids())
	if !captures || n.Forbids() || c.unsure {
		return
	}
	shadows := make(map[define.PieceType]define.PieceType)
	var promoted define.TypeMask
	for i := range c.def.Promotions {
		for _, choice := range c.def.Promotions[i].Results() {
			if !settled.Has(choice) {
				c.demote(choice, i, shadows)
				promoted |= define.MaskOf(choice)
			}
		}
	}
	for _, d := range c.def.TurnOvers {
		c.turnBack(d, promoted)
		if !settled.Has(d.Into) {
			c.def.Types[d.Into-1].Demotes = d.Type
		}
	}
	for i := range c.def.Promotions {
		promoteToShadows(&c.def.Promotions[i], shadows)
	}
	c.extendToShadows(shadows)
}

// turnBack reports that a type with another side comes from a promotion: a captured one would go
// into the hand as two.
func (c *compiler) turnBack(d define.TurnOver, promoted define.TypeMask) {
	for _, side := range []define.PieceType{d.Type, d.Into} {
		if promoted.Has(side) {
			c.Add(c.blame(c.blame(c.game.Get("turn_over", c.typeName(d.Type), "into").At, "promotion"), "hand"), "FM269",
				"turn_over: %s comes from a promotion, and is again what it was when it is captured; let a piece promote to one that does not turn over", spelling.WithArticle(c.typeName(side)))
		}
	}
}

// capturedAs reads which pieces go into a hand as another one, promoted or not, and returns them.
func (c *compiler) capturedAs(possible bool) (settled define.TypeMask) {
	drops := c.game.Get("drop")
	for _, name := range drops.Keys() {
		list := drops.Get(name, "captured")
		held := c.lookup(c.Key(drops.Table[name], name), "drop")
		if list == nil || held == nil {
			continue
		}
		key := "drop." + name + ".captured"
		if !possible {
			c.Add(c.blame(list.Key, "hand"), "FM266", "%s: captured pieces do not change in this game; it needs hand.gains = \"captures\", and no demote = false", key)
			continue
		}
		for _, item := range list.Items() {
			t := c.lookup(item, key)
			switch {
			case t == nil:
			case t == held:
				c.Add(item.At, "FM267", "%s: %s goes into the hand as itself anyway; leave it out", key, spelling.WithArticle(t.name))
			case c.def.Types[t.id-1].Demotes != 0:
				c.Add(item.At, "FM268", "%s: %s already goes into the hand as %s", key, spelling.WithArticle(t.name), spelling.WithArticle(c.typeName(c.def.Types[t.id-1].Demotes)))
			default:
				c.def.Types[t.id-1].Demotes = held.id
				settled |= define.MaskOf(t.id)
			}
		}
	}
	return settled
}

// demote lets a type that comes from promotion demote to its origin, or gives it a
// shadow that does.
func (c *compiler) demote(choice define.PieceType, promotion int, shadows map[define.PieceType]define.PieceType) {
	origin := c.def.Promotions[promotion].Type
	for i := range c.def.Promotions[:promotion] {
		if slices.Contains(c.def.Promotions[i].Results(), choice) {
			c.Add(c.origin(promotion), "FM261", "promotion: %s and %s become the same %s, so a captured one could have been either; give one of them a promoted piece of its own, such as %s with the letter %q",
				c.typeName(origin), c.typeName(c.def.Promotions[i].Type), c.typeName(choice), spelling.WithArticle("promoted-"+c.typeName(origin)), "+"+c.def.Types[origin-1].Letter)
			return
		}
	}
	if !c.isAtStart(choice) || c.def.Types[choice-1].Demotes == origin {
		c.def.Types[choice-1].Demotes = origin
		return
	}
	if c.game.Get("promotion", c.typeName(choice)) != nil {
		c.Add(c.origin(promotion), "FM262", "promotion: %s becomes %s, which promotes again; a captured piece can go back only one promotion",
			spelling.WithArticle(c.typeName(origin)), spelling.WithArticle(c.typeName(choice)))
		return
	}
	shadow := c.def.Types[choice-1]
	shadow.Name += define.ShadowMark
	shadow.Letter += define.ShadowMark
	shadow.Demotes = origin
	c.def.Types = append(c.def.Types, shadow)
	shadows[choice] = define.PieceType(len(c.def.Types))
	if len(c.def.Types) == define.MaxTypes+1 {
		c.Add(c.blame(c.game.Get("hand").Key, "pieces"), "FM263", "%d piece types, with a second one for each promoted piece, are too many; a game can have %d", len(c.def.Types), define.MaxTypes)
	}
}

// origin returns the place of a promotion's definition, or that of the key of this
// file that makes it wrong.
func (c *compiler) origin(promotion int) source.Place {
	at := c.origins[promotion]
	for _, key := range []string{"promotion", "hand"} {
		at = c.blame(at, key)
	}
	return at
}

// promoteToShadows replaces types by their shadows.
func promoteToShadows(def *define.Promotion, shadows map[define.PieceType]define.PieceType) {
	replace := func(list []define.PieceType) {
		for i, t := range list {
			if shadow, ok := shadows[t]; ok {
				list[i] = shadow
			}
		}
	}
	for side := range def.Choices {
		replace(def.Choices[side])
		for _, choices := range def.ByPlace[side] {
			replace(choices) // squares may share a list; a shadow stays a shadow
		}
	}
	if shadow, ok := shadows[def.Else]; ok {
		def.Else = shadow
	}
	for t, limit := range maps.Clone(def.AtMost) {
		delete(def.AtMost, t)
		limit.Types = withShadows(limit.Types, shadows)
		if shadow, ok := shadows[t]; ok {
			t = shadow
		}
		def.AtMost[t] = limit
	}
}

// extendToShadows lets every rule about a type hold for its shadow too.
func (c *compiler) extendToShadows(shadows map[define.PieceType]define.PieceType) {
	if len(shadows) == 0 {
		return
	}
	eachSet(reflect.ValueOf(c.def), func(types *define.TypeMask) { *types = withShadows(*types, shadows) })
	e := &c.def.Endings
	extendChase(&e.Repetition.Chase, shadows)
	extendPoints(e.Points.Pieces, shadows)
	if e.Impasse != nil {
		extendPoints(e.Impasse.Points, shadows)
	}
	for _, goal := range e.Goals {
		if shadow, ok := shadows[goal.Type]; ok {
			goal.Type = shadow
			e.Goals = append(e.Goals, goal)
		}
	}
}

// eachSet visits all sets of types in a definition but those in maps.
func eachSet(v reflect.Value, visit func(*define.TypeMask)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachSet(v.Elem(), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			eachSet(v.Field(i), visit)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			eachSet(v.Index(i), visit)
		}
	case reflect.Uint64:
		if types, ok := v.Addr().Interface().(*define.TypeMask); ok {
			visit(types)
		}
	}
}

// extendPoints gives the shadow of a type as many points.
func extendPoints(points map[define.PieceType]int, shadows map[define.PieceType]define.PieceType) {
	for t, n := range maps.Clone(points) {
		if shadow, ok := shadows[t]; ok {
			points[shadow] = n
		}
	}
}

// withShadows adds their shadows to a set of types.
func withShadows(mask define.TypeMask, shadows map[define.PieceType]define.PieceType) define.TypeMask {
	for t, shadow := range shadows {
		if mask.Has(t) {
			mask |= define.MaskOf(shadow)
		}
	}
	return mask
}
