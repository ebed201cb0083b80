package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fairymax/internal/arena"
	"fairymax/internal/study"
	"fairymax/variants"
)

// studyFlags are the flags of commands that play games in parts and study them.
type studyFlags struct {
	games, nodes, plies, threads int
	time                         time.Duration
	seed                         uint64
	dir, shard                   string
}

// declareGames declares the flags that say how games are played, and those of declareWork.
func (f *studyFlags) declareGames(k *call, nodes, plies int, what, whole string) {
	k.flags.IntVar(&f.nodes, "nodes", nodes, "search this many `NODES` for each move")
	k.limit("nodes", 1, 0)
	k.flags.IntVar(&f.plies, "random", plies, "begin each game with this many random `PLIES`, or up to two more")
	k.limit("random", 0, mostRandom)
	k.flags.Uint64Var(&f.seed, "seed", 1, "`NUMBER` that decides the games")
	f.declareWork(k, "games", what, whole)
}

// declareWork declares the flags that say where work is done, and in which parts: the default
// folder ends in what, and a shard plays a part of the whole.
func (f *studyFlags) declareWork(k *call, kept, what, whole string) {
	k.threadsFlag(&f.threads, 0, ", one game at a time on each")
	k.flags.StringVar(&f.dir, "dir", "", "keep the "+kept+" in this `DIR` (default: NAME."+what+" beside FILE, or for other variants a folder in your configuration folder)")
	k.flags.StringVar(&f.shard, "shard", "", "only play part `K/N` of the "+whole+", into the folder; without this flag the command continues with the games of all parts")
	k.netFlag()
}

// mostRandom is how many plies at random stand before a game; more are a typing error.
const mostRandom = 100

// check refuses flags that contradict each other. A shard only plays: writes reports
// whether other flags ask for results, which the command without -shard then gives.
func (f *studyFlags) check(k *call, writes bool, gives string) (shard arena.Shard, err error) {
	given := k.given()
	switch {
	case f.time > 0 && slices.Contains(given, "games"):
		return shard, misuse("use either -time or -games")
	case f.time > 0 && f.shard != "":
		return shard, misuse("-shard needs -games, the number of games of all shards")
	case f.shard != "" && writes:
		return shard, misuse("a shard only plays; the command without -shard %s", gives)
	}
	return f.part(k)
}

// part is the shard that is played.
func (f *studyFlags) part(k *call) (arena.Shard, error) {
	if !slices.Contains(k.given(), "shard") {
		return arena.Shard{}, nil
	}
	return readShard(f.shard)
}

// readShard reads the flag -shard.
func readShard(text string) (arena.Shard, error) {
	s, err := arena.ParseShard(text)
	if err != nil {
		return s, misuse("%v", err)
	}
	return s, nil
}

// study does work that plays games, and shows how it goes. The first interrupt stops it after the
// games under way, the second one ends the program.
func (k *call) study(what string, work func(context.Context, *stageLine) error) error {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	defer k.atInterrupts(what+" stops after the games under way; interrupt again to stop at once, which loses only those.", stop)()
	show := k.newStageLine()
	defer show.end()
	return work(ctx, show)
}

// workFolder is where a command keeps its games of a variant: in a folder that the user
// names, beside the file of a game of the user's own, or in the user's configuration.
// What decides the games is in its last name.
func workFolder(v *variants.Variant, dir, command, settings string) (string, error) {
	if dir != "" {
		return filepath.Join(dir, v.Name, settings), nil
	}
	if stem, own := strings.CutSuffix(v.File, ".toml"); own {
		return filepath.Join(stem+"."+command, settings), nil
	}
	config, err := os.UserConfigDir()
	return filepath.Join(config, "fairymax", command, v.Name, settings), err
}

// shortDigest tells definitions of a game apart: games of one that was changed are not
// games of the new one.
func shortDigest(v *variants.Variant) string { return study.RulesDigest(v.Rules.Def)[:8] }
