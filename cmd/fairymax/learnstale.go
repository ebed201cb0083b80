package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"fairymax"
	"fairymax/engine/traits"
	"fairymax/internal/learn"
	"fairymax/internal/nets"
	"fairymax/variants"
)

// staleNet is a network that is learnt again.
type staleNet struct {
	game string // as it is named
	file []byte
}

// learnStale learns stale networks again, one after the other: those of the games that are
// named, or all of the catalogue of which games are kept.
func (k *call) learnStale(f *learnFlags) error {
	k.evaluations.refuse = nil // this command is about what is refused
	names, kept := k.arguments, ""
	if len(names) == 0 {
		folder, err := learnFolder()
		if err != nil {
			return err
		}
		names, kept = learntGames(folder), fmt.Sprintf(" of those with games in %s; name other games", folder)
	}
	list, err := k.staleNets(names)
	if err != nil {
		return err
	}
	if len(list) == 0 {
		fmt.Fprintf(k.out, "No network is stale%s.\n", kept)
		return nil
	}
	return k.study("Learning", func(ctx context.Context, show *stageLine) error {
		began, budget := time.Now(), f.Time
		for i, stale := range list {
			if budget > 0 {
				f.Time = max(time.Second, budget-time.Since(began)) / time.Duration(len(list)-i)
			}
			if err := k.learnAgain(ctx, f, stale, show); err != nil {
				return err
			}
		}
		return nil
	})
}

// learnAgain learns a network again if games are kept.
func (k *call) learnAgain(ctx context.Context, f *learnFlags, stale staleNet, show *stageLine) error {
	l, err := k.learner(f, stale.game)
	if err != nil {
		return err
	}
	l.Start, l.Nodes = nil, 0
	l.Report = func(s learn.Status) {
		show.status(stale.game+fmt.Sprint(s.Generation, s.Stage), stale.game+": "+s.String())
	}
	report, err := l.Again(ctx, stale.file)
	if errors.Is(err, learn.ErrNoGames) {
		report, err = fmt.Sprintf("No games are kept in %s; \"%s\" plays some.\n", l.Folder, k.other("learn", stale.game)), nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", stale.game, err)
	}
	fmt.Fprintf(k.out, "%s:\n%s", stale.game, report)
	return nil
}

// learntGames lists the games of the catalogue that have been learnt in a folder.
func learntGames(folder string) (names []string) {
	for _, name := range variants.NewCatalogue(fairymax.Files).Names() {
		if _, err := os.Stat(filepath.Join(folder, name)); err == nil {
			names = append(names, name)
		}
	}
	return names
}

// staleNets finds the networks of games that are stale, each once.
func (k *call) staleNets(names []string) (list []staleNet, err error) {
	seen := map[string]bool{}
	for _, name := range names {
		v, err := k.catalogue().Load(name)
		if err != nil {
			return nil, err
		}
		k.evaluations.note(v)
		choice := nets.ChooseStale(traits.New(v.Rules), k.evaluations.places(v.Name)...)
		if choice.Stale && !seen[choice.From] {
			list = append(list, staleNet{name, choice.File})
		}
		seen[choice.From] = true
	}
	return list, nil
}
