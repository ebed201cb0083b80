package engine

import (
	"context"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/board/define"
)

// knownMove is a move with what the prober says of the position after it, for the side that
// makes it.
type knownMove struct {
	move    board.Move
	outcome define.Outcome
	plies   int // to the end of a game that is decided
}

// prefer orders moves, the best first: a side wins soon and loses late.
func prefer(a, b knownMove) int {
	switch {
	case a.outcome != b.outcome:
		return int(b.outcome) - int(a.outcome) // Loss, Draw, Win
	case a.outcome == define.Win:
		return a.plies - b.plies
	case a.outcome == define.Loss:
		return b.plies - a.plies
	}
	return 0
}

// weigh asks the prober about moves, and returns those that it knows, the best first.
func weigh(prober Prober, p *board.Position, moves []board.Move) []knownMove {
	var list []knownMove
	var next board.Position
	for _, m := range moves {
		p.Play(m, &next)
		if outcome, plies, known := prober.Probe(&next); known {
			list = append(list, knownMove{m, outcome.Of(define.White, define.Black), plies + 1})
			for i := len(list) - 1; i > 0 && prefer(list[i], list[i-1]) < 0; i-- {
				list[i-1], list[i] = list[i], list[i-1]
			}
		}
	}
	return list
}

// held returns the moves of a position that is known to be drawn which keep the draw.
func held(choices []knownMove) []board.Move {
	var moves []board.Move
	for _, c := range choices {
		if c.outcome == define.Draw {
			moves = append(moves, c.move)
		}
	}
	return moves
}

// knownSearch is a search that needs no tree: the prober knows that the root is decided.
type knownSearch struct {
	prober Prober
	game   *board.Game
	asked  uint64 // positions
}

// lines returns what happens after the best moves, at most so many; the first is to be played.
func (k *knownSearch) lines(choices []knownMove, most int) []variation {
	if i := k.first(choices); i > 0 {
		best := choices[i]
		copy(choices[1:i+1], choices[:i])
		choices[0] = best
	}
	return k.followAll(choices, max(1, most))
}

// followAll returns what happens after some moves, at most so many.
func (k *knownSearch) followAll(choices []knownMove, most int) (list []variation) {
	for _, c := range choices[:clamp(most, 0, len(choices))] {
		list = append(list, k.follow(c))
	}
	return list
}

// first returns the number of the move to play: the best that keeps what the tables promise, or, for
// a side that has lost, one with which the history or a count saves it.
func (k *knownSearch) first(choices []knownMove) int {
	for i, c := range choices {
		if c.outcome != choices[0].outcome {
			break
		}
		if score := k.follow(c).score; score > drawn || score == drawn && c.outcome == define.Loss {
			return i
		}
	}
	return 0
}

// follow plays a move and then the best moves of both sides until the game is over, by whatever
// rule: that may draw what the prober calls decided.
func (k *knownSearch) follow(c knownMove) variation {
	g := k.game.Clone()
	g.Play(c.move)
	for n := 1; c.outcome.Decides() && n < c.plies && !g.Result().Over; n++ {
		var list board.MoveList
		g.Position().Legal(&list)
		k.asked += uint64(list.Len())
		best := weigh(k.prober, g.Position(), list.Moves())
		if len(best) == 0 {
			break
		}
		g.Play(best[0].move)
	}
	score := drawn
	switch r := g.Result(); {
	case r.Over && r.Draw:
	case c.outcome == define.Win:
		score = winIn(c.plies)
	case c.outcome == define.Loss:
		score = lossIn(c.plies)
	}
	pv := g.Moves()[len(k.game.Moves()):]
	return variation{score, slices.Clone(pv[:min(len(pv), MaxPly)])}
}

// searchEnding is search where the prober may know something.
func (e *Engine) searchEnding(ctx context.Context, prober Prober, g *board.Game, root []board.Move, limits Limits, clock timer, report func(Info)) Result {
	k := knownSearch{prober, g, uint64(len(root))}
	result, decided, choices := e.know(&k, root, limits, clock.start, report)
	if decided {
		return result
	}
	if len(choices) == 0 {
		e.prober = prober
		defer func() { e.prober = nil }()
		return e.search(ctx, g, root, limits, clock, report)
	}
	var losing []variation
	holding := held(choices)
	if len(holding) < len(root) {
		losing = k.followAll(choices[len(holding):], limits.Lines-len(holding))
		root, limits.Only = holding, holding
	}
	result = e.search(ctx, g, root, limits, clock, levelled(len(holding), losing, report))
	result.Score = level(result.Score)
	return result
}

// levelled reports what the search of a drawn root finds, with the moves that lose after so many that hold.
func levelled(holding int, losing []variation, report func(Info)) func(Info) {
	if report == nil {
		return nil
	}
	return func(info Info) {
		last := info.Bound == Exact && info.Line == holding
		info.Score, info.Bound = level(info.Score), Exact
		report(info)
		if !last {
			return
		}
		for _, line := range losing {
			info.Line, info.Score, info.PV = info.Line+1, line.score, line.pv
			report(info)
		}
	}
}

// know answers without a search if the prober knows that the root is won or lost. If it is
// drawn, the choices are returned; nil if the prober cannot say.
func (e *Engine) know(k *knownSearch, root []board.Move, limits Limits, start time.Time, report func(Info)) (result Result, decided bool, choices []knownMove) {
	choices = weigh(k.prober, k.game.Position(), root)
	all := len(choices) == len(root)
	switch {
	case len(choices) == 0:
		return result, false, nil
	case choices[0].outcome == define.Draw && all:
		return result, false, choices
	case choices[0].outcome == define.Draw || choices[0].outcome == define.Loss && !all:
		return result, false, nil
	}
	lines := k.lines(choices, limits.Lines)
	// A move that is not known may be better than one that wins no more.
	if !all && (lines[0].score <= drawn || len(lines) < limits.Lines || lines[len(lines)-1].score <= drawn) {
		return result, false, nil
	}
	for i, line := range lines {
		depth := clamp(len(line.pv), 1, MaxPly-1)
		if report != nil {
			report(Info{Depth: depth, SelDepth: depth, Score: line.score, Bound: Exact, Time: time.Since(start), Nodes: k.asked,
				Full: e.table.full(), PV: line.pv, Line: i + 1})
		}
	}
	best := lines[0]
	result = Result{Move: best.pv[0], Score: best.score, Depth: clamp(len(best.pv), 1, MaxPly-1), Nodes: k.asked, PV: best.pv}
	if len(best.pv) > 1 {
		result.Ponder = best.pv[1]
	}
	return result, true, nil
}

// level makes the scores of a root that is known to be drawn those of a draw, unless the search
// proves more: the rules may have what tables do not judge.
func level(score Score) Score {
	if _, proven := score.Mate(); proven {
		return score
	}
	return drawn
}
