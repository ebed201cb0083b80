package tests

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/notation"
)

// TestMatch plays a small match between two copies and reads its record back.
func TestMatch(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	openings, pgn := filepath.Join(folder, "openings"), filepath.Join(folder, "games.pgn")
	if err := os.WriteFile(openings, []byte("c2c3 c4c3\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	output, err := exec.Command(program, "match", "-variant", "losalamos", "-games", "4", "-concurrency", "2",
		"-nodes", "500", "-openings", openings, "-pgn", pgn).CombinedOutput()
	if err == nil || !strings.Contains(string(output), "line 1: c4c3") {
		t.Errorf("a bad opening: %v\n%s", err, output)
	}
	if err := os.WriteFile(openings, []byte("c2c3 c5c4\nd2d3 e5e4\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	output, err = exec.Command(program, "match", "-variant", "losalamos", "-games", "4", "-concurrency", "2",
		"-nodes", "500", "-openings", openings, "-pgn", pgn).CombinedOutput()
	if err != nil || !bytes.Contains(output, []byte("\nevery game ended by the rules\n")) {
		t.Fatalf("match: %v\n%s", err, output)
	}
	if !bytes.Contains(output, []byte("4 games: this can only show a difference of about 301 Elo or more")) || !bytes.Contains(output, []byte(" of the points in 4 games (+")) {
		t.Errorf("the match says neither what so few games tell nor what they have told:\n%s", output)
	}
	if bytes.Contains(output, []byte("repeat")) {
		t.Errorf("games with different openings or colours count as repeated:\n%s", output)
	}
	text, err := os.ReadFile(pgn)
	if err != nil {
		t.Fatal(err)
	}
	records, err := notation.ReadRecords(bytes.NewReader(text))
	if err != nil || len(records) != 4 {
		t.Fatalf("%d games recorded: %v\n%s", len(records), err, text)
	}
	for _, record := range records {
		if agreedDraw(output, record) {
			if _, err := record.Replay(load(t, "losalamos")); err != nil {
				t.Errorf("%v\n%s", err, text)
			}
			continue
		}
		if err := endedByRules(load(t, "losalamos"), record); err != nil {
			t.Errorf("%v\n%s", err, text)
		}
	}
}

// agreedDraw reports whether the two sides of a game agreed to a draw, by the
// output of the match.
func agreedDraw(output []byte, r *notation.Record) bool {
	for line := range strings.Lines(string(output)) {
		if strings.HasPrefix(line, "game "+r.Tag("Round")+": ") {
			return r.Result == "1/2-1/2" && strings.Contains(line, "1/2-1/2 {draw agreed, ")
		}
	}
	return false
}

// Programs that search to a node count repeat their games.
func TestMatchRepeated(t *testing.T) {
	if !*long {
		t.Skip("plays matches; FAIRYMAX_LONG runs it")
	}
	output, err := exec.Command(program, "match", "-variant", "gardner", "-games", "4", "-nodes", "100").CombinedOutput()
	for _, want := range []string{"4 games: this can only show a difference of about 301 Elo or more", "\nThe games do not show which of the two is stronger", "\nA longer match: fairymax match -nodes 100 -variant gardner -games 16 -random 8\n"} {
		if !bytes.Contains(output, []byte(want)) {
			t.Errorf("%q is missing:\n%s", want, output)
		}
	}
	if err != nil || !bytes.Contains(output, []byte("\n2 of 4 games repeat an earlier one")) {
		t.Errorf("match: %v\n%s", err, output)
	}
}

// Openings that do not suffice are named, and the longer match does not use them.
func TestMatchFewOpenings(t *testing.T) {
	if !*long {
		t.Skip("plays matches; FAIRYMAX_LONG runs it")
	}
	openings := filepath.Join(t.TempDir(), "op1.txt")
	if err := os.WriteFile(openings, []byte("a2a3\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	output, err := exec.Command(program, "match", "gardner", "-games", "4", "-nodes", "100", "-openings", openings).CombinedOutput()
	for _, want := range []string{
		"\n2 of 4 games repeat an earlier one and prove nothing; " + openings + " has only 1 opening, good for two games: add openings, or use -random instead\n",
		"\nA longer match: fairymax match gardner -nodes 100 -games 16 -random 8\n",
	} {
		if err != nil || !bytes.Contains(output, []byte(want)) {
			t.Errorf("%q is missing: %v\n%s", want, err, output)
		}
	}
}

// An engine without a command is this program as a user starts it, with the network of the
// game: against the program by its path, the second game is the first with colours reversed.
func TestMatchOwnEngine(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	pgn := filepath.Join(t.TempDir(), "games.pgn")
	output, err := exec.Command(program, "match", "-variant", "minishogi", "-second", program, "-games", "2", "-nodes", "100", "-pgn", pgn).CombinedOutput()
	if err != nil {
		t.Fatalf("match: %v\n%s", err, output)
	}
	text, err := os.ReadFile(pgn)
	if err != nil {
		t.Fatal(err)
	}
	records, err := notation.ReadRecords(bytes.NewReader(text))
	if err != nil || len(records) != 2 {
		t.Fatalf("%d games recorded: %v\n%s", len(records), err, text)
	}
	if !slices.Equal(records[0].Moves, records[1].Moves) {
		t.Errorf("two engines play where there should be one:\n%s", text)
	}
}

// TestMatchAgainstFairyMax plays against a program that is not ours. The margin is wide,
// because the machine may be busy with other tests.
func TestMatchAgainstFairyMax(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole games")
	}
	opponent := findProgram(t, "fairymax")
	output, err := exec.Command(program, "match", "-variant", "capablanca", "-second", opponent,
		"-games", "2", "-concurrency", "2", "-tc", "2+0.02", "-margin", "10s").CombinedOutput()
	if err != nil || !bytes.Contains(output, []byte("\nevery game ended by the rules\n")) {
		t.Errorf("match: %v\n%s", err, output)
	}
}

// Fairy-Stockfish plays a game of which it knows nothing but the section of a variants.ini that it is
// given for the match. One with custom pieces is too new for Debian's.
func TestMatchAgainstFairyStockfish(t *testing.T) {
	opponent := findProgram(t, "fairy-stockfish")
	file := filepath.Join(t.TempDir(), "mine.toml")
	for text, want := range map[string]string{
		"title = \"Mine\"\nextends = \"nocastle\"\npromotion.pawn.to = [\"rook\", \"knight\"]\n": "\nevery game ended by the rules\n",
		"title = \"Mine\"\nextends = \"stag-hunt\"\npromotion.pawn.to = [\"rook\", \"stag\"]\n":  "perhaps it is too old for it\n",
		"title = \"Mine\"\nextends = \"nocastle\"\nroyal.give_check = \"mate\"\n":                "does not play the variant mine",
	} {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		output, _ := exec.Command(program, "match", file, "-second", "uci:"+opponent, "-games", "2", "-nodes", "200").CombinedOutput()
		if !strings.Contains(string(output), want) {
			t.Errorf("%s\n%s\nwant %q", text, output, want)
		}
	}
	if left, err := filepath.Glob(filepath.Join(os.TempDir(), "fairymax-match*")); err != nil || len(left) > 0 {
		t.Errorf("files are left: %v, %v", left, err)
	}
}

// A person's own file is played by any two engines of ours, also by one that is started
// without the file, and under a name that no GUI understands.
func TestMatchWithOwnFile(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	folder := t.TempDir()
	names := []string{"my own", "mine"}
	if !*long {
		names = names[:1]
	}
	for _, name := range names {
		file := filepath.Join(folder, name+".toml")
		if err := os.WriteFile(file, []byte("title = \"Mine\"\nextends = \"gardner\"\nendings.stalemate = \"loss\"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, arguments := range [][]string{
			{"-variant", file, "-second", program},
			{"-variant", file, "-first", program, "-second", program + " -features -futility"},
			{"-variant", name, "-variants", folder, "-first", program},
			{"-variant", file, "-second", "uci:" + program},
		} {
			output, err := exec.Command(program, append([]string{"match", "-games", "2", "-nodes", "50"}, arguments...)...).CombinedOutput()
			for _, want := range []string{"\nWhite scored ", "\nmean length ", "\nhow games ended ", "every game ended by the rules\n"} {
				if err != nil || !strings.Contains(string(output), want) {
					t.Errorf("%q: %v\n%s", arguments, err, output)
					break
				}
			}
		}
	}
}

// The program plays the same game in each protocol that it speaks.
func TestMatchInEachProtocol(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, test := range []struct{ variant, protocol string }{{"normal", "uci"}, {"minishogi", "uci"}, {"minishogi", "usi"}, {"xiangqi", "ucci"}} {
		pgn := filepath.Join(t.TempDir(), "games.pgn")
		output, err := exec.Command(program, "match", "-variant", test.variant, "-first", test.protocol+":"+program, "-games", "2", "-nodes", "100", "-pgn", pgn).CombinedOutput()
		if err != nil || !bytes.Contains(output, []byte("\nevery game ended by the rules\n")) {
			t.Errorf("%s in %s: %v\n%s", test.variant, test.protocol, err, output)
			continue
		}
		text, err := os.ReadFile(pgn)
		if err != nil {
			t.Fatal(err)
		}
		records, err := notation.ReadRecords(bytes.NewReader(text))
		if err != nil || len(records) != 2 {
			t.Fatalf("%d games recorded: %v\n%s", len(records), err, text)
		}
		if !slices.Equal(records[0].Moves, records[1].Moves) {
			t.Errorf("%s in %s: another game than in CECP\n%s", test.variant, test.protocol, text)
		}
	}
}
