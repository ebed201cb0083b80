package piecevalue

import (
	"fmt"
	"slices"

	"fairymax/internal/matrix"
	"fairymax/internal/study"
)

// Outlook says, before any game is played, that there will be too few of them, and how many
// tell something; "" if there are enough.
func (s *Study) Outlook() (string, error) {
	if err := s.prepare(); err != nil || s.Time > 0 || s.goal() >= fewGames {
		return "", err
	}
	if len(s.army.imbalances(s.army.guess())) == 0 {
		return "", s.army.unmeasurable()
	}
	least := s.army.leastGames()
	usual := s.army.promise(usualGames)
	if s.goal() < least {
		return fmt.Sprintf("%s to measure any value; at least %d are needed. Expect intervals %s with 13,000 games.", study.TooFew(s.goal()), least, usual), nil
	}
	return fmt.Sprintf("%s: expect intervals %s, or %s with 13,000 games.", study.Few(s.goal()), s.army.promise(s.goal()), usual), nil
}

// usualGames is the number of games that are played where none is given.
const usualGames = 13000

// leastGames is how many games it takes to tell a value.
func (a *army) leastGames() int {
	coefficients := len(a.features) + 1 // and White's edge
	return 2 * enough * coefficients
}

// dearer is by how much intervals are wider than those of independent games: measured ones of
// chess and Capablanca chess were 1.3 to 3.2 times as wide, as the points that a pawn brings
// differ from game to game, and values do not quite add up.
const dearer = 2

// promise is about the half-width of the median value, in words.
func (a *army) promise(games int) string {
	var halves []float64
	for i, half := range a.promised(games) {
		if a.asked[i] && i != a.anchor {
			halves = append(halves, half)
		}
	}
	slices.Sort(halves)
	if median := halves[len(halves)/2]; median < a.ofUnits(mostHalf) {
		return "of about ±" + decimal(median, a.digits())
	}
	return "wider than ±" + decimal(a.ofUnits(mostHalf), a.digits())
}

// promised are the half-widths of values that so many games can be expected to give.
func (a *army) promised(games int) []float64 {
	values, slope := a.guess(), a.slope(nil)
	list := a.plan(nil, games/2)
	information, f := matrix.New(len(values)), new(fit)
	for i, value := range values {
		information[i][i] = tiny
		f.coefficients = append(f.coefficients, slope*value/100)
	}
	for _, c := range list {
		information.AddOuter(c.x, float64(games)/float64(len(list))*spread(c.x, values, slope))
	}
	variance := information.Inverse()
	halves := make([]float64, len(values))
	for i := range values {
		halves[i] = dearer * a.spread(f, i, variance)
	}
	return halves
}
