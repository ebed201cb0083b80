package report

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/elo"
	"fairymax/internal/selfplay"
)

// Drama says how games turn. The lead follows from the scores of the searches.
type Drama struct {
	LeadChanges Estimate `json:"leadChanges"` // times that the lead goes to the other side, per game
	Comebacks   Estimate `json:"comebacks"`   // share of the decided games in which the winner had stood badly
	Clear       Estimate `json:"clear"`       // part of the length after which the winner stays far ahead
	Fights      Estimate `json:"fights"`      // share of the draws in which a side had stood well
}

// Expected points of a side beyond which it leads, stands well, and stands badly.
const (
	leads = 0.6
	well  = 0.75
	badly = 1 - well
	ahead = 0.9
)

// drama collects how games turn.
type drama struct {
	changes, clear    sample
	comebacks, fights int
	decided, drawn    int
}

// add adds a game.
func (d *drama) add(r *selfplay.Record, g *board.Game) {
	if len(r.Scores) == 0 {
		return
	}
	white := whitePoints(r, g)
	d.changes.add(float64(leadChanges(white)))
	least, most := 1.0, 0.0
	for _, p := range white {
		least, most = min(least, p), max(most, p)
	}
	switch r.Result {
	case selfplay.Draw:
		d.drawn++
		if least < badly || most > well {
			d.fights++
		}
		return
	case selfplay.BlackWins: // as seen by the winner
		least = 1 - most
		for i := range white {
			white[i] = 1 - white[i]
		}
	}
	d.decided++
	if least < badly {
		d.comebacks++
	}
	plies := len(white)
	for plies > 0 && white[plies-1] >= ahead {
		plies--
	}
	d.clear.add(float64(r.Random+plies) / float64(len(r.Moves)))
}

// whitePoints are White's expected points at each move that was thought of.
func whitePoints(r *selfplay.Record, g *board.Game) []float64 {
	var list []float64
	for i, score := range r.Scores {
		p := elo.PointsOf(float64(score))
		if g.PositionAt(r.Random+i).Turn() == define.Black {
			p = 1 - p
		}
		list = append(list, p)
	}
	return list
}

// leadChanges counts how often the lead goes to the other side.
func leadChanges(white []float64) (n int) {
	leader := 0
	for _, p := range white {
		now := leader
		switch {
		case p > leads:
			now = 1
		case p < 1-leads:
			now = -1
		}
		if leader != 0 && now != leader {
			n++
		}
		leader = now
	}
	return n
}

// summary is what the games say.
func (d *drama) summary() Drama {
	return Drama{
		LeadChanges: d.changes.mean(), Comebacks: share(d.comebacks, d.decided), Clear: d.clear.points(), Fights: share(d.fights, d.drawn),
	}
}
