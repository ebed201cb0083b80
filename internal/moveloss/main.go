package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"sync"
	"sync/atomic"
)

// order is what a person wants to know.
type order struct {
	judge      string // command
	judgeNodes int
	nodes      int // of the engines
	count      int // of positions
	plies      span
	seed       uint64
	cache      string
	threads    int
	megabytes  int
	logs       []string
	engines    []string // commands
}

func main() {
	o := order{plies: span{8, 1000}}
	flag.StringVar(&o.judge, "judge", "stockfish", "`COMMAND` that starts the judge")
	flag.IntVar(&o.judgeNodes, "judge-nodes", 200_000, "`NODES` of each search of the judge")
	flag.IntVar(&o.nodes, "nodes", 30_000, "`NODES` of each search of the engines")
	flag.IntVar(&o.count, "positions", 1000, "`NUMBER` of positions, at most")
	flag.Var(&o.plies, "plies", "take positions after so many `PLIES` of a game, such as 8-40")
	flag.Uint64Var(&o.seed, "seed", 1, "`NUMBER` that decides which positions are taken")
	flag.StringVar(&o.cache, "cache", "moveloss.jsonl", "keep all answers in this `FILE`")
	flag.IntVar(&o.threads, "threads", 1, "`NUMBER` of positions that are searched at the same time")
	flag.IntVar(&o.megabytes, "memory", 32, "`MEGABYTES` of memory for each program")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: moveloss [FLAG…] LOG… ENGINE…\n\nSay how good the moves of engines are. An argument that ends in .log is the log of a match, any other one starts an engine.\n\nFlags:")
		flag.PrintDefaults()
	}
	flag.Parse()
	for _, word := range flag.Args() {
		if strings.HasSuffix(word, ".log") {
			o.logs = append(o.logs, word)
		} else {
			o.engines = append(o.engines, word)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := o.run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "moveloss:", err)
		os.Exit(1)
	}
}

// run asks all programs and prints what they have lost.
func (o *order) run(ctx context.Context) error {
	switch {
	case len(o.logs) == 0 || len(o.engines) == 0:
		return errors.New("give at least one log, a file that ends in .log, and one engine (-h explains)")
	case o.nodes < 1 || o.judgeNodes < 1 || o.count < 1 || o.threads < 1 || o.megabytes < 1:
		return errors.New("numbers must be at least 1")
	}
	list, err := positions(o.logs, o.plies, o.count, o.seed)
	if err != nil {
		return err
	}
	c, err := openCache(o.cache)
	if err != nil {
		return err
	}
	defer c.file.Close()
	var trials []trial
	for _, command := range o.engines {
		t, err := o.try(ctx, c, command, list)
		if err != nil {
			return err
		}
		trials = append(trials, t)
	}
	return report(os.Stdout, list, trials)
}

// try has an engine search all positions, and the judge what it plays.
func (o *order) try(ctx context.Context, c *cache, command string, list []string) (trial, error) {
	t := trial{command: command, losses: make([]float64, len(list))}
	depths, failed := make([]int, len(list)), make([]error, o.threads)
	var done atomic.Int64
	var threads sync.WaitGroup
	for n := range o.threads {
		threads.Add(1)
		go func() {
			defer threads.Done()
			d := &desk{order: o, ctx: ctx, cache: c, engines: map[string]*engine{}}
			defer d.close()
			for i := n; i < len(list) && failed[n] == nil; i += o.threads {
				t.losses[i], depths[i], failed[n] = d.loss(command, list[i])
				if asked := done.Add(1); asked%100 == 0 {
					fmt.Fprintf(os.Stderr, "%s: %d of %d positions\n", command, asked, len(list))
				}
			}
		}()
	}
	threads.Wait()
	for _, depth := range depths {
		t.depth += float64(depth) / float64(len(list))
	}
	return t, errors.Join(failed...)
}

// desk is where one thread asks its programs. They are started when they are needed.
type desk struct {
	*order
	ctx     context.Context
	cache   *cache
	engines map[string]*engine
}

// loss is the loss of an engine's move, and the depth of its search.
func (d *desk) loss(command, moves string) (loss float64, depth int, err error) {
	own, err := d.ask(question{command, fmt.Sprintf("nodes %d", d.nodes), moves})
	if err != nil {
		return 0, 0, err
	}
	limit := fmt.Sprintf("nodes %d", d.judgeNodes)
	best, err := d.ask(question{d.judge, limit, moves})
	if err != nil || best.Move == own.Move {
		return 0, own.Depth, err
	}
	judged, err := d.ask(question{d.judge, limit + " searchmoves " + own.Move, moves})
	return max(0, best.Win-judged.Win), own.Depth, err
}

// ask answers from the cache or by a search.
func (d *desk) ask(q question) (answer, error) {
	if a, ok := d.cache.find(q); ok {
		return a, nil
	}
	e := d.engines[q.Command]
	if e == nil {
		var err error
		if e, err = start(d.ctx, q.Command, d.megabytes); err != nil {
			return answer{}, err
		}
		d.engines[q.Command] = e
	}
	a, err := e.search(q.Moves, q.Limit)
	if err != nil {
		return a, err
	}
	return a, d.cache.keep(q, a)
}

func (d *desk) close() {
	for _, e := range d.engines {
		e.quit()
	}
}
