package match

import (
	"math"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// Result is the result of a match as JSON. Wins, losses and all that comes of them
// are those of the first engine.
type Result struct {
	Engines  [2]string      `json:"engines"`
	Games    int            `json:"games"`
	Left     int            `json:"left"` // still to be played
	Wins     int            `json:"wins"`
	Draws    int            `json:"draws"`
	Losses   int            `json:"losses"`
	Elo      *eloResult     `json:"elo"`   // null without a game
	Pairs    elo.Pairs      `json:"pairs"` // by their points: 0, ½, 1, 1½, 2
	SPRT     *sprtResult    `json:"sprt,omitempty"`
	Colours  colourResult   `json:"colours"`
	Moves    lengthResult   `json:"moves"`
	Endings  []endingResult `json:"endings"`
	Forfeits []forfeit      `json:"forfeits"`
	Repeated int            `json:"repeated"`
	Notes    []string       `json:"notes"`
	Verdict  string         `json:"verdict"` // in sentences
}

// eloResult is a rating difference; a bound that is infinite is null.
type eloResult struct {
	Value *float64 `json:"value"`
	Low   *float64 `json:"low"`
	High  *float64 `json:"high"`
	LOS   float64  `json:"los"`
}

type sprtResult struct {
	Elo0     float64  `json:"elo0"`
	Elo1     float64  `json:"elo1"`
	LLR      float64  `json:"llr"`
	Lower    float64  `json:"lower"`
	Upper    float64  `json:"upper"`
	Accepted *float64 `json:"accepted"` // null while it is undecided
}

// colourResult counts games by what they were for the colours.
type colourResult struct {
	White int `json:"white"`
	Black int `json:"black"`
	Draws int `json:"drawn"`
}

type lengthResult struct {
	Mean     float64 `json:"mean"`
	Shortest int     `json:"shortest"`
	Longest  int     `json:"longest"`
}

type endingResult struct {
	Reason string `json:"reason"`
	colourResult
}

// forfeit is how many games an engine has lost by one kind of forfeit.
type forfeit struct {
	Engine string        `json:"engine"`
	Kind   arena.Forfeit `json:"kind"`
	Count  int           `json:"count"`
}

// NewResult describes the result of a match.
func NewResult(s *Summary, test *elo.SPRT, left int) Result {
	r := Result{
		Engines: s.Names, Games: s.Score.Games(), Left: left,
		Wins: s.Score.Wins, Draws: s.Score.Draws, Losses: s.Score.Losses, Pairs: s.Score.Pairs,
		Colours:  colourResult{s.Colours.White, s.Colours.Black, s.Colours.Draws},
		Endings:  []endingResult{},
		Forfeits: []forfeit{},
		Repeated: s.Repeated,
		Notes:    append([]string{}, s.Notes...),
		Verdict:  s.Verdict(test),
	}
	if r.Games == 0 {
		return r
	}
	low, high := s.Score.Elo()
	r.Elo = &eloResult{finite(elo.Of(s.Score.Mean())), finite(low), finite(high), s.Score.LOS()}
	r.SPRT = newSPRTResult(test, s.Score)
	r.Moves = lengthResult{s.Lengths.Mean(), s.Lengths.Shortest, s.Lengths.Longest}
	for _, e := range s.Endings() {
		r.Endings = append(r.Endings, endingResult{e.Reason, colourResult{e.White, e.Black, e.Draws}})
	}
	for i, name := range s.Names {
		for kind := arena.OnTime; kind <= arena.Crashed; kind++ {
			if n := s.Forfeited(i, kind); n > 0 {
				r.Forfeits = append(r.Forfeits, forfeit{name, kind, n})
			}
		}
	}
	return r
}

// newSPRTResult describes the state of a test, if there is one.
func newSPRTResult(test *elo.SPRT, s elo.Score) *sprtResult {
	if test == nil {
		return nil
	}
	r := &sprtResult{Elo0: test.Elo0, Elo1: test.Elo1, LLR: test.LLR(s.Pairs)}
	r.Lower, r.Upper = test.Bounds()
	switch over, accepted := test.Decided(s.Pairs); {
	case accepted:
		r.Accepted = &test.Elo1
	case over:
		r.Accepted = &test.Elo0
	}
	return r
}

// finite is a number for JSON, which has no infinite ones.
func finite(x float64) *float64 {
	if math.IsInf(x, 0) || math.IsNaN(x) {
		return nil
	}
	x += 0 // it could be -0
	return &x
}
