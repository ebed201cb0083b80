package cecp

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"fairymax/engine"
)

// A transcript is a file of conversations, each with a title behind "==". Its
// lines are, until a blank and a text:
//
//	>       the GUI sends this line
//	<       the engine has answered this; * stands for any text
//	start   the GUI says hello and the engine lists its features
//	best    the next search finds MOVE [SCORE [EXPECTED REPLY]]
//	wait    this much time passes
//	close   the GUI closes its end
//	exit    the engine has ended the conversation
//
// The transcript has every line of the engine, in order: where it has none, the
// engine must be silent. Time passes only in wait.
func TestTranscripts(t *testing.T) { holdAll(t, newShelf(), "testdata/*.txt", nil) }

// TestKinds holds those about games with more than chess has.
func TestKinds(t *testing.T) { holdAll(t, kinds(), "testdata/kinds/*.txt", nil) }

// holdAll holds the conversations of files; begin, unless nil, gives the options
// of each a last touch.
func holdAll(t *testing.T, games shelf, pattern string, begin func(*testing.T, *Options)) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range conversations(string(text)) {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".txt")+"/"+c.title, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { c.hold(t, games, begin) })
			})
		}
	}
}

type conversation struct {
	title string
	first int // line number in its file
	lines []string
}

func conversations(text string) []*conversation {
	var list []*conversation
	for i, line := range strings.Split(text, "\n") {
		if title, ok := strings.CutPrefix(line, "== "); ok {
			list = append(list, &conversation{title: title, first: i + 2})
		} else if len(list) > 0 {
			last := list[len(list)-1]
			last.lines = append(last.lines, line)
		}
	}
	return list
}

func (c *conversation) hold(t *testing.T, games shelf, begin func(*testing.T, *Options)) {
	searcher := new(fakeSearcher)
	options := searcher.options(games)
	if begin != nil {
		begin(t, &options)
	}
	gui := newGUI(searcher, options)
	defer gui.end(t)
	for i, line := range c.lines {
		where := fmt.Sprintf("line %d", c.first+i)
		word, rest, _ := strings.Cut(line, " ")
		if word != "<" && word != "" && !strings.HasPrefix(word, "#") {
			gui.expectSilence(t, where)
		}
		gui.act(t, where, word, rest)
	}
	gui.expectSilence(t, "the end")
}

// fakeGUI is the other end of a conversation, inside a bubble of fake time.
type fakeGUI struct {
	to       *io.PipeWriter
	from     lockedBuffer
	searcher *fakeSearcher
	unread   []string
	ended    chan error
}

func newGUI(searcher *fakeSearcher, options Options) *fakeGUI {
	in, to := io.Pipe()
	gui := &fakeGUI{to: to, searcher: searcher, ended: make(chan error, 1)}
	go func() {
		gui.ended <- Serve(in, &gui.from, options)
		in.Close()
	}()
	synctest.Wait()
	return gui
}

func (gui *fakeGUI) act(t *testing.T, where, word, rest string) {
	t.Helper()
	switch word {
	case ">":
		gui.send(rest)
	case "<":
		gui.expect(t, where, rest)
	case "start":
		gui.send("xboard")
		gui.send("protover 2")
		gui.unread = nil
	case "best":
		gui.searcher.scripts = append(gui.searcher.scripts, parseScript(t, rest))
	case "wait":
		d, err := time.ParseDuration(rest)
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(d)
		gui.read()
	case "close":
		gui.to.Close()
		gui.read()
	case "exit":
		if len(gui.ended) == 0 {
			t.Fatalf("%s: the conversation goes on", where)
		}
	case "":
	default:
		if !strings.HasPrefix(word, "#") {
			t.Fatalf("%s: what is %q?", where, word)
		}
	}
}

func parseScript(t *testing.T, text string) script {
	words := append(strings.Fields(text), "", "")
	score, err := strconv.Atoi(words[1])
	if err != nil && words[1] != "" {
		t.Fatal(err)
	}
	return script{move: words[0], score: engine.Score(score), ponder: words[2]}
}

// send sends a line, in which Go's escapes may stand for bytes that a file
// should not contain, and reads until the engine waits.
func (gui *fakeGUI) send(line string) {
	if text, err := strconv.Unquote(`"` + line + `"`); err == nil && strings.Contains(line, `\`) {
		line = text
	}
	io.WriteString(gui.to, line+"\n") // fails after quit, as it should
	gui.read()
}

func (gui *fakeGUI) read() {
	synctest.Wait()
	gui.unread = append(gui.unread, gui.from.lines()...)
}

func (gui *fakeGUI) expect(t *testing.T, where, pattern string) {
	t.Helper()
	if len(gui.unread) == 0 {
		t.Fatalf("%s: silence instead of %q", where, pattern)
	}
	line := gui.unread[0]
	gui.unread = gui.unread[1:]
	if !matches(pattern, line) {
		t.Fatalf("%s: got %q, want %q", where, line, pattern)
	}
	checkReading(t, line)
}

func matches(pattern, line string) bool {
	expression := strings.ReplaceAll(regexp.QuoteMeta(pattern), `\*`, `.*`)
	return regexp.MustCompile("^" + strings.ReplaceAll(expression, `\\t`, "\t") + "$").MatchString(line)
}

func (gui *fakeGUI) expectSilence(t *testing.T, where string) {
	t.Helper()
	if len(gui.unread) > 0 {
		t.Fatalf("%s: unexpected %q", where, gui.unread)
	}
}

func (gui *fakeGUI) end(t *testing.T) {
	gui.to.Close()
	synctest.Wait()
	if len(gui.ended) == 0 {
		t.Error("the conversation goes on after its end")
	}
	if err := <-gui.ended; err != nil {
		t.Error(err)
	}
}

// lockedBuffer collects what is written from one goroutine for another one.
type lockedBuffer struct {
	mutex sync.Mutex
	bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.Buffer.Write(p)
}

// lines removes and returns the complete lines.
func (b *lockedBuffer) lines() []string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	var lines []string
	for scanner := bufio.NewScanner(&b.Buffer); scanner.Scan(); {
		lines = append(lines, scanner.Text())
	}
	return lines
}
