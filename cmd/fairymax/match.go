package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"

	"fairymax/engine/traits"
	"fairymax/internal/elo"
	"fairymax/internal/match"
	"fairymax/internal/notation"
	"fairymax/internal/study"
)

// matchCommand plays a match and reports every game and the score, or adds up the
// logs of a match that was played in parts.
func matchCommand(k *call) error {
	var f matchFlags
	f.declare(k)
	if err := k.parse(0, -1); err != nil {
		return err
	}
	switch {
	case f.merge && len(k.arguments) == 0:
		return misuse("-merge needs the logs of the shards")
	case f.merge:
		s, test, games, err := match.MergeFiles(k.arguments...)
		if err != nil {
			return err
		}
		_, err = f.result(k, f.report(k, test), s, games)
		return err
	case len(k.arguments) > 0:
		return k.tooMany(0)
	}
	defer f.forgetSection()
	return f.play(k)
}

var errInterrupted = errors.New("the match was interrupted; with -log the same command resumes it")

// play plays the match of the flags.
func (f *matchFlags) play(k *call) error {
	config, err := f.config(k)
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	abort, kill := context.WithCancel(context.Background())
	defer kill()
	if f.sides[0].command == "" || f.sides[1].command == "" {
		k.evaluations.on, k.evaluations.own = true, true
		k.tellRefused()
		k.evaluations.choose(traits.New(config.Rules))
	}
	if config.Judge, err = k.judge(abort, config.Rules, f.adjudicate); err != nil {
		return err
	}
	defer k.atInterrupts("The match ends after the games under way; interrupt again to end it at once.", stop, kill)()
	f.warn(k, config.SPRT)
	report := f.report(k, config.Test())
	defer report.Close()
	if err := f.open(k, report, &config); err != nil {
		return err
	}
	s, err := report.Play(ctx, abort, config)
	switch {
	case s == nil && abort.Err() != nil:
		return errInterrupted // the programs were killed while they started
	case s == nil:
		return err
	}
	left, failed := f.result(k, report, s, config.Due())
	switch {
	case failed != nil:
		return failed
	case err == nil && ctx.Err() != nil && left > 0:
		return errInterrupted
	}
	return err
}

// open opens the files of the match; games that its log has count.
func (f *matchFlags) open(k *call, report *match.Report, config *match.Config) error {
	report.OpeningsFile, report.Openings = f.openings, len(config.Openings)
	settings := f.settings(k).With(*config)
	err := report.OpenLog(f.log, settings, config)
	switch {
	case errors.Is(err, match.ErrNoLog) && k.over:
		err = errors.Join(os.Truncate(f.log, 0), report.OpenLog(f.log, settings, config))
	case errors.Is(err, match.ErrNoLog):
		err = fmt.Errorf("%w; -f overwrites it", err)
	}
	if err != nil {
		return err
	}
	if err := f.checkPGN(k); err != nil {
		return err
	}
	return report.OpenPGN(f.pgn)
}

// warn says, before they are played, what games that are few can tell.
func (f *matchFlags) warn(k *call, test *elo.SPRT) {
	const few, usual = 130, 400 // games: ±50 and ±28 Elo
	if test == nil && f.games < few {
		fmt.Fprintf(k.err, "%s: this can only show a difference of about %.0f Elo or more; %d games would show %.0f\n",
			study.Games(f.games), elo.HalfWidth(f.games), usual, elo.HalfWidth(usual))
	}
}

// report is where a match reports to.
func (f *matchFlags) report(k *call, test *elo.SPRT) *match.Report {
	r := &match.Report{Out: k.out, Test: test, Show: k.live().showOrClear}
	if *f.asJSON {
		r.Out = io.Discard
	}
	return r
}

// result prints the result of a match of so many games, and returns how many are still to
// be played.
func (f *matchFlags) result(k *call, r *match.Report, s *match.Summary, games int) (left int, err error) {
	left = r.Left(s, games)
	if *f.asJSON {
		return left, k.printJSON(match.NewResult(s, r.Test, left))
	}
	r.WriteText(s, games, left)
	if line := f.goesOn(k, r, s, left); line != "" {
		fmt.Fprintln(k.out, line)
	}
	return left, nil
}

// goesOn is the line that goes on where the games have not told: with the rest of them, or in
// a longer match.
func (f *matchFlags) goesOn(k *call, r *match.Report, s *match.Summary, left int) string {
	switch {
	case f.merge || s.Score.Games() == 0 || f.shard != "":
		return ""
	case left > 0 && f.log != "":
		return "To continue: " + k.again()
	case s.Told(r.Test):
		return ""
	}
	const most, many = 10000, 400
	games := s.Score.Needs()
	tooMany := games == 0 || games > most
	switch {
	case tooMany && f.games >= many:
		return "" // no match would be that long
	case tooMany || games <= f.games:
		games = 4 * f.games
	}
	changes := []string{"games", strconv.Itoa(games), "log", "", "pgn", ""}
	if f.random == 0 && (f.openings == "" || s.Repeated > 0) { // the same openings would repeat still more games
		changes = append(changes, "openings", "", "random", "8")
	}
	return "A longer match: " + k.again(changes...)
}

// ignoredFlags may change between the parts of a match, or name something that is
// compared by its contents.
var ignoredFlags = []string{"pgn", "log", "shard", "merge", "json", "f", "concurrency", "variant", "variants", "openings"}

// settings are the flags as typed that have to be the same when a match is resumed.
func (f *matchFlags) settings(k *call) match.Settings {
	s := match.Settings{}
	k.flags.VisitAll(func(g *flag.Flag) {
		switch value := g.Value.String(); {
		case slices.Contains(ignoredFlags, g.Name):
		case value != "" && value != "0" && value != "0s":
			s[g.Name] = value
		}
	})
	return s
}

// checkPGN refuses to add games to a file that the match needs for something else, or that has
// none.
func (f *matchFlags) checkPGN(k *call) error {
	pgn, err := os.Stat(f.pgn)
	if err != nil {
		return nil // it is new
	}
	for flag, name := range map[string]string{"-log": f.log, "-openings": f.openings} {
		if other, err := os.Stat(name); err == nil && os.SameFile(pgn, other) {
			return misuse("%s is the file of both -pgn and %s", f.pgn, flag)
		}
	}
	if !k.over && pgn.Mode().IsRegular() {
		return holdsGames(f.pgn)
	}
	return nil
}

// holdsGames reports why no game should be added to a file: it has something else than games.
func holdsGames(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	const enough = 512
	head, err := io.ReadAll(io.LimitReader(file, enough))
	if err == nil && !notation.TakesGames(string(head)) {
		err = fmt.Errorf("%s contains something other than games in PGN; -f adds the games anyway", path)
	}
	return err
}
