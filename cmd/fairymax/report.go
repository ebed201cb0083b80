package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"fairymax/internal/match"
	"fairymax/internal/notation"
)

// matchReport prints games as they end and appends them to a PGN file.
type matchReport struct {
	out     io.Writer
	pgn     io.Writer // nil for none
	control match.Control
	failed  error
}

func (p *matchReport) game(g match.Game) {
	white, black := g.Names[g.White], g.Names[1-g.White]
	fmt.Fprintf(p.out, "game %d: %s - %s %s {%s, %d moves}\n", g.Number, white, black, g.Result, g.Reason, (len(g.Game.Moves())+1)/2)
	for _, note := range g.Notes {
		fmt.Fprintf(p.out, "*** game %d: %s\n", g.Number, note)
	}
	fmt.Fprintf(p.out, "after %d: %v\n", g.Score.Games(), g.Score)
	if p.pgn == nil {
		return
	}
	record := notation.NewRecord(g.Game, g.Result,
		notation.Tag{Name: "Event", Value: "fairymax match"},
		notation.Tag{Name: "Date", Value: time.Now().Format("2006.01.02")},
		notation.Tag{Name: "Round", Value: strconv.Itoa(g.Number)},
		notation.Tag{Name: "White", Value: white},
		notation.Tag{Name: "Black", Value: black},
		notation.Tag{Name: "TimeControl", Value: p.control.String()},
		notation.Tag{Name: "Termination", Value: termination(g.Forfeit)})
	record.Comments = append([]string(nil), g.Comments...)
	if last := len(record.Comments) - 1; last >= 0 {
		record.Comments[last] = strings.TrimSpace(record.Comments[last] + " " + g.Reason)
	}
	if err := record.Write(p.pgn); err != nil {
		p.failed = err
	}
}

// termination is the value of PGN's tag of that name.
func termination(f match.Forfeit) string {
	switch f {
	case match.NoForfeit:
		return "normal"
	case match.OnTime, match.Stalled:
		return "time forfeit"
	case match.Crashed:
		return "abandoned"
	}
	return "rules infraction"
}

func (p *matchReport) summary(s *match.Summary, test *match.SPRT) {
	fmt.Fprintf(p.out, "\n%s against %s: %v\n", s.Names[0], s.Names[1], s.Score)
	if test != nil {
		lower, upper := test.Bounds()
		fmt.Fprintf(p.out, "SPRT %+g against %+g: LLR %.2f, bounds %.2f and %.2f\n", test.Elo0, test.Elo1, test.LLR(s.Score), lower, upper)
	}
	if s.Repeated > 0 {
		fmt.Fprintf(p.out, "%d of %d games repeat an earlier one and prove nothing; -openings and -random make games differ\n", s.Repeated, s.Score.Games())
	}
	if s.Anomalies() == 0 && len(s.Notes) == 0 {
		fmt.Fprintln(p.out, "every game ended by the rules")
		return
	}
	fmt.Fprintf(p.out, "*** %d of %d games were forfeited\n", s.Anomalies(), s.Score.Games())
	for i, name := range s.Names {
		for kind := match.OnTime; kind <= match.Crashed; kind++ {
			if n := s.Forfeited(i, kind); n > 0 {
				fmt.Fprintf(p.out, "*** %s: %d × %v\n", name, n, kind)
			}
		}
	}
	for _, note := range s.Notes {
		fmt.Fprintf(p.out, "*** %s\n", note)
	}
}
