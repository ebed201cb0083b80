package learn

import (
	"cmp"
	"fmt"
	"math"
	"time"

	"fairymax/internal/elo"
	"fairymax/internal/study"
)

// playingShare is the part of a generation's time that it plays. Learning takes seconds
// to minutes, and the gate has the rest.
const playingShare = 0.55

// generations is the number of generations that suit a time. The second one learns from
// games of the first one's network; each needs enough games to be worth a gate.
func generations(d time.Duration) int {
	switch {
	case d >= 8*time.Hour:
		return 4
	case d >= 4*time.Hour:
		return 3
	case d >= 30*time.Minute:
		return 2
	}
	return 1
}

// worthwhile reports whether the time that is left of a budget is enough for one more
// generation.
func worthwhile(left, budget time.Duration) bool {
	return left >= 10*time.Minute && left >= budget/5
}

// divide says when a generation stops playing and when it ends, of a session that has
// spent a part of its time and has so many generations left, with this one.
func divide(budget, spent time.Duration, left int) (play, end time.Duration) {
	share := max(0, budget-spent) / time.Duration(max(1, left))
	return spent + time.Duration(playingShare*float64(share)), spent + share
}

// Of what is known to be worth the time.
const (
	fewGames   = 3000 // of a generation: from about 200,000 positions on networks have gained
	fewTrials  = 100  // games of a match
	usualMoves = 40   // of a game, before both sides have used up their first time
)

// Outlook says, before any game is played, that there will be too few of them; "" if not.
func (l *Learner) Outlook() string {
	if !l.byTime() {
		if l.Settings.Games >= fewGames {
			return ""
		}
		return fmt.Sprintf("%s to learn from: it usually takes about %d before a network plays better.", study.Few(l.Settings.Games), fewGames)
	}
	c := l.control()
	game := 2 * (c.Base + usualMoves*c.Inc)
	_, end := divide(l.Time, 0, cmp.Or(l.Generations, generations(l.Time)))
	trials := int((1 - playingShare) * float64(end) / float64(game) * float64(max(1, l.Threads)))
	if trials >= fewTrials {
		return ""
	}
	return fmt.Sprintf("%v is short: the match that decides will have about %d games, which can only show a difference of %.0f Elo or more. An hour is usual.",
		study.Short(l.Time), trials, elo.HalfWidth(max(1, trials)))
}

// termPositions is the number of positions that terms are fitted to in a session of a time, 0 if
// games decide. It takes some twenty seconds of two processors for each 100,000, as a rule.
func termPositions(d time.Duration) int {
	const most, least = usualTerms, 10_000
	if d == 0 {
		return most
	}
	return int(min(most, max(least, most*d.Minutes()/20)))
}

// Sizes that depend on the number of samples were measured on Capablanca chess.
const (
	million     = 1e6
	smallHidden = 32 // hidden units below largeFrom samples, which teach no more
	largeHidden = 64
	largeFrom   = 2 * million
	rate        = 2e-3
	laterRate   = 5e-4 // going on from a network
)

// steps are the samples of a batch and the number of epochs. Few samples need more steps
// than their number gives: measured with 50,000 of a small game.
func steps(samples int) (batch, epochs int) {
	const few = 300_000
	if samples < few {
		return 1024, 8
	}
	return 4096, 4
}

// hidden is the number of hidden units of a perspective.
func hidden(samples int) int {
	if samples < largeFrom {
		return smallHidden
	}
	return largeHidden
}

// decay is that of the weights: fewer samples need more of it. The best was 8 at one
// million, 4 at three and 1.5 at ten.
func decay(samples int) float64 {
	return min(20, max(0.5, 8*math.Pow(million/float64(max(1, samples)), 0.6)))
}

// label says what the samples of a generation's games should predict.
func (s *state) label(generation int) Label {
	games := 0
	if generation <= len(s.Generations) {
		games = s.Generations[generation-1].Games
	}
	return Label{Lambda: lambda(games), K: elo.OddsFactor}
}

// lambda is that of TD(λ) for so many games. All positions of a game have the same result, so
// that few games say little by theirs, and many say what no search sees.
func lambda(games int) float64 {
	const (
		few, least = 6_000, 0.9
		many, most = 20_000, 0.95
	)
	part := math.Log(float64(max(1, games))/few) / math.Log(float64(many)/few)
	return least + (most-least)*min(1, max(0, part))
}
