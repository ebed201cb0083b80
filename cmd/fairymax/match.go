package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"fairymax/internal/atomicfile"
	"fairymax/internal/elo"
	"fairymax/internal/match"
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
	case f.merge:
		return f.mergeLogs(k)
	case len(k.arguments) > 0:
		return misuse("one argument too many: %s", k.arguments[0])
	}
	return f.play(k)
}

// play plays the match of the flags.
func (f *matchFlags) play(k *call) error {
	config, err := f.config(k)
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	abort := k.watchInterrupts(stop)
	report := f.report(k, config.SPRT)
	report.controls, report.stop = config.Controls, stop
	if err := f.open(k, &config, report); err != nil {
		return err
	}
	defer report.close()
	config.Report = report.game
	report.begin(config.Due() - len(config.Played))
	summary, err := match.Play(ctx, abort, config)
	if err != nil && abort.Err() != nil {
		return errInterrupted // the programs were killed while they started
	}
	if err != nil {
		return err
	}
	left, err := report.result(k, summary, config.Due())
	switch {
	case err != nil:
		return err
	case report.failed == nil && ctx.Err() != nil && left > 0:
		return errInterrupted
	}
	return report.failed
}

// report is where a match reports to.
func (f *matchFlags) report(k *call, test *elo.SPRT) *matchReport {
	r := &matchReport{out: k.out, asJSON: *f.asJSON, test: test, line: k.live()}
	if r.asJSON {
		r.out = io.Discard
	}
	return r
}

var errInterrupted = errors.New("the match was interrupted; with -log the same command resumes it")

// watchInterrupts stops a match at the first interrupt, after the games under way, and
// cancels the context that it returns at the second one. The third one ends the
// program.
func (k *call) watchInterrupts(stop func()) (abort context.Context) {
	abort, kill := context.WithCancel(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		k.live().clear()
		fmt.Fprintln(k.err, "The match ends after the games under way; interrupt again to end it at once.")
		stop()
		<-signals
		kill()
		signal.Stop(signals)
	}()
	return abort
}

// open opens the files that the report writes, and reads the games that were
// played before.
func (f *matchFlags) open(k *call, config *match.Config, report *matchReport) (err error) {
	if f.log != "" {
		if report.log, config.Played, err = match.OpenLog(f.log, f.settings(k, *config), config.Shard); err != nil {
			return err
		}
		if n := len(config.Played); n > 0 {
			fmt.Fprintf(report.out, "%s has %d of %d games\n", f.log, n, config.Due())
		}
	}
	if f.pgn == "" {
		return nil
	}
	if err := f.checkPGN(); err != nil {
		report.close()
		return err
	}
	const emptyLine = "\n\n" // between two games
	if report.pgn, err = atomicfile.OpenAppender(f.pgn, emptyLine); err != nil {
		report.close()
	}
	return err
}

// checkPGN refuses to add games to a file that the match needs for something else.
func (f *matchFlags) checkPGN() error {
	pgn, err := os.Stat(f.pgn)
	if err != nil {
		return nil // it is new
	}
	for flag, name := range map[string]string{"-log": f.log, "-openings": f.openings} {
		if other, err := os.Stat(name); err == nil && os.SameFile(pgn, other) {
			return misuse("%s is the file of both -pgn and %s", f.pgn, flag)
		}
	}
	return nil
}
