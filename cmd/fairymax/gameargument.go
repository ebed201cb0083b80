package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// This file finds the game among the arguments of a command.

// variantFlag declares the flag that names the game of a command with other arguments. The game may
// come first among these instead: "perft capablanca 3" is "perft -variant capablanca 3".
func (k *call) variantFlag(variant *string, usual, remark string) {
	k.flags.StringVar(variant, "variant", usual, "name or file of the `VARIANT`; it may come first among the arguments instead"+remark)
}

// gameArgument declares the same flag for a command that takes the game as its first argument.
func (k *call) gameArgument() {
	k.gameArgumentOr("")
}

// gameArgumentOr declares it for a command that does without, by a remark on what it takes then.
func (k *call) gameArgumentOr(remark string) {
	k.variantFlag(&k.game, "", remark)
	k.gameFirst = true
}

// withGame puts the game where the command looks for it: in the flag -variant, or in front of the
// arguments.
func (k *call) withGame(arguments []string) []string {
	game := k.flags.Lookup("variant")
	switch {
	case game == nil:
		return arguments
	case k.gameFirst && k.game != "":
		return append([]string{k.game}, arguments...)
	case k.gameFirst || len(arguments) == 0 || slices.Contains(k.given(), game.Name) || !k.isGame(arguments[0]):
		return arguments
	}
	game.Value.Set(arguments[0])
	k.gameFound = true
	return arguments[1:]
}

// isGame reports whether an argument names a game or its file, and no other file.
func (k *call) isGame(argument string) bool {
	if strings.HasSuffix(argument, ".toml") {
		return true
	}
	if _, err := os.Stat(argument); err == nil {
		return false
	}
	catalogue := k.catalogue()
	return slices.Contains(catalogue.Names(), catalogue.Find(argument))
}

// noFile is the error of an argument that is no file. If no game was named, the first argument
// without an extension was probably meant to be one.
func (k *call) noFile(argument string, err error) error {
	game := k.flags.Lookup("variant")
	if game == nil || k.gameFound || slices.Contains(k.given(), game.Name) || argument != k.arguments[0] ||
		!errors.Is(err, fs.ErrNotExist) || filepath.Base(argument) != argument || filepath.Ext(argument) != "" {
		return err
	}
	if _, failed := k.catalogue().Load(argument); failed != nil {
		return fmt.Errorf("%w; nor is there a file %[2]s", failed, argument)
	}
	return err
}

// tooMany is the mistake of more arguments than most. If none names a game, the first one may have
// been meant to.
func (k *call) tooMany(most int) error {
	first := k.arguments[0]
	game := k.flags.Lookup("variant")
	if game == nil || k.gameFirst || k.gameFound || slices.Contains(k.given(), game.Name) {
		return misuse("one argument too many: %s", k.arguments[most])
	}
	if _, err := k.catalogue().Load(first); err != nil {
		return misuse("%v; or one argument too many: %s", err, k.arguments[most])
	}
	return misuse("one argument too many: %s; %s is a file here, and -variant %s means the game", k.arguments[most], first, first)
}
