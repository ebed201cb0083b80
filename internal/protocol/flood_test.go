package protocol_test

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/protocol"
	"fairymax/internal/talk"
)

// floodLines are how many lines a test sends, and floodPatience is how long it waits for an
// answer.
func floodLines() int {
	if os.Getenv("FAIRYMAX_LONG") != "" {
		return 20_000
	}
	return 2_000
}

const floodPatience = 2 * time.Minute

// program is a session with the real engine behind pipes.
type program struct {
	t       testing.TB
	to      *bufio.Writer
	close   func()
	ready   chan bool
	answers atomic.Int64 // lines that end searches
	ended   chan error
}

func start(t testing.TB, word string) *program {
	in, to := io.Pipe()
	from, out := io.Pipe()
	p := &program{t: t, to: bufio.NewWriterSize(to, 1<<16), close: func() { to.Close() }, ready: make(chan bool, 1<<16), ended: make(chan error, 1)}
	go func() {
		lines := talk.Read(in)
		defer lines.Stop()
		searcher := engine.New(eval.New, engine.Options{HashMB: 1})
		err := protocol.Converse(lines, word, out, options(searcher), inDialect(word)...)
		out.Close()
		p.ended <- err
	}()
	go func() {
		for scan := bufio.NewScanner(from); scan.Scan(); {
			p.note(scan.Text())
		}
	}()
	return p
}

// note looks at a line of the program.
func (p *program) note(line string) {
	if !utf8.ValidString(line) || strings.ContainsFunc(line, unicode.IsControl) {
		p.t.Errorf("not fit to be a line: %q", line)
	}
	switch word, _, _ := strings.Cut(line, " "); word {
	case "readyok":
		p.ready <- true
	case "bestmove", "nobestmove", "checkmate":
		p.answers.Add(1)
	}
}

func (p *program) say(line string) {
	p.to.WriteString(line + "\n")
}

// await waits for the answer to one isready.
func (p *program) await() {
	p.t.Helper()
	select {
	case <-p.ready:
	case <-time.After(floodPatience):
		buffer := make([]byte, 1<<16)
		p.t.Fatalf("no readyok\n%s", buffer[:runtime.Stack(buffer, true)])
	}
}

// awaitAnswers waits until so many searches have been answered.
func (p *program) awaitAnswers(searches int64) {
	p.t.Helper()
	for late := time.Now().Add(floodPatience); p.answers.Load() < searches && time.Now().Before(late); {
		time.Sleep(time.Millisecond)
	}
	if got := p.answers.Load(); got != searches {
		p.t.Fatalf("%d answers to %d searches", got, searches)
	}
}

// end ends the input and waits for the end of the session.
func (p *program) end() {
	p.t.Helper()
	p.to.Flush()
	p.close()
	select {
	case err := <-p.ended:
		if err != nil {
			p.t.Error(err)
		}
	case <-time.After(floodPatience):
		p.t.Fatal("it goes on after the end of its input")
	}
}

// lines are commands of each dialect that make sense. Each search is answered once.
var lines = map[string]struct{ searches, others []string }{
	"uci": {
		[]string{"go depth 3", "go nodes 300", "go movetime 3", "go wtime 40 btime 40 winc 1 binc 1", "go infinite", "go ponder movetime 3", "go", "go mate 1 nodes 500", "go searchmoves e2e4 depth 2", "go depth 2 searchmoves 0000"},
		[]string{"position startpos", "position startpos moves e2e4 e7e5", "position startpos moves e2e4 e7e5 g1f3", "position fen 7k/8/6K1/8/8/8/8/R7 b - - 0 1", "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "position fen 8/8", "stop", "ponderhit", "ucinewgame", "setoption name MultiPV value 3", "setoption name MultiPV value 1", "setoption name Hash value 2", "setoption name Hash value x", "setoption name Threads value 2", "setoption name UCI_Variant value crazyhouse", "setoption name UCI_Variant value shogi", "setoption name UCI_Variant value chess", "setoption name UCI_Variant value duck", "setoption name Skill Level value 3", "setoption name Skill Level value 20", "setoption name UCI_Chess960 value true", "debug on", "d", "eval", "perft 2", "load <<END\n[x:chess]\nEND", "uci", "joho debug off"},
	},
	"usi": {
		[]string{"go depth 3", "go nodes 300", "go btime 0 wtime 0 byoyomi 5", "go btime 30 wtime 30 binc 1 winc 1", "go infinite", "go ponder btime 20 wtime 20", "go mate 20", "go"},
		[]string{"position startpos", "position startpos moves 7g7f 3c3d", "position startpos moves 7g7f 3c3d 8h2b+", "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G3p 1 moves G*5b", "stop", "ponderhit", "usinewgame", "gameover win", "setoption name USI_MultiPV value 3", "setoption name USI_Hash value 2", "setoption name USI_Variant value minishogi", "setoption name USI_Variant value kyotoshogi", "setoption name USI_Variant value shogi", "d", "perft 1", "usi"},
	},
	"ucci": {
		[]string{"go depth 3", "go nodes 300", "go time 40 increment 1", "go infinite", "go ponder time 20", "go draw depth 2", "go depth 0", "go"},
		[]string{"position startpos", "position startpos moves h2e2 h9g7", "position fen 3k5/9/9/9/9/9/9/9/9/R3K4 r - - 0 1", "position fen 3k5/3R5/3R5/9/9/9/9/9/9/4K4 b - - 0 1", "banmoves h2e2 b2e2", "ponderhit", "setoption newgame", "setoption multipv 3", "setoption multipv 1", "setoption hashsize 0", "setoption usemillisec false", "setoption usemillisec true", "d", "perft 1", "ucci", "probe x"},
	},
}

// Every search is answered once, and every isready, whatever comes between.
func TestOneAnswerForEachSearch(t *testing.T) {
	for word, known := range lines {
		t.Run(word, func(t *testing.T) {
			random := rand.New(rand.NewPCG(3, 4))
			p := start(t, word)
			searches := int64(0)
			for n := range floodLines() {
				switch k := random.IntN(10); {
				case k < 3:
					p.say(known.searches[random.IntN(len(known.searches))])
					searches++
				case k < 9:
					p.say(known.others[random.IntN(len(known.others))])
				default:
					p.say("isready")
					p.to.Flush()
					p.await()
				}
				if n%100 == 99 { // position ends a search
					p.say("position startpos\nisready")
					p.to.Flush()
					p.await()
					p.awaitAnswers(searches)
				}
			}
			p.end()
		})
	}
}

// Garbled lines crash nothing, and isready is answered behind them.
func TestFlood(t *testing.T) {
	for word, known := range lines {
		t.Run(word, func(t *testing.T) {
			f := flood{rand.New(rand.NewPCG(1, 2)), append(known.searches[:len(known.searches):len(known.searches)], known.others...)}
			p := start(t, word)
			goes := int64(0)
			for n := range floodLines() {
				line := f.line()
				if strings.HasPrefix(line, "load") || last(line) {
					continue
				}
				goes += int64(strings.Count(line, "go")) + int64(strings.Count(line, "stop"))
				p.say(line)
				if n%50 == 49 {
					p.say("isready")
					p.to.Flush()
					p.await()
				}
			}
			p.end()
			if got := p.answers.Load(); got > goes {
				t.Errorf("%d answers to at most %d searches", got, goes)
			}
		})
	}
}

// last reports whether a line may end the session.
func last(line string) bool {
	return strings.Contains(line, "quit") || strings.Contains(line, "xboard") || strings.Contains(line, "isready")
}

// flood makes lines.
type flood struct {
	random *rand.Rand
	known  []string
}

// line makes sense, or nearly, or not at all.
func (f *flood) line() string {
	known := f.known[f.random.IntN(len(f.known))]
	switch n := f.random.IntN(100); {
	case n < 30:
		return known
	case n < 60:
		return f.garbled(known)
	case n < 80:
		return f.mixed(known)
	case n < 99:
		return f.noise(f.random.IntN(200))
	}
	return strings.Repeat(known+"\xff"+f.noise(20), 1<<17/(len(known)+21))
}

// mixed puts words of other lines and numbers into a line.
func (f *flood) mixed(line string) string {
	words := strings.Fields(line)
	for range 1 + f.random.IntN(3) {
		at := f.random.IntN(len(words) + 1)
		others := strings.Fields(f.known[f.random.IntN(len(f.known))])
		word := others[f.random.IntN(len(others))]
		if f.random.IntN(2) == 0 {
			word = fmt.Sprint(f.random.Int64()>>f.random.IntN(64) - int64(f.random.IntN(3)))
		}
		words = append(words[:at], append([]string{word}, words[at:]...)...)
	}
	return strings.Join(words, " ")
}

// garbled damages a line in a few places.
func (f *flood) garbled(line string) string {
	text := []byte(line)
	for range 1 + f.random.IntN(3) {
		at := f.random.IntN(len(text) + 1)
		switch f.random.IntN(4) {
		case 0:
			text = append(text[:at], append([]byte(f.noise(5)), text[at:]...)...)
		case 1:
			text = text[:at]
		case 2:
			text = append(text, text[at:]...)
		default:
			if at < len(text) {
				text[at] = byte(f.random.IntN(256))
			}
		}
	}
	return strings.ReplaceAll(string(text), "\n", "")
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

// Fuzz targets: one for each reader. The searcher is a fake.
func FuzzUCI(f *testing.F)  { fuzz(f, "uci") }
func FuzzUSI(f *testing.F)  { fuzz(f, "usi") }
func FuzzUCCI(f *testing.F) { fuzz(f, "ucci") }

func fuzz(f *testing.F, word string) {
	known := lines[word]
	for _, line := range append(known.searches[:len(known.searches):len(known.searches)], known.others...) {
		f.Add(line + "\nstop")
		f.Add("position startpos\n" + line + "\nd")
	}
	f.Fuzz(func(t *testing.T, input string) {
		if len(input) > 1<<10 {
			t.Skip("long enough to be slow")
		}
		var out strings.Builder
		s, err := protocol.Begin(&out, options(patient{}), inDialect(word)...)
		must(t, err)
		defer s.End()
		s.Line(word)
		for line := range strings.Lines(input) {
			s.Line(line)
		}
		for line := range strings.Lines(out.String()) {
			if line = strings.TrimSuffix(line, "\n"); !utf8.ValidString(line) || strings.ContainsFunc(line, unicode.IsControl) {
				t.Errorf("not fit to be a line: %q", line)
			}
		}
	})
}
