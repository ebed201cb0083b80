package main

import (
	"fmt"

	"fairymax/internal/page"
	"fairymax/internal/pageengine"
	"fairymax/internal/webplay"
	"fairymax/variants"
)

// pageCommand writes a page that shows the rules of a game and plays it, or the pages of
// all games.
func pageCommand(k *call) error {
	output := k.flags.String("o", "", "write the page into this `FILE` instead of NAME.html")
	all := k.flags.String("all", "", "write the pages of all variants into this `DIR`, with an index and an engine that they share; DIR/index.html opens from disk and fits any web server")
	k.netFlag()
	if err := k.parse(0, 1); err != nil {
		return err
	}
	switch {
	case *all != "" && (*output != "" || len(k.arguments) > 0):
		return misuse("-all writes the pages of all variants and excludes -o and the name of one")
	case *all != "":
		return k.writeGallery(*all)
	case len(k.arguments) == 0:
		return misuse("an argument is missing: %s", k.command.arguments)
	}
	return k.writePage(k.arguments[0], *output)
}

// pageEngine finds the engine for pages, and shows how that goes.
func (k *call) pageEngine() ([]byte, error) {
	show := k.newStageLine()
	defer show.end()
	return pageengine.Find(func(text string) { show.status("engine", text) })
}

// writePage writes the page of a variant into a file, "" for one with its name.
func (k *call) writePage(nameOrPath, path string) error {
	v, err := k.catalogue().Load(nameOrPath)
	if err != nil {
		return err
	}
	engine, err := k.pageEngine()
	if err != nil {
		return err
	}
	g := k.playedPage(v, engine)
	if path == "" {
		path = v.Name + ".html"
	}
	if err := g.SaveHTML(path); err != nil {
		return err
	}
	fmt.Fprintln(k.out, path)
	return nil
}

// playedPage is the page of a variant with an engine.
func (k *call) playedPage(v *variants.Variant, engine []byte) *page.Game {
	g := sheetPage(v)
	g.Player = &page.Player{Engine: string(engine), Setup: k.setup(v).Text()}
	return g
}

// setup is a variant with its network.
func (k *call) setup(v *variants.Variant) webplay.Setup {
	setup := webplay.Setup{Definition: v.Rules.Def}
	if choice := k.evaluations.of(v); choice.Net != nil {
		setup.Net = choice.Net.Bytes()
	}
	return setup
}

// sheetPage is the page of a variant that only shows its rules.
func sheetPage(v *variants.Variant) *page.Game {
	g := &page.Game{Sheet: describe(v), Symbols: v.Symbols, Definition: v.Text}
	g.Sheet.XBoard = knownToXBoard(v)
	return g
}
