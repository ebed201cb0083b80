package cecp

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax/engine"
	"fairymax/engine/eval"
)

// The flood in numbers. Between two pings come floodBlock lines; the GUI is never
// more than floodLead pings ahead of the answers.
const (
	floodLines     = 3_000
	floodLinesLong = 1_000_000
	floodBlock     = 50
	floodLead      = 40
	floodPatience  = 2 * time.Minute
	floodMemory    = 16 << 20 // by which the heap may grow after the first fifth
)

// flood sends random and garbled lines to a session with the real engine.
type flood struct {
	t       *testing.T
	random  *rand.Rand
	known   []string // lines that make sense
	to      *bufio.Writer
	pongs   chan bool // one for each block that is done
	sent    int       // blocks
	done    int       // of them
	slowest time.Duration
}

// TestFlood sends lines that no GUI sends, and accepts only right answers: 6,000
// lines, or a million with FAIRYMAX_LONG set.
func TestFlood(t *testing.T) {
	lines := floodLines
	if os.Getenv("FAIRYMAX_LONG") != "" {
		lines = floodLinesLong
	}
	in, to := io.Pipe()
	from, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- Serve(in, out, Options{Name: "fairymax test", Catalogue: scenarioGames(), Searcher: engine.New(eval.New, engine.Options{HashMB: 1}), MaxMemory: 2, MaxCores: 2})
		out.Close()
	}()
	f := &flood{t: t, random: rand.New(rand.NewPCG(1, 2)), known: knownLines(t), to: bufio.NewWriterSize(to, 1<<16), pongs: make(chan bool, floodLead)}
	go f.read(from)
	goroutines, heap := 0, uint64(0)
	blocks := lines / floodBlock
	for block := range blocks {
		if block == blocks/5 {
			f.settle()
			goroutines, heap = runtime.NumGoroutine(), heapInUse()
		}
		f.send()
		f.await(floodLead)
	}
	f.settle()
	f.check(goroutines, heap, lines)
	to.Close() // and read the rest
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(floodPatience):
		t.Error("it goes on after the end of its input")
	}
}

// check looks for leaks.
func (f *flood) check(goroutines int, heap uint64, lines int) {
	now := heapInUse()
	f.t.Logf("%d lines; heap %d KB, then %d KB; slowest answer %v", lines, heap>>10, now>>10, f.slowest)
	if now > heap+floodMemory {
		f.t.Errorf("the heap has grown from %d to %d", heap, now)
	}
	if n := runtime.NumGoroutine(); n > goroutines+2 {
		f.t.Errorf("%d goroutines became %d", goroutines, n)
	}
}

func heapInUse() uint64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// settle waits for all answers, and brings the session where it began: which game was played
// last, and with how many threads, is no leak.
func (f *flood) settle() {
	fmt.Fprintf(f.to, "resume\nexit\nforce\nnew\nvariant normal\nmemory 1\ncores 1\nhard\neasy\n")
	f.ping()
	f.await(0)
}

// send sends a block of lines and a ping.
func (f *flood) send() {
	for range floodBlock {
		line := f.line()
		if words := strings.Fields(line); len(words) > 0 && slices.Contains(lastWords, words[0]) {
			continue
		}
		f.to.WriteString(line)
		f.to.WriteString([]string{"\n", "\r\n", " \t\n"}[max(0, f.random.IntN(12)-9)])
	}
	f.ping()
}

// ping ends a block. Before it the engine has to move: its search may have no limit.
func (f *flood) ping() {
	fmt.Fprintf(f.to, "?\nping %d\n", floodPing+f.sent)
	f.to.Flush()
	f.sent++
}

// lastWords end the conversation, or this protocol's part of it.
var lastWords = []string{"quit", "uci", "usi", "ucci"}

// floodPing is where the numbers of the blocks begin.
const floodPing = 100_000_000

// await waits until at most so many blocks are not done.
func (f *flood) await(ahead int) {
	f.t.Helper()
	for f.sent-f.done > ahead {
		start := time.Now()
		select {
		case <-f.pongs:
		case <-time.After(floodPatience):
			buffer := make([]byte, 1<<16)
			f.t.Fatalf("no pong %d\n%s", f.done, buffer[:runtime.Stack(buffer, true)])
		}
		f.slowest = max(f.slowest, time.Since(start))
		f.done++
	}
}

// read takes every line as XBoard would. Pings with any number are among the
// noise; those of the blocks come in their order.
func (f *flood) read(from io.Reader) {
	next := 0
	for scanner := bufio.NewScanner(from); scanner.Scan(); {
		checkReading(f.t, scanner.Text())
		if scanner.Text() == fmt.Sprintf("pong %d", floodPing+next) {
			f.pongs <- true
			next++
		}
	}
}

// knownLines are those of the GUI in all transcripts.
func knownLines(t *testing.T) (lines []string) {
	for _, pattern := range []string{"testdata/*.txt", "testdata/*/*.txt"} {
		files, _ := filepath.Glob(pattern)
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(text)) {
				if said, ok := strings.CutPrefix(line, "> "); ok {
					lines = append(lines, strings.TrimSpace(said))
				}
			}
		}
	}
	return lines
}

// line is a line that makes sense, or nearly, or not at all.
func (f *flood) line() string {
	known := f.known[f.random.IntN(len(f.known))]
	switch n := f.random.IntN(100); {
	case n < 50:
		return known
	case n < 70:
		return f.garbled(known)
	case n < 90:
		return commands[f.random.IntN(len(commands))].name + " " + f.argument()
	case n < 99 || f.random.IntN(200) > 0:
		return f.noise(f.random.IntN(200))
	}
	return strings.Repeat(known+"\xff"+f.noise(20), 1<<20/(len(known)+21))
}

// garbled damages a line in a few places.
func (f *flood) garbled(line string) string {
	text := []byte(line)
	for range 1 + f.random.IntN(3) {
		if len(text) == 0 {
			break
		}
		at := f.random.IntN(len(text))
		switch f.random.IntN(4) {
		case 0:
			text[at] = byte(f.random.IntN(256))
		case 1:
			text = append(text[:at], text[at+1:]...)
		case 2:
			text = append(text[:at], append([]byte(f.noise(5)), text[at:]...)...)
		case 3:
			text = append(text, text[at:]...)
		}
	}
	return strings.ReplaceAll(string(text), "\n", "")
}

// argument is a possible argument of a command.
func (f *flood) argument() string {
	switch f.random.IntN(6) {
	case 0:
		return fmt.Sprint(f.random.Int64() >> f.random.IntN(64))
	case 1:
		return fmt.Sprint(-f.random.IntN(1000))
	case 2:
		return fmt.Sprintf("%c%d%c%d", 'a'+f.random.IntN(17), f.random.IntN(18), 'a'+f.random.IntN(17), f.random.IntN(18))
	case 3:
		return f.noise(f.random.IntN(30))
	case 4:
		return f.known[f.random.IntN(len(f.known))]
	}
	return ""
}

// noise is random bytes without an end of the line.
func (f *flood) noise(n int) string {
	text := make([]byte, n)
	for i := range text {
		text[i] = byte(f.random.IntN(256))
		if text[i] == '\n' {
			text[i] = 0
		}
	}
	return string(text)
}
