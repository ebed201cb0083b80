package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const twoGames = `[White "A"]
[Black "B"]
[Result "1-0"]

1. e4 e5 2. Nf3 1-0

[White "C"]
[Black "D"]
[Variant "normal"]
[Result "0-1"]

1. e4 c5 2. Nf9 0-1

[Variant "Capablanca"]

1. Nh3 *
`

func TestBook(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "my.book")
	pgn, lines := filepath.Join(folder, "games"), filepath.Join(folder, "lines.txt")
	write(t, pgn, twoGames)
	write(t, lines, "# two openings\ne2e4 e7e5 Nf3 # Ruy\n\nd2d4 xyz\n")

	status, out, errors := typed(t, "", "book", "-o", path, pgn)
	if status != 1 || !strings.Contains(out, "1 game of other variants") || !strings.Contains(out, "1 game without a Variant tag counted as normal\n") ||
		!strings.Contains(out, "2 games counted; new are 3 positions and 4 moves") ||
		!strings.Contains(errors, "games: game 2 (C - D): ply 3: Nf9") {
		t.Errorf("status %d\n%s%s", status, out, errors)
	}
	status, out, errors = typed(t, "", "book", lines, "-o", path, "-plies", "2", "-min", "1")
	if status != 1 || !strings.Contains(out, "2 games counted; new are 0 positions and 1 move") || !strings.Contains(errors, "lines.txt:4:6: xyz") {
		t.Errorf("status %d\n%s%s", status, out, errors)
	}
	other := filepath.Join(folder, "other.book")
	write(t, lines, "1. e4 e5 2. Nf3\nrnbqkbnr/8/8/8 w\n")
	status, out, errors = typed(t, "", "book", lines, "-o", other)
	if status != 1 || !strings.Contains(out, "new are 3 positions and 3 moves") || !strings.Contains(errors, "; a line is the moves of a game, such as e2e4 e7e5 or 1. e4 e5") {
		t.Errorf("status %d\n%s%s", status, out, errors)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\te2e4:3/3 d2d4:1/1\n",
		"\nrnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -\tc7c5:2/1 e7e5:1/2\n",
		"\nrnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -\tg1f3:2/1\n",
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the book lacks %q:\n%s", want, text)
		}
	}

	write(t, path, string(text)+"nonsense\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - a2a3:4 e2e9\n")
	status, out, errors = typed(t, "", "book", "-o", path)
	if status != 1 || !strings.Contains(out, "3 positions, 6 moves\n") || !strings.Contains(out, "a3  50.0 %  by hand") ||
		!strings.Contains(out, "e4  37.5 %  3 games") || !strings.Contains(errors, "my.book:9:9: ") || !strings.Contains(errors, "my.book:10:61: e2e9") {
		t.Errorf("status %d\n%s%s", status, out, errors)
	}
}

// The games of a file count once, by whatever name it is given again.
func TestBookFileTwice(t *testing.T) {
	folder := t.TempDir()
	games := filepath.Join(folder, "g.pgn")
	write(t, games, "[Variant \"gardner\"]\n\n1. a3 *\n")
	status, out, said := typed(t, "", "book", "gardner", "-o", filepath.Join(folder, "my.book"), games, folder+"/./g.pgn")
	if status != 0 || !strings.Contains(out, "1 game counted") || !strings.Contains(said, "/./g.pgn: this file is given twice; its games count once\n") {
		t.Errorf("status %d\n%s%s", status, out, said)
	}
}

// With -f, a file that is no book becomes one. A line without an end is told with its place.
func TestBookOverAnotherFile(t *testing.T) {
	folder := t.TempDir()
	notes, games := filepath.Join(folder, "notes.txt"), filepath.Join(folder, "g.txt")
	write(t, notes, "hello world\nsecond line\n")
	write(t, games, "e2e4 e7e5\n")
	if status, _, said := typed(t, "", "book", "-f", "-o", notes, games); status != 0 || said != "" {
		t.Errorf("status %d, %s", status, said)
	}
	if status, out, said := typed(t, "", "book", "-o", notes); status != 0 || said != "" || !strings.Contains(out, "2 positions") {
		t.Errorf("status %d, %s%s", status, out, said)
	}
	write(t, games, "e2e4\n"+strings.Repeat("e7e5 ", 300_000)+"\n")
	if status, _, said := typed(t, "", "book", "-o", notes, games); status != 1 || !strings.Contains(said, "g.txt:2: ") || !strings.Contains(said, "at most 1048576 bytes") {
		t.Errorf("status %d, %s", status, said)
	}
}

// Games of an unknown variant are left out, because their moves may be legal here too.
func TestBookOfUnknownVariants(t *testing.T) {
	folder := t.TempDir()
	pgn := filepath.Join(folder, "m.pgn")
	write(t, pgn, "[Variant \"frog\"]\n\n1. e4 e5 *\n\n[Variant \"CHESS\"]\n\n1. d4 *\n\n[Variant \"Standard\"]\n\n1. c4 *\n")
	status, out, errors := typed(t, "", "book", "-o", filepath.Join(folder, "my.book"), pgn)
	if status != 0 || !strings.Contains(out, "m.pgn: 1 game of other variants left out\n") || !strings.Contains(out, "2 games counted") ||
		errors != pgn+": no variant \"frog\" (1 game)\n" {
		t.Errorf("status %d\n%s%s", status, out, errors)
	}
}

// Without -o it is the book that the engine uses.
func TestBookOfTheEngine(t *testing.T) {
	folder := t.TempDir()
	lines := filepath.Join(folder, "lines.txt")
	write(t, lines, "e2e4\n")
	status, out, errors := typed(t, "", "book", lines)
	want := filepath.Join(os.Getenv("XDG_CONFIG_HOME"), "fairymax", "books", "normal.book")
	if status != 0 || errors != "" || !strings.HasPrefix(out, want+": 1 game counted") {
		t.Errorf("status %d\n%s%s", status, out, errors)
	}
	if _, err := os.Stat(want); err != nil {
		t.Error(err)
	}
}

// A book that nothing has been added to is not described.
func TestNoBookYet(t *testing.T) {
	status, out, errs := typed(t, "", "book", "gardner")
	if status != 0 || errs != "" || !strings.HasPrefix(out, "there is no book ") || !strings.HasSuffix(out, "gardner.book yet; fairymax book gardner GAMES.pgn makes one\n") {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
}

// Games are not added to the book of another game. Positions of one that do not fit are told.
func TestBookOfAnotherGame(t *testing.T) {
	folder := t.TempDir()
	path, lines := filepath.Join(folder, "my.book"), filepath.Join(folder, "lines.txt")
	write(t, lines, "e2e4 e7e5\n")
	typed(t, "", "book", "-o", path, "gothic", lines)
	before, _ := os.ReadFile(path)
	status, _, said := typed(t, "", "book", "-o", path, "normal", lines)
	after, _ := os.ReadFile(path)
	if status != 1 || !strings.Contains(said, "my.book has no position of normal, and seems to be the book of another game: ") || string(after) != string(before) {
		t.Errorf("status %d, %s%s", status, said, after)
	}
	write(t, path, string(before)+"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\td2d4:1\n")
	status, out, said := typed(t, "", "book", "-o", path, "normal", lines)
	if status != 0 || !strings.Contains(out, "new are 1 position and 2 moves") || !strings.Contains(said, "my.book:6:1: ") {
		t.Errorf("status %d, %s%s", status, out, said)
	}
}

func TestBookMisuse(t *testing.T) {
	folder := t.TempDir()
	empty := filepath.Join(folder, "empty.pgn")
	write(t, empty, "")
	for _, test := range []struct {
		arguments string
		status    int
		err       string
	}{
		{"book -plies 0 x", 2, "-plies"},
		{"book -min -1 x", 2, "-min"},
		{"book -variant nosuch", 1, "nosuch"},
		{"book gardner -o " + filepath.Join(folder, "no.book"), 1, "no.book: no such file"},
		{"book nosuch g.pgn", 1, "fairymax: no variant \"nosuch\""},
		{"book gothik " + empty, 1, "gothic"},
		{"book gothik " + empty, 1, "; nor is there a file gothik"},
		{"book gardner nosuch", 1, "fairymax: nosuch: no such file"},
		{"book nosuch.pgn", 1, "fairymax: nosuch.pgn: no such file"},
		{"annotate nosuch g.pgn", 1, "fairymax: no variant \"nosuch\""},
		{"book /nowhere.pgn", 1, "/nowhere.pgn"},
		{"book " + empty, 1, "no games"},
		{"book -o " + folder + " " + empty, 1, "is a directory"},
	} {
		status, _, errors := typed(t, "", strings.Fields(test.arguments)...)
		if status != test.status || !strings.Contains(errors, test.err) {
			t.Errorf("%s: status %d, %s", test.arguments, status, errors)
		}
	}
}
