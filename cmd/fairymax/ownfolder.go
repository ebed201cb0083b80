package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fairymax"
	"fairymax/variants"
)

// ownFolder is the folder of the user's own variants. It may appear while the program
// runs, so a missing one is not an error.
func ownFolder() (string, error) {
	config, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(config, "fairymax", "variants")
	return folder, canRead(folder)
}

// canRead reports why the definitions of a folder cannot be read, if they are there.
func canRead(folder string) error {
	if _, err := os.ReadDir(folder); err != nil {
		return unlessMissing(err)
	}
	pieces := filepath.Join(folder, "pieces.toml") // every game needs it
	info, err := os.Stat(pieces)
	if err != nil || !info.Mode().IsRegular() {
		return unlessMissing(err)
	}
	file, err := os.Open(pieces)
	if err != nil {
		return err
	}
	return file.Close()
}

func unlessMissing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// withOwn adds the user's own folder to others, or says once why not.
func (k *call) withOwn(folders []string) []string {
	own, err := ownFolder()
	if err != nil {
		k.leaveOut(err)
	}
	if k.leftOut {
		return folders
	}
	return append(slices.Clone(folders), own)
}

// leaveOut says once why the user's own variants are left out. To XBoard the line is a
// comment, should it read the errors too; to other GUIs the protocol says it.
func (k *call) leaveOut(reason error) {
	if k.leftOut {
		return
	}
	k.leftOut = true
	mark := "fairymax"
	if k.command.name == "" {
		mark = "# fairymax"
	}
	first, _, _ := strings.Cut(reason.Error(), "\n")
	text := "without your own variants: " + first
	if k.noted != nil {
		k.noted(text)
		return
	}
	fmt.Fprintf(k.err, "%s: %s\n", mark, text)
}

// startingCatalogue is the catalogue of a conversation. If the user's own files spoil
// even the standard game, it leaves them out: a GUI can only play with an engine that
// starts. What the command line names is never left out.
func (k *call) startingCatalogue() *variants.Catalogue {
	all := k.catalogue()
	_, err := all.Load("normal")
	if err == nil {
		return all
	}
	without := variants.NewCatalogue(fairymax.Files, k.folders...)
	if _, failed := without.Load("normal"); failed != nil {
		return all
	}
	k.leaveOut(err)
	return without
}
