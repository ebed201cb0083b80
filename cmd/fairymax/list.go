package main

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"sync"
	"text/tabwriter"

	"fairymax/board"
	"fairymax/internal/sheet"
	"fairymax/variants"
)

// list prints the variants in groups, or the pieces that occur in them.
func list(k *call) error {
	pieces := k.flags.Bool("pieces", false, "list the pieces instead")
	if err := k.parse(0, 0); err != nil {
		return err
	}
	games, failed := k.games()
	if *pieces {
		listPieces(k.out, games)
		return failed
	}
	if err := listGames(k.out, games); err != nil {
		return err
	}
	return failed
}

// games loads the whole catalogue, several variants at a time, and reports variants
// that cannot be loaded.
func (k *call) games() (games []*variants.Variant, failed error) {
	catalogue := k.catalogue()
	names := catalogue.Names()
	loaded, errs := make([]*variants.Variant, len(names)), make([]error, len(names))
	var loading sync.WaitGroup
	places := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, name := range names {
		places <- struct{}{}
		loading.Go(func() {
			loaded[i], errs[i] = catalogue.Load(name)
			<-places
		})
	}
	loading.Wait()
	for i, err := range errs {
		if err != nil {
			fmt.Fprintln(k.err, briefly(err))
			failed = errReported
			continue
		}
		games = append(games, loaded[i])
	}
	return games, failed
}

// listGames prints a line for each game, group by group.
func listGames(out io.Writer, games []*variants.Variant) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for i, group := range groups() {
		heading := group.title + "\n"
		for _, v := range games {
			if groupOf(v.Rules) != i {
				continue
			}
			known, err := knownToXBoard(v)
			if err != nil {
				return err
			}
			mark := map[bool]string{true: "x", false: " "}[known]
			fmt.Fprint(w, heading)
			fmt.Fprintf(w, "%s %s\t%s\t%d×%d\t%d pieces\n", mark, v.Name, v.Title, v.Rules.Files, v.Rules.Ranks, countPieces(v.Rules.Def))
			heading = ""
		}
		if heading == "" {
			fmt.Fprintln(w)
		}
	}
	fmt.Fprintln(w, "x: XBoard knows this variant and sets it up by itself.")
	return w.Flush()
}

// countPieces counts the piece types, without those that differ from another only
// because they were promoted.
func countPieces(d *board.Definition) int {
	n := 0
	for _, t := range d.Types {
		if !isShadow(t) {
			n++
		}
	}
	return n
}

// isShadow reports whether a type differs from another only by its demotion in a
// hand; its letter ends with ~ as in FENs.
func isShadow(t board.TypeDef) bool { return t.Demotes != 0 && strings.HasSuffix(t.Letter, "~") }

// listPieces prints a line for each piece: its letter and its moves, as they are
// in the first game that has it.
func listPieces(out io.Writer, games []*variants.Variant) {
	type piece struct{ name, letter, text string }
	var pieces []piece
	seen := map[string]bool{}
	width := 0
	for _, v := range games {
		s := sheet.Sheet{Def: v.Rules.Def}
		for i, t := range v.Rules.Def.Types {
			if !seen[t.Name] && !isShadow(t) {
				seen[t.Name] = true
				width = max(width, len(t.Name))
				pieces = append(pieces, piece{t.Name, t.Letter, s.Brief(board.PieceType(i + 1))})
			}
		}
	}
	for _, p := range pieces {
		line := fmt.Sprintf("%-*s  %-2s  %s", width, p.name, p.letter, p.text)
		fmt.Fprintln(out, sheet.Cut(line))
	}
	fmt.Fprintln(out, "\n\"fairymax show -piece PIECE\" draws one.")
}
