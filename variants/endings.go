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
	if e.Repetition.Result == board.Ongoing {
		e.Repetition.Count = 0
	}
	e.MoveRule = count(n.get("move_rule"), 50)
	if c.def.Royal == 0 && !c.unsure && e.Stalemate == board.Draw {
		c.add(c.blame(c.game.get("pieces").at, "royal"), "nobody can win: no piece is royal, and stalemate draws; name one in royal.types")
	}
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
