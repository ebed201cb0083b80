package cecp

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/opening"
	"fairymax/internal/talk"
	"fairymax/internal/xboard/testgames"
)

// serve holds a conversation in a bubble of fake time. A line "wait" is not
// sent, but lets a minute pass.
func serve(t testing.TB, games shelf, input string) []string {
	in, to := io.Pipe()
	hungUp := make(chan struct{})
	go func() {
		defer close(hungUp)
		defer to.Close()
		for _, line := range strings.SplitAfter(input, "\n") {
			if strings.TrimSpace(line) == "wait" {
				time.Sleep(time.Minute)
				continue
			}
			if _, err := io.WriteString(to, line); err != nil {
				return
			}
		}
	}()
	var out lockedBuffer
	err := Serve(in, &out, new(fakeSearcher).options(games))
	if err != nil {
		t.Error(err)
	}
	in.Close()
	<-hungUp
	return out.lines()
}

// pings lists the numbers that must be answered, up to the command quit.
func pings(input string) (numbers []string, quits bool) {
	for _, line := range strings.Split(input, "\n") {
		words := strings.Fields(line)
		if len(words) == 1 && words[0] == "quit" {
			return numbers, true
		}
		if len(words) == 2 && words[0] == "ping" {
			if n, err := strconv.Atoi(words[1]); err == nil {
				numbers = append(numbers, strconv.Itoa(n))
			}
		}
	}
	return numbers, false
}

func pongs(lines []string) (numbers []string) {
	for _, line := range lines {
		if n, ok := strings.CutPrefix(line, "pong "); ok {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

func FuzzSession(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.txt")
	more, _ := filepath.Glob("testdata/kinds/*.txt")
	for _, file := range append(files, more...) {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range conversations(string(text)) {
			f.Add(c.input())
		}
	}
	games := kinds()
	f.Fuzz(func(t *testing.T, input string) {
		want, quits := pings(input)
		if strings.Contains(input, "quit") != quits || len(input) > talk.MaxLine || strings.Contains(input, "uci") || strings.Contains(input, "usi") || strings.Contains(input, "ucci") {
			t.Skip("not clear when it ends")
		}
		if !quits {
			input += "\nforce\nping 123456\n"
			want = append(want, "123456")
		}
		synctest.Test(t, func(t *testing.T) {
			lines := serve(t, games, input)
			checkReading(t, lines...)
			got := pongs(lines)
			if !quits && !slices.Equal(got, want) || len(got) > len(want) || !slices.Equal(got, want[:len(got)]) {
				t.Errorf("pongs %v, want %v", got, want)
			}
		})
	})
}

// input is what the GUI says in a conversation.
func (c *conversation) input() string {
	var b strings.Builder
	for _, line := range c.lines {
		switch word, rest, _ := strings.Cut(line, " "); word {
		case ">":
			b.WriteString(rest + "\n")
		case "wait":
			b.WriteString("wait\n")
		}
	}
	return b.String()
}

// Many short games in a hurry.
func TestRapidFire(t *testing.T) {
	var input strings.Builder
	var want []string
	for i := range 200 {
		fmt.Fprintf(&input, "new\nst 1\nforce\nusermove e2e4\nusermove e7e5\nundo\nsetboard %s\ngo\nforce\nping %d\n", testgames.ChessStart, i)
		want = append(want, strconv.Itoa(i))
	}
	synctest.Test(t, func(t *testing.T) {
		lines := serve(t, newShelf(), input.String())
		if got := pongs(lines); !slices.Equal(got, want) || len(lines) != len(want) {
			t.Errorf("%d lines, pongs %v", len(lines), got)
		}
	})
}

func TestLongLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		long := strings.Repeat("Draw offer ", 100_000)
		lines := serve(t, newShelf(), "new\n"+long+"\nusermove "+long+"\nsetboard "+long+"\nping 1\n"+long)
		checkReading(t, lines...)
		if got := pongs(lines); !slices.Equal(got, []string{"1"}) {
			t.Errorf("pongs %v", got)
		}
	})
}

// deaf is a GUI that has ended.
type deaf struct{}

func (deaf) Write([]byte) (int, error) { return 0, errors.New("broken pipe") }

func TestDeafGUI(t *testing.T) {
	in := io.MultiReader(strings.NewReader("ping 1\n"), endless{})
	err := Serve(in, deaf{}, Options{Catalogue: newShelf(), Searcher: new(fakeSearcher)})
	if err == nil || err.Error() != "broken pipe" {
		t.Errorf("error %v", err)
	}
}

// endless is a GUI that keeps sending empty lines.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	p[0] = '\n'
	return 1, nil
}

func TestNoStandardGame(t *testing.T) {
	games := shelf{}
	if err := Serve(new(bytes.Buffer), io.Discard, Options{Catalogue: games, Searcher: new(fakeSearcher)}); err == nil {
		t.Error("no error without the standard game")
	}
}

func TestMemoryAndCores(t *testing.T) {
	games := newShelf()
	for _, test := range []struct {
		command       string
		size, threads []int
	}{
		{"memory 64", []int{64}, nil},
		{"memory 0", []int{1}, nil},
		{"memory -5", nil, nil},
		{"memory 999999999", []int{1000}, nil},
		{"memory x", nil, nil},
		{"cores 3", nil, []int{3}},
		{"cores 0", nil, nil},
		{"cores -1", nil, nil},
		{"cores 999999999", nil, []int{4}},
		{"cores", nil, nil},
	} {
		searcher := new(fakeSearcher)
		err := Serve(strings.NewReader(test.command+"\n"), io.Discard, Options{Catalogue: games, Searcher: searcher, MaxMemory: 1000, MaxCores: 4})
		if err != nil || !slices.Equal(searcher.resized, test.size) || !slices.Equal(searcher.threads, test.threads) {
			t.Errorf("%s: resized to %v, %v threads, want %v and %v (%v)", test.command, searcher.resized, searcher.threads, test.size, test.threads, err)
		}
	}
}

// The searcher gets the rules before its first search.
func TestSearcherKnowsTheRules(t *testing.T) {
	games, searcher := newShelf(), new(fakeSearcher)
	const input = "new\nvariant capablanca\noption Clear Hash\nvariant nonsense\nnew\n"
	if err := Serve(strings.NewReader(input), io.Discard, Options{Catalogue: games, Searcher: searcher}); err != nil {
		t.Fatal(err)
	}
	standard, capablanca := games["normal"].Rules, games["capablanca"].Rules
	want := []*board.Rules{standard, standard, capablanca, capablanca, standard}
	if !slices.Equal(searcher.prepared, want) {
		t.Errorf("prepared for %d games, want %d, or for other rules", len(searcher.prepared), len(want))
	}
}

// A board of 256 squares has more squares than a define.Square can count.
func TestEditOnTheLargestBoard(t *testing.T) {
	pieces, pawns := "rnbqkbnrrnbqqbnr", strings.Repeat("p", 16)
	empty := strings.Repeat("16/", 12)
	games := kinds()
	games.add(testgames.New("largest", 16, 16, pieces+"/"+pawns+"/"+empty+strings.ToUpper(pawns+"/"+pieces)+" w - - 0 1", -1, -1, "QRBN"))
	synctest.Test(t, func(t *testing.T) {
		lines := serve(t, games, "xboard\nprotover 2\nvariant largest\nforce\nedit\n.\nusermove a2a3\nquit\n")
		for _, line := range lines {
			if strings.Contains(strings.ToLower(line), "illegal") {
				t.Errorf("after edit without a change: %s", line)
			}
		}
	})
}

// fakeNets keeps what it is told.
type fakeNets struct{ used []bool }

func (f *fakeNets) Use(on bool) { f.used = append(f.used, on) }
func (f *fakeNets) Refused() []error {
	return []error{errors.New("own.net is not used: it is damaged")}
}

// The searcher prepares anew when another evaluation plays, and the books are opened
// again, because remembered analyses belong to an evaluation.
func TestUseNet(t *testing.T) {
	games, searcher, nets, opened := newShelf(), new(fakeSearcher), new(fakeNets), 0
	var out bytes.Buffer
	knowledge := func(Variant) (opening.Knowledge, error) { opened++; return opening.None{}, nil }
	const input = "xboard\nprotover 2\noption Use Net=1\noption Use Net=0\noption Use Net=0\nnew\noption Use Net=1\noption Use Net=2\n"
	err := Serve(strings.NewReader(input), &out, Options{Catalogue: games, Searcher: searcher, Nets: nets, Knowledge: knowledge})
	if err != nil || !slices.Equal(nets.used, []bool{false, true}) {
		t.Errorf("nets are used: %v (%v)", nets.used, err)
	}
	if len(searcher.prepared) != 4 || opened != 3 {
		t.Errorf("prepared %d times, want 4; books opened %d times, want 3", len(searcher.prepared), opened)
	}
	if n := strings.Count(out.String(), "# own.net is not used: it is damaged\n"); n != 3 {
		t.Errorf("%d remarks, want 3:\n%s", n, out.String())
	}
}

// An impasse that wins is declared at our turn, before a move of the book or a search; one
// that draws when we are worse. Against an engine we move: the GUI may not know the rule.
func TestImpasse(t *testing.T) {
	for _, row := range []struct {
		win, draw int
		commands  string
		want      string
	}{
		{9, 0, "go\n", "1-0 {White wins: declaration of impasse}"},
		{10, 0, "go\n", "move *"},
		{9, 0, "computer\ngo\n", "move *"},
		{30, 9, "best e7d7 -50\ngo\n", "1/2-1/2 {Declaration of impasse}"},
		{30, 9, "best e7d7 50\ngo\n", "move *"},
	} {
		game := testgames.Standard()[0]
		def := *game.Rules.Def
		rook := define.PieceType(1 + slices.IndexFunc(def.Types, func(d define.Type) bool { return d.Letter == "R" }))
		zone := define.Set{}
		for s := define.Square(48); s < 64; s++ {
			zone.Add(s)
		}
		def.Endings.Impasse = &define.Impasse{Zone: [2]define.Set{zone, zone}, Pieces: 1, Points: map[define.PieceType]int{rook: 9},
			Win: [2]int{row.win, row.win}, Draw: [2]int{row.draw, row.draw}}
		rules, err := board.Compile(&def)
		if err != nil {
			t.Fatal(err)
		}
		game.Rules = rules
		games := shelf{}
		games.add(game)
		synctest.Test(t, func(t *testing.T) {
			searcher := new(fakeSearcher)
			gui := newGUI(searcher, searcher.options(games))
			for line := range strings.Lines("xboard\nprotover 2\nst 1\nforce\nsetboard 8/R3K3/8/8/8/8/8/4k3 w - - 0 1\n" + row.commands) {
				if script, ok := strings.CutPrefix(strings.TrimSpace(line), "best "); ok {
					searcher.scripts = append(searcher.scripts, parseScript(t, script))
					continue
				}
				gui.send(strings.TrimSpace(line))
			}
			time.Sleep(2 * time.Second)
			gui.read()
			last := gui.unread[len(gui.unread)-1]
			if last != row.want && !(row.want == "move *" && strings.HasPrefix(last, "move ")) {
				t.Errorf("%q: %q, want %q", row.commands, last, row.want)
			}
			gui.to.Close()
		})
	}
}
