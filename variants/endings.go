package variants

import (
	"reflect"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// endings reads how the game ends.
func (c *compiler) endings() {
	n := c.game.Get("endings")
	e := &c.def.Endings
	e.Checkmate = outcome(n.Get("checkmate"), define.Loss)
	e.Stalemate = outcome(n.Get("stalemate"), define.Draw)
	if e.Fewer = n.Get("stalemate").Text() == vocabulary.WinWithFewer; e.Fewer {
		e.Stalemate = define.Win
	}
	e.Material = outcome(n.Get("material"), define.Draw)
	c.points(n.Get("points"))
	c.repetition(n.Get("repetition"))
	c.goals(n.Get("goal"))
	c.extinct(n.Get("extinct"))
	c.counting(n.Get("counting"))
	c.impasse(n.Get("impasse"))
	moves := 50
	if e.Counting != nil {
		moves = 0
	}
	e.MoveRule = count(n.Get("move_rule"), moves)
	c.moveRuleResult(n.Get("move_rule_result"))
	c.progress(n.Get("progress"))
	c.checkEndings(n)
}

// moveRuleResult reads the winner by the move rule; a draw is not written into the definition.
func (c *compiler) moveRuleResult(n *source.Node) {
	switch o := outcome(n, define.Draw); {
	case n != nil && c.def.Endings.MoveRule == 0:
		c.Add(c.blame(n.At, "endings"), "FM297", "endings.move_rule_result is for a game with a move rule; set endings.move_rule, or leave move_rule_result out")
	case o != define.Draw:
		c.def.Endings.MoveRuleResult = o
	}
}

// progress reads which moves start the count of the move rule anew.
func (c *compiler) progress(n *source.Node) {
	if n == nil {
		return
	}
	if c.def.Endings.MoveRule == 0 {
		c.Add(c.blame(n.At, "endings"), "FM297", "endings.progress is for a game with a move rule; set endings.move_rule, or leave progress out")
	}
	mask := c.mask(n, "endings.progress")
	c.def.Endings.Progress = &mask
}

func (c *compiler) repetition(n *source.Node) {
	r := &c.def.Endings.Repetition
	r.Count = count(n.Get("count"), 3)
	r.Result = outcome(n.Get("result"), define.Draw)
	r.PerpetualCheck = outcome(n.Get("perpetual_check"), define.Ongoing)
	r.PerpetualChase = outcome(n.Get("perpetual_chase"), define.Ongoing)
	if r.Result == define.Ongoing && r.PerpetualCheck == define.Ongoing && r.PerpetualChase == define.Ongoing {
		r.Count = 0
	}
	c.chase(n.Get("chase"))
}

// points reads what decides a game that would be drawn.
func (c *compiler) points(n *source.Node) {
	d := &c.def.Endings.Points
	pieces := n.Get("pieces")
	for _, name := range pieces.Keys() {
		value := pieces.Get(name)
		if value == nil {
			continue
		}
		if t := c.lookup(c.Key(value, name), "endings.points.pieces"); t != nil {
			if d.Pieces == nil {
				d.Pieces = make(map[define.PieceType]int)
			}
			d.Pieces[t.id] = 2 * value.Number()
		}
	}
	for side := define.White; side <= define.Black; side++ {
		d.Odds[side], _ = ofSide(n.Get("odds"), side).Halves()
	}
	if n != nil && len(d.Pieces) == 0 && d.Odds[define.White] == d.Odds[define.Black] {
		c.Add(n.At, "FM293", "endings.points: both sides always have the same number of points; give points to pieces, or odds to one side")
	}
}

func outcome(n *source.Node, otherwise define.Outcome) define.Outcome {
	if n == nil {
		return otherwise
	}
	return vocabulary.Outcomes.Of(n.Text())
}

// goals reads which piece wins on which squares.
func (c *compiler) goals(list *source.Node) {
	for _, n := range list.Items() {
		zone := n.Get("zone")
		for _, item := range n.Get("piece").Items() {
			t := c.lookup(item, "endings.goal")
			if t == nil || zone == nil {
				continue
			}
			answer := n.Get("answer").Text()
			counts := define.GoalCount(max(0, slices.Index(define.GoalCounts(), n.Get("counts").Text())))
			def := define.Goal{Type: t.id, Counts: counts, Answer: [2]bool{answer == "white" || answer == "both", answer == "black" || answer == "both"}}
			for side := define.White; side <= define.Black; side++ {
				def.Zone[side] = *c.zone(zone, side)
				c.checkGoal(item, t, side, &def.Zone[side])
			}
			c.def.Endings.Goals = append(c.def.Endings.Goals, def)
		}
	}
}

// checkGoal reports a goal that is reached before the first move.
func (c *compiler) checkGoal(item *source.Node, t *pieceType, side define.Color, zone *define.Set) {
	if !c.wellFormed() {
		return
	}
	for _, s := range zone.Squares() {
		if c.pieceOn(s) == (occupant{t.id, side}) {
			c.Add(c.blame(item.At, "start"), "FM270", "endings.goal: %v's %s stands on %s in start and has already won", side, t.name, c.squareName(s))
			return
		}
	}
}

// extinct reads which pieces a side must not run out of.
func (c *compiler) extinct(n *source.Node) {
	if n == nil {
		return
	}
	if !n.Has("types") {
		c.Add(n.Key, "FM271", "endings.extinct: types is missing (the pieces that a side must not lose)")
	}
	e := &c.def.Endings.Extinct
	e.Types = c.mask(n.Get("types"), "endings.extinct.types")
	e.All = n.Get("of").Text() == "all"
	e.Left = n.Get("left").Number()
	if o := outcome(n.Get("result"), define.Loss); o != define.Loss {
		e.Result = o
	}
	for side := define.White; side <= define.Black && !c.unsure; side++ {
		c.checkExtinct(n, e, side)
	}
}

// checkExtinct reports a side that has run out of pieces before the first move.
func (c *compiler) checkExtinct(n *source.Node, e *define.Extinction, side define.Color) {
	at := c.blame(n.Key, "start")
	if e.All && e.Types != 0 && c.countAtStart(side, e.Types) <= e.Left {
		c.Add(at, "FM272", "endings.extinct: %v has only %d of these pieces in start, and the game is already over", side, c.countAtStart(side, e.Types))
	}
	for i, t := range c.types {
		mask := define.MaskOf(define.PieceType(i + 1))
		if !e.All && e.Types&mask != 0 && t.owners[side] && c.countAtStart(side, mask) <= e.Left {
			c.Add(at, "FM273", "endings.extinct: %v has only %d %s in start, and the game is already over%s", side, c.countAtStart(side, mask), t.name, c.onlyOthers(e, side, mask))
		}
	}
}

// onlyOthers says what to write where only the other side has pieces of a type.
func (c *compiler) onlyOthers(e *define.Extinction, side define.Color, mask define.TypeMask) string {
	if c.countAtStart(side, mask) > 0 || c.countAtStart(side.Other(), mask) <= e.Left {
		return ""
	}
	return `; where each side has pieces of its own, name those of both in types and write of = "all"`
}

// checkEndings reports a game that no side can win, and endings that need a royal
// piece in a game without one.
func (c *compiler) checkEndings(n *source.Node) {
	e := &c.def.Endings
	if c.def.Royal.Types == 0 && !c.unsure {
		for _, key := range define.EndingKeys() {
			if key.Royal && !reflect.ValueOf(key.Column(e)).Elem().IsZero() {
				c.needRoyals(n, "endings", key.Name)
			}
		}
		c.needRoyals(n, "endings", "counting", "impasse")
	}
	if e.Passes != define.Ongoing && !c.passes() {
		c.Add(n.Get("passes").At, "FM292", "endings.passes: in this game no turn can be passed; write pass = true")
	}
	if !board.CanBeWon(c.def) && !c.unsure {
		c.Add(c.blame(c.game.Get("pieces").At, "royal"), "FM275", "no side can win: no piece is royal, stalemate is a draw, and there is neither endings.goal nor endings.extinct; name a royal piece in royal.types")
	}
}

// passes reports whether a turn can be passed: by rule, or by a piece that goes away and
// comes back in one move.
func (c *compiler) passes() bool {
	returns := func(s define.Step) bool { return s.Hop == define.AfterMove || s.Hop == define.AfterEither }
	return c.def.Pass || c.def.Endings.Facing != define.Ongoing || slices.ContainsFunc(c.def.Types, func(t define.Type) bool {
		return slices.ContainsFunc(slices.Concat(t.Steps[define.White], t.Steps[define.Black]), returns)
	})
}
