package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"syscall"

	"fairymax"
	"fairymax/internal/editor"
	"fairymax/internal/pageengine"
	"fairymax/internal/workbench/front"
	"fairymax/variants"
)

// usualPort is the port of the editor, unless the user chooses another one.
const usualPort = 8064

// serve serves a page on which the definitions of a folder are written and played. What
// it reads of this machine is that folder, and those of the flag -variants.
func serve(k *call) error {
	k.netFlag()
	k.evaluations.own = false // of the user's networks, only those beside a game
	port := k.flags.Int("port", usualPort, "listen on this `PORT` of this machine; 0 finds a free one")
	k.limit("port", 0, 65535)
	if err := k.parse(0, 1); err != nil {
		return err
	}
	if k.evaluations.stale {
		return misuse("a page plays with a network that fits: use -net or -net=false")
	}
	folder := "."
	if len(k.arguments) == 1 {
		folder = k.arguments[0]
	}
	if info, err := os.Stat(folder); err == nil && !info.IsDir() {
		return fmt.Errorf("serve takes a folder, and %s is a file: \"fairymax serve %s\" serves its folder", folder, filepath.Dir(folder))
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
	settings := editor.Settings{Root: root, Nets: k.evaluations.places(""), Player: pageengine.Player.Kept}
	games := variants.NewCatalogue(fairymax.Files)
	for _, path := range slices.Backward(k.folders) {
		other, err := os.OpenRoot(path)
		if err != nil {
			return editor.Settings{}, err
		}
		games = games.With(other.FS(), path)
		settings.Others = slices.Insert(settings.Others, 0, editor.Folder{Name: path, Files: other.FS()})
	}
	page := &front.Workbench{Served: true, Games: games}
	settings.Page, err = k.workbench(page)
	settings.Policy = page.Policy()
	return settings, err
}
