package main

import (
	"fmt"
	"io"
	"text/tabwriter"

	"fairymax/variants"
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

// newListedGroup describes those games of a group that could be loaded.
func newListedGroup(g variants.Group, games map[string]*variants.Variant) (listedGroup, error) {
	listed := listedGroup{title: g.Title}
	for _, row := range g.Rows {
		l := listedRow{label: row.Label, title: row.Title}
		for _, name := range row.Names {
			v := games[name]
			if v == nil {
				continue
			}
			game, err := newListedGame(g, v)
			if err != nil {
				return listed, err
			}
			l.games = append(l.games, game)
		}
		if len(l.games) > 0 {
			listed.rows = append(listed.rows, l)
		}
	}
	return listed, nil
}

// newListedGame describes a game of a group.
func newListedGame(g variants.Group, v *variants.Variant) (listedGame, error) {
	known, err := knownToXBoard(v)
	return listedGame{
		Name: v.Name, Title: v.Title, Group: g.Title, Own: g.Own, File: v.File,
		Files: v.Rules.Files, Ranks: v.Rules.Ranks, Pieces: countPieces(v.Rules.Def), XBoard: known,
	}, err
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
			fmt.Fprintf(w, "%s %s\t%s\t%d×%d\t%d pieces\n", mark, game.Name, game.Title, game.Files, game.Ranks, game.Pieces)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w, "x: XBoard knows this variant and sets it up by itself.")
	return w.Flush()
}
