package terminal

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/notation"
	"fairymax/internal/plain"
	"fairymax/internal/prompt"
	"fairymax/internal/prompt/pseudo"
	"fairymax/internal/sheet"
	"fairymax/internal/textboard"
	"fairymax/variants"
)

// fakeEngine plays the last legal move by the alphabet, and sees every position in the same way.
type fakeEngine struct {
	score  engine.Score
	waits  bool // until it is interrupted
	limits engine.Limits
	games  int
}

func (e *fakeEngine) NewGame(*board.Rules) { e.games++ }

func (e *fakeEngine) Think(ctx context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	e.limits = limits
	var list board.MoveList
	g.Position().Legal(&list)
	coordinate := func(m board.Move) string { return notation.Coordinate(g.Position().Rules(), m, 1) }
	line := []board.Move{slices.MaxFunc(list.Moves(), func(a, b board.Move) int { return cmp.Compare(coordinate(a), coordinate(b)) })}
	report(engine.Info{Depth: 6, Score: e.score + 100, Bound: engine.Lower, PV: line})
	report(engine.Info{Depth: 7, Score: e.score, Bound: engine.Exact, PV: line})
	if e.waits {
		<-ctx.Done()
	}
	return engine.Result{Move: line[0], Score: e.score, Depth: 7, PV: line}
}

// settings are those of a game of a variant of the catalogue.
func settings(t *testing.T, variant string) Settings {
	t.Helper()
	catalogue := variants.NewCatalogue(fairymax.Files)
	load := func(name string) (Variant, error) {
		if name == "" {
			name = variant
		}
		v, err := catalogue.Load(name)
		if err != nil {
			return Variant{}, err
		}
		symbols := make([]string, len(v.Symbols))
		for i, s := range v.Symbols {
			symbols[i] = s.Glyph
		}
		words := &sheet.Sheet{Def: v.Rules.Def, Start: v.Rules.Start(), Betza: v.Betza, ResetsMoveRule: v.Rules.Renews}
		return Variant{v.Title, v.Rules, textboard.Glyphs(symbols), words.Paragraphs}, nil
	}
	v, err := load("")
	if err != nil {
		t.Fatal(err)
	}
	return Settings{Engine: &fakeEngine{}, Name: "fairymax 0", Variant: v, Thinking: time.Second, Load: load, Named: load, Names: catalogue.Names(),
		Report: func(w io.Writer, err error) { fmt.Fprintln(w, err) }}
}

// at sets the start position.
func (s Settings) at(t *testing.T, fen string) Settings {
	t.Helper()
	start, err := s.Variant.Rules.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	s.Start = start
	return s
}

// typed plays a game with lines from a pipe, and looks for parts of the output in order.
func typed(t *testing.T, s Settings, input string, want ...string) string {
	t.Helper()
	var out strings.Builder
	console, err := prompt.Open(strings.NewReader(input), plain.NewWriter(&out), os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	s.Console = console
	if err := Play(s); err != nil {
		t.Error(err)
	}
	if strings.Contains(out.String(), "\x1b") {
		t.Errorf("sequences for a terminal go to a pipe: %q", out.String())
	}
	inOrder(t, out.String(), want)
	return out.String()
}

func inOrder(t *testing.T, out string, want []string) {
	t.Helper()
	rest := out
	for _, part := range want {
		_, after, found := strings.Cut(rest, part)
		if !found {
			t.Fatalf("%q is missing in\n%s", part, out)
		}
		rest = after
	}
}

// Every command does what its line in the list says.
func TestCommands(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("one.toml", []byte("extends = \"normal\""), 0o666); err != nil {
		t.Fatal(err)
	}
	const lone = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
	tested := map[string]bool{}
	for _, test := range []struct {
		input string
		want  []string
	}{
		{"e2e4\nd2d4\nundo 2\nundo 2\nundo x\n", []string{"1  R N B Q K B N R 1", "> There is no move to take back.", "> Type undo with the number of moves"}},
		{"e2e4\nundo 3\n", []string{"1  R N B Q K B N R 1", "There are no more moves to take back."}},
		{"e2e4\nsave no/folder/x.pgn\n", []string{"> The game is not saved: there is no folder no/folder."}},
		{"e2e4\nundo\nundo\n", []string{"Black plays h6.", "1  R N B Q K B N R 1", "> There is no move to take back."}},
		{"redo\ne2e4\nd2d4\nundo 2\nredo\nredo\nredo\nredo x\nhistory\n", []string{"> There is no move to play again.", "> There is no move to play again.",
			"> Type redo with the number of moves to play again", "> 1. e4 h6 2. d4 "}},
		{"e2e4\nundo\ng1f3\nredo\nresign\nredo\n", []string{"> There is no move to play again.", "> The game is over."}},
		{"hint\n", []string{"> How about h4?"}},
		{"score\n", []string{"> Depth 7, White +0.40: h4."}},
		{"go\nhint\n", []string{"White plays h4.", "Black to move.", "How about h6?"}},
		{"level\nlevel 500ms\nlevel 3\nlevel 30\nlevel 3s\nlevel depth 4\nlevel depth 0\nlevel skill 3\nlevel strong\nlevel depth x\n", []string{
			"> The engine thinks 1s a move. Type level", "> The engine thinks 500ms a move.\n",
			"> 3 may be a time or a skill: type \"level 3s\"", "> The engine thinks 30s a move.\n", "> The engine thinks 3s a move.\n",
			"> The engine thinks 3s a move, at most to depth 4.\n", "> The engine thinks 3s a move.\n",
			"> The engine thinks 3s a move; its skill is 3 of 20.\n", "> \"strong\" is not a level. Type level", "> \"depth x\" is not a level."}},
		{"draw\n", []string{"> The engine plays on: White +0.40."}},
		{"resign\nresign\nmoves\ne2e4\nhint\nscore\ngo\ndraw\nboard\nundo\ne2e4\n", []string{"> Black wins: White resigns.", "> The game is over.", "> The game is over.",
			"> The game is over. Type new, undo or quit.", "> The game is over.", "> Black wins: White resigns.", "> The game is over.", "> The game is over.",
			"1  R N", "Black wins: White resigns.", "White to move.", "White plays e4."}},
		{"d2 d5\n", []string{"> The pawn on d2 cannot go to d5: it does not move like that."}},
		{"e2e4\nnew\n", []string{"Black plays h6.", "7  p p p p p p p p 7"}},
		{"new gothicc\ne2e4\nnew gothic\nnew\nj2j4\n", []string{"> no variant \"gothicc\"", "White plays e4.", "> This is a game of Gothic", "1  R N B Q C K A B N R 1", "1  R N B Q C K A B N R 1", "White plays j4."}},
		{"board\n", []string{"1  R N B Q K B N R 1", "> \n", "1  R N B Q K B N R 1"}},
		{"flip\nflip\n", []string{"> \n  1  R N B K Q B N R 1\n", "  8  r n b k q b n r 8\n     h g f e d c b a\n", "> \n  8  r n b q k b n r 8\n"}},
		{"why Nd4\npieces\nexplain Nd4\nrules\n", []string{"> Nd4 is not legal.\nWhite has no knight", "> How a pawn moves: ", "> Nd4 is not legal.\n", "> Royal  "}},
		{"moves e2\nmoves z\nmoves e7\nmoves e4\nmoves e1\nmoves knight\nmoves Q\n", []string{"> e3 e4\n", "> z is neither a square of this board nor a piece of this game.", "> The piece on e7 is Black's, and White is to move. If Black were to move, it\ncould go to e5 or e6.\n",
			"> There is no piece on e4.\n", "> The piece on e1 has no legal move.\n", "> Nc3 Na3 Nh3 Nf3\n", "> No Q has a legal move.\n"}},
		{"history\ne2e4\nhistory\nfen " + strings.Replace(lone, " w ", " b ", 1) + "\ne8e7\nhistory\n", []string{"> There are no moves yet.",
			"> 1. e4 h6\n", "> 1... Ke7 2. Kf2\n"}},
		{"fen\nfen " + lone + "\nfen\nfen 8/8\n", []string{"> rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n", "1  R . . . K . . . 1", "> " + lone + "\n", "> FEN: "}},
		{"save\ne2e4\nsave one.pgn\nsave\nload one.pgn\nload nowhere\n", []string{"> There are no moves to save.", "> The game is saved in one.pgn.", "> The game is saved in one.pgn.",
			"4  . . . . P . . . 4", "White to move.", "> nowhere: no such file or directory."}},
		{"load one.toml\n", []string{"> one.toml is the definition of a game; \"new one.toml\" plays it."}},
		{"load\nload one.pgn\n", []string{"> normal-" + time.Now().Format("2006-01-02") + ".pgn: no such file", "4  . . . . P . . . 4"}},
		{"go go\nhint please\nscore 5\nquit now\nboard\n", []string{"> Type go alone, without \"go\".", "> Type hint alone,", "> Type score alone,", "> Type quit alone, without \"now\".", "1  R N"}},
		{"declare\n", []string{"> In this game no impasse can be declared."}},
		{"help\n", []string{"Moves: the start square and the end square, such as ", "  undo    take back", "  exit    leave"}},
		{"help undo\nhelp udno\n", []string{">   undo    take back your last move", "> There is no command \"udno\" (did you mean \"undo\"?)"}},
		{"HELP\nquit\nboard\n", []string{"Commands:", "> "}},
		{"exit\nboard\n", []string{"> "}},
		{"hlep\nqiut\nhop\n", []string{`> "hlep" is neither a move nor a command (did you mean "help"?); type help for a`, `(did you mean "quit"?)`,
			`> "hop" is neither a move nor a command; type help for a list.`}},
	} {
		s := settings(t, "normal")
		s.Engine = &fakeEngine{score: 40}
		out := typed(t, s, test.input, test.want...)
		for line := range strings.Lines(test.input) {
			name, _, _ := strings.Cut(strings.TrimSpace(line), " ")
			tested[name] = true
		}
		if strings.HasSuffix(test.input, "\nboard\n") && strings.Contains(test.input, "it\n") && strings.Count(out, "1  R N") != 1 {
			t.Errorf("the game goes on after %q\n%s", test.input, out)
		}
	}
	for _, cmd := range commands() {
		if !tested[cmd.name] {
			t.Errorf("%s is not tested", cmd.name)
		}
	}
}

// Either side may declare an impasse.
func TestDeclare(t *testing.T) {
	const won = "2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9[] w - - 0 1"
	s := settings(t, "shogi")
	typed(t, s, "declare\nfen "+won+"\ndeclare\ndeclare\ne9e8\nundo\n", "> White may not declare an impasse here", "White to move. It may declare an impasse and win.",
		"> White wins: declaration of impasse.", "> The game is over.", "> The game is over.", "There is no move to take back.")
	typed(t, s, "fen "+won+"\ngo\n", "> White wins: declaration of impasse.")
}

// The engine takes a draw if it is worse, and the game is over until that is undone.
func TestDraw(t *testing.T) {
	s := settings(t, "normal")
	s.Engine = &fakeEngine{score: 60} // for White, which the person plays
	typed(t, s, "draw\ne2e4\nundo\ne2e4\n", "> The game is drawn: the players agree.", "The game is over.", "White plays e4.")
	s.Engine = &fakeEngine{}
	typed(t, s, "draw\n", "The engine plays on: equal.")
	late := s.at(t, "4k3/8/8/8/8/8/8/R3K3 w - - 0 60")
	typed(t, late, "draw\n", "The game is drawn: the players agree.")
}

// The level is what the engine gets; advice has no handicap.
func TestLevelLimits(t *testing.T) {
	for input, want := range map[string]engine.Limits{
		"level 5s\ne2e4\n":                     {Soft: 5 * time.Second, Hard: 5 * time.Second},
		"level depth 3\ne2e4\n":                {Soft: time.Second, Hard: time.Second, Depth: 3},
		"level skill 0\ne2e4\n":                {Soft: time.Second, Hard: time.Second, Nodes: 480, Lines: 12},
		"level skill 0\nlevel depth 9\nhint\n": {Soft: time.Second, Hard: time.Second, Depth: 9},
	} {
		s, e := settings(t, "normal"), &fakeEngine{}
		s.Engine = e
		typed(t, s, input)
		if got := fmt.Sprint(e.limits); got != fmt.Sprint(want) {
			t.Errorf("%q: %v, want %v", input, got, want)
		}
	}
}

// A game that is saved again takes the place of its former self; other games stay. One
// that is loaded goes on, also with another variant.
func TestRecords(t *testing.T) {
	t.Chdir(t.TempDir())
	const file = "games.pgn"
	typed(t, settings(t, "normal"), "e2e4\nsave "+file+"\nd2d4\nsave\nnew\nc2c4\nsave\n",
		"is saved in games.pgn.", "is saved in games.pgn.", "is saved in games.pgn, after the games already there.")
	text := read(t, file)
	if strings.Count(text, "[Event ") != 2 || !strings.Contains(text, "\n1. e4 h6 2. d4 Rh7 *\n\n[Event") || !strings.HasSuffix(text, "\n1. c4 h6 *\n\n") {
		t.Errorf("%s", text)
	}
	typed(t, settings(t, "gothic"), "load "+file+" 1\nhistory\nload "+file+"\nhistory\nload "+file+" 3\nb1c3\nsave\nnew\n",
		"This is a game of Chess.", "> 1. e4 h6 2. d4 Rh7", "> 1. c4 h6", "it has no game 3, only 2", "White plays Nc3.", "is saved in games.pgn, after", "1  R N B Q K B N R 1")

	write(t, "middle.pgn", "[White \"Human\"]\n\n1. e4 *\n")
	typed(t, settings(t, "normal"), "load middle.pgn\n", "4  . . . . P . . . 4", "Black plays h6.")
	black := settings(t, "xiangqi")
	black.Person = define.Black
	typed(t, black, "a7a6\nresign\nsave x.pgn\n", "White plays ", "Black plays a6.", "White wins: Black resigns.")
	if text := read(t, "x.pgn"); !strings.Contains(text, "[Black \"Human\"]\n[Result \"1-0\"]\n") {
		t.Errorf("%s", text)
	}
	typed(t, settings(t, "xiangqi"), "load x.pgn\nundo\nundo\n", "The players ended this game: 1-0. Type undo", "Black to move.")
	for name, text := range map[string]string{"empty.pgn": "", "strange.pgn": "[Variant \"nonsense\"]\n\n*\n", "illegal.pgn": "[Variant \"normal\"]\n\n1. e5 *\n"} {
		write(t, name, text)
	}
	typed(t, settings(t, "normal"), "load empty.pgn\nload strange.pgn\nload illegal.pgn\nload .\nsave /nowhere/x\ne2e4\nsave .\n",
		"empty.pgn: there is no game in it", "nonsense", "type \"new FILE\" first", "game 1: ply 1", ".: not a file with games", "There are no moves", "The game is not saved: ")
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Clean(path), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// live begins a game at a terminal; done gives what Play returns.
func live(t *testing.T, s Settings, columns int, environment map[string]string) (terminal *pseudo.Terminal, done chan error) {
	t.Helper()
	terminal = pseudo.Open(t, columns, 40)
	console, err := prompt.Open(terminal.Device, plain.NewWriter(terminal.Device), func(name string) string { return environment[name] })
	if err != nil {
		t.Fatal(err)
	}
	s.Console, done = console, make(chan error, 1)
	go func() {
		err := Play(s)
		console.Close()
		done <- err
	}()
	return terminal, done
}

// full is the environment of a terminal that has everything.
var full = map[string]string{"TERM": "xterm-256color", "LANG": "C.UTF-8"}
