package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"fairymax/board"
	"fairymax/internal/book"
	"fairymax/internal/notation"
	"fairymax/internal/ownfile"
	"fairymax/variants"
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
	for _, name := range k.arguments {
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

// gameReader counts the games of files.
type gameReader struct {
	*call
	variant   *variants.Variant
	catalogue *variants.Catalogue
	tally     *book.Tally
	failed    error           // a game or a line was bad; the others are counted
	told      map[string]bool // notes on how positions were read
	bad       int             // games or lines of the file
}

// into adds the counted games to a book.
func (g *gameReader) into(path string, least int) error {
	if g.tally.Games() == 0 {
		return errors.New("there are no games to add to the book")
	}
	var added book.Size
	err := book.Update(path, g.variant.Rules, func(b *book.Book) { added = g.tally.AddTo(b, least) })
	if err != nil {
		return err
	}
	fmt.Fprintf(g.out, "%s: %s counted; new are %s and %s\n", path,
		spelling.Counted(g.tally.Games(), "game"), spelling.Counted(added.Positions, "position"), spelling.Counted(added.Moves, "move"))
	return g.failed
}

// read counts the games of a PGN file, or of a file with one game per line.
func (g *gameReader) read(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return g.noFile(name, err)
	}
	defer file.Close()
	g.bad = 0
	defer func() {
		if left := g.bad - mostMistakes; left > 0 {
			fmt.Fprintf(g.err, "%s: %s\n", name, more(left))
		}
	}()
	in := bufio.NewReader(file)
	if strings.EqualFold(filepath.Ext(name), ".pgn") || startsWithTag(in) {
		return g.readPGN(name, in)
	}
	return g.readLines(name, in)
}

// startsWithTag reports whether a text begins like PGN.
func startsWithTag(in *bufio.Reader) bool {
	const enough = 512
	text, _ := in.Peek(enough)
	return notation.StartsWithTag(string(text))
}

// tellBegin says how the position with which a game begins was read, each thing once.
func (g *gameReader) tellBegin(name string, n int, record *notation.Record) {
	start, _ := record.Begin(g.variant.Rules) // it has been read before
	for _, note := range start.Words() {
		if !g.told[note] && len(g.told) < mostMistakes {
			g.told[note] = true
			fmt.Fprintf(g.err, "%s: game %d: FEN: %s\n", name, n, note)
		}
	}
}

func (g *gameReader) readPGN(name string, in *bufio.Reader) error {
	others, n := 0, 0
	unknown := map[string]int{}
	for record, err := range notation.Records(in) {
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		n++
		if tag := record.Tag("Variant"); !g.isItself(tag) {
			if others++; !slices.Contains(g.catalogue.Names(), g.catalogue.Find(tag)) {
				unknown[tag]++
			}
			continue
		}
		played, err := record.Replay(g.variant.Rules)
		if err != nil {
			g.warn("%s: game %d (%s - %s): %v%s", name, n, record.Tag("White"), record.Tag("Black"), err, upTo(played))
		}
		if note := record.Note(); note != "" {
			fmt.Fprintf(g.err, "%s: game %d: %s\n", name, n, note)
		}
		if played != nil && (err == nil || len(played.Moves()) > 0) {
			g.tellBegin(name, n, record)
			g.tally.Add(played, record.Result)
		}
	}
	g.tellOthers(name, others, unknown)
	return nil
}

// tellOthers says how many games of a file were left out. Unknown variants are named, because a name
// may be misspelt.
func (g *gameReader) tellOthers(file string, games int, unknown map[string]int) {
	if games == 0 {
		return
	}
	fmt.Fprintf(g.out, "%s: %s of other variants left out\n", file, spelling.Counted(games, "game"))
	for i, tag := range slices.Sorted(maps.Keys(unknown)) {
		if i == mostMistakes {
			fmt.Fprintf(g.err, "%s: %s\n", file, more(len(unknown)-i))
			break
		}
		fmt.Fprintf(g.err, "%s: no variant %q (%s)\n", file, tag, spelling.Counted(unknown[tag], "game"))
	}
}

// isItself reports whether the Variant tag of a game names the variant of the book.
func (g *gameReader) isItself(tag string) bool {
	return tag == "" || strings.EqualFold(tag, g.variant.Title) || g.catalogue.Find(tag) == g.variant.Name
}

// readLines counts games with one line of moves each, in any notation; #
// begins a comment.
func (g *gameReader) readLines(name string, in *bufio.Reader) error {
	lines := bufio.NewScanner(in)
	for number := 1; lines.Scan(); number++ {
		text, _, _ := strings.Cut(lines.Text(), "#")
		played := board.NewGame(g.variant.Rules.Start())
		for _, word := range words.FindAllStringIndex(text, -1) {
			if notation.IsNumber(text[word[0]:word[1]]) {
				continue
			}
			m, err := notation.Read(played.Position(), text[word[0]:word[1]], 1)
			if err != nil && len(played.Moves()) == 0 {
				err = fmt.Errorf("%w; a line is the moves of a game, such as e2e4 e7e5 or 1. e4 e5", err)
			}
			if err != nil {
				g.warn("%s:%d:%d: %v%s", name, number, utf8.RuneCountInString(text[:word[0]])+1, err, upTo(played))
				break
			}
			played.Play(m)
		}
		if len(played.Moves()) > 0 {
			g.tally.Add(played, "*")
		}
	}
	return lines.Err()
}

// upTo says that the moves before a mistake count, if there are some.
func upTo(played *board.Game) string {
	if played == nil || len(played.Moves()) == 0 {
		return ""
	}
	return "; the moves before it count"
}

var words = regexp.MustCompile(`\S+`)

// warn reports a part of the input that is not counted.
func (g *gameReader) warn(format string, args ...any) {
	g.failed = errReported
	if g.bad++; g.bad <= mostMistakes {
		fmt.Fprintf(g.err, format+"\n", args...)
	}
}
