package report

import (
	"cmp"
	"maps"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/arena"
	"fairymax/internal/selfplay"
)

// Ending is how some of the games end.
type Ending struct {
	Reason string   `json:"reason"`
	Share  Estimate `json:"share"`
	White  int      `json:"white"` // games that White won in this way
	Black  int      `json:"black"`
	Draws  int      `json:"draws"`
}

// unfinished is the reason of games that the rules have not ended.
const unfinished = "not over"

// Choice is how many moves there are to choose from at a ply.
type Choice struct {
	Ply   int      `json:"ply"` // from 0
	Moves Estimate `json:"moves"`
}

// tally counts what happens in games. Games are added in the order of their numbers, so
// that sums of fractions are the same for the same games.
type tally struct {
	white   sample // points
	results [3]int // by selfplay.Result
	endings map[string]*Ending
	lengths []int
	choices []sample // legal moves by ply
	choice  sample   // mean legal moves of each game
	drama   drama
	usage   *usage
	units   *units
}

func newTally(r *board.Rules) *tally {
	return &tally{endings: map[string]*Ending{}, usage: newUsage(r), units: newUnits(r)}
}

// add adds a game.
func (t *tally) add(r *selfplay.Record, g *board.Game) {
	t.white.add(r.Result.Points(define.White))
	t.results[r.Result]++
	t.lengths = append(t.lengths, len(r.Moves))
	t.ending(r, g)
	t.countChoices(g)
	t.drama.add(r, g)
	t.usage.add(r, g)
	t.units.add(r, g)
}

func (t *tally) games() int { return t.white.n }

// ending notes how a game ends.
func (t *tally) ending(r *selfplay.Record, g *board.Game) {
	reason := unfinished
	if len(r.Moves) < longest {
		reason = arena.ByTables // of what the rules have not ended
	}
	g.Declare() // a record does not say that the referee did
	if result := g.Result(); result.Over {
		reason = result.Reason.String()
	}
	e := t.endings[reason]
	if e == nil {
		e = &Ending{Reason: reason}
		t.endings[reason] = e
	}
	switch r.Result {
	case selfplay.WhiteWins:
		e.White++
	case selfplay.BlackWins:
		e.Black++
	default:
		e.Draws++
	}
}

// countChoices counts the legal moves of each position.
func (t *tally) countChoices(g *board.Game) {
	var legal board.MoveList
	sum := 0
	for i := range g.Moves() {
		if i == len(t.choices) {
			t.choices = append(t.choices, sample{})
		}
		g.PositionAt(i).Legal(&legal)
		t.choices[i].add(float64(legal.Len()))
		sum += legal.Len()
	}
	if n := len(g.Moves()); n > 0 {
		t.choice.add(float64(sum) / float64(n))
	}
}

// endingList lists the endings, the most frequent first.
func (t *tally) endingList() (list []Ending) {
	for _, e := range slices.SortedFunc(maps.Values(t.endings), func(a, b *Ending) int {
		return cmp.Or(cmp.Compare(b.White+b.Black+b.Draws, a.White+a.Black+a.Draws), cmp.Compare(a.Reason, b.Reason))
	}) {
		e.Share = share(e.White+e.Black+e.Draws, t.games())
		list = append(list, *e)
	}
	return list
}

// choiceList is the legal moves by ply, as far as a tenth of the games go.
func (t *tally) choiceList() (list []Choice) {
	for ply, s := range t.choices {
		if s.n*10 < t.games() {
			break
		}
		list = append(list, Choice{ply, s.mean()})
	}
	return list
}
