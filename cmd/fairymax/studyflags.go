package main

import (
	"runtime"
	"slices"
	"time"

	"fairymax/internal/arena"
)

// studyFlags are the flags of commands that play games in parts and study them.
type studyFlags struct {
	games, nodes, plies, threads int
	time                         time.Duration
	seed                         uint64
	dir, shard                   string
}

// declareGames declares the flags that say how games are played. The default folder for
// the games ends in what.
func (f *studyFlags) declareGames(k *call, nodes, plies int, what string) {
	k.flags.IntVar(&f.nodes, "nodes", nodes, "`NODES` that are searched for a move")
	k.flags.IntVar(&f.plies, "random", plies, "begin each game with this many random `PLIES`, up to two more")
	k.flags.IntVar(&f.threads, "threads", runtime.NumCPU(), "`NUMBER` of games at a time")
	k.flags.Uint64Var(&f.seed, "seed", 1, "`NUMBER` that decides the games")
	k.flags.StringVar(&f.dir, "dir", "", "folder for the games, a `DIR` (default: NAME."+what+" beside FILE, or for other variants a folder in the user's configuration)")
}

// More is a slip of the keyboard.
const (
	mostThreads = 1024
	mostRandom  = 100 // plies at random before a game
)

// check refuses flags that contradict each other. A shard only plays: writes reports
// whether other flags ask for results, which the command without -shard then gives.
func (f *studyFlags) check(k *call, writes bool, gives string) (shard arena.Shard, err error) {
	given := k.given()
	switch {
	case f.games < 1 || f.nodes < 1 || f.plies < 0 || f.plies > mostRandom || f.threads < 1 || f.threads > mostThreads || f.time <= 0 && slices.Contains(given, "time"):
		return shard, misuse("-games, -time, -nodes and -threads must be positive, -random from 0 to %d, -threads at most %d", mostRandom, mostThreads)
	case f.time > 0 && slices.Contains(given, "games"):
		return shard, misuse("use either -time or -games")
	case f.time > 0 && f.shard != "":
		return shard, misuse("-shard needs -games, the number of games of all shards")
	case f.shard != "" && writes:
		return shard, misuse("a shard only plays; the command without -shard %s", gives)
	}
	if slices.Contains(given, "shard") {
		if shard, err = arena.ParseShard(f.shard); err != nil {
			return shard, misuse("%v", err)
		}
	}
	return shard, nil
}
