package variants

import "fairymax/board"

var outcomeOf = map[string]board.Outcome{
	"loss": board.Loss,
	"draw": board.Draw,
	"win":  board.Win,
	"none": board.Ongoing,
}

// endings reads how the game ends.
func (c *compiler) endings() {
	n := c.game.get("endings")
	e := &c.def.Endings
	e.Checkmate = outcome(n.get("checkmate"), board.Loss)
	e.Stalemate = outcome(n.get("stalemate"), board.Draw)
	e.Material = outcome(n.get("material"), board.Draw)
	e.Repetition.Count = count(n.get("repetition", "count"), 3)
	e.Repetition.Result = outcome(n.get("repetition", "result"), board.Draw)
	e.MoveRule = count(n.get("move_rule"), 50)
}

func outcome(n *node, otherwise board.Outcome) board.Outcome {
	if n == nil {
		return otherwise
	}
	return outcomeOf[n.text()]
}

func count(n *node, otherwise int) int {
	if n == nil {
		return otherwise
	}
	return n.number()
}
