package match

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync/atomic"
	"time"
)

// Command says how to start a program and what to send it.
type Command struct {
	Argv     []string
	Protocol string   // "uci", "usi" or "ucci"; "" for CECP
	Variant  string   // the name by which it knows the variant; "" for the usual one
	Folder   string   // where the file of the variant is, for engines that are told; "" if it is built in
	Init     []string // lines sent once after the handshake, such as "option Hash=16"
	Section  *Section // the game, for programs that read a variants.ini; nil if that is not to be tried
}

// line is one line of a program's output and when it arrived.
type line struct {
	text string
	at   time.Time
}

// process is a running process, or a test's substitute for one: its input, its
// output line by line (closed when it ends), and how to end it.
type process struct {
	in    io.WriteCloser
	lines <-chan line
	kill  func()
}

// maxLine is the length of the longest line that a program may write.
const maxLine = 1 << 20

// start runs the command.
func (c Command) start() (*process, error) {
	if len(c.Argv) == 0 {
		return nil, fmt.Errorf("the command of a program is empty")
	}
	cmd := exec.Command(c.Argv[0], c.Argv[1:]...)
	ownGroup(cmd)
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	var ended atomic.Bool
	kill := func() {
		if !ended.Load() { // later its number may be another program's
			killGroup(cmd)
		}
	}
	reap := func() {
		cmd.Wait()
		ended.Store(true)
		killLeftBehind(cmd)
	}
	return &process{in: in, lines: readLines(out, reap), kill: kill}, nil
}

// readLines delivers the lines of out until it ends and done has returned.
func readLines(out io.Reader, done func()) <-chan line {
	lines := make(chan line, 256)
	go func() {
		scan := bufio.NewScanner(out)
		scan.Buffer(nil, maxLine)
		for scan.Scan() {
			lines <- line{strings.TrimRight(scan.Text(), "\r"), time.Now()}
		}
		io.Copy(io.Discard, out) // a longer line must not leave the program blocked
		done()
		close(lines)
	}()
	return lines
}

// ParseCommand splits a command line at blanks; quotes keep blanks together.
func ParseCommand(text string) ([]string, error) {
	var words []string
	var word strings.Builder
	var quote rune
	inWord := false
	for _, c := range text {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, inWord = c, true
		case quote == 0 && (c == ' ' || c == '\t'):
			if inWord {
				words = append(words, word.String())
				word.Reset()
			}
			inWord = false
		default:
			word.WriteRune(c)
			inWord = true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("a quote is not closed in %s", text)
	}
	if inWord {
		words = append(words, word.String())
	}
	return words, nil
}
