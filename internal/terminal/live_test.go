package terminal

import (
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"fairymax/board/define"
)

// A terminal shows one board a turn, in colours, and the thinking in a line that changes.
func TestTurnAtTerminal(t *testing.T) {
	terminal, done := live(t, settings(t, "normal"), 80, full)
	terminal.Expect(t, "Type a move, such as ")
	terminal.Expect(t, "Tab completes.\r\n> ")
	terminal.Type("e2\t4\r")
	turn := terminal.Expect(t, "White to move.")
	inOrder(t, turn, []string{"e2e4", "White plays e4.\r\n", "\rdepth 7, equal: h6\x1b[K", "\r\x1b[K", "Black plays h6 (depth 7, equal).\r\n",
		"\x1b[1;38;5;16;48;5;29m ♟ \x1b[0m"}) // on h6
	if boards := strings.Count(turn, "a  b  c"); boards != 1 {
		t.Errorf("%d boards in %q", boards, turn)
	}
	if strings.Contains(turn, "depth 6") {
		t.Errorf("a bound is shown as a score: %q", turn)
	}
	terminal.Type("quit\r")
	if err := wait(t, done); err != nil {
		t.Error(err)
	}
}

func wait(t *testing.T, done chan error) error {
	t.Helper()
	select {
	case err := <-done:
		return err
	case <-time.After(2 * time.Minute):
		t.Fatal("the game does not end")
		return nil
	}
}

// Without colours brackets stand around the changed squares, without symbols there are
// letters; a terminal that understands no sequences gets none, and one board a turn.
func TestPlainTerminals(t *testing.T) {
	for _, test := range []struct {
		environment map[string]string
		letters     bool
		want        string
	}{
		{map[string]string{"TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"}, false, "  6  . . . . . . .[♟]6"},
		{map[string]string{"TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"}, true, "  6  . . . . . . .[p]6"},
		{map[string]string{"TERM": "xterm", "LANG": "C"}, false, "  6  . . . . . . .[\x1b[31mp\x1b[0m]6"},
		{map[string]string{"TERM": "dumb", "LANG": "C.UTF-8"}, false, "  6  . . . . . . .[p]6"},
	} {
		s := settings(t, "normal")
		s.Letters = test.letters
		terminal, done := live(t, s, 80, test.environment)
		terminal.Expect(t, "> ")
		terminal.Type("e2e4\r")
		turn := terminal.Expect(t, "White to move.")
		if !strings.Contains(turn, test.want) || strings.Count(turn, "a b c") != 1 {
			t.Errorf("%v: %q", test.environment, turn)
		}
		terminal.Type("quit\r")
		wait(t, done)
		if out := terminal.Output(); test.environment["TERM"] == "dumb" && strings.Contains(out, "\x1b") {
			t.Errorf("%q", out)
		}
	}
}

// Black sits at the bottom if the person plays it.
func TestBlackAtTerminal(t *testing.T) {
	s := settings(t, "normal")
	s.Person = define.Black
	terminal, done := live(t, s, 80, full)
	terminal.Expect(t, "h  g  f  e  d  c  b  a")
	terminal.Type("exit\r")
	wait(t, done)
}

// A narrow terminal breaks lines between words.
func TestNarrowTerminal(t *testing.T) {
	const columns = 30
	terminal, done := live(t, settings(t, "crazyhouse"), columns, map[string]string{"TERM": "xterm", "NO_COLOR": "1"})
	terminal.Type("help\rfoo\rmoves\r")
	terminal.Expect(t, "is neither")
	terminal.Expect(t, "Nh3")
	terminal.Type("quit\r")
	wait(t, done)
	for line := range strings.Lines(terminal.Output()) {
		if line = strings.TrimRight(line, "\r\n"); len(line) > columns && !strings.Contains(line, "\x1b") {
			t.Errorf("%d columns: %q", len(line), line)
		}
	}
}

// A promotion that does not say to what is asked for, with letters, names and Tab. A pipe
// gets the first choice.
func TestPromotionQuestion(t *testing.T) {
	start := settings(t, "crazyhouse").at(t, "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1")
	for keys, want := range map[string]string{
		"a7a8\r\r": "a8=Q", "a8\r\r": "a8=Q", "a7a8\rn\r": "a8=N", "a7a8\rkni\t\r": "a8=N", "a7a8\rX\rRook\r": "a8=R",
		"a7a8\r=N\r": "a8=N", "a7a8\ra8=R\r": "a8=R", "a7a8\ra8=\rA7A8B\r": "a8=B",
		"a7a8b\r": "a8=B", "a7a8\r\x03a7a8r\r": "a8=R", "a8=N\r": "a8=N",
	} {
		terminal, done := live(t, start, 80, full)
		terminal.Type(keys)
		terminal.Expect(t, "White plays "+want)
		terminal.Type("\x03n\r")
		wait(t, done)
		asked := strings.Contains(terminal.Output(), "Promote to queen (q), rook (r), bishop (b) or knight (n)?")
		if named := strings.ContainsAny(keys[:min(5, len(keys))], "b="); asked == named {
			t.Errorf("%q: asked %v", keys, asked)
		}
	}
	typed(t, start, "a7a8\n", "White plays a8=Q")
}

// Enter lets the engine move at once.
func TestHurry(t *testing.T) {
	s := settings(t, "normal")
	s.Engine = &fakeEngine{waits: true}
	terminal, done := live(t, s, 80, full)
	terminal.Type("e2e4\r")
	terminal.Expect(t, "depth 7")
	terminal.Type("\r")
	terminal.Expect(t, "Black plays h6")
	terminal.Type("\x04no\r")
	wait(t, done)
}

// Ctrl-C and Ctrl-D ask before moves are lost, at the prompt and while the engine thinks;
// a signal that ends the program saves them.
func TestLeaving(t *testing.T) {
	t.Chdir(t.TempDir())
	self, err := os.FindProcess(os.Getpid())
	if err != nil {
		t.Fatal(err)
	}
	const question = "Save the game in game.pgn?\r\n[Y]es, [n]o, [c]ontinue: "
	for _, test := range []struct {
		name   string
		waits  bool
		first  string // typed when the last move is on the board, or while the engine thinks
		signal os.Signal
		then   string // after the question; "" if there is none
		moves  string // that are saved, "" for none
	}{
		{"Ctrl-C, yes", false, "\x03", nil, "\r", "1. e4 h6 *"},
		{"Ctrl-C, nonsense, no", false, "\x03", nil, "x\rN\r", ""},
		{"Ctrl-C twice", false, "\x03", nil, "\x03", ""},
		{"Ctrl-C, continue", false, "\x03", nil, "c\rd2d4\rexit\r", ""},
		{"Ctrl-D, yes", false, "\x04", nil, "YES\r", "1. e4 h6 *"},
		{"Ctrl-C while it thinks", true, "\x03", nil, "y\r", "1. e4 *"},
		{"Ctrl-C while it thinks, continue", true, "\x03", nil, "c\r\x03y\r", "1. e4 h6 *"},
		{"SIGTERM", false, "", syscall.SIGTERM, "", "1. e4 h6 *"},
		{"SIGHUP while it thinks", true, "", syscall.SIGHUP, "", "1. e4 *"},
	} {
		t.Run(test.name, func(t *testing.T) {
			os.Remove("game.pgn")
			s := settings(t, "normal")
			s.Engine = &fakeEngine{waits: test.waits}
			s.Variant.Rules.Def.Name = "game"
			terminal, done := live(t, s, 80, full)
			terminal.Expect(t, "> ")
			terminal.Type("save game.pgn\re2e4\r")
			terminal.Expect(t, map[bool]string{true: "depth 7", false: "> "}[test.waits])
			if !test.waits {
				terminal.Expect(t, "White to move.\r\n> ")
			}
			terminal.Type(test.first)
			if test.signal != nil {
				self.Signal(test.signal)
			}
			if test.then != "" {
				terminal.Expect(t, strings.Replace(question, "game.pgn", "game-"+time.Now().Format("2006-01-02")+".pgn", 1))
				terminal.Type(test.then)
			}
			if err := wait(t, done); err != nil {
				t.Error(err)
			}
			text, _ := os.ReadFile("game-" + time.Now().Format("2006-01-02") + ".pgn")
			os.Remove("game-" + time.Now().Format("2006-01-02") + ".pgn")
			if got := string(text); !strings.Contains(got, test.moves) || test.moves == "" && got != "" {
				t.Errorf("saved: %q", got)
			}
		})
	}
}

// With no moves to lose, Ctrl-C leaves at once.
func TestLeavingWithoutLoss(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "old.pgn", "1. e4 e5 *\n")
	for _, keys := range []string{"\x03", "\x04", "e2e4\rsave x\r\x03", "load old.pgn\r\x03"} {
		terminal, done := live(t, settings(t, "normal"), 80, full)
		for key := range strings.SplitAfterSeq(keys, "\r") {
			terminal.Expect(t, "\n> ")
			terminal.Type(key)
		}
		if err := wait(t, done); err != nil || strings.Contains(terminal.Output(), "Save") {
			t.Errorf("%q: %v %q", keys, err, terminal.Output())
		}
	}
}
