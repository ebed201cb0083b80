package match

import (
	"context"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/elo"
	"fairymax/internal/study"
)

// Report prints the games of a match as they end, and keeps them in files.
type Report struct {
	Out  io.Writer
	Show func(text string) // shows how far the match is; "" takes that away
	Test *elo.SPRT         // nil for none

	OpeningsFile string // where the openings come from, "" if not from a file
	Openings     int    // how many it has

	controls [2]arena.Control
	pgn      *atomicfile.Appender // nil for none
	log      *LogWriter           // nil for none
	stop     func()               // ends the match
	failed   error                // a game could not be kept

	pace        study.Pace
	due, played int // games of this call
}

// OpenLog opens the log, "" for none, and reads the games that were played before into the
// configuration.
func (r *Report) OpenLog(name string, settings Settings, c *Config) (err error) {
	if name == "" {
		return nil
	}
	if r.log, c.Played, err = OpenLog(name, settings, c.Shard); err == nil && len(c.Played) > 0 {
		fmt.Fprintf(r.Out, "%s has %d of %d games\n", name, len(c.Played), c.Due())
	}
	return err
}

// OpenPGN opens the file to which games are added, "" for none.
func (r *Report) OpenPGN(name string) (err error) {
	if name == "" {
		return nil
	}
	const emptyLine = "\n\n" // between two games
	r.pgn, err = atomicfile.OpenAppender(name, emptyLine)
	return err
}

// Close closes the files.
func (r *Report) Close() {
	if r.pgn != nil {
		r.pgn.Close()
	}
	if r.log != nil {
		r.log.Close()
	}
}

// Play plays a match as [Play] does, and reports it. A game that cannot be kept ends it with
// an error, which comes with the summary.
func (r *Report) Play(ctx, abort context.Context, c Config) (*Summary, error) {
	ctx, r.stop = context.WithCancel(ctx)
	defer r.stop()
	r.controls, r.pace, r.due = c.Controls, study.Pace{Began: time.Now()}, c.Due()-len(c.Played)
	r.Show(fmt.Sprintf("0 of %d games", r.due))
	c.Report = r.game
	s, err := Play(ctx, abort, c)
	r.Show("")
	if err == nil {
		err = r.failed
	}
	return s, err
}

// game reports a game. It keeps it first: where the output is closed, printing ends the program.
func (r *Report) game(g Game) {
	r.Show("")
	defer r.progress()
	if err := r.keep(g); err != nil && r.failed == nil {
		r.failed = err
		r.stop() // further games would be lost
	}
	white, black := g.Names[g.White], g.Names[1-g.White]
	fmt.Fprintf(r.Out, "game %d: %s - %s %s {%s, %d moves}\n", g.Number, white, black, g.Result, g.Reason, fullMoves(len(g.Game.Moves())))
	for _, note := range g.Notes {
		fmt.Fprintf(r.Out, "*** game %d: %s\n", g.Number, note)
	}
	fmt.Fprintf(r.Out, "after %d: %v%s\n", g.Score.Games(), g.Score, r.likelihood(g.Score))
}

// progress shows how far the match is after another game.
func (r *Report) progress() {
	r.played++
	left := r.pace.Left(float64(r.played), float64(r.due-r.played))
	r.Show(fmt.Sprintf("%d of %d games, %v, about %v left", r.played, r.due, r.pace.Passed().Round(time.Second), left.Round(time.Second)))
}

// likelihood is the state of a test.
func (r *Report) likelihood(s elo.Score) string {
	if r.Test == nil {
		return ""
	}
	return fmt.Sprintf(", LLR %.2f", r.Test.LLR(s.Pairs))
}

// keep writes a game to the files; to the log last, because a game in the log is
// not played again.
func (r *Report) keep(g Game) error {
	if r.pgn != nil {
		var text strings.Builder
		if err := g.pgn(r.controls).Write(&text); err != nil {
			return err
		}
		if err := r.pgn.Append(text.String()); err != nil {
			return err
		}
	}
	if r.log != nil {
		return r.log.Add(g.Record())
	}
	return nil
}

// Left is how many games of a match of so many are still to be played: none if its test is
// decided.
func (r *Report) Left(s *Summary, games int) int {
	if s.decidedBy(r.Test) {
		return 0
	}
	return games - s.Score.Games()
}

// WriteText prints the result of a match of so many games for a person.
func (r *Report) WriteText(s *Summary, games, left int) {
	fmt.Fprintf(r.Out, "\n%s against %s: %v\n", s.Names[0], s.Names[1], s.Score)
	if s.Score.Pairs.Len() > 0 {
		fmt.Fprintf(r.Out, "pairs by points: %v\n", s.Score.Pairs)
	}
	r.endings(s)
	if r.Test != nil {
		r.sprt(s.Score)
	}
	if left > 0 {
		fmt.Fprintf(r.Out, "%d of %d games are still to be played\n", left, games)
	}
	if s.Repeated > 0 {
		fmt.Fprintf(r.Out, "%d of %d games repeat an earlier one and prove nothing; %s\n", s.Repeated, s.Score.Games(), r.moreOpenings(games))
	}
	r.anomalies(s)
	fmt.Fprintf(r.Out, "\n%s\n", s.Verdict(r.Test))
}

// moreOpenings says how games that repeat others become different ones.
func (r *Report) moreOpenings(games int) string {
	switch {
	case r.OpeningsFile == "":
		return "use -openings or -random for different games"
	case 2*r.Openings < games:
		openings := "openings, each"
		if r.Openings == 1 {
			openings = "opening,"
		}
		return fmt.Sprintf("%s has only %d %s good for two games: add openings, or use -random instead", r.OpeningsFile, r.Openings, openings)
	}
	return fmt.Sprintf("some openings of %s lead to the same games: use others, or -random instead", r.OpeningsFile)
}

// endings prints the score of the colours, the lengths of games and how they ended.
func (r *Report) endings(s *Summary) {
	c := s.Colours
	if c.Games() == 0 {
		return
	}
	fmt.Fprintf(r.Out, "White scored %.1f%%: +%d =%d -%d\n", 50*float64(2*c.White+c.Draws)/float64(c.Games()), c.White, c.Draws, c.Black)
	fmt.Fprintf(r.Out, "mean length %.1f moves, shortest %d, longest %d\n", s.Lengths.Mean(), s.Lengths.Shortest, s.Lengths.Longest)
	w := tabwriter.NewWriter(r.Out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "how games ended\tWhite won\tBlack won\tdrawn")
	for _, e := range s.Endings() {
		fmt.Fprintf(w, "  %s\t%9d\t%9d\t%5d\n", e.Reason, e.White, e.Black, e.Draws)
	}
	w.Flush()
}

// sprt prints the result of the test.
func (r *Report) sprt(s elo.Score) {
	lower, upper := r.Test.Bounds()
	over, accepted := r.Test.Decided(s.Pairs)
	word := "undecided"
	switch {
	case accepted:
		word = fmt.Sprintf("%+g accepted", r.Test.Elo1)
	case over:
		word = fmt.Sprintf("%+g accepted", r.Test.Elo0)
	}
	fmt.Fprintf(r.Out, "SPRT %+g against %+g: LLR %.2f, bounds %.2f and %.2f: %s\n", r.Test.Elo0, r.Test.Elo1, r.Test.LLR(s.Pairs), lower, upper, word)
}

// anomalies prints forfeits and other irregularities.
func (r *Report) anomalies(s *Summary) {
	if s.Score.Games() == 0 && len(s.Notes) == 0 {
		return
	}
	if s.Anomalies() == 0 && len(s.Notes) == 0 {
		text := "every game ended by the rules"
		if s.endings[arena.ByTables].Games() > 0 {
			text += " or was adjudicated"
		}
		fmt.Fprintln(r.Out, text)
		return
	}
	fmt.Fprintf(r.Out, "*** %d of %d games were forfeited\n", s.Anomalies(), s.Score.Games())
	for i, name := range s.Names {
		for kind := arena.OnTime; kind <= arena.Crashed; kind++ {
			if n := s.Forfeited(i, kind); n > 0 {
				fmt.Fprintf(r.Out, "*** %s: %d × %v\n", name, n, kind)
			}
		}
	}
	for _, note := range s.Notes {
		fmt.Fprintf(r.Out, "*** %s\n", note)
	}
}
