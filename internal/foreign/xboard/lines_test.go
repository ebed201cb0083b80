package xboard

import (
	"strings"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// outcome imports lines: the texts by the names of the games, and what is wrong.
func outcome(t *testing.T, lines, variant string) (map[string]string, string) {
	t.Helper()
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	run := game.NewRun(builtin, "lines.log", lines, variant)
	if err := Read(run); err != nil {
		t.Fatal(err)
	}
	results, err := run.Outcome()
	games := make(map[string]string)
	for _, r := range results {
		games[r.Given] = r.Text
	}
	if err == nil {
		return games, ""
	}
	return games, err.Error()
}

const array = " 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"

// Piece lines belong to the setup line above them, also where that cannot be read, and to no other game.
func TestPieceLinesOfOtherGames(t *testing.T) {
	const one, setup = "variant one\nsetup (PNBRQKpnbrqk)" + array + "piece N& NA\n", "setup (PNBRQKpnbrqk)" + array
	alone, problems := outcome(t, one, "")
	if alone["one"] == "" || problems != "" {
		t.Fatalf("%v, %s", alone, problems)
	}
	const noSetup = "lines.log:5: \"setup (PNBRQKpnbrqk"
	for lines, want := range map[string][]string{ // the problems, and which game comes besides
		"variant two\nsetup (PNBRQKpnbrqk" + array + "piece N& NW\n":    {noSetup},
		"variant two\nsetup (PNBRQKpnbrqk" + array + "piece N& NN\n":    {noSetup},
		"variant two\nsetup (PNBRQKpnbrqk" + array + "piece N N N\n":    {noSetup, "lines.log:6: \"piece N N N\" is not"},
		"variant two\nsetup (PNBRQKpnbr9k)" + array + "piece N& NW\n":   {"lines.log:5: \"9\" is not a letter"},
		"variant two\nsetup (PNBRQKpnbrqké)" + array + "piece N& NW\n":  {"lines.log:5: \"é\" is not a letter"},
		"variant two\nsetup (PNBRQKpnbrq)" + array + "piece N& NW\n":    {"lines.log:5: the table"},
		"variant two\npiece N& NW\n":                                    {"lines.log:5: a piece line comes after"},
		"variant two\n" + setup + "piece N& N W\n":                      {"lines.log:6: \"piece N& N W\" is not"},
		"variant two\n" + setup + "piece N& N W\npiece B& BisO2\n":      {"lines.log:6: \"piece N& N W\" is not"},
		"setup nonsense\npiece N& NW\nvariant three\n" + setup + "\n\n": {"lines.log:4: \"setup nonsense\" is not", "three"},
	} {
		games, problems := outcome(t, one+lines, "")
		more := want[len(want)-1] == "three"
		if more {
			want = want[:len(want)-1]
		}
		if games["one"] != alone["one"] || len(games) > 1 != more {
			t.Errorf("%s\ngives %v\nwant one as\n%s", lines, games, alone["one"])
		}
		got := strings.Split(problems, "\n")
		if len(got) != len(want) {
			t.Errorf("%s\ngives the problems %s\nwant %q", lines, problems, want)
			continue
		}
		for i := range want {
			if !strings.HasPrefix(got[i], want[i]) {
				t.Errorf("%s\ngives the problem %s\nwant %s", lines, got[i], want[i])
			}
		}
	}
}

// A game that is wanted has none of the problems of others, and one that cannot be read is there.
func TestProblemsOfTheWantedGame(t *testing.T) {
	const lines = "variant one\nsetup (PNBRQKpnbrqk)" + array + "variant two\nsetup nonsense\npiece N N W\n"
	if games, problems := outcome(t, lines, "one"); len(games) != 1 || problems != "" {
		t.Errorf("one: %d games, %s", len(games), problems)
	}
	games, problems := outcome(t, lines, "two")
	if len(games) > 0 || strings.Count(problems, "\n") != 1 || !strings.HasPrefix(problems, "lines.log:4: \"setup nonsense\"") {
		t.Errorf("two: %d games, %s", len(games), problems)
	}
}

// All fields of a setup's position are carried over, or what is lost is told.
func TestFields(t *testing.T) {
	const chess, passed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR"
	for fen, want := range map[string]string{ // the fields in the game, or what is said
		chess + " b KQkq - 7 9":      "b KQkq - 7 9",
		chess + " b KQkq - 7":        "b KQkq - 7 1",
		chess + " w KQkq -":          "w KQkq - 0 1",
		chess + " b":                 "b - - 0 1",
		chess:                        "w - - 0 1",
		chess + " b 3 5":             "b - - 3 5",
		chess + " b KQkq - 99999 5":  "b KQkq - 0 5",
		passed + " b KQkq e3 0 7":    "b KQkq e3 0 7",
		passed + " b KQkq d3 0 7":    "lines.log:1: lines: not carried over: en passant on d3: no piece",
		passed + " w KQkq e3 0 7":    "lines.log:1: lines: not carried over: en passant on e3: no piece",
		passed + " b KQkq e2 0 7":    "lines.log:1: lines: not carried over: en passant on e2: no piece",
		passed + " b KQkq é 0 7":     "lines.log:1: lines: not carried over: en passant on é: no piece",
		chess + " black KQkq - 0 1":  "lines.log:1: lines: not carried over: the side to move black",
		chess + "[] b KQkq - 7 9":    "b KQkq - 7 9",
		chess + " [-] b KQkq - 7 9":  "b KQkq - 7 9",
		chess + " [-] b KQkq 7 9":    "b KQkq - 7 9",
		passed + "[] b KQkq e3 99 1": "b KQkq e3 99 1",
	} {
		parent := "0_normal"
		if strings.Contains(fen, "[") {
			parent = "5_crazyhouse"
		}
		games, said := outcome(t, "setup (PNBRQKpnbrqk) 8x8+"+parent+" "+fen+"\n", "")
		told := strings.HasPrefix(want, "lines.log")
		if told && (len(games) > 0 || !strings.HasPrefix(said, want)) || !told && !strings.Contains(games["lines"], " "+want+"\"") {
			t.Errorf("%s gives %v with %q, want %q", fen, games, said, want)
		}
		if strings.Contains(fen, "99999") && !strings.Contains(games["lines"], "# - 99999 is too large a number and left out") {
			t.Errorf("%s has no note:\n%s", fen, games["lines"])
		}
	}
}

// XBoard castles with no parent that has none, and with no king that has first moves of another kind.
func TestNoCastling(t *testing.T) {
	const setup = "setup (PNBRQKpnbrqk) 8x8+0_"
	const position = " rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
	for lines, want := range map[string]string{
		setup + "nocastle" + position:                                   "w - - 0 1",
		setup + "shatranj" + position + "piece K& KimAimD\n":            "w Ee - 0 1",
		setup + "fairy" + position + "piece K& KimD\n":                  "w Ee - 0 1",
		setup + "fairy" + position + "piece K KimD\npiece k K\n":        "w kqE - 0 1",
		setup + "fairy" + position + "piece K& KisO2\npiece Q& ABD\n":   "w KQkq - 0 1",
		setup + "nocastle" + position + "piece K& KisO2\npiece Q& AB\n": "w KQkq - 0 1",
	} {
		games, said := outcome(t, lines, "")
		text := games["lines"]
		if castles := strings.ContainsAny(want, "KQkq"); !strings.Contains(text, want) || strings.Contains(text, "castling.rook") && !castles {
			t.Errorf("%s\ngives %s\n%s\nwant %s", lines, said, text, want)
		}
	}
}

// What a rank of a setup leaves out is empty.
func TestShortRanks(t *testing.T) {
	games, said := outcome(t, "setup (PNBRQKpnbrqk) 8x8+0_normal rnbqkbnr/ppppppp/8/5/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n", "")
	text := games["lines"]
	for _, want := range []string{"rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq", "# - rank 7 has 7 files, the others are taken as empty", "rank 5 has 5 files"} {
		if !strings.Contains(text, want) {
			t.Errorf("the game lacks %q: %s\n%s", want, said, text)
		}
	}
}
