package main

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/internal/desktop"
)

// typed runs a command line with an input.
func typed(t *testing.T, input string, arguments ...string) (status int, out, err string) {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir()) // not the variants of the person running the tests
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CACHE_HOME", "") // not what that person has computed
	var o, e bytes.Buffer
	status = run(arguments, console{strings.NewReader(input), &o, &e})
	return status, o.String(), e.String()
}

func TestCommands(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "tiny.toml"), "title = \"Tiny\"\nextends = \"gardner\"\nendings.move_rule = 60\n")
	write(t, filepath.Join(folder, "broken.toml"), "title = \"Broken\"\nextends = \"gardener\"\n")
	write(t, filepath.Join(folder, "games.ini"), "[mine:chess]\n")
	write(t, filepath.Join(folder, "odd.ini"), "[odd:chess]\nnoSuchRule = true\n")
	for _, test := range []struct {
		arguments string
		status    int
		out, err  string // parts of the output
	}{
		{"perft 3", 0, "perft(3) = 8902\n", ""},
		{"perft -variant capablanca 2", 0, "perft(2) = 784\n", ""},
		{"perft -moves e2e4 -divide 1", 0, "a7a5: 1\n", ""},
		{"perft -divide 1 -fen 4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1", 0, "a7a8n: 1\n", ""},
		{"perft 0", 0, "perft(0) = 1\n", ""},
		{"perft", 2, "", "argument is missing"},
		{"perft x", 2, "", "number from 0"},
		{"perft 1 2", 2, "", "one argument too many"},
		{"perft -depth 1", 2, "", "-depth"},
		{"perft -variant chess960x 1", 1, "", "chess960x"},
		{"perft -moves e2e5 1", 1, "", "e2e5"},
		{"perft -fen 8/8 1", 1, "", "FEN"},
		{"perft -h", 0, "usage: fairymax perft [FLAG…] [VARIANT] DEPTH", ""},
		{"perft 1 _", 2, "", "one argument too many"},
		{"frobnicate", 2, "", "there is no command \"frobnicate\"; \"fairymax help\" lists them"},
		{"pertf 3", 2, "", "there is no command \"pertf\" (did you mean \"perft\"?)"},
		{"Gothic", 2, "", "\"fairymax play Gothic\" plays that game"},
		{"-x", 2, "", "there is no flag -x"},
		{"report -time 20 normal", 2, "", "-time takes a time such as 20s, 5m or 1h30m, not \"20\"\n"},
		{"report -nodes 1k normal", 2, "", "-nodes takes a whole number, not \"1k\"\n"},
		{"report -net=maybe normal", 2, "", "-net takes true, false or stale, not \"maybe\"\n"},
		{"perft -vairant gothic 1", 2, "", "there is no flag -vairant (did you mean -variant?)"},
		{"--version", 0, "fairymax " + desktop.Version, ""},
		{"-v", 0, "fairymax " + desktop.Version, ""},
		{"-h", 0, "Commands", ""},
		{"help", 0, "perft [VARIANT] DEPTH", ""},
		{"help match", 0, "-openings FILE", ""},
		{"help nothing", 2, "", "there is no command or topic \"nothing\""},
		{"help undo", 0, "\"undo\", typed in a game of \"fairymax play -text\": take back your last move", ""},
		{"help Level", 0, "\"level skill 3\"", ""},
		{"help udno", 2, "", "(did you mean \"undo\"?)"},
		{"help griffon", 0, "# Griffon\n\nOne step diagonally", ""},
		{"help gothic", 0, "Gothic", ""},
		{"help draughts", 2, "", "the language cannot say this: a move that continues after each capture, as in draughts (checkers): the word again is reserved for it; a duty to capture as much as possible, as in draughts\n"},
		{"help Checkers", 2, "", "the language cannot say this: a move that continues"},
		{"help othello", 2, "", "the language cannot say this: a move that pushes"},
		{"help swap", 2, "", "the language cannot say this: a move that pushes, pulls, swaps"},
		{"show cannon", 1, "", "no variant \"cannon\"; \"fairymax list\" prints the names; \"fairymax show -piece cannon\" shows the piece"},
		{"help formats", 2, "", "(did you mean \"format\"?)"},
		{"annotate missing.pgn", 1, "", "fairymax: missing.pgn: "},
		{"book normal missing.pgn", 1, "", "fairymax: missing.pgn: "},
		{"check testdata", 1, "", "fairymax: testdata"},
		{"new Ünï", 2, "", "use lower-case letters, digits and hyphens\n"},
		{"new Uni", 2, "", "use lower-case letters, digits and hyphens, such as uni\n"},
		{"help mach", 2, "", "(did you mean \"match\"?)"},
		{"help FM092 FM193", 0, "\n\nFM193: ", ""},
		{"help FM16", 2, "", "(did you mean \"FM016\"?)"},
		{"help features", 0, "null-move ", ""},
		{"-features -no-such", 2, "", "no-such"},
		{"version", 0, "fairymax ", ""},
		{"list -variants " + folder, 1, "Tiny", "broken.toml:2:11"},
		{"list -variants /nowhere", 2, "", "for flag -variants: /nowhere: no such file"},
		{"show capablanca", 0, "archbishop", ""},
		{"show -steps knightmate", 0, "(1,2) move|capture", ""},
		{"show", 2, "", "missing"},
		{"check " + folder + "/tiny.toml", 0, "no mistakes", ""},
		{"check " + folder + "/tiny.toml " + folder + "/broken.toml", 1, "no mistakes", "gardener"},
		{"match -games 0", 2, "", "-games"},
		{"match -margin -1s", 2, "", "-margin"},
		{"match -tc 5x", 2, "", "time control"},
		{"match -sprt 5", 2, "", "such as 0,10"},
		{"match -sprt 5,0", 2, "", "the smaller one"},
		{"match -sprt 0,inf", 2, "", "from -2000 to 2000"},
		{"match -first /nowhere/engine", 1, "", "/nowhere/engine"},
		{"match -openings /nowhere", 1, "", "/nowhere"},
		{"play -text -st 0s", 2, "", "-st"},
		{"import " + folder + "/odd.ini", 1, "", "; -partly writes the game without them\n"},
		{"import " + folder + "/none.ini", 1, "", "fairymax: " + folder + "/none.ini: no such file or directory\n"},
		{"show " + folder, 1, "", folder + " is a folder; write the file of a game in it, such as " + folder + "/game.toml\n"},
		{"show " + folder + "/games.ini", 1, "", "\"fairymax import " + folder + "/games.ini\" converts"},
	} {
		t.Run(test.arguments, func(t *testing.T) {
			arguments := strings.Fields(test.arguments)
			for i := range arguments {
				arguments[i] = strings.ReplaceAll(arguments[i], "_", " ")
			}
			status, out, err := typed(t, "", arguments...)
			if status != test.status || !strings.Contains(out, test.out) || !strings.Contains(err, test.err) || test.err == "" && err != "" {
				t.Errorf("status %d, output\n%serrors\n%swant %d, %q and %q", status, out, err, test.status, test.out, test.err)
			}
		})
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// The sum of -divide is the number without it.
// Errors look alike in all commands.
func TestErrorsNameTheProgram(t *testing.T) {
	for _, arguments := range []string{
		"check nope.toml", "check nosuch", "diff normal nosuch", "diff nope.toml normal", "show nosuch", "page nosuch", "import nope.ini", "book nosuch x",
		"annotate nope.pgn", "tune nope.pgn", "value nosuch", "report nosuch", "endgame nosuch", "match nosuch", "eval nosuch", "learn nosuch", "play nosuch",
		"serve nope", "new mine -from nosuch", "list -variants nope", "explain nosuch e2e4", "perft nosuch 2", "nosuch", "help nosuch",
	} {
		if status, _, err := typed(t, "", strings.Fields(arguments)...); status == 0 || !strings.HasPrefix(err, "fairymax: ") {
			t.Errorf("%s: status %d, %q", arguments, status, err)
		}
	}
}

// A file to be written in a folder that does not exist is no file that does not exist.
func TestMissingFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "g.pgn", "1. e4 *\n")
	write(t, "own.toml", "extends = \"gardner\"\ntitle = \"Own\"\n")
	for arguments, file := range map[string]string{
		"new a/b": "a/b.toml", "new -f a/b": "a/b.toml", "page gardner -o a/b.html": "a/b.html", "page -workbench a/b.html": "a/b.html", "show gardner -html a/b.html": "a/b.html",
		"report gardner -o a/b.html -games 2": "a/b.html", "report gardner -f -o a/b.html -games 2": "a/b.html",
		"value own.toml -o a/b.json -games 2": "a/b.json", "value own.toml -svg a/b.svg -games 2": "a/b.svg",
		"annotate g.pgn -html a/b.html": "a/b.html", "bench -profile a/b.pgo": "a/b.pgo", "list -pictures -html a/b.html": "a/b.html",
		"match gardner -games 1 -nodes 5 -log a/b": "a/b", "match gardner -games 1 -nodes 5 -pgn a/b": "a/b",
	} {
		status, _, err := typed(t, "", strings.Fields(arguments)...)
		if want := filepath.FromSlash("fairymax: " + file + ": there is no folder a to write it into\n"); status != 1 || !strings.HasSuffix(err, want) {
			t.Errorf("%s: status %d, %q, want %q", arguments, status, err, want)
		}
	}
}

func TestDivideAddsUp(t *testing.T) {
	_, plain, _ := typed(t, "", "perft", "-variant", "janus", "3")
	_, divided, _ := typed(t, "", "perft", "-variant", "janus", "-divide", "3")
	if !strings.HasSuffix(divided, plain) || strings.Count(divided, ": ") != 28 {
		t.Errorf("perft prints %q, with -divide\n%s", plain, divided)
	}
}

func TestProtocolWithoutCommand(t *testing.T) {
	status, out, _ := typed(t, "xboard\nprotover 2\nping 7\nquit\n", "")
	if status != 0 || !strings.Contains(out, "feature") || !strings.HasSuffix(out, "pong 7\n") {
		t.Errorf("status %d, output\n%s", status, out)
	}
}

// A GUI that looks for its protocol may change it from any to any other, and back.
func TestProtocolsChange(t *testing.T) {
	words := []string{"xboard", "uci", "usi", "ucci"}
	for _, first := range words {
		for _, second := range words {
			input := first + "\n" + second + "\n" + first + "\naccepted done\nquit\n"
			if status, _, errors := typed(t, input); status != 0 || strings.Contains(errors, "panic") {
				t.Errorf("%q: status %d, errors %q", input, status, errors)
			}
		}
	}
}

func TestPlayInTheTerminal(t *testing.T) {
	const fast = "1ms"
	for _, test := range []struct {
		name, variant, input string
		want                 []string // in this order
	}{
		{"the end of the input", "normal", "", []string{"You play White", "1  R N B Q K B N R 1", "a b c d e f g h", "White to move."}},
		{"both notations", "normal", "e2e4\nNf3\nquit\n", []string{"White plays e4.", "Black plays ", "White plays Nf3.", "Black plays "}},
		{"reasons", "normal", "foo\ne2d3\ne7e5\nd1d2\nO-O\ne4e5\nk9k1\n", []string{
			"neither a move nor a command", "pawn on e2 cannot go to d3", "pawn on e7 is not yours", "White's own pawn is there",
			"cannot castle", "no piece on e4", "no such square"}},
		{"commands", "capablanca", "undo\nhelp\nmoves\nhint\nmove\nnew\nboard\nquit\nmoves\n", []string{
			"no move to take back", "hint", "Nc3", "How about ", "neither", "White to move."}},
		{"undo", "normal", "e2e4\nundo\nquit\n", []string{"Black plays ", "1  R N B Q K B N R 1"}},
		{"the engine moves first", "gardner", "go\n", []string{"White plays ", "Black to move."}},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, out, err := typed(t, test.input, "play", "-text", "-st", fast, test.variant)
			if status != 0 || err != "" {
				t.Errorf("status %d, errors %s", status, err)
			}
			rest := out
			for _, part := range test.want {
				_, after, found := strings.Cut(rest, part)
				if !found {
					t.Fatalf("%q is missing in\n%s", part, out)
				}
				rest = after
			}
		})
	}
}

// A game that is over accepts no more moves and can be undone.
func TestPlayToMate(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "mate.toml"), "title = \"Mate in one\"\nextends = \"normal\"\nwithout = \"castling\"\n"+
		"start = \"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\"\n")
	_, out, err := typed(t, "Ra8\nRa7\ngo\nundo\nquit\n", "play", "-text", filepath.Join(folder, "mate.toml"))
	for _, part := range []string{"White plays Ra8#.", "White wins: checkmate.", "The game is over. Type new", "The game is over.\n", "White to move."} {
		if !strings.Contains(out, part) {
			t.Errorf("%q is missing in\n%s\n%s", part, out, err)
		}
	}
}

// Only switching a feature off changes the search.
func TestFeatures(t *testing.T) {
	usual, again, plain := nodesOf(t), nodesOf(t, "-features", "-all +all"), nodesOf(t, "-features", "-all")
	if usual != again || usual == plain {
		t.Errorf("%s nodes with all features, %s with all again, %s with none", usual, again, plain)
	}
}

// nodesOf returns the number of nodes of a search to a fixed depth.
func nodesOf(t *testing.T, arguments ...string) (nodes string) {
	t.Helper()
	in, gui := io.Pipe()
	output, out := io.Pipe()
	ended := make(chan int)
	go func() { ended <- run(arguments, console{in, out, io.Discard}) }()
	go io.WriteString(gui, "post\nst 600\nsd 6\ngo\n")
	for lines := bufio.NewScanner(output); lines.Scan() && !strings.HasPrefix(lines.Text(), "move "); {
		nodes = strings.Fields(lines.Text())[3]
	}
	gui.Close()
	if status := <-ended; status != 0 {
		t.Errorf("%q: status %d", arguments, status)
	}
	return nodes
}
