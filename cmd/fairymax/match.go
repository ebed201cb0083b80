package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/match"
)

// textList is the value of a flag that may be given several times.
type textList []string

func (l *textList) String() string { return strings.Join(*l, "; ") }

func (l *textList) Set(text string) error { *l = append(*l, text); return nil }

// matchFlags are the flags of the match command as they were typed.
type matchFlags struct {
	variant            string
	first, second      string
	variant1, variant2 string
	name1, name2       string
	init1, init2       textList
	tc                 string
	st, margin         time.Duration
	depth, nodes       int
	openings, pgn      string
	random             int
	seed               uint64
	games, concurrency int
	memory             int
	sprt               string
}

func (f *matchFlags) declare(k *call) {
	k.flags.StringVar(&f.variant, "variant", "normal", "name or file of the `VARIANT` whose rules are applied")
	k.flags.StringVar(&f.first, "first", "", "`COMMAND` of the first program (default: this one)")
	k.flags.StringVar(&f.second, "second", "", "`COMMAND` of the second program (default: this one)")
	k.flags.StringVar(&f.variant1, "variant1", "", "`NAME` by which the first program knows the variant")
	k.flags.StringVar(&f.variant2, "variant2", "", "`NAME` by which the second program knows the variant")
	k.flags.StringVar(&f.name1, "name1", "", "`NAME` of the first program in the report")
	k.flags.StringVar(&f.name2, "name2", "", "`NAME` of the second program in the report")
	k.flags.Var(&f.init1, "init1", "`LINE` to send to the first program at the start, such as \"option Hash=16\"; may be repeated")
	k.flags.Var(&f.init2, "init2", "the same for the second program (`LINE`)")
	k.flags.StringVar(&f.tc, "tc", "10+0.1", "time control `[MOVES/]TIME[+INC]`, TIME in seconds or minutes:seconds")
	k.flags.DurationVar(&f.st, "st", 0, "`TIME` for every move instead of -tc")
	k.flags.IntVar(&f.depth, "depth", 0, "`PLIES` at most; without -st and -tc there is no clock then")
	k.flags.IntVar(&f.nodes, "nodes", 0, "`NODES` a move instead of time")
	k.flags.DurationVar(&f.margin, "margin", 50*time.Millisecond, "how far a clock may be overrun before the game is lost")
	k.flags.StringVar(&f.openings, "openings", "", "`FILE` with an opening a line, each played with both colours")
	k.flags.IntVar(&f.random, "random", 0, "play so many `PLIES` at random before each pair of games, balanced by a short search")
	k.flags.Uint64Var(&f.seed, "seed", 1, "`NUMBER` that decides which random openings are drawn")
	k.flags.StringVar(&f.pgn, "pgn", "", "`FILE` to which the games are appended")
	k.flags.IntVar(&f.games, "games", 10, "`NUMBER` of games")
	k.flags.IntVar(&f.concurrency, "concurrency", 1, "`NUMBER` of games at a time")
	k.flags.IntVar(&f.memory, "memory", 0, "`MEGABYTES` for each program")
	k.flags.StringVar(&f.sprt, "sprt", "", "stop as soon as a test between `ELO0,ELO1` is decided (error rates 5 %)")
}

// matchCommand plays a match and reports every game and the score.
func matchCommand(k *call) error {
	var f matchFlags
	f.declare(k)
	if err := k.parse(0, 0); err != nil {
		return err
	}
	config, err := f.config(k)
	if err != nil {
		return err
	}
	report := &matchReport{out: k.out, control: config.Control}
	if f.pgn != "" {
		file, err := os.OpenFile(f.pgn, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
		if err != nil {
			return err
		}
		defer file.Close()
		report.pgn = file
	}
	config.Report = report.game
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	summary, err := match.Play(ctx, config)
	if err != nil {
		return err
	}
	report.summary(summary, config.SPRT)
	return report.failed
}

// config turns the flags into a match.
func (f *matchFlags) config(k *call) (match.Config, error) {
	c := match.Config{Games: f.games, Concurrency: f.concurrency, Memory: f.memory, Stall: 10 * time.Minute, Names: [2]string{f.name1, f.name2}}
	if f.games < 1 || f.concurrency < 1 {
		return c, misuse("-games and -concurrency must be positive")
	}
	g, err := k.position(f.variant, "", "")
	if err != nil {
		return c, err
	}
	c.Rules = g.Start().Rules()
	if c.Control, err = f.control(k); err != nil {
		return c, err
	}
	if c.Openings, err = f.chooseOpenings(c.Rules); err != nil {
		return c, err
	}
	if c.SPRT, err = f.test(); err != nil {
		return c, err
	}
	if c.Programs[0], err = f.program(k, f.first, f.variant1, f.init1); err != nil {
		return c, err
	}
	c.Programs[1], err = f.program(k, f.second, f.variant2, f.init2)
	return c, err
}

// program is a program as the flags describe it; without a command this one,
// which finds the same variants as we do.
func (f *matchFlags) program(k *call, command, variant string, init []string) (match.Command, error) {
	c := match.Command{Variant: variant, Init: init}
	if command == "" {
		self, err := k.engineCommand(f.variant)
		if err != nil {
			return c, err
		}
		command = self
	}
	argv, err := match.ParseCommand(command)
	if err != nil {
		return c, misuse("%v", err)
	}
	c.Argv = argv
	return c, nil
}

func (f *matchFlags) control(k *call) (match.Control, error) {
	given := map[string]bool{}
	for _, name := range k.given() {
		given[name] = true
	}
	c := match.Control{}
	switch {
	case f.depth < 0 || f.nodes < 0 || f.st < 0 || f.margin < 0 || f.memory < 0:
		return c, misuse("-depth, -nodes, -st, -margin and -memory must not be negative")
	case f.nodes > 0:
		c.Nodes = f.nodes
	case f.st > 0:
		c.PerMove = f.st
	case f.depth == 0 || given["tc"]:
		var err error
		if c, err = match.ParseControl(f.tc); err != nil {
			return c, misuse("%v", err)
		}
	}
	c.Depth, c.Margin = f.depth, f.margin
	return c, nil
}

// chooseOpenings reads openings from a file, or draws them by lot.
func (f *matchFlags) chooseOpenings(r *board.Rules) ([][]board.Move, error) {
	switch {
	case f.random < 0 || f.random > 0 && f.openings != "":
		return nil, misuse("-random wants a number of plies, and no -openings")
	case f.random > 0:
		return f.drawOpenings(r), nil
	case f.openings == "":
		return nil, nil
	}
	file, err := os.Open(f.openings)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	openings, err := match.ReadOpenings(file, r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.openings, err)
	}
	return openings, nil
}

// drawOpenings draws an opening for each pair of games.
func (f *matchFlags) drawOpenings(r *board.Rules) [][]board.Move {
	const nodes, limit = 2000, 60
	judge := engine.New(engine.Options{HashMB: 1})
	lots := match.Lots{Plies: f.random, Seed: f.seed, Limit: limit, Judge: func(g *board.Game) int {
		judge.NewGame(r)
		return int(judge.Think(context.Background(), g, engine.Limits{Nodes: nodes}, nil).Score)
	}}
	return lots.Draw(r, (f.games+1)/2)
}

// test reads the bounds of a sequential test.
func (f *matchFlags) test() (*match.SPRT, error) {
	if f.sprt == "" {
		return nil, nil
	}
	low, high, _ := strings.Cut(f.sprt, ",")
	elo0, err0 := strconv.ParseFloat(low, 64)
	elo1, err1 := strconv.ParseFloat(high, 64)
	if err0 != nil || err1 != nil || !(elo0 < elo1) {
		return nil, misuse("-sprt wants two rating differences, such as 0,10, not %q", f.sprt)
	}
	return &match.SPRT{Elo0: elo0, Elo1: elo1, Alpha: 0.05, Beta: 0.05}, nil
}
