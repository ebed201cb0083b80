package main

import (
	"context"
	"strings"

	"fairymax/board"
	"fairymax/cecp"
	"fairymax/engine"
	"fairymax/variants"
)

// knownToXBoard reports whether XBoard sets up a variant without our help. It asks
// the protocol, which sends XBoard the board of all other variants.
func knownToXBoard(v *variants.Variant) (bool, error) {
	var told strings.Builder
	err := cecp.Serve(strings.NewReader("variant "+v.Name+"\nquit\n"), &told, cecp.Options{
		Catalogue: oneGame{cecp.Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}},
		Searcher:  idle{},
	})
	return err == nil && !strings.Contains(told.String(), "setup "), err
}

// oneGame is a catalogue with a single variant, under any name.
type oneGame struct{ cecp.Variant }

func (g oneGame) Names() []string { return []string{g.Name} }

func (g oneGame) Find(name string) string { return name }

func (g oneGame) Load(string) (cecp.Variant, error) { return g.Variant, nil }

// idle is the searcher of a session without moves.
type idle struct{}

func (idle) Think(context.Context, *board.Game, engine.Limits, func(engine.Info)) engine.Result {
	return engine.Result{}
}

func (idle) Resize(int)     {}
func (idle) SetThreads(int) {}

func (idle) NewGame(*board.Rules) {}
