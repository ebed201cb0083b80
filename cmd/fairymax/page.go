package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"fairymax/internal/ownfile"
	"fairymax/internal/page"
	"fairymax/internal/pageengine"
	"fairymax/internal/webplay"
	"fairymax/variants"
)

// pageCommand writes a page that shows the rules of a game and plays it, or the pages of
// all games.
func pageCommand(k *call) error {
	output := k.flags.String("o", "", "write the page to this `FILE` instead of NAME.html")
	all := k.flags.String("all", "", "write the pages of all variants to this `DIR`, with an index and an engine that they share; DIR/index.html opens from disk and fits any web server")
	workbench := k.flags.String("workbench", "", "write the workbench to this `FILE`: a page where you write or paste any definition and play its game at once")
	k.gameArgument()
	k.overFlag()
	k.netFlag()
	if err := k.parse(0, 1); err != nil {
		return err
	}
	switch {
	case *workbench != "" && (*all != "" || *output != "" || len(k.arguments) > 0):
		return misuse("-workbench writes a page for any game and excludes -all, -o and a name")
	case *workbench != "":
		return k.writeWorkbench(*workbench)
	case *all != "" && (*output != "" || len(k.arguments) > 0):
		return misuse("-all writes the pages of all variants and excludes -o and a name")
	case *all != "":
		return k.writeGallery(*all)
	case len(k.arguments) == 0:
		return misuse("an argument is missing: %s", k.command.arguments)
	}
	return k.writePage(k.arguments[0], *output)
}

// pageEngine finds an engine for pages, and shows how that goes.
func (k *call) pageEngine(e *pageengine.Engine) ([]byte, error) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	defer k.atInterrupts("Stopping as soon as Go has ended what it compiles; interrupt again to end at once.", stop)()
	show := k.newStageLine()
	defer show.end()
	engine, err := e.Find(ctx, func(text string) { show.status("engine", text) })
	if err == nil && ctx.Err() != nil {
		err = ctx.Err() // there was nothing to compile
	}
	if errors.Is(err, context.Canceled) {
		err = errReported
	}
	return engine, err
}

// writePage writes the page of a variant into a file, "" for one with its name.
func (k *call) writePage(nameOrPath, path string) error {
	v, err := k.catalogue().Load(nameOrPath)
	if err != nil {
		return err
	}
	path = cmp.Or(path, v.Name+".html")
	if err := k.writable(path, ownfile.HTML); err != nil {
		return err
	}
	engine, err := k.pageEngine(pageengine.Player)
	if err != nil {
		return err
	}
	g := k.playedPage(v, engine)
	if err := g.SaveHTML(k.files(), path); err != nil {
		return err
	}
	fmt.Fprintln(k.out, path)
	return nil
}

// playedPage is the page of a variant with an engine.
func (k *call) playedPage(v *variants.Variant, engine []byte) *page.Game {
	g := page.Of(v)
	g.Sheet.Endgames = knownEndgames(v)
	g.Player = &page.Player{Engine: string(engine), Setup: k.setup(v).Text()}
	return g
}

// setup is a variant with its network.
func (k *call) setup(v *variants.Variant) webplay.Setup {
	return webplay.SetupOf(v.Rules, v.Aliases(), k.evaluations.of(v))
}
