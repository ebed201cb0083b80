package main

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fairymax/internal/arena"
	"fairymax/internal/match"
)

// textList is the value of a flag that may be given several times.
type textList []string

func (l *textList) String() string { return strings.Join(*l, "; ") }

func (l *textList) Set(text string) error { *l = append(*l, text); return nil }

// matchFlags are the flags of the match command as they were typed.
type matchFlags struct {
	variant            string
	sides              [2]matchSide
	limits             matchLimits
	margin             time.Duration
	openings           string
	random             int
	seed               uint64
	games, concurrency int
	memory             int
	sprt               string
	pgn, log, shard    string
	merge              bool
}

// matchSide is what is said of one program.
type matchSide struct {
	command, variant, name string
	init                   textList
	limits                 matchLimits
}

// matchLimits say how long a program thinks.
type matchLimits struct {
	tc           string
	st           time.Duration
	depth, nodes int
}

func (f *matchFlags) declare(k *call) {
	k.flags.StringVar(&f.variant, "variant", "normal", "name or file of the `VARIANT` whose rules are applied")
	k.flags.StringVar(&f.sides[0].command, "first", "", "`COMMAND` of the first program, with uci: before it if it does not speak CECP (default: this one)")
	k.flags.StringVar(&f.sides[1].command, "second", "", "the same for the second program (`COMMAND`)")
	for i := range f.sides {
		f.sides[i].declare(k, i)
	}
	k.flags.StringVar(&f.limits.tc, "tc", "10+0.1", "time control `[MOVES/]TIME[+INC]`, TIME in seconds or minutes:seconds")
	k.flags.DurationVar(&f.limits.st, "st", 0, "`TIME` for every move instead of -tc")
	k.flags.IntVar(&f.limits.depth, "depth", 0, "`PLIES` at most; without -st and -tc there is no clock then")
	k.flags.IntVar(&f.limits.nodes, "nodes", 0, "`NODES` a move instead of time")
	k.flags.DurationVar(&f.margin, "margin", 50*time.Millisecond, "how far a clock may be overrun before the game is lost")
	k.flags.StringVar(&f.openings, "openings", "", "`FILE` with an opening a line, each played with both colours")
	k.flags.IntVar(&f.random, "random", 0, "play so many `PLIES` at random before each pair of games, balanced by a short search")
	k.flags.Uint64Var(&f.seed, "seed", 1, "`NUMBER` that decides which random openings are drawn")
	k.flags.StringVar(&f.pgn, "pgn", "", "`FILE` to which the games are appended")
	k.flags.StringVar(&f.log, "log", "", "`FILE` that remembers what was played; the same command with it goes on where it was stopped")
	k.flags.StringVar(&f.shard, "shard", "", "part `K/N` of the games, to be played elsewhere or at another time than the others; needs -log")
	k.flags.BoolVar(&f.merge, "merge", false, "add up the logs that are named instead of playing")
	k.flags.IntVar(&f.games, "games", 10, "`NUMBER` of games, of all shards together")
	k.flags.IntVar(&f.concurrency, "concurrency", 1, "`NUMBER` of games at a time")
	k.flags.IntVar(&f.memory, "memory", 0, "`MEGABYTES` for each program")
	k.flags.StringVar(&f.sprt, "sprt", "", "stop as soon as a test between `ELO0,ELO1` is decided (error rates 5 %); with shards, -merge tells")
}

// declare declares the flags of one program, which end in its number.
func (s *matchSide) declare(k *call, i int) {
	number, who := strconv.Itoa(i+1), [...]string{"first", "second"}[i]
	k.flags.StringVar(&s.variant, "variant"+number, "", "`NAME` by which the "+who+" program knows the variant")
	k.flags.StringVar(&s.name, "name"+number, "", "`NAME` of the "+who+" program in the report")
	k.flags.Var(&s.init, "init"+number, "`LINE` to send to the "+who+" program at the start, such as \"option Hash=16\" or, in UCI, \"setoption name Hash value 16\"; may be repeated")
	k.flags.StringVar(&s.limits.tc, "tc"+number, "", "time control `[MOVES/]TIME[+INC]` of the "+who+" program alone, which the other limits do not touch then")
	k.flags.DurationVar(&s.limits.st, "st"+number, 0, "the same for a `TIME` for every move")
	k.flags.IntVar(&s.limits.depth, "depth"+number, 0, "the same for a number of `PLIES`")
	k.flags.IntVar(&s.limits.nodes, "nodes"+number, 0, "the same for `NODES` a move")
}

// config turns the flags into a match.
func (f *matchFlags) config(k *call) (match.Config, error) {
	const longest = 2000 // plies; three times as many as any game that came to an end of itself
	c := match.Config{Games: f.games, Concurrency: f.concurrency, Memory: f.memory, Stall: 10 * time.Minute, Longest: longest}
	if f.games < 1 || f.concurrency < 1 {
		return c, misuse("-games and -concurrency must be positive")
	}
	v, err := k.catalogue().Load(f.variant)
	if err != nil {
		return c, err
	}
	c.Rules = v.Rules
	if c.Shard, err = f.part(); err != nil {
		return c, err
	}
	if c.SPRT, err = readTest(f.sprt); err != nil {
		return c, err
	}
	for i := range f.sides {
		c.Names[i] = f.sides[i].name
		if c.Controls[i], err = f.control(k, i); err != nil {
			return c, err
		}
		if c.Programs[i], err = f.program(k, i); err != nil {
			return c, err
		}
	}
	c.Openings, err = f.chooseOpenings(c.Rules)
	return c, err
}

// part is the shard to be played. One whose games are not written down would be
// of no use.
func (f *matchFlags) part() (match.Shard, error) {
	if f.shard == "" {
		return match.Shard{}, nil
	}
	s, err := match.ParseShard(f.shard)
	switch {
	case err != nil:
		return s, misuse("%v", err)
	case f.log == "":
		return s, misuse("-shard needs a -log of its own")
	}
	return s, nil
}

// program is a program as the flags describe it; without a command this one,
// which finds the same variants as we do.
func (f *matchFlags) program(k *call, i int) (match.Command, error) {
	s := f.sides[i]
	c := match.Command{Variant: s.variant, Init: s.init}
	command := s.command
	if command == "" {
		self, err := k.engineCommand(f.variant)
		if err != nil {
			return c, err
		}
		command = self
	}
	command, c.UCI = strings.CutPrefix(command, "uci:")
	argv, err := match.ParseCommand(command)
	if err != nil {
		return c, misuse("%v", err)
	}
	c.Argv = argv
	return c, nil
}

// control is how long a program thinks: as is said of it alone, or of both.
func (f *matchFlags) control(k *call, i int) (arena.Control, error) {
	limits, own := f.limits, f.sides[i].limits
	for _, l := range []matchLimits{limits, own} {
		if l.depth < 0 || l.nodes < 0 || l.st < 0 || f.margin < 0 || f.memory < 0 {
			return arena.Control{}, misuse("-depth, -nodes, -st, -margin and -memory must not be negative")
		}
	}
	if own != (matchLimits{}) {
		limits = own
	} else if limits.depth > 0 && !slices.Contains(k.given(), "tc") {
		limits.tc = ""
	}
	c, err := limits.control()
	c.Margin = f.margin
	return c, err
}

// control turns limits into a time control.
func (l matchLimits) control() (c arena.Control, err error) {
	switch {
	case l.nodes > 0:
		c.Nodes = l.nodes
	case l.st > 0:
		c.PerMove = l.st
	case l.tc != "" || l.depth == 0:
		if c, err = arena.ParseControl(l.tc); err != nil {
			return c, misuse("%v", err)
		}
	}
	c.Depth = l.depth
	return c, nil
}

// readTest reads the bounds of a sequential test.
func readTest(text string) (*match.SPRT, error) {
	if text == "" {
		return nil, nil
	}
	low, high, _ := strings.Cut(text, ",")
	elo0, err0 := strconv.ParseFloat(low, 64)
	elo1, err1 := strconv.ParseFloat(high, 64)
	if err0 != nil || err1 != nil || !(elo0 < elo1) {
		return nil, misuse("-sprt wants two rating differences, such as 0,10, not %q", text)
	}
	return &match.SPRT{Elo0: elo0, Elo1: elo1, Alpha: 0.05, Beta: 0.05}, nil
}
