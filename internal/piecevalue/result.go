package piecevalue

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"fairymax/internal/study"
)

// Result is what the pieces of a game are worth. Intervals hold with a probability of 95 %.
type Result struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Board string `json:"board"`
	Key   string `json:"key"` // of the rules
	Made  Made   `json:"made"`

	Scale  Scale   `json:"scale"`  // what the values are relative to
	Unit   string  `json:"unit"`   // the piece that makes up for differences
	Points float64 `json:"points"` // what a side with one unit more expects
	White  Value   `json:"white"`  // the advantage of the side that moves first
	Values []Value `json:"values"`
	Rounds []Round `json:"rounds"`

	Verdict  string   `json:"verdict"`  // how well the values are known, in sentences
	Warnings []string `json:"warnings"` // why the figures may mislead, in sentences

	least int    // games that it takes to tell a value
	aside []bool // by value: it was not asked for, and nothing is measured by it
	shown int    // what the piece of the scale is worth in the evaluation, and so in show
}

// Scale says what one piece is worth, so that other values can be given in figures.
type Scale struct {
	Piece string  `json:"piece"`
	Value float64 `json:"value"`
}

// Made says how a result was made.
type Made struct {
	Version    string `json:"version"`
	Evaluation string `json:"evaluation"`
	Games      int    `json:"games"`   // of all rounds
	Counted    int    `json:"counted"` // that the values are from
	Nodes      int    `json:"nodes"`   // a move
	Plies      int    `json:"plies"`   // random moves at the start, up to two more
	Left       int    `json:"left"`    // percentage of the pieces that games begin with
	Seed       uint64 `json:"seed"`
}

// Value is what a piece is worth, on the board or in hand, or what two colour-bound ones
// are worth beyond their sum.
type Value struct {
	Name  string  `json:"name"`
	Piece string  `json:"piece"` // name of the type
	Kind  string  `json:"kind"`  // board, hand, pair or edge
	Value float64 `json:"value"`
	Half  float64 `json:"half"`  // of the interval
	Known bool    `json:"known"` // false if the games do not tell it; value and half are 0 then
	Began int     `json:"began"` // what the evaluation took it for in the first round

	digits  int     // after the point in texts
	before  float64 // what Began is rounded from
	Written int     `json:"written"` // what the evaluation should take it for, 0 for what it takes it for now; 0 in rounds
}

// Round is what the games of one evaluation say alone.
type Round struct {
	Number     int     `json:"number"`
	Games      int     `json:"games"`
	Imbalances int     `json:"imbalances"` // different ones
	Values     []Value `json:"values"`
	Given      []int   `json:"given"` // what the evaluation took each of them for, the unit being 100; 0 for pairs
}

// taught reports whether the evaluation took the values of earlier rounds.
func (r *Result) taught() bool {
	return len(r.Rounds) > 1 && !slices.Equal(r.Rounds[0].Given, r.Rounds[1].Given)
}

// Status is how a study goes.
type Status struct {
	Round  int
	Done   int // games of all rounds
	Goal   int // 0 if the clock decides
	Games  int // of the round
	Rate   float64
	Left   time.Duration
	Values []Value
}

// String is a line for a person.
func (s Status) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "round %d: %d", s.Round, s.Done)
	if s.Goal > 0 {
		fmt.Fprintf(&b, " of %d", s.Goal)
	}
	b.WriteString(" games")
	if s.Left > 0 {
		fmt.Fprintf(&b, ", about %s left", study.Short(coarse(s.Left)))
	}
	separator := ": "
	for _, v := range s.Values {
		if v.Known && v.Half > 0 {
			fmt.Fprintf(&b, "%s%s %s%s", separator, v.Name, v.text(), v.halfText())
			separator = ", "
		}
	}
	return b.String()
}

// coarse is a time as exact as a guess is.
func coarse(d time.Duration) time.Duration {
	switch {
	case d >= 2*time.Hour:
		return d.Round(10 * time.Minute)
	case d >= 2*time.Minute:
		return d.Round(time.Minute)
	}
	return d.Round(time.Second)
}

// fit fits the values to all games. Those of the first round, if guesses were in the
// evaluation, count as long as there are fewer of later ones.
func (s *Study) fit() *fit {
	_, second := s.bounds(1)
	later := 0
	for n, o := range s.seen {
		if n >= second && !o.void {
			later++
		}
	}
	if later < second || s.Network != "" {
		second = 0
	}
	return s.fitFrom(second, math.MaxInt)
}

// fitFrom fits the values to the games with these numbers.
func (s *Study) fitFrom(first, last int) *fit {
	var list []observation
	for _, n := range slices.Sorted(maps.Keys(s.seen)) {
		if n >= first && n < last && !s.seen[n].void {
			list = append(list, s.seen[n])
		}
	}
	return fitted(list, len(s.army.features))
}

// values are what a fit says about all features.
func (a *army) values(f *fit) (list []Value) {
	guessed, digits := a.guessed(), a.digits()
	for i, e := range a.estimates(f) {
		feature := a.features[i]
		v := Value{Name: a.label(feature), Piece: a.name(feature.piece), Kind: [...]string{"board", "hand", "pair"}[feature.kind], Known: e.known, digits: digits}
		if e.known {
			v.Value, v.Half = e.value, e.half
		}
		v.before = guessed[i]
		v.Began = int(math.Round(v.before))
		list = append(list, v)
	}
	return list
}

// edge is the advantage of the side that moves first.
func (a *army) edge(f *fit) Value {
	v := Value{Name: "White's edge", Kind: "edge", digits: a.digits()}
	value, half := a.quotient(f, len(a.features))
	if v.Known = a.sound(f) && f.coefficients[a.anchor] > 0 && half < a.ofUnits(mostHalf); v.Known {
		v.Value, v.Half = value, half
	}
	return v
}

// result puts the result together.
func (s *Study) result(rounds []*round) (*Result, error) {
	if len(s.seen) == 0 {
		return nil, fmt.Errorf("there was no time for a game")
	}
	f, a := s.fit(), s.army
	result := &Result{
		Name: s.Name, Title: s.Title, Board: fmt.Sprintf("%d×%d", s.Rules.Files, s.Rules.Ranks), Key: s.Key,
		Made:   Made{s.Version, cmp.Or(s.Network, "hand-written, with the values of each round"), len(s.seen), f.games, s.Nodes, s.Plies, s.left(), s.Seed},
		Scale:  Scale{a.label(a.features[a.anchor]), a.scale},
		Unit:   a.label(a.features[a.unit]),
		Points: expected(f.coefficients[a.unit]), White: a.edge(f), Values: a.values(f),
	}
	a.setWritten(result.Values, f)
	for i, asked := range a.asked {
		result.aside = append(result.aside, !asked && i != a.anchor && i != a.unit)
	}
	for _, r := range rounds {
		if r.games > 0 {
			result.Rounds = append(result.Rounds, s.roundResult(r))
		}
	}
	result.least, result.shown = a.leastGames(), a.game.Values[a.features[a.anchor].piece]
	result.Verdict, result.Warnings = result.verdict(a), s.warnings(result)
	return result, nil
}

// roundResult is what one round says.
func (s *Study) roundResult(r *round) Round {
	first, last := s.bounds(r.number)
	different := map[string]bool{}
	for _, c := range r.imbalances {
		different[c.name()] = true
	}
	one := Round{Number: r.number, Games: r.games, Imbalances: len(different), Values: s.army.values(s.fitFrom(first, last))}
	guess, pawn := s.army.guess(), s.army.unitInEvaluation()
	for i, f := range s.army.features {
		given := 0
		switch {
		case f.kind == onBoard && r.values[f.piece] > 0:
			given = int(math.Round(100 * float64(r.values[f.piece]) / pawn))
		case f.kind != pair:
			given = int(math.Round(guess[i]))
		}
		one.Given = append(one.Given, given)
	}
	return one
}

// Warnings come with fewer games, nodes or a drift beyond these.
const (
	fewGames = 2000
	fewNodes = 200
)

// warnings say why the figures may mislead.
func (s *Study) warnings(r *Result) (list []string) {
	say := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	switch known := slices.ContainsFunc(r.Values, func(v Value) bool { return v.Known }); {
	case r.Made.Games < fewGames && known:
		say("%s: the intervals are wide, and they are only right for many games.", study.Few(r.Made.Games))
	case r.Made.Games < fewGames:
		say("%s.", study.Few(r.Made.Games))
	}
	if void := s.void(); void > 0 {
		say("%d of the games do not count: no suitable opening was found for their imbalance.", void)
	}
	if r.Made.Nodes < fewNodes {
		say("With %d nodes a move, the engine hardly knows what to do with a strong piece.", r.Made.Nodes)
	}
	if r.Made.Nodes < study.Blind && r.White.Known {
		say("With fewer than %d nodes a search may not reach all moves. The moves tried first differ between the sides, and White's edge may show no more than that.", study.Blind)
	}
	if len(r.Rounds) < 2 && s.Network == "" {
		say("The evaluation used its own values in all games. An engine that overrates a piece keeps it too long, which biases the result towards its opinion; further games will use the values found here.")
	}
	var unknown []string
	for i, v := range r.Values {
		if !v.Known && !r.aside[i] {
			unknown = append(unknown, v.Name)
		}
	}
	if some := slices.ContainsFunc(r.Values, func(v Value) bool { return v.Known }); some && len(unknown) > 0 {
		say("The games do not show a value yet: %s.", strings.Join(unknown, ", "))
	}
	return list
}

// void is how many games tell nothing.
func (s *Study) void() (n int) {
	for _, o := range s.seen {
		if o.void {
			n++
		}
	}
	return n
}
