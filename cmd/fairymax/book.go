package main

import (
	"bufio"
	"errors"
	"fmt"
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
	"fairymax/variants"
)

// booksFolder is where opening books and remembered positions are kept.
func booksFolder() (string, error) {
	config, err := os.UserConfigDir()
	return filepath.Join(config, "fairymax", "books"), err
}

// bookPath is where the engine looks for the opening book of a variant.
func bookPath(variant string) (string, error) {
	folder, err := booksFolder()
	if err != nil {
		return "", err
	}
	return book.Path(folder, variant)
}

// bookCommand puts games into the opening book of a variant; without games it
// says what is in it.
func bookCommand(k *call) error {
	variant := k.flags.String("variant", "normal", "name or file of the `VARIANT`")
	path := k.flags.String("o", "", "`FILE` of the book (default: the one that the engine plays from)")
	plies := k.flags.Int("plies", 20, "take the first `PLIES` of every game")
	least := k.flags.Int("min", 1, "leave out moves that were played in fewer `GAMES`, unless the book has them")
	if err := k.parse(0, -1); err != nil {
		return err
	}
	if *plies < 1 || *least < 1 {
		return misuse("-plies and -min must be positive")
	}
	v, err := k.catalogue().Load(*variant)
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
	games := &gameReader{call: k, variant: v, names: k.catalogue().Names(), tally: book.NewTally(*plies)}
	for _, name := range k.arguments {
		if err := games.read(name); err != nil {
			return err
		}
	}
	return games.into(*path, *least)
}

// showBook says how much is in a book, what cannot be read, and how it opens.
func (k *call) showBook(path string, r *board.Rules) error {
	b, err := book.Load(path, r)
	if err != nil {
		return err
	}
	problems, size := b.Check()
	fmt.Fprintf(k.out, "%s: %d positions, %d moves\n", path, size.Positions, size.Moves)
	choices, total := b.Moves(r.Start()), 0
	for _, c := range choices {
		total += c.Weight
	}
	w := tabwriter.NewWriter(k.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, c := range choices {
		origin := gamesText(c.Games)
		if c.Games == 0 {
			origin = "by hand"
		}
		share := 100 * float64(c.Weight) / float64(max(1, total))
		fmt.Fprintf(w, "\t%s\t%.1f %%\t%s\t\n", notation.SAN(r.Start(), c.Move, 1), share, origin)
	}
	w.Flush()
	if len(problems) > 0 {
		fmt.Fprintln(k.err, problems)
		return errReported
	}
	return nil
}

func gamesText(games int) string {
	if games == 1 {
		return "1 game"
	}
	return fmt.Sprintf("%d games", games)
}

// gameReader counts the games of files.
type gameReader struct {
	*call
	variant *variants.Variant
	names   []string // of all variants
	tally   *book.Tally
	failed  error // a game or a line was bad; the others count
}

// into puts what was counted into a book.
func (g *gameReader) into(path string, least int) error {
	if g.tally.Games() == 0 {
		return errors.New("there are no games to put into the book")
	}
	var added book.Size
	err := book.Update(path, g.variant.Rules, func(b *book.Book) { added = g.tally.AddTo(b, least) })
	if err != nil {
		return err
	}
	fmt.Fprintf(g.out, "%s: %s counted; %d positions and %d moves are new\n", path, gamesText(g.tally.Games()), added.Positions, added.Moves)
	return g.failed
}

// read counts the games of a PGN file, or of a file with a line of moves for each.
func (g *gameReader) read(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
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
	return strings.HasPrefix(strings.TrimLeft(string(text), "\ufeff \t\r\n"), "[")
}

func (g *gameReader) readPGN(name string, in *bufio.Reader) error {
	records, err := notation.ReadRecords(in)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	others := 0
	for i, record := range records {
		if g.isOfAnother(record.Tag("Variant")) {
			others++
			continue
		}
		played, err := record.Replay(g.variant.Rules)
		if err != nil {
			g.complain("%s: game %d (%s - %s): %v", name, i+1, record.Tag("White"), record.Tag("Black"), err)
		}
		if played != nil {
			g.tally.Add(played, record.Result)
		}
	}
	if others > 0 {
		fmt.Fprintf(g.out, "%s: %s of other variants left out\n", name, gamesText(others))
	}
	return nil
}

// isOfAnother reports whether the Variant tag of a game names another variant
// than ours. A name that nobody knows is no reason to leave a game out: what is
// wrong with it shows when it is replayed.
func (g *gameReader) isOfAnother(tag string) bool {
	same := func(name string) bool { return plainName(name) == plainName(tag) }
	return tag != "" && !same(g.variant.Name) && !same(g.variant.Title) && slices.ContainsFunc(g.names, same)
}

// plainName takes blanks and hyphens out of a variant's name, and its capitals.
func plainName(name string) string {
	return strings.NewReplacer(" ", "", "-", "").Replace(strings.ToLower(name))
}

// readLines counts games that are written as moves in coordinates or SAN, one
// game a line; # begins a comment.
func (g *gameReader) readLines(name string, in *bufio.Reader) error {
	lines := bufio.NewScanner(in)
	for number := 1; lines.Scan(); number++ {
		text, _, _ := strings.Cut(lines.Text(), "#")
		played := board.NewGame(g.variant.Rules.Start())
		for _, word := range words.FindAllStringIndex(text, -1) {
			m, err := readMove(played.Position(), text[word[0]:word[1]])
			if err != nil {
				g.complain("%s:%d:%d: %v", name, number, utf8.RuneCountInString(text[:word[0]])+1, err)
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

var words = regexp.MustCompile(`\S+`)

// readMove reads a move in either notation.
func readMove(p *board.Position, text string) (board.Move, error) {
	m, err := notation.ParseCoordinate(p, text, 1)
	if err == nil {
		return m, nil
	}
	if m, errSAN := notation.ParseSAN(p, text, 1); errSAN == nil {
		return m, nil
	}
	return m, err
}

// complain reports something of the input that was left out.
func (g *gameReader) complain(format string, args ...any) {
	fmt.Fprintf(g.err, format+"\n", args...)
	g.failed = errReported
}
