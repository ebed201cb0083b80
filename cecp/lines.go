package cecp

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"sync/atomic"
	"time"
)

// maxLine is how many bytes of a line are kept; every command is much shorter.
const maxLine = 1 << 14

// queuedLines is how many lines may wait for the session. They are many because a
// quit behind them is to be seen even if the session cannot write, so takes no lines.
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

// input is what the GUI sends.
type input struct {
	lines   chan string   // without their ends; closed at the end
	ended   chan struct{} // closed when the end is read, though lines may still wait
	stopped chan struct{} // closed when the session takes no more lines
	begun   time.Time
	last    atomic.Int64 // when the session took its last line, since begun
}

// readLines reads in to its end or a quit, in a goroutine of its own.
func readLines(in io.Reader) *input {
	i := &input{lines: make(chan string, queuedLines), ended: make(chan struct{}), stopped: make(chan struct{}), begun: time.Now()}
	go func() {
		defer close(i.lines)
		defer close(i.ended)
		reader := bufio.NewReaderSize(in, maxLine)
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
func (i *input) deliver(line string) bool {
	select {
	case i.lines <- line:
		return true
	case <-i.stopped:
		return false
	}
}

func (i *input) stop() { close(i.stopped) }

// isQuit reports whether a line ends the conversation.
func isQuit(line string) bool {
	words := strings.Fields(line)
	return len(words) > 0 && words[0] == "quit"
}

// taken notes that the session has taken a line, or the end.
func (i *input) taken() { i.last.Store(int64(time.Since(i.begun))) }

// outlast returns what the session returns. After the end of the input it gives up
// a session if its output is blocked, or if it takes no line for long.
func (i *input) outlast(done <-chan error, out *watchedWriter) error {
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
