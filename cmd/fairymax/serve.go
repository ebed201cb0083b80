package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"fairymax"
	"fairymax/engine/traits"
	"fairymax/internal/editor"
	"fairymax/internal/xboard"
	"fairymax/variants"
	"fairymax/variants/lint"
)

// usualPort is the port of the editor, unless the user chooses another one.
const usualPort = 8064

// serve serves a page on which the definitions of a folder are written and played. What
// it reads of this machine is that folder, and those of the flag -variants.
func serve(k *call) error {
	port := k.flags.Int("port", usualPort, "listen on this `PORT` of this machine; 0 finds a free one")
	if err := k.parse(0, 1); err != nil {
		return err
	}
	if *port < 0 || *port > 65535 {
		return misuse("a port is a number from 0 to 65535")
	}
	folder := "."
	if len(k.arguments) == 1 {
		folder = k.arguments[0]
	}
	listener, err := editor.Listen(*port) // first, because it fails at once
	if err != nil {
		return err
	}
	defer listener.Close()
	settings, err := k.editorSettings(folder)
	if err != nil {
		return err
	}
	defer settings.Root.Close()
	e := editor.New(settings)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Fprintf(k.out, "Open this address in a browser of this machine; Ctrl-C ends it:\n%s\n", e.Address(listener))
	return e.Serve(ctx, listener, k.err)
}

// editorSettings is what the editor of a folder needs.
func (k *call) editorSettings(folder string) (editor.Settings, error) {
	folder, err := filepath.Abs(folder) // the page shows it
	if err != nil {
		return editor.Settings{}, err
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return editor.Settings{}, err
	}
	games := variants.NewCatalogue(fairymax.Files)
	for _, other := range k.folders {
		more, err := os.OpenRoot(other)
		if err != nil {
			return editor.Settings{}, err
		}
		games = games.With(more.FS(), other)
	}
	engine, err := k.pageEngine()
	if err != nil {
		return editor.Settings{}, err
	}
	k.evaluations.on = true // with the networks of the program: the user's are elsewhere
	return editor.Settings{
		Root: root, Games: games, Cookbook: fairymax.Cookbook,
		Warnings: lint.Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing},
		Page:     func(v *variants.Variant) (string, error) { return k.servedPage(v, engine) },
		Begin:    beginText,
	}, nil
}

// servedPage is the text of the page of a game.
func (k *call) servedPage(v *variants.Variant, engine []byte) (string, error) {
	g := k.playedPage(v, engine)
	g.Definition = "" // it stands beside the page
	var b strings.Builder
	err := g.WriteHTML(&b)
	return b.String(), err
}

// beginText is the text to begin a game with.
func beginText(games *variants.Catalogue, name, from string) (string, error) {
	b := newFile{File: name + ".toml"}
	return b.begin(games, from)
}
