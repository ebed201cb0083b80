package cecp

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fairymax/board"
	"fairymax/internal/book"
	"fairymax/internal/opening"
)

const (
	afterKingsPawn = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -"
	openGame       = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -"
	sicilian       = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -"
	queensPawn     = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -"
)

// TestBooks holds the conversations about books, with books.
func TestBooks(t *testing.T) {
	holdAll(t, newShelf(), "testdata/books/*.txt", func(t *testing.T, o *Options) {
		folder := t.TempDir()
		lines := afterKingsPawn + "\tc7c5:60/12 e7e5:40/8\n" + sicilian + "\tg1f3:1/1\n"
		write(t, filepath.Join(folder, "normal.book"), lines)
		write(t, filepath.Join(folder, "normal.known"), queensPawn+"\td7d5:35/9\n"+openGame+"\tf1c4:20\n")
		write(t, filepath.Join(folder, "capablanca.book"), "nonsense\n")
		o.Knowledge = library(folder)
		o.Random = func(int) int { return 0 }
	})
}

// library opens the books of a folder.
func library(folder string) func(Variant) (opening.Knowledge, error) {
	return func(v Variant) (opening.Knowledge, error) { return book.Open(folder, v.Name, "", v.Rules) }
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// An analysis that ran for long enough is remembered with its best line.
func TestAnalysisIsRemembered(t *testing.T) {
	for _, test := range []struct {
		name, input string
		want        []string // parts of the file
	}{
		{"ten seconds", "new\nforce\nanalyze\nTEN\nexit\n", []string{"PPPP/RNBQKBNR w KQkq -\ta2a3:+0/11"}},
		{"a glance", "new\nforce\nanalyze\nexit\n", nil},
		{"at the end", "new\nforce\nanalyze\nTEN\n", []string{" w KQkq -\ta2a3"}},
		{"position by position", "new\nforce\nanalyze\nTEN\nusermove e2e4\nTEN\nquit\n", []string{" w KQkq -\ta2a3", afterKingsPawn + "\ta7a5"}},
		{"not all moves", "new\nforce\nanalyze\nexclude e2e4\nTEN\nexit\n", nil},
		{"another variant", "new\nvariant capablanca\nforce\nanalyze\nTEN\nexit\n", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := t.TempDir()
			synctest.Test(t, func(t *testing.T) { analyseSlowly(t, test.input, library(folder)) })
			text, _ := os.ReadFile(filepath.Join(folder, "normal.known"))
			for _, part := range test.want {
				if !strings.Contains(string(text), part) {
					t.Errorf("no %q in\n%s", part, text)
				}
			}
			if test.want == nil && len(text) > 0 {
				t.Errorf("written:\n%s", text)
			}
		})
	}
}

// aWhile is a little more than ten seconds, so that the order of events is clear.
const aWhile = 10*time.Second + 500*time.Millisecond

// analyseSlowly says lines; TEN lets ten seconds pass.
func analyseSlowly(t *testing.T, input string, knowledge func(Variant) (opening.Knowledge, error)) []string {
	searcher := new(fakeSearcher)
	options := searcher.options(newShelf())
	options.Knowledge = knowledge
	gui := newGUI(searcher, options)
	for line := range strings.Lines(input) {
		if line = strings.TrimSpace(line); line == "TEN" {
			time.Sleep(aWhile)
		} else {
			gui.send(line)
		}
	}
	gui.to.Close()
	if err := <-gui.ended; err != nil {
		t.Error(err)
	}
	gui.read()
	return gui.unread
}

// slowDisk takes a minute to remember, and then fails.
type slowDisk struct{ opening.None }

func (slowDisk) Remember(*board.Position, board.Move, int, int) error {
	time.Sleep(time.Minute)
	return errors.New("disk of Drawbridge not found")
}

// A disk that is slow and fails in the end does not delay the conversation.
func TestSlowDisk(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := func(Variant) (opening.Knowledge, error) { return slowDisk{}, nil }
		const input = "protover 2\nnew\nforce\nanalyze\nTEN\nexit\nping 1\nTEN\nTEN\nTEN\nTEN\nTEN\nTEN\nanalyze\nTEN\nexit\nping 2\n"
		start := time.Now()
		said := strings.Join(analyseSlowly(t, input, slow), "\n")
		if !strings.HasSuffix(said, "pong 1\n# disk of D-rawbridge n-ot found\npong 2") {
			t.Errorf("said:\n%s", said)
		}
		if over := time.Since(start) - 8*aWhile; over != lastNotes {
			t.Errorf("it waited %v for the disk at the end", over)
		}
		time.Sleep(2 * time.Minute) // until the disk has finished
	})
}
