package main

import (
	"fmt"
	"sync/atomic"
	"time"

	"fairymax/internal/page"
	"fairymax/internal/pageengine"
	"fairymax/internal/study"
	"fairymax/internal/workbench"
	"fairymax/internal/workbench/front"
	"fairymax/variants"
)

// writeGallery writes the pages of all variants into a folder, with an index. A variant
// that cannot be read is reported, and is not there.
func (k *call) writeGallery(folder string) error {
	g, err := page.NewGallery(k.files(), folder)
	if err != nil {
		return err
	}
	engine, err := k.pageEngine(pageengine.Player)
	if err != nil {
		return err
	}
	if err := g.SaveEngine(string(engine)); err != nil {
		return err
	}
	bench, err := k.workbench(&front.Workbench{Index: page.FromWorkbench})
	if err != nil {
		return err
	}
	if err := g.SaveWorkbench(bench); err != nil {
		return err
	}
	catalogue := k.catalogue()
	entries, failed := k.saveGames(catalogue, g)
	path, err := g.SaveIndex(indexGroups(catalogue, entries))
	if err != nil {
		return err
	}
	fmt.Fprintln(k.out, path)
	return failed
}

// saveGames writes the page of each variant and returns what the index has of them, by
// their names.
func (k *call) saveGames(catalogue *variants.Catalogue, g *page.Gallery) (map[string]page.IndexEntry, error) {
	names := catalogue.Names()
	entries, errs := make([]page.IndexEntry, len(names)), make([]error, len(names))
	line := k.live()
	var done atomic.Int64
	pace := study.Pace{Began: time.Now()}
	inParallel(len(names), func(i int) {
		entries[i], errs[i] = k.saveGame(catalogue, g, names[i])
		n := int(done.Add(1))
		line.progress("%d of %d pages%s", n, len(names), timeLeft(pace, n, len(names)))
	})
	line.clear()
	saved := map[string]page.IndexEntry{}
	for i, err := range errs {
		if err == nil {
			saved[names[i]] = entries[i]
		}
	}
	return saved, k.reportAll(errs)
}

// saveGame writes the page of a variant.
func (k *call) saveGame(catalogue *variants.Catalogue, g *page.Gallery, name string) (page.IndexEntry, error) {
	v, err := catalogue.Load(name)
	if err != nil {
		return page.IndexEntry{}, err
	}
	return g.Save(page.Of(v), k.setup(v).Text(), workbench.Link(v))
}

// indexGroups puts the games of an index into the groups of list.
func indexGroups(catalogue *variants.Catalogue, entries map[string]page.IndexEntry) (groups []page.IndexGroup) {
	for _, group := range catalogue.Groups() {
		g := page.IndexGroup{Title: group.Title}
		if group.Own {
			g.Title = "Own games" // whoever opens the index has none
		}
		for _, row := range group.Rows {
			for _, name := range row.Names {
				if entry, saved := entries[name]; saved {
					g.Games = append(g.Games, entry)
				}
			}
		}
		if len(g.Games) > 0 {
			groups = append(groups, g)
		}
	}
	return groups
}
