package main

import (
	"fmt"
	"runtime"
	"sync"

	"fairymax/variants"
)

// list prints the variants in groups, or the pieces that occur in them.
func list(k *call) error {
	pieces := k.flags.Bool("pieces", false, "list the pieces instead")
	asJSON := k.jsonFlag("print the list as JSON")
	if err := k.parse(0, 0); err != nil {
		return err
	}
	catalogue := k.catalogue()
	games, failed := k.games(catalogue)
	var err error
	switch {
	case *pieces && *asJSON:
		err = k.printJSON(listedPieces(games))
	case *pieces:
		listPieces(k.out, listedPieces(games))
	default:
		err = k.listGames(catalogue.Groups(), games, *asJSON)
	}
	if err != nil {
		return err
	}
	return failed
}

// games loads the whole catalogue, several variants at a time, and reports variants
// that cannot be loaded.
func (k *call) games(catalogue *variants.Catalogue) (games []*variants.Variant, failed error) {
	names := catalogue.Names()
	loaded, errs := make([]*variants.Variant, len(names)), make([]error, len(names))
	var loading sync.WaitGroup
	places := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, name := range names {
		places <- struct{}{}
		loading.Go(func() {
			loaded[i], errs[i] = catalogue.Load(name)
			<-places
		})
	}
	loading.Wait()
	for i, err := range errs {
		if err != nil {
			fmt.Fprintln(k.err, briefly(err))
			failed = errReported
			continue
		}
		games = append(games, loaded[i])
	}
	return games, failed
}

// listGames prints a line for each game, group by group, or all of them as JSON.
func (k *call) listGames(groups []variants.Group, games []*variants.Variant, asJSON bool) error {
	byName := map[string]*variants.Variant{}
	for _, v := range games {
		byName[v.Name] = v
	}
	var listed []listedGroup
	for _, g := range groups {
		l, err := newListedGroup(g, byName)
		if err != nil {
			return err
		}
		if len(l.rows) > 0 {
			listed = append(listed, l)
		}
	}
	if asJSON {
		return k.printJSON(allGames(listed))
	}
	return printGroups(k.out, listed)
}
