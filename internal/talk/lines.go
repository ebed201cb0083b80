package talk

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"sync/atomic"
	"time"
)

// MaxLine is how many bytes of a line are kept: a game of ten thousand moves fits.
const MaxLine = 1 << 16

// MaxWaiting is how many commands wait for the end of a search; one more ends it.
const MaxWaiting = 1000

// queuedLines is how many lines may wait for the session. They are many because a
// quit after them is to be seen even if the session cannot write, so takes no lines.
const queuedLines = 1 << 13

// After the end of the input, a write may be blocked for writeGrace, and the session
// may work on one line for lineGrace: to load a large variant on a busy machine.
const (
	writeGrace = 300 * time.Millisecond
	lineGrace  = 10 * time.Second
	endPoll    = 20 * time.Millisecond
)

// Errors of a session that cannot end when its input has ended.
var (
	ErrStuck = errors.New("the other side has ended the conversation, but does not read the output")
	ErrSlow  = errors.New("the conversation has ended, but its last command takes too long")
)

// Input is what the other program sends.
type Input struct {
	Lines   <-chan string // with their ends, unless they were cut; closed at the end
	lines   chan string
	ended   chan struct{} // closed when the end is read, though lines may still wait
	stopped chan struct{} // closed when the session takes no more lines
	begun   time.Time
	last    atomic.Int64 // when the session took its last line, since begun
}

// Read reads in to its end or a quit, in a goroutine of its own.
func Read(in io.Reader) *Input {
	i := &Input{lines: make(chan string, queuedLines), ended: make(chan struct{}), stopped: make(chan struct{}), begun: time.Now()}
	i.Lines = i.lines
	go func() {
		defer close(i.lines)
		defer close(i.ended)
		reader := bufio.NewReaderSize(in, MaxLine)
		for {
			line, err := readLine(reader)
			if err != nil || !i.deliver(line) || isQuit(line) {
				return
			}
		}
	}()
	return i
}

// deliver hands a line to the session; false means that there is none any more.
func (i *Input) deliver(line string) bool {
	select {
	case i.lines <- line:
		return true
	case <-i.stopped:
		return false
	}
}

// Stop ends the reading; the line that it waits for is lost.
func (i *Input) Stop() { close(i.stopped) }

// isQuit reports whether a line ends the conversation.
func isQuit(line string) bool {
	words := strings.Fields(line)
	return len(words) > 0 && words[0] == "quit"
}

// taken notes that the session has taken a line, or the end.
func (i *Input) taken() { i.last.Store(int64(time.Since(i.begun))) }

// Serve carries out lines while the conversation goes on. Where no line waits, listen handles
// what comes next, which may be a line too; false means that the lines have ended. Waiting
// lines go first: they may make a report of a search obsolete.
func (i *Input) Serve(goesOn func() bool, do func(line string), listen func() bool) {
	for open := true; open && goesOn(); {
		select {
		case line, ok := <-i.Lines:
			open = i.Receive(line, ok, do)
		default:
			open = listen()
		}
	}
}

// Receive carries out what came from Lines; false means that they have ended.
func (i *Input) Receive(line string, ok bool, do func(line string)) bool {
	i.taken()
	if ok {
		do(line)
	}
	return ok
}

// First takes the first line that is not blank; false means that there is none.
func (i *Input) First() (line string, ok bool) {
	for line := range i.Lines {
		i.taken()
		if strings.TrimSpace(line) != "" {
			return line, true
		}
	}
	return "", false
}

// Cut reports whether a line was longer than [MaxLine], so that its end is missing.
func Cut(line string) bool { return len(line) == MaxLine && !strings.HasSuffix(line, "\n") }

// Hold holds a conversation in a goroutine of its own, and returns what it returns. After
// the end of the input it gives up a conversation if its output is blocked, or if it takes
// no line for long.
func (i *Input) Hold(w io.Writer, converse func(out io.Writer) error) error {
	done := make(chan error, 1)
	out := &watchedWriter{w: w, begun: time.Now()}
	go func() { done <- converse(out) }()
	select {
	case err := <-done:
		return err
	case <-i.ended:
	}
	end := time.Since(i.begun)
	for {
		select {
		case err := <-done:
			return err
		case <-time.After(endPoll):
		}
		idle := time.Since(i.begun) - max(end, time.Duration(i.last.Load()))
		switch {
		case min(idle, out.blocked()) >= writeGrace:
			return ErrStuck
		case idle >= lineGrace:
			return ErrSlow
		}
	}
}

// readLine reads up to the end of a line. What does not fit into the reader's
// buffer is dropped.
func readLine(reader *bufio.Reader) (string, error) {
	text, err := reader.ReadSlice('\n')
	line := string(text)
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = reader.ReadSlice('\n')
	}
	if err != nil && line == "" {
		return "", err
	}
	return line, nil
}

// Handover is the error of a conversation that goes on in another protocol: programs that
// look for ours try one word after the other.
type Handover struct {
	Line string // with which the other protocol begins
}

func (h *Handover) Error() string { return "the conversation goes on in another protocol: " + h.Line }
