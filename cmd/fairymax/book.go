package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"

	"fairymax/board"
	"fairymax/internal/book"
	"fairymax/internal/notation"
	"fairymax/internal/ownfile"
	"fairymax/variants/spelling"
)

// booksFolder is the folder of opening books and remembered analyses.
func booksFolder() (string, error) {
	config, err := os.UserConfigDir()
	return filepath.Join(config, "fairymax", "books"), err
}

// bookPath is the opening book of a variant that the engine uses.
func bookPath(variant string) (string, error) {
	folder, err := booksFolder()
	if err != nil {
		return "", err
	}
	return book.Path(folder, variant)
}

// bookCommand adds games to the opening book of a variant; without games it shows
// the book.
func bookCommand(k *call) error {
	var variant string
	k.variantFlag(&variant, "normal", "")
	path := k.flags.String("o", "", "`FILE` of the book (default: the one that the engine uses)")
	plies := k.flags.Int("plies", 20, "take the first `PLIES` of every game")
	k.limit("plies", 1, 0)
	least := k.flags.Int("min", 1, "add only moves that were played in at least this many `GAMES` or are already in the book")
	k.limit("min", 1, 0)
	k.overFlag()
	if err := k.parse(0, -1); err != nil {
		return err
	}
	v, err := k.catalogue().Load(variant)
	if err != nil {
		return err
	}
	if *path == "" {
		if *path, err = bookPath(v.Name); err != nil {
			return err
		}
	}
	if len(k.arguments) == 0 {
		return k.showBook(*path, v.Rules)
	}
	if err := k.isBook(*path, v.Rules); err != nil {
		return err
	}
	games := &gameReader{call: k, variant: v, catalogue: k.catalogue(), tally: book.NewTally(*plies), told: map[string]bool{}}
	for i, name := range k.arguments {
		if slices.ContainsFunc(k.arguments[:i], func(earlier string) bool { return sameFile(earlier, name) }) {
			fmt.Fprintf(k.err, "%s: this file is given twice; its games count once\n", name)
			continue
		}
		if err := games.read(name); err != nil {
			return err
		}
	}
	return games.into(*path, *least)
}

// isBook reports why no game should be added to a file: it is there, but no book, or one of
// another game. A book that a person has written has at least a position. What else of it does not
// fit stays as it is, and is told.
func (k *call) isBook(path string, r *board.Rules) error {
	other := k.writable(path, ownfile.Book)
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) || k.files().Over {
		return other
	}
	b, err := book.Load(path, r)
	if err != nil {
		return cmp.Or(other, err)
	}
	problems, size := b.Check()
	switch {
	case size.Positions > 0:
		if len(problems) > 0 {
			fmt.Fprintln(k.err, briefly(problems))
		}
		return nil
	case other == nil && len(problems) > 0:
		return fmt.Errorf("%s has no position of %s, and seems to be the book of another game: %w", path, r.Def.Name, problems[0])
	}
	return other
}

// isBookOf reports whether a file has positions of a game.
func isBookOf(path string, r *board.Rules) bool {
	b, err := book.Load(path, r)
	if err != nil {
		return false
	}
	_, size := b.Check()
	return size.Positions > 0
}

// showBook prints the size of a book, its mistakes, and its first moves.
func (k *call) showBook(path string, r *board.Rules) error {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if slices.Contains(k.given(), "o") {
			return withoutCall(err)
		}
		fmt.Fprintf(k.out, "there is no book %s yet; %s GAMES.pgn makes one\n", path, k.again())
		return nil
	}
	b, err := book.Load(path, r)
	if err != nil {
		return err
	}
	problems, size := b.Check()
	fmt.Fprintf(k.out, "%s: %s, %s\n", path, spelling.Counted(size.Positions, "position"), spelling.Counted(size.Moves, "move"))
	choices, total := b.Moves(r.Start()), 0
	for _, c := range choices {
		total += c.Weight
	}
	w := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, c := range choices {
		origin := spelling.Counted(c.Games, "game")
		if c.Games == 0 {
			origin = "by hand"
		}
		share := 100 * float64(c.Weight) / float64(max(1, total))
		fmt.Fprintf(w, "\t%s\t%.1f %%\t%s\t\n", notation.SAN(r.Start(), c.Move, 1), share, origin)
	}
	w.Flush()
	if len(problems) > 0 {
		fmt.Fprintln(k.err, briefly(problems))
		return errReported
	}
	return nil
}
