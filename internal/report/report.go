package report

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/engine/traits"
	"fairymax/internal/selfplay"
)

// Report is what games of a variant say about it. Shares, points and expected points are
// from 0 to 1; intervals hold with a probability of 95 %.
type Report struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Board string `json:"board"`
	Made  Made   `json:"made"`

	White     Estimate `json:"white"` // points of White
	WhiteWins Estimate `json:"whiteWins"`
	Draws     Estimate `json:"draws"`
	BlackWins Estimate `json:"blackWins"`

	Endings []Ending `json:"endings"`
	Length  Spread   `json:"length"`  // plies of a game
	Choice  Estimate `json:"choice"`  // legal moves of a position
	Choices []Choice `json:"choices"` // by ply
	Pieces  []Usage  `json:"pieces"`
	Units   []Unit   `json:"units"`  // of the start position, none if that is shuffled
	Visits  []Visit  `json:"visits"` // of every square
	Drama   Drama    `json:"drama"`
	Opening Opening  `json:"opening"`
	Skill   Skill    `json:"skill"`

	Endgames string `json:"endgames,omitempty"` // which single pieces win against a bare royal, in a sentence

	Verdict  string   `json:"verdict"`  // whether a side is better off, in sentences
	Certain  []string `json:"certain"`  // what can be relied on, in sentences
	Warnings []string `json:"warnings"` // why the figures may mislead, in sentences
}

// Made says how a report was made.
type Made struct {
	Version    string `json:"version"`
	Evaluation string `json:"evaluation"`
	Games      int    `json:"games"`
	Nodes      int    `json:"nodes"` // a move
	Plies      int    `json:"plies"` // random moves at the start, up to two more
	Seed       uint64 `json:"seed"`
	Adjudicate int    `json:"adjudicate,omitempty"` // pieces with which tables of endgames have ended games, 0 if none have
}

// Visit is how often pieces move to a square.
type Visit struct {
	Square string  `json:"square"`
	Times  float64 `json:"times"` // a game
}

// report puts a report together.
func (s *Study) report(t *tally, o Opening, k Skill) *Report {
	n, r := t.games(), s.Rules
	rep := &Report{
		Name: s.Name, Title: s.Title, Board: fmt.Sprintf("%d×%d", r.Files, r.Ranks),
		Made:  Made{s.Version, s.Evaluation, n, s.Nodes, s.Plies, s.Seed, s.Adjudicate},
		White: t.white.points(), WhiteWins: share(t.results[selfplay.WhiteWins], n),
		Draws: share(t.results[selfplay.Draw], n), BlackWins: share(t.results[selfplay.BlackWins], n),
		Endings: t.endingList(), Length: spread(t.lengths), Choice: t.choice.mean(), Choices: t.choiceList(),
		Pieces: t.usage.summary(traits.Values(r)), Units: t.units.summary(), Drama: t.drama.summary(), Opening: o, Skill: k,
		Endgames: s.Endgames,
	}
	for i, visits := range t.usage.visits {
		if square := define.Square(i); !r.IsHole(square) {
			rep.Visits = append(rep.Visits, Visit{r.SquareName(square, 1), float64(visits) / float64(n)})
		}
	}
	rep.Verdict, rep.Certain, rep.Warnings = rep.verdict(), rep.certain(), rep.warnings()
	return rep
}
