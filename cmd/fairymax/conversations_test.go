package main

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The files of testdata/conversations have conversations by protocol; CECP has most of its own
// in its package. The lines of one:
//
//	= NAME       begins it
//	-            begins a step; its lines to send come first
//	> LINE       is sent; in quotes where blanks matter. {dir} is the folder of the file
//	sleep 0.2    waits so many seconds
//	end          ends the input
//	< PATTERN    a line that fits must come, in any order with others of its step
//	ends         the program must end with status 0
//	! PATTERN    no line may fit while the step lasts
//	only PATTERN all lines must fit
//	within 5     seconds for all that; it counts on an idle machine only
//	quiet 0.5    nothing is awaited, but the step lasts so long
type talkStep struct {
	actions []string
	want    []*regexp.Regexp
	forbid  []*regexp.Regexp
	only    []*regexp.Regexp
	ends    bool
	quiet   time.Duration
	within  time.Duration
}

// linesOf are the lines that a protocol has; GUIs warn of all others.
var linesOf = map[string]*regexp.Regexp{
	"uci":  regexp.MustCompile(`^(id |option |uciok$|readyok$|bestmove |info )`),
	"usi":  regexp.MustCompile(`^(id |option |usiok$|readyok$|bestmove |info |checkmate )`),
	"ucci": regexp.MustCompile(`^(id |option |uciok$|ucciok$|readyok$|bestmove |nobestmove$|info |bye$)`),
	"cecp": regexp.MustCompile(`^(feature |pong |# |Error |id |option |uciok$|ucciok$|readyok$|bestmove |info )`),
}

// TestConversations holds all conversations, in a usual run one of six of each protocol.
func TestConversations(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for protocol, usual := range linesOf {
		dir, err := filepath.Abs("testdata/conversations")
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range readTalks(t, filepath.Join(dir, protocol+".txt")) {
			if i%6 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
				continue
			}
			t.Run(c.name, func(t *testing.T) {
				t.Parallel()
				p := startTalk(t, usual)
				for i, step := range c.steps {
					p.play(i+1, step, dir)
				}
				p.end()
			})
		}
	}
}

type talkScript struct {
	name  string
	steps []*talkStep
}

func readTalks(t *testing.T, file string) (list []*talkScript) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch word {
		case "", "#":
		case "=":
			list = append(list, &talkScript{name: rest})
		case "-":
			last := list[len(list)-1]
			last.steps = append(last.steps, &talkStep{within: 5 * time.Second})
		default:
			steps := list[len(list)-1].steps
			steps[len(steps)-1].add(t, word, rest)
		}
	}
	return list
}

// typed reports whether a step has a command that only people type; its answer is for them.
func (s *talkStep) typed() bool {
	return slices.ContainsFunc(s.actions, func(action string) bool {
		return slices.Contains([]string{"> d", "> eval", "> bench", "> perft 2", "> go perft 1"}, action)
	})
}

func (s *talkStep) add(t *testing.T, word, rest string) {
	seconds := func() time.Duration {
		n, err := strconv.ParseFloat(rest, 64)
		if err != nil {
			t.Fatal(err)
		}
		return time.Duration(n * float64(time.Second))
	}
	switch word {
	case ">":
		if plain, err := strconv.Unquote(rest); err == nil {
			rest = plain
		}
		s.actions = append(s.actions, "> "+rest)
	case "sleep", "end":
		s.actions = append(s.actions, word+" "+rest)
	case "<":
		s.want = append(s.want, regexp.MustCompile(rest))
	case "!":
		s.forbid = append(s.forbid, regexp.MustCompile(rest))
	case "only":
		s.only = append(s.only, regexp.MustCompile(rest))
	case "ends":
		s.ends = true
	case "within":
		s.within = seconds()
	case "quiet":
		s.quiet = seconds()
	default:
		t.Fatalf("no word of a conversation: %s", word)
	}
}

// talkProgram is the program in this process.
type talkProgram struct {
	t      *testing.T
	to     *io.PipeWriter
	lines  chan string
	status chan int
	errs   bytes.Buffer
	usual  *regexp.Regexp
	said   []string
}

func startTalk(t *testing.T, usual *regexp.Regexp) *talkProgram {
	in, to := io.Pipe()
	from, out := io.Pipe()
	p := &talkProgram{t: t, to: to, lines: make(chan string, 1<<12), status: make(chan int, 1), usual: usual}
	go func() {
		status := run(nil, console{in, out, &p.errs})
		out.Close()
		in.Close()
		p.status <- status
	}()
	go func() {
		defer close(p.lines)
		for scan := bufio.NewScanner(from); scan.Scan(); {
			p.lines <- scan.Text()
		}
	}()
	return p
}

// slowness is by how much longer a busy machine may take.
const slowness = 20

func (p *talkProgram) play(number int, s *talkStep, dir string) {
	p.t.Helper()
	p.act(s.actions, dir)
	if s.quiet > 0 {
		p.listen(number, s, time.After(s.quiet))
		return
	}
	began := time.Now()
	if !p.listen(number, s, time.After(slowness*s.within)) {
		p.t.Fatalf("step %d: no line %q in\n%s", number, s.want, strings.Join(p.said, "\n"))
	}
	if took := time.Since(began); took > s.within && os.Getenv("FAIRYMAX_LATENCY") != "" {
		p.t.Errorf("step %d: took %v", number, took)
	}
	if s.ends {
		if status := <-p.status; status != 0 {
			p.t.Errorf("status %d", status)
		}
		p.status <- 0
	}
}

// act sends the lines of a step, as many at once as come together.
func (p *talkProgram) act(actions []string, dir string) {
	var block strings.Builder
	flush := func() {
		io.WriteString(p.to, block.String())
		block.Reset()
	}
	for _, action := range actions {
		word, rest, _ := strings.Cut(action, " ")
		switch word {
		case ">":
			block.WriteString(strings.ReplaceAll(rest, "{dir}", dir) + "\n")
		case "end":
			flush()
			p.to.Close()
		case "sleep":
			flush()
			n, _ := strconv.ParseFloat(rest, 64)
			time.Sleep(time.Duration(n * float64(time.Second)))
		}
	}
	flush()
}

// listen takes lines until all that are wanted have come, or it is late.
func (p *talkProgram) listen(number int, s *talkStep, late <-chan time.Time) bool {
	p.t.Helper()
	want := slices.Clone(s.want)
	for s.quiet > 0 || s.ends || len(want) > 0 {
		select {
		case line, ok := <-p.lines:
			if !ok {
				return len(want) == 0
			}
			p.check(number, s, line)
			want = slices.DeleteFunc(want, func(w *regexp.Regexp) bool { return w.MatchString(line) })
		case <-late:
			return false
		}
	}
	return true
}

// check looks at one line.
func (p *talkProgram) check(number int, s *talkStep, line string) {
	p.t.Helper()
	p.said = append(p.said, line)
	if !p.usual.MatchString(line) && !s.typed() {
		p.t.Errorf("step %d: no line of the protocol: %q", number, line)
	}
	for _, bad := range s.forbid {
		if bad.MatchString(line) {
			p.t.Errorf("step %d: %q", number, line)
		}
	}
	for _, good := range s.only {
		if !good.MatchString(line) {
			p.t.Errorf("step %d: %q", number, line)
		}
	}
}

// end ends the conversation; nothing may have gone to the standard error.
func (p *talkProgram) end() {
	p.t.Helper()
	go io.WriteString(p.to, "quit\n")
	for range p.lines {
	}
	<-p.status
	p.to.Close()
	if p.errs.Len() > 0 {
		p.t.Errorf("standard error: %s", &p.errs)
	}
}
