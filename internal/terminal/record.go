package terminal

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/atomicfile"
	"fairymax/internal/notation"
)

// saved is where the game was saved, or loaded from, and as what text. Known is its record when it
// was last in a file. A file that games were saved in takes the next game too.
type saved struct {
	path, text, known string
	own               bool // games were saved in the file
}

// personName is the person's name in records. A game that is loaded again finds its
// sides by it.
const personName = "Human"

// record is the game as PGN.
func (t *game) record() string {
	names := [2]string{t.Name, t.Name}
	names[t.Person] = personName
	var b strings.Builder
	notation.NewRecord(t.game, t.result(),
		notation.Tag{Name: "Event", Value: "Game in the terminal"},
		notation.Tag{Name: "Site", Value: "?"},
		notation.Tag{Name: "Date", Value: time.Now().Format("2006.01.02")},
		notation.Tag{Name: "Round", Value: "-"},
		notation.Tag{Name: "White", Value: names[define.White]},
		notation.Tag{Name: "Black", Value: names[define.Black]},
	).Write(&b)
	return b.String()
}

// isUnsaved reports whether leaving would lose moves.
func (t *game) isUnsaved() bool { return len(t.game.Moves()) > 0 && t.saved.known != t.record() }

// usualFile is where the game is saved if the person does not say.
func (t *game) usualFile() string {
	if t.saved.path != "" {
		return t.saved.path
	}
	return fmt.Sprintf("%s-%s.pgn", t.rules.Def.Name, time.Now().Format("2006-01-02"))
}

// save saves the game. A file with other games gets one more; the game that was saved
// there before is replaced.
func (t *game) save(path string) {
	if len(t.game.Moves()) == 0 {
		t.say("There are no moves to save.")
		return
	}
	if path == "" {
		path = t.usualFile()
	}
	if folder := filepath.Dir(path); !isFolder(folder) {
		t.say(fmt.Sprintf("The game is not saved: there is no folder %s.", folder))
		return
	}
	text, others := t.record(), false
	_, err := atomicfile.Update(path, func(old []byte) ([]byte, error) {
		if !notation.TakesGames(string(old)) {
			return nil, fmt.Errorf("%s contains something other than games", path)
		}
		if t.saved.path == path {
			old = bytes.TrimSuffix(old, []byte(t.saved.text))
		}
		others = len(old) > 0
		if others && !bytes.HasSuffix(old, []byte("\n\n")) {
			old = append(bytes.TrimRight(old, "\n"), "\n\n"...)
		}
		return append(old, text...), nil
	})
	if err != nil {
		t.say(fmt.Sprintf("The game is not saved: %v.", err))
		return
	}
	t.saved = saved{path, text, text, true}
	if others {
		t.say(fmt.Sprintf("The game is saved in %s, after the games already there.", path))
		return
	}
	t.say(fmt.Sprintf("The game is saved in %s.", path))
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// load goes on with a game of a PGN file: the last, or the one with a number.
func (t *game) load(argument string) {
	path, number := argument, 0
	if at := strings.LastIndexByte(argument, ' '); at > 0 {
		if n, err := strconv.Atoi(argument[at+1:]); err == nil {
			path, number = strings.TrimSpace(argument[:at]), n
		}
	}
	if path == "" {
		path = t.usualFile()
	}
	switch err := t.loadFrom(path, number); {
	case err != nil && strings.HasSuffix(path, ".toml") && !errors.Is(err, fs.ErrNotExist):
		t.say(fmt.Sprintf("%s is the definition of a game; \"new %[1]s\" plays it.", path))
	case err != nil:
		t.say(fmt.Sprintf("%s: %v.", path, err))
	}
}

func (t *game) loadFrom(path string, number int) error {
	record, number, err := readGame(path, number)
	if err != nil {
		return err
	}
	v, err := t.variantOf(record)
	if err != nil {
		return t.howToLoad(record.Tag("Variant"), filepath.Dir(path), err)
	}
	g, err := record.Replay(v.Rules)
	if err != nil {
		return fmt.Errorf("game %d: %w", number, err)
	}
	t.sayHowRead(record, v.Rules)
	if v.Rules != t.rules {
		t.reread = func() (Variant, error) { return t.Named(record.Tag("Variant")) }
		t.say(fmt.Sprintf("This is a game of %s.", v.Title))
	}
	t.begin(v, g.Start())
	t.saved.own = t.saved.own && t.saved.path == path
	t.game, t.saved.path = g, path
	t.Engine.NewGame(t.rules)
	t.takeSides(record)
	t.saved.known = t.record()
	t.showBoard()
	t.answer()
	return nil
}

// howToLoad says how to load a game of a definition that the catalogue lacks. A record opens no file
// itself, because it may come from anywhere.
func (t *game) howToLoad(variant, folder string, err error) error {
	if slices.Contains(t.Names, variant) {
		return err
	}
	for _, path := range []string{variant + ".toml", filepath.Join(folder, variant+".toml")} {
		if _, missing := os.Stat(path); missing == nil && filepath.Base(variant) == variant {
			return fmt.Errorf("a game of %s; type \"new %[1]s\" first, then load it again", path)
		}
	}
	return fmt.Errorf("%w; if you have its definition, type \"new FILE\" first, then load the game again", err)
}

// sayHowRead says what was read differently of where a record begins.
func (t *game) sayHowRead(record *notation.Record, rules *board.Rules) {
	start, err := record.Begin(rules)
	if err != nil {
		return
	}
	for _, note := range start.Words() {
		t.say(fmt.Sprintf("FEN: %s.", note))
	}
	if note := record.Note(); note != "" {
		t.say("In this record " + note + ".")
	}
}

// largestFile is the size of the largest file that is read.
const largestFile = 64 << 20

// readGame reads a game of a file; number is 0 for the last one. It returns the number.
func readGame(path string, number int) (*notation.Record, int, error) {
	switch info, err := os.Stat(path); {
	case err != nil:
		return nil, 0, errors.Unwrap(err)
	case !info.Mode().IsRegular():
		return nil, 0, errors.New("not a file with games")
	case info.Size() > largestFile:
		return nil, 0, fmt.Errorf("larger than %d MB", largestFile>>20)
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, 0, errors.Unwrap(err)
	}
	defer file.Close()
	records, err := notation.ReadRecords(file)
	switch {
	case err != nil:
		return nil, 0, err
	case len(records) == 0:
		return nil, 0, errors.New("there is no game in it")
	case number == 0:
		number = len(records)
	case number < 1 || number > len(records):
		return nil, 0, fmt.Errorf("it has no game %d, only %d", number, len(records))
	}
	return records[number-1], number, nil
}

// variantOf returns the variant of a record.
func (t *game) variantOf(record *notation.Record) (Variant, error) {
	name := record.Tag("Variant")
	if name == "" || strings.EqualFold(name, t.rules.Def.Name) {
		return t.Variant, nil
	}
	v, err := t.Named(name)
	if err == nil && v.Rules.Def.Name == t.rules.Def.Name {
		return t.Variant, nil
	}
	return v, err
}

// takeSides gives the person its side of a record, else the side to move. Where the
// record has a result that the rules do not know, the players agreed on it.
func (t *game) takeSides(record *notation.Record) {
	switch personName {
	case record.Tag("White"):
		t.Person = define.White
	case record.Tag("Black"):
		t.Person = define.Black
	default:
		t.Person = t.position().Turn()
	}
	if result := record.Result; result != "*" && result != "" && !t.game.Result().Over {
		t.ended = &agreement{result, fmt.Sprintf("The players ended this game: %s. Type undo to play on.", result)}
	}
}

// listHistory lists the moves that were played.
func (t *game) listHistory(string) {
	var words []string
	for i, m := range t.game.Moves() {
		p := t.game.PositionAt(i)
		switch {
		case p.Turn() == define.White:
			words = append(words, fmt.Sprintf("%d.", p.MoveNumber()))
		case i == 0:
			words = append(words, fmt.Sprintf("%d...", p.MoveNumber()))
		}
		words = append(words, notation.SAN(p, m, 1))
	}
	if len(words) == 0 {
		words = []string{"There are no moves yet."}
	}
	t.say(strings.Join(words, " "))
}
