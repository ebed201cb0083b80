package report

import (
	"fmt"

	"fairymax/internal/study"
	"fairymax/variants/spelling"
)

// fewGames is the number of games below which a report warns.
const fewGames = 200

// verdict says whether a side is better off, and how sure that is.
func (r *Report) verdict() string {
	better := "These games do not show that a side is better off"
	switch {
	case r.White.Low > 0.5:
		better = "White is better off"
	case r.White.High < 0.5:
		better = "Black is better off"
	}
	return fmt.Sprintf("%s: White has %s of the points, with a probability of 95 %% between %.1f and %.1f; %s of the games are drawn.",
		better, spelling.Percent(r.White.Value), 100*r.White.Low, 100*r.White.High, percent(r.Draws.Value))
}

// Outlook says, before they are played, what games that are few can tell; "" if there are
// enough.
func (s *Study) Outlook() string {
	const usual = 400
	if s.Time > 0 || s.Games >= fewGames {
		return ""
	}
	half := func(games int) float64 { e := wilson(0.5, float64(games), games); return 100 * (e.High - e.Low) / 2 }
	return fmt.Sprintf("%s: White's score and the other percentages are known to about ±%.0f %%; with %d games, to ±%.0f %%.",
		study.Few(s.Games), half(s.Games), usual, half(usual))
}
