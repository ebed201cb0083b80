package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/elo"
	"fairymax/internal/match"
)

// textList is the value of a flag that may be given several times.
type textList []string

func (l *textList) String() string { return strings.Join(*l, "; ") }

func (l *textList) Set(text string) error { *l = append(*l, text); return nil }

// matchFlags are the flags of the match command as typed.
type matchFlags struct {
	variant            string
	sides              [2]matchSide
	limits             matchLimits
	rate               int // nodes that count as a second
	margin             time.Duration
	openings           string
	random             int
	seed               uint64
	games, concurrency int
	memory             int
	sectionFolder      string // of a temporary file for programs that read a variants.ini; "" for none
	adjudicate         int    // pieces
	sprt               string
	pgn, log, shard    string
	merge              bool
	asJSON             *bool
}

// matchSide is the flags of one engine.
type matchSide struct {
	command, variant, name string
	init                   textList
	limits                 matchLimits
}

// matchLimits are the flags for thinking time.
type matchLimits struct {
	tc           string
	st           time.Duration
	depth, nodes int
}

func (f *matchFlags) declare(k *call) {
	k.variantFlag(&f.variant, "normal", "")
	k.flags.StringVar(&f.sides[0].command, "first", "", "`COMMAND` that starts the first engine, with the prefix uci:, usi: or ucci: if it speaks that instead of CECP (default: this program); any version of this program gets the file of -variant, another engine must know the game")
	k.flags.StringVar(&f.sides[1].command, "second", "", "`COMMAND` that starts the second engine, as for -first")
	for i := range f.sides {
		f.sides[i].declare(k, i)
	}
	k.flags.StringVar(&f.limits.tc, "tc", "10+0.1", "time control `[MOVES/]TIME[+INC]`, TIME in seconds or minutes:seconds")
	k.flags.DurationVar(&f.limits.st, "st", 0, "`TIME` per move, such as 500ms, instead of -tc")
	k.limit("st", 1, 0)
	k.flags.IntVar(&f.limits.depth, "depth", 0, "search at most this many `PLIES`; without -st and -tc, there is no clock")
	k.limit("depth", 1, 0)
	k.flags.IntVar(&f.limits.nodes, "nodes", 0, "search this many `NODES` per move, without a clock")
	k.limit("nodes", 1, 0)
	k.flags.IntVar(&f.rate, "nps", 0, "count this many `NODES` as a second of -tc, so the speed of the machine does not matter; for engines that know XBoard's command nps")
	k.limit("nps", 1, 0)
	k.flags.DurationVar(&f.margin, "margin", 50*time.Millisecond, "an engine loses if it exceeds its time by more than this `TIME`")
	k.limit("margin", 0, 0)
	k.flags.StringVar(&f.openings, "openings", "", "`FILE` with one opening per line, its moves such as e2e4 e7e5 or 1. e4 e5, or a position in FEN or EPD; each is played twice, with colours reversed")
	k.flags.IntVar(&f.random, "random", 0, "begin each pair of games with this many random `PLIES`; a short search rejects unbalanced openings")
	k.limit("random", 0, mostRandom)
	k.flags.Uint64Var(&f.seed, "seed", 1, "`NUMBER` that decides the random openings")
	k.flags.StringVar(&f.pgn, "pgn", "", "append the games to this `FILE`")
	k.flags.StringVar(&f.log, "log", "", "record the match in this `FILE`; the same command resumes it where it stopped")
	k.overFlag()
	k.flags.StringVar(&f.shard, "shard", "", "play only part `K/N` of the games, such as 1/2; needs -log")
	k.flags.BoolVar(&f.merge, "merge", false, "add up the given logs instead of playing")
	f.asJSON = k.jsonFlag("print only the result, as JSON", match.Result{})
	k.flags.IntVar(&f.games, "games", 10, "`NUMBER` of games, over all shards")
	k.limit("games", 1, 0)
	k.flags.IntVar(&f.concurrency, "concurrency", 1, "`NUMBER` of games to play at the same time")
	k.limit("concurrency", 1, 0)
	k.flags.IntVar(&f.memory, "memory", 0, "`MEGABYTES` of memory for each engine")
	k.limit("memory", 1, 0)
	k.adjudicateFlag(&f.adjudicate)
	k.flags.StringVar(&f.sprt, "sprt", "", "stop when a test of `ELO0,ELO1` is decided (error rates 5 %); with shards, -merge shows the result")
}

// declare declares the flags of one engine, which end in its number.
func (s *matchSide) declare(k *call, i int) {
	number, engine := strconv.Itoa(i+1), [...]string{"first", "second"}[i]
	const instead = "; replaces -tc, -st, -depth and -nodes for it"
	k.flags.StringVar(&s.variant, "variant"+number, "", "`NAME` that the "+engine+" engine has for the variant")
	k.flags.StringVar(&s.name, "name"+number, "", "`NAME` of the "+engine+" engine in the report")
	k.flags.Var(&s.init, "init"+number, "send this `LINE` to the "+engine+" engine when it starts, such as \"option Hash=16\" or, in UCI, \"setoption name Hash value 16\"; may be repeated; \"option OwnBook=1\" lets it play from its own opening book, which is off otherwise")
	k.flags.StringVar(&s.limits.tc, "tc"+number, "", "time control `[MOVES/]TIME[+INC]` of the "+engine+" engine"+instead)
	k.flags.DurationVar(&s.limits.st, "st"+number, 0, "`TIME` per move of the "+engine+" engine"+instead)
	k.limit("st"+number, 1, 0)
	k.flags.IntVar(&s.limits.depth, "depth"+number, 0, "search depth of the "+engine+" engine in `PLIES`"+instead)
	k.limit("depth"+number, 1, 0)
	k.flags.IntVar(&s.limits.nodes, "nodes"+number, 0, "`NODES` per move of the "+engine+" engine"+instead)
	k.limit("nodes"+number, 1, 0)
}

// config turns the flags into a match.
func (f *matchFlags) config(k *call) (match.Config, error) {
	const longest = 2000 // plies; three times as long as the longest game that ended by the rules
	c := match.Config{Games: f.games, Concurrency: f.concurrency, Memory: f.memory, Stall: 10 * time.Minute, Longest: longest}
	v, err := k.catalogue().Load(f.variant)
	if err != nil {
		return c, err
	}
	c.Rules = v.Rules
	k.evaluations.note(v)
	if c.Shard, err = f.part(); err != nil {
		return c, err
	}
	if c.SPRT, err = elo.ParseSPRT(f.sprt); err != nil {
		return c, misuse("-sprt: %v", err)
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
	if c.Openings, err = f.chooseOpenings(c.Rules); err != nil {
		return c, err
	}
	return c, f.writeSection(&c)
}

// part is the shard to be played. It needs a log: games without one would be lost.
func (f *matchFlags) part() (arena.Shard, error) {
	if f.shard == "" {
		return arena.Shard{}, nil
	}
	s, err := readShard(f.shard)
	if err == nil && f.log == "" {
		err = misuse("-shard needs its own -log")
	}
	return s, err
}

// program is an engine as the flags describe it; without a command it is this
// program, with the same variants. Any engine of ours is told the variant's folder.
func (f *matchFlags) program(k *call, i int) (match.Command, error) {
	s := f.sides[i]
	c := match.Command{Variant: s.variant, Init: s.init, Folder: k.folderOf(f.variant)}
	command := s.command
	if command == "" {
		self, err := k.engineCommand(f.variant)
		if err != nil {
			return c, err
		}
		command = self
	}
	if protocol, rest, ok := strings.Cut(command, ":"); ok && slices.Contains(match.Protocols(), protocol) {
		c.Protocol, command = protocol, rest
	}
	argv, err := match.ParseCommand(command)
	if err != nil {
		return c, misuse("%v", err)
	}
	c.Argv = argv
	return c, nil
}

// control is the time control of an engine: its own limits, or those of both.
func (f *matchFlags) control(k *call, i int) (arena.Control, error) {
	limits, own := f.limits, f.sides[i].limits
	if own != (matchLimits{}) {
		limits = own
	} else if limits.depth > 0 && !slices.Contains(k.given(), "tc") {
		limits.tc = ""
	}
	c, err := limits.control()
	if err == nil && f.rate > 0 && c.Base == 0 {
		err = misuse("-nps needs a clock, that of -tc")
	}
	c.Margin, c.Rate = f.margin, f.rate
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

// chooseOpenings reads openings from a file, or makes random ones.
func (f *matchFlags) chooseOpenings(r *board.Rules) ([]arena.Opening, error) {
	switch {
	case f.random > 0 && f.openings != "":
		return nil, misuse("use either -random or -openings")
	case f.random > 0:
		return f.randomOpenings(r), nil
	case f.openings == "":
		return nil, nil
	}
	file, err := os.Open(f.openings)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	openings, err := arena.ReadOpenings(file, r)
	if err == nil && len(openings) == 0 {
		err = errors.New("no openings")
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.openings, err)
	}
	return openings, nil
}

// randomOpenings makes an opening for each pair of games.
func (f *matchFlags) randomOpenings(r *board.Rules) []arena.Opening {
	const nodes, limit = 2000, 60
	judge := handWritten(engine.Options{HashMB: 1})
	random := arena.RandomOpenings{Plies: f.random, Seed: f.seed, Limit: limit, Judge: func(g *board.Game) int { return judge.Judge(g, nodes) }}
	return arena.FromStart(random.Make(r, (f.games+1)/2))
}
