package main

import (
	"context"
	"strings"

	"fairymax/board"
	"fairymax/cecp"
	"fairymax/engine"
	"fairymax/variants"
)

// knownToXBoard reports whether XBoard sets up a game by itself. The protocol is
// asked, which has to know: XBoard is told the board of all other games.
func knownToXBoard(v *variants.Variant) (bool, error) {
	var told strings.Builder
	err := cecp.Serve(strings.NewReader("variant "+v.Name+"\nquit\n"), &told, cecp.Options{
		Catalogue: oneGame{cecp.Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}},
		Searcher:  idle{},
	})
	return err == nil && !strings.Contains(told.String(), "setup "), err
}

// oneGame is a catalogue that has a single variant, under any name.
type oneGame struct{ cecp.Variant }

func (g oneGame) Names() []string { return []string{g.Name} }

func (g oneGame) Load(string) (cecp.Variant, error) { return g.Variant, nil }

// idle is the searcher of a conversation in which nobody moves.
type idle struct{}

func (idle) Think(context.Context, *board.Game, engine.Limits, func(engine.Info)) engine.Result {
	return engine.Result{}
}

func (idle) Resize(int)     {}
func (idle) SetThreads(int) {}

func (idle) NewGame(*board.Rules) {}
