package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/arena"
	"fairymax/internal/desktop"
	"fairymax/internal/learn"
	"fairymax/internal/nets"
	"fairymax/internal/ownfile"
	"fairymax/internal/study"
	"fairymax/variants"
)

// learnFlags are the flags of the command learn.
type learnFlags struct {
	learn.Settings
	studyFlags
	stale bool
}

// declare declares the flags.
func (f *learnFlags) declare(k *call) {
	k.flags.DurationVar(&f.Time, "time", time.Hour, "`TIME` for everything; a stopped run continues with the rest of it")
	k.limit("time", 1, 0)
	k.flags.IntVar(&f.Games, "games", 0, "play this `NUMBER` of games in each generation, however long it takes; the same seed then gives the same network")
	k.limit("games", 1, 0)
	k.flags.IntVar(&f.Generations, "generations", 0, "`NUMBER` of rounds of playing and learning, each with the network of the round before\n"+
		"(default: as many as fit the time, or one; with -games, rounds of earlier calls count, with -time they do not, and a stopped run keeps its number)")
	k.limit("generations", 1, 0)
	k.flags.Uint64Var(&f.Seed, "seed", 0, "`NUMBER` that decides the games (default 1, or that of the folder)")
	k.flags.BoolVar(&f.stale, "stale", false, "learn again the networks that are stale because the hand-written evaluation has changed, from stored games: networks of the named games, or else of the whole catalogue")
	f.declareWork(k, "work", "learn", "games")
	k.gameArgument()
	k.overFlag()
}

// learnCommand makes a network for a game: games against itself, training, judging.
func learnCommand(k *call) error {
	var f learnFlags
	f.declare(k)
	if err := k.parse(0, -1); err != nil {
		return err
	}
	shard, err := f.check(k)
	switch {
	case err != nil:
		return err
	case f.stale:
		return k.learnStale(&f)
	}
	l, err := k.learner(&f, k.arguments[0])
	if err != nil {
		return err
	}
	if err := l.Check(); err != nil {
		return err
	}
	report := ""
	err = k.study("Learning", func(ctx context.Context, show *stageLine) (err error) {
		fmt.Fprintf(k.err, "Learning from games of %s; the work is in %s\n", strings.Join(l.Names, ", "), l.Folder)
		if outlook := l.Outlook(); outlook != "" {
			fmt.Fprintln(k.err, outlook)
		}
		l.Report = func(s learn.Status) { show.status(fmt.Sprint(s.Generation, s.Stage), s.String()) }
		if shard == (arena.Shard{}) {
			report, err = l.Learn(ctx)
		} else if err = l.Shard(ctx, shard); err == nil {
			report = fmt.Sprintf("All games of shard %v have been played.\n", shard)
		}
		return err
	})
	if errors.Is(err, learn.ErrDone) {
		report, err = capitalise(err.Error())+".\n", nil
	}
	fmt.Fprint(k.out, report)
	return err
}

// check refuses flags that contradict each other.
func (f *learnFlags) check(k *call) (shard arena.Shard, err error) {
	given := map[string]bool{}
	for _, name := range k.given() {
		given[name] = true
	}
	switch {
	case f.stale && (given["shard"] || given["dir"] || given["generations"]):
		return shard, misuse("-stale uses the folders of all games and excludes -shard, -dir and -generations")
	case len(k.arguments) == 0 && !f.stale:
		return shard, misuse("an argument is missing: %s", k.command.arguments)
	case len(k.arguments) > 1 && !f.stale:
		return shard, k.tooMany(1)
	}
	switch {
	case given["games"] && given["time"]:
		return shard, misuse("use either -time or -games")
	case given["shard"] && !given["games"]:
		return shard, misuse("-shard needs -games, the number of games of all shards")
	}
	if given["games"] {
		f.Time = 0
	}
	return f.part(k)
}

// learner prepares to learn a game, with its family.
func (k *call) learner(f *learnFlags, name string) (*learn.Learner, error) {
	v, err := k.catalogue().Load(name)
	if err != nil {
		return nil, err
	}
	k.evaluations.note(v)
	l := &learn.Learner{Settings: f.Settings, Threads: f.threads, Folder: f.dir, Version: desktop.Player()}
	game := traits.New(v.Rules)
	folder := ""
	if stem, own := strings.CutSuffix(v.File, ".toml"); own {
		l.Names, l.Games = []string{v.Name}, []*board.Rules{v.Rules}
		l.Target, folder = stem+nets.Extension, stem+".learn"
	} else if folder, err = k.learnFamily(l, v, game); err != nil {
		return nil, err
	}
	if l.Folder == "" {
		l.Folder = folder
	}
	if err := k.writable(l.Target, ownfile.Network); err != nil {
		return nil, err
	}
	l.GoesOn = func(generations int) string {
		if l.Settings.Games == 0 {
			return k.again("time", study.Short(l.Time))
		}
		return k.again("generations", strconv.Itoa(generations))
	}
	if choice := k.evaluations.choose(game); choice.Net != nil {
		l.Start = choice.File
	}
	return l, nil
}

// learnFamily fills in all built-in games that can share a network with one, and returns
// the folder of their work.
func (k *call) learnFamily(l *learn.Learner, v *variants.Variant, game *traits.Game) (folder string, err error) {
	key, fingerprint := net.KeyOf(v.Rules), net.Fingerprint(game, nil)
	catalogue := variants.NewCatalogue(fairymax.Files)
	for _, name := range catalogue.Names() {
		other, err := catalogue.Load(name)
		if err != nil {
			return "", err
		}
		if net.KeyOf(other.Rules) == key && net.Fingerprint(traits.New(other.Rules), nil) == fingerprint {
			l.Names, l.Games = append(l.Names, name), append(l.Games, other.Rules)
		}
	}
	installed, err := netsFolder()
	if err != nil {
		return "", err
	}
	l.Target = nets.PathIn(installed, key)
	folder, err = learnFolder()
	return filepath.Join(folder, l.Names[0]), err
}

// learnFolder is where games of the catalogue are learnt.
func learnFolder() (string, error) {
	config, err := os.UserConfigDir()
	return filepath.Join(config, "fairymax", "learn"), err
}
