package main

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"io"
	"runtime/pprof"
	"strconv"
	"strings"
	"time"

	"fairymax/engine"
	"fairymax/internal/ownfile"
	"fairymax/internal/study"
)

// benchText lists the positions of the benchmark. Each is searched to a fixed
// depth, so that the number of nodes changes only with the search, the evaluation
// or the data.
//
//go:embed bench.txt
var benchText string

type benchPosition struct {
	variant string
	moves   string
	depth   int
}

func benchPositions() []benchPosition {
	var list []benchPosition
	for line := range strings.Lines(benchText) {
		fields := strings.Fields(line)
		if fields[0] == "#" {
			continue
		}
		depth, err := strconv.Atoi(fields[1])
		if err != nil {
			panic("bench.txt: " + err.Error())
		}
		list = append(list, benchPosition{variant: fields[0], moves: strings.Join(fields[2:], " "), depth: depth})
	}
	return list
}

// bench searches all bench positions, with an empty table each.
func bench(k *call) error {
	var threads int
	k.threadsFlag(&threads, 1, "; with more than one, the nodes differ from run to run")
	deeper := k.flags.Int("deeper", 0, "search this many `PLIES` deeper than usual; the number of nodes is then not the signature")
	k.limit("deeper", 0, 0)
	k.flags.BoolVar(&k.evaluations.on, "net", false, "search with the shipped networks; the number of nodes is then a different signature")
	k.tellRefused()
	profile := k.flags.String("profile", "", "write a CPU profile to this `FILE`, such as the default.pgo with which Go builds this program")
	k.overFlag()
	if err := k.parse(0, 0); err != nil {
		return err
	}
	if *profile == "" {
		return k.benchAll(context.Background(), k.out, &k.evaluations, threads, *deeper)
	}
	if err := k.writable(*profile, ownfile.Profile); err != nil {
		return err
	}
	var samples bytes.Buffer
	if err := pprof.StartCPUProfile(&samples); err != nil {
		return err
	}
	err := k.benchAll(context.Background(), k.out, &k.evaluations, threads, *deeper)
	pprof.StopCPUProfile()
	if err != nil {
		return err
	}
	return k.files().Save(*profile, ownfile.Profile, samples.Bytes())
}

// benchAll searches each position deeper plies deeper than its line says.
func (k *call) benchAll(ctx context.Context, out io.Writer, with *evaluations, threads, deeper int) error {
	fmt.Fprintf(out, "Evaluation: hand-written%s.\n", map[bool]string{true: ", with the shipped networks"}[with.on])
	var nodes uint64
	var took time.Duration
	positions, pace := benchPositions(), study.Pace{Began: time.Now()}
	for i, b := range positions {
		k.live().progress("%s: position %d of %d%s", b.variant, i+1, len(positions), timeLeft(pace, i, len(positions)))
		g, err := k.position(b.variant, "", b.moves)
		if err != nil {
			return err
		}
		e := with.engine(engine.Options{HashMB: 16, Threads: threads})
		e.NewGame(g.Position().Rules()) // or the search would have to prepare itself
		began := time.Now()
		result := e.Think(ctx, g, engine.Limits{Depth: b.depth + deeper}, func(engine.Info) {})
		if ctx.Err() != nil {
			return nil
		}
		took += time.Since(began)
		nodes += result.Nodes
		k.live().clear()
		fmt.Fprintf(out, "%-12s depth %2d %10d nodes%s\n", b.variant, result.Depth, result.Nodes, with.suffix())
	}
	fmt.Fprintf(out, "bench: %d nodes %d nps\n", nodes, uint64(float64(nodes)/max(took.Seconds(), 1e-9)))
	return nil
}
