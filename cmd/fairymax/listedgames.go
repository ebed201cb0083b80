package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"fairymax/variants"
	"fairymax/variants/spelling"
)

// listedGame is a game as list prints it.
type listedGame struct {
	Name   string `json:"name"`
	Title  string `json:"title"`
	Group  string `json:"group"`          // the title above it
	Own    bool   `json:"own"`            // it is one of the user's own
	File   string `json:"file,omitempty"` // none if the game is built in
	Files  int    `json:"files"`          // of the board
	Ranks  int    `json:"ranks"`
	Pieces int    `json:"pieces"` // kinds of pieces
	XBoard bool   `json:"xboard"` // XBoard knows it and sets it up by itself
}

// listedGroup is a part of the list under a title.
type listedGroup struct {
	title string
	rows  []listedRow
}

// listedRow is a line of the list: a game, or several that are much alike.
type listedRow struct {
	label, title string
	games        []listedGame
}

// newListedGroup describes those games of a group that could be read.
func newListedGroup(g variants.Group, games map[string]*catalogueGame) listedGroup {
	listed := listedGroup{title: g.Title}
	for _, row := range g.Rows {
		l := listedRow{label: row.Label, title: row.Title}
		for _, name := range row.Names {
			if game := games[name]; game != nil {
				l.games = append(l.games, newListedGame(g, game))
			}
		}
		if len(l.games) > 0 {
			listed.rows = append(listed.rows, l)
		}
	}
	return listed
}

// newListedGame describes a game of a group.
func newListedGame(g variants.Group, game *catalogueGame) listedGame {
	return listedGame{
		Name: game.name, Title: game.def.Title, Group: g.Title, Own: g.Own, File: game.file,
		Files: game.def.Files, Ranks: game.def.Ranks, Pieces: countPieces(game.def), XBoard: game.known,
	}
}

// allGames lists the games of all groups.
func allGames(groups []listedGroup) []listedGame {
	all := []listedGame{}
	for _, g := range groups {
		for _, row := range g.rows {
			all = append(all, row.games...)
		}
	}
	return all
}

// printGroups prints a line for each row, group by group.
func printGroups(out io.Writer, groups []listedGroup) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, g := range groups {
		fmt.Fprintln(w, g.title)
		for _, row := range g.rows {
			game := row.games[0]
			if row.label != "" {
				game.Name, game.Title = row.label, row.title
			}
			mark := map[bool]string{true: "x", false: " "}[game.XBoard]
			fmt.Fprintf(w, "%s %s\t%s\t%d×%d\t%s\n", mark, game.Name, game.Title, game.Files, game.Ranks, spelling.Counted(game.Pieces, "piece"))
		}
		fmt.Fprintln(w)
	}
	if len(groups) > 0 {
		fmt.Fprintln(w, "x: XBoard knows this variant and sets it up by itself.")
	}
	return w.Flush()
}
