package gate

import (
	"fmt"

	"fairymax/internal/elo"
)

// Verdict is what the gate decides.
type Verdict struct {
	Installed bool      // the candidate replaces the champion
	Undecided bool      // more games could tell; until then the candidate stays out
	Score     elo.Score // of the candidate; as the test stops at a good moment, its Elo is a little too far from 0
	Forfeits  int       // games that were lost on time or by an illegal move
	LLR       float64   // see elo.SPRT.PairsLLR
	Reason    string    // a sentence
}

// verdict is the verdict of the games that count. Late says that there was no time for
// more of them.
func (t *tally) verdict(late bool) Verdict {
	test := sequential()
	v := Verdict{Installed: t.accepted, Undecided: !t.over, Score: t.score, Forfeits: t.forfeits, LLR: test.PairsLLR(t.score.Pairs)}
	lower, upper := test.Bounds()
	known := fmt.Sprintf("%v; LLR %.2f, bounds %.2f and %.2f", t.score, v.LLR, lower, upper)
	switch {
	case t.accepted:
		v.Reason = "the candidate is stronger and is installed: " + known
	case t.over:
		v.Reason = "the candidate is not stronger and stays out: " + known
	case late:
		v.Reason = "the time was too short to show that the candidate is stronger; it stays out: " + known
	default:
		v.Reason = "the games were too few to show that the candidate is stronger; it stays out: " + known
	}
	if t.forfeits > 0 {
		v.Reason += fmt.Sprintf("; %d games were forfeited", t.forfeits)
	}
	return v
}
