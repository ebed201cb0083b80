package board

import "fairymax/board/define"

// Result is how a game stands.
type Result struct {
	Over   bool
	Draw   bool
	Winner define.Color // if Over and not Draw
	Reason Reason
}

// resultFor returns the result that an outcome means for a side.
func resultFor(c define.Color, o define.Outcome, why Reason) Result {
	switch o {
	case define.Win:
		return Result{Over: true, Winner: c, Reason: why}
	case define.Loss:
		return Result{Over: true, Winner: c.Other(), Reason: why}
	case define.Draw:
		return Result{Over: true, Draw: true, Reason: why}
	}
	return Result{}
}
