package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/elo"
	"fairymax/internal/match"
	"fairymax/internal/notation"
)

// matchReport prints games as they end and appends them to a PGN file.
type matchReport struct {
	out      io.Writer
	asJSON   bool                 // the result is, and nothing else is printed
	pgn      *atomicfile.Appender // nil for none
	log      *match.LogWriter     // nil for none
	controls [2]arena.Control
	test     *elo.SPRT // nil for none
	stop     func()    // ends the match
	failed   error

	line   *liveLine
	began  time.Time
	due    int // games that this run has to play
	played int // games that it has played
}

func (p *matchReport) game(g match.Game) {
	p.line.clear()
	defer p.progress()
	white, black := g.Names[g.White], g.Names[1-g.White]
	fmt.Fprintf(p.out, "game %d: %s - %s %s {%s, %d moves}\n", g.Number, white, black, g.Result, g.Reason, match.FullMoves(len(g.Game.Moves())))
	for _, note := range g.Notes {
		fmt.Fprintf(p.out, "*** game %d: %s\n", g.Number, note)
	}
	fmt.Fprintf(p.out, "after %d: %v%s\n", g.Score.Games(), g.Score, p.likelihood(g.Score))
	if err := p.keep(g); err != nil && p.failed == nil {
		p.failed = err
		p.stop() // further games would be lost
	}
}

// begin begins to show how far the match is, with this number of games to play.
func (p *matchReport) begin(due int) {
	p.began, p.due = time.Now(), due
	p.line.show(fmt.Sprintf("0 of %d games", due))
}

// progress shows how far the match is after another game.
func (p *matchReport) progress() {
	p.played++
	took := time.Since(p.began)
	left := took / time.Duration(p.played) * time.Duration(p.due-p.played)
	p.line.show(fmt.Sprintf("%d of %d games, %v, about %v left", p.played, p.due, took.Round(time.Second), left.Round(time.Second)))
}

// likelihood is the state of a test.
func (p *matchReport) likelihood(s elo.Score) string {
	if p.test == nil {
		return ""
	}
	return fmt.Sprintf(", LLR %.2f", p.test.LLR(s))
}

// keep writes a game to the files; to the log last, because a game in the log is
// not played again.
func (p *matchReport) keep(g match.Game) error {
	if p.pgn != nil {
		if err := p.addPGN(g); err != nil {
			return err
		}
	}
	if p.log != nil {
		return p.log.Add(g.Record())
	}
	return nil
}

// addPGN appends a game to the PGN file.
func (p *matchReport) addPGN(g match.Game) error {
	var text strings.Builder
	if err := p.record(g).Write(&text); err != nil {
		return err
	}
	return p.pgn.Append(text.String())
}

func (p *matchReport) close() {
	if p.pgn != nil {
		p.pgn.Close()
	}
	if p.log != nil {
		p.log.Close()
	}
}

// record is a game in PGN.
func (p *matchReport) record(g match.Game) *notation.Record {
	tags := []notation.Tag{
		{Name: "Event", Value: "fairymax match"},
		{Name: "Date", Value: time.Now().Format("2006.01.02")},
		{Name: "Round", Value: strconv.Itoa(g.Number)},
		{Name: "White", Value: g.Names[g.White]},
		{Name: "Black", Value: g.Names[1-g.White]},
	}
	if white, black := p.controls[g.White].String(), p.controls[1-g.White].String(); white == black {
		tags = append(tags, notation.Tag{Name: "TimeControl", Value: white})
	} else {
		tags = append(tags, notation.Tag{Name: "WhiteTimeControl", Value: white}, notation.Tag{Name: "BlackTimeControl", Value: black})
	}
	tags = append(tags, notation.Tag{Name: "Termination", Value: termination(g.Forfeit)})
	record := notation.NewRecord(g.Game, g.Result, tags...)
	record.Comments = append([]string(nil), g.Comments...)
	if last := len(record.Comments) - 1; last >= 0 {
		record.Comments[last] = strings.TrimSpace(record.Comments[last] + " " + g.Reason)
	}
	return record
}

// termination is the value of the PGN tag Termination.
func termination(f arena.Forfeit) string {
	switch f {
	case arena.NoForfeit:
		return "normal"
	case arena.OnTime, arena.Stalled:
		return "time forfeit"
	case arena.Crashed:
		return "abandoned"
	}
	return "rules infraction"
}

// result prints the result of a match with this number of games, and returns how many
// are still to be played.
func (p *matchReport) result(k *call, s *match.Summary, games int) (left int, err error) {
	p.line.clear()
	if left = games - s.Score.Games(); p.decided(s.Score) {
		left = 0
	}
	if p.asJSON {
		return left, k.printJSON(newMatchResult(s, p.test, left))
	}
	p.summary(s, games, left)
	return left, nil
}

// decided reports whether the test of the match, if it has one, is decided.
func (p *matchReport) decided(s elo.Score) bool {
	if p.test == nil {
		return false
	}
	over, _ := p.test.Decided(s)
	return over
}

// summary prints the result for a person.
func (p *matchReport) summary(s *match.Summary, games, left int) {
	fmt.Fprintf(p.out, "\n%s against %s: %v\n", s.Names[0], s.Names[1], s.Score)
	if s.Score.Pairs.Len() > 0 {
		fmt.Fprintf(p.out, "pairs by points: %v\n", s.Score.Pairs)
	}
	p.endings(s)
	if p.test != nil {
		p.verdict(s.Score)
	}
	if left > 0 {
		fmt.Fprintf(p.out, "%d of %d games are still to be played\n", left, games)
	}
	if s.Repeated > 0 {
		fmt.Fprintf(p.out, "%d of %d games repeat an earlier one and prove nothing; use -openings or -random for different games\n", s.Repeated, s.Score.Games())
	}
	p.anomalies(s)
}

// endings prints the score of the colours, the lengths of games and how they ended.
func (p *matchReport) endings(s *match.Summary) {
	c := s.Colours
	if c.Games() == 0 {
		return
	}
	fmt.Fprintf(p.out, "White scored %.1f%%: +%d =%d -%d\n", 50*float64(2*c.White+c.Draws)/float64(c.Games()), c.White, c.Draws, c.Black)
	fmt.Fprintf(p.out, "mean length %.1f moves, shortest %d, longest %d\n", s.Lengths.Mean(), s.Lengths.Shortest, s.Lengths.Longest)
	w := tabwriter.NewWriter(p.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "how games ended\tWhite won\tBlack won\tdrawn")
	for _, e := range s.Endings() {
		fmt.Fprintf(w, "  %s\t%9d\t%9d\t%5d\n", e.Reason, e.White, e.Black, e.Draws)
	}
	w.Flush()
}

// verdict prints the result of the test.
func (p *matchReport) verdict(s elo.Score) {
	lower, upper := p.test.Bounds()
	over, accepted := p.test.Decided(s)
	word := "undecided"
	switch {
	case accepted:
		word = fmt.Sprintf("%+g accepted", p.test.Elo1)
	case over:
		word = fmt.Sprintf("%+g accepted", p.test.Elo0)
	}
	fmt.Fprintf(p.out, "SPRT %+g against %+g: LLR %.2f, bounds %.2f and %.2f: %s\n", p.test.Elo0, p.test.Elo1, p.test.LLR(s), lower, upper, word)
}

// anomalies prints forfeits and other irregularities.
func (p *matchReport) anomalies(s *match.Summary) {
	if s.Anomalies() == 0 && len(s.Notes) == 0 {
		fmt.Fprintln(p.out, "every game ended by the rules")
		return
	}
	fmt.Fprintf(p.out, "*** %d of %d games were forfeited\n", s.Anomalies(), s.Score.Games())
	for i, name := range s.Names {
		for kind := arena.OnTime; kind <= arena.Crashed; kind++ {
			if n := s.Forfeited(i, kind); n > 0 {
				fmt.Fprintf(p.out, "*** %s: %d × %v\n", name, n, kind)
			}
		}
	}
	for _, note := range s.Notes {
		fmt.Fprintf(p.out, "*** %s\n", note)
	}
}
