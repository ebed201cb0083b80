package main

import (
	"fairymax/board"
	"fairymax/internal/endgame"
)

// newAdviser makes what tells an engine about endings, from the tables of the user's cache and
// those that it adds to them.
func newAdviser() *endgame.Adviser {
	memory := min(endgame.AdviserMemory, int64(spareMemory())<<20)
	return endgame.NewAdviser(memory, func(r *board.Rules) endgame.Options {
		folder, err := endgameFolder(r, "")
		if err != nil {
			folder = "" // they are in memory only
		}
		return endgame.Options{Folder: folder, Key: endgameKey(r)}
	})
}
