package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"fairymax/board"
	"fairymax/internal/book"
	"fairymax/internal/notation"
	"fairymax/variants"
	"fairymax/variants/spelling"
)

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
	update := book.Update
	if g.files().Over && !isBookOf(path, g.variant.Rules) {
		update = book.Replace
	}
	if err := update(path, g.variant.Rules, func(b *book.Book) { added = g.tally.AddTo(b, least) }); err != nil {
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
	others, untagged, n := 0, 0, 0
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
		} else if tag == "" {
			untagged++
		}
		played, err := record.Replay(g.variant.Rules)
		if err != nil {
			g.warn("%s: game %d%s: %v%s", name, n, players(record), err, upTo(played))
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
	if untagged < n { // a file without any tag has games of the variant that was named
		g.tellUntagged(name, untagged)
	}
	return nil
}

// players names those of a game, if its record does.
func players(record *notation.Record) string {
	white, black := record.Tag("White"), record.Tag("Black")
	if white == "" && black == "" {
		return ""
	}
	return fmt.Sprintf(" (%s - %s)", cmp.Or(white, "?"), cmp.Or(black, "?"))
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

// tellUntagged says how many games of a file with several variants count although they name none.
func (g *gameReader) tellUntagged(file string, games int) {
	if games > 0 {
		fmt.Fprintf(g.out, "%s: %s without a Variant tag counted as %s\n", file, spelling.Counted(games, "game"), g.variant.Name)
	}
}

// isItself reports whether the Variant tag of a game names the variant of the book.
func (g *gameReader) isItself(tag string) bool {
	return tag == "" || strings.EqualFold(tag, g.variant.Title) || g.catalogue.Find(tag) == g.variant.Name
}

// readLines counts games with one line of moves each, in any notation; #
// begins a comment.
func (g *gameReader) readLines(name string, in *bufio.Reader) error {
	lines, number := bufio.NewScanner(in), 1
	lines.Buffer(nil, longestGame)
	for ; lines.Scan(); number++ {
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
	if err := lines.Err(); err != nil {
		return fmt.Errorf("%s:%d: %w; a line has at most %d bytes", name, number, err, longestGame)
	}
	return nil
}

// longestGame is how many bytes a line with the moves of a game may have.
const longestGame = 1 << 20

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
