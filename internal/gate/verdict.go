package gate

import (
	"fmt"

	"fairymax/internal/elo"
)

// Verdict is what the gate decides.
type Verdict struct {
	Installed bool      // the candidate replaces the champion
	Undecided bool      // more games could still show that it should; until then the candidate stays out
	Score     elo.Score // of the candidate; as the test stops at a good moment, its Elo is a little too far from 0
	Forfeits  int       // games that were lost on time or by an illegal move
	LLR       float64   // see elo.SPRT.LLR
	Reason    string    // sentences for a person
}

// Where there was no time to decide the test, the candidate takes the place of the champion
// if it has scored more, and if it is hardly ever more than mostLoss weaker: the lower bound
// of its 95 % interval says so. docs/learning.md has what that gains and loses.
const (
	mostLoss = 10 // Elo
	fewest   = 8  // pairs: fewer have no variance that can be trusted
)

// better reports whether a score is enough for that.
func better(s elo.Score) bool {
	if s.Pairs.Len() < fewest || s.Mean() <= 0.5 {
		return false
	}
	low, _ := s.Elo()
	return low > -mostLoss
}

// verdict is the verdict of the games that count. Late says that there was no time for
// more of them.
func (t *tally) verdict(late bool) Verdict {
	test := sequential()
	v := Verdict{
		Installed: t.accepted || !t.over && better(t.score), Score: t.score, Forfeits: t.forfeits.all(),
		LLR: test.LLR(t.score.Pairs),
	}
	v.Undecided = !t.over && !v.Installed && (t.score.Games() == 0 || t.score.Mean() > 0.5)
	v.Reason = t.reason(v, late)
	if v.Forfeits > 0 {
		v.Reason += fmt.Sprintf(" Forfeited games: %v.", t.forfeits)
	}
	return v
}

// reason says what was decided, and why.
func (t *tally) reason(v Verdict, late bool) string {
	end := "All games were played before the test was decided"
	if late {
		end = "Time ran out before the test was decided"
	}
	if t.score.Games() == 0 {
		return end + ": no pair of games was finished. The new network is not installed."
	}
	played := fmt.Sprintf("The new network has %s. ", t.score.Words())
	test := sequential()
	lower, upper := test.Bounds()
	at := fmt.Sprintf("(LLR %.2f, bounds %.2f and %.2f)", v.LLR, lower, upper)
	switch {
	case t.accepted:
		return fmt.Sprintf("%sThe test decided %s that it is stronger, so it is installed.", played, at)
	case t.over:
		return fmt.Sprintf("%sThe test decided %s that it does not gain %g Elo, so it is not installed.", played, at, test.Elo1)
	case v.Installed:
		return fmt.Sprintf("%s%s %s, but it is stronger with a probability of %s, so it is installed.", played, end, at, t.score.Sure())
	case v.Undecided:
		return fmt.Sprintf("%s%s %s. It is stronger with a probability of %s, but could also be weaker by more than %d Elo, so it is not installed: more games are needed to decide.",
			played, end, at, t.score.Sure(), mostLoss)
	}
	return fmt.Sprintf("%s%s %s. It is stronger with a probability of only %s, so it is not installed.", played, end, at, t.score.Sure())
}
