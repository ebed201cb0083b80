package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"fairymax/internal/ownfile"
	"fairymax/internal/page"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// pieceArguments makes XBoard show the pieces as pages do. It has pictures of its own for the
// games that it knows, unless the author has chosen others. XBoard would keep the folder among its
// settings, for all games: so it does not save them.
func (k *call) pieceArguments(v *variants.Variant) []string {
	shown := forGUI(v)
	if xboard.Knows(shown) && !slices.ContainsFunc(v.Symbols, variants.Symbol.IsChosen) {
		return nil
	}
	folder, err := piecesFolder(v.Name)
	if err == nil {
		err = page.Of(v).SavePieces(ownfile.Writer{Command: k.command.name, Over: true}, folder, xboard.Pictures(shown))
	}
	if err != nil {
		fmt.Fprintf(k.err, "XBoard shows its own pieces: %v\n", err)
		return nil
	}
	return []string{"-pieceImageDirectory", folder, "-trueColors", "true", "-saveSettingsOnExit", "false"}
}

// piecesFolder is where the pictures of a game's pieces are kept.
func piecesFolder(name string) (string, error) {
	cache, err := os.UserCacheDir()
	return filepath.Join(cache, "fairymax", "pieces", name), err
}

// removePieces removes what play has written for XBoard.
func (k *call) removePieces() error {
	folder, err := piecesFolder("")
	if err != nil {
		return nil // play has found no place either
	}
	if _, err := os.Stat(folder); err != nil {
		return nil
	}
	fmt.Fprintln(k.out, folder)
	return os.RemoveAll(folder)
}
