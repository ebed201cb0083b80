package cecp

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// stuckStates are states of the program, and what it answers when it is in them. Then
// the GUI stops reading.
var stuckStates = []struct{ name, lines, wait string }{
	{"idle", "new\nforce\nping 1\n", "pong 1"},
	{"thinking", "new\npost\nst 600\ngo\n", "2 "},
	{"pondering", "new\nhard\npost\nst 0.05\ngo\n", "move "},
	{"analysing", "new\nforce\npost\nanalyze\n", "2 "},
	{"a new table", "new\nping 1\nmemory 512\nnew\n", "pong 1"},
	{"loading", "new\nping 1\nvariant shogi\n", "pong 1"},
}

// stuckEnds are how the GUI ends the program.
var stuckEnds = []struct {
	name string
	end  func(in io.WriteCloser, p *os.Process)
}{
	{"quit", func(in io.WriteCloser, _ *os.Process) { io.WriteString(in, "quit\n") }},
	{"EOF", func(in io.WriteCloser, _ *os.Process) { in.Close() }},
	{"SIGTERM", func(_ io.WriteCloser, p *os.Process) { p.Signal(syscall.SIGTERM) }},
}

// A GUI that no longer reads can still end the program. A usual run ends it in one way
// in each state. FAIRYMAX_LONG ends it 30 times in every way: it must be gone within a
// second, but for one time in a hundred, because other programs share the machine.
func TestEndWithoutReader(t *testing.T) {
	file, err := build()
	if err != nil {
		t.Skipf("cannot build the engine: %v", err)
	}
	times, bar := 1, patience
	if os.Getenv("FAIRYMAX_LONG") != "" {
		times, bar = 30, 2*time.Second
	}
	var runs, late atomic.Int64 // of which late
	var all sync.WaitGroup
	turns := make(chan bool, 4) // at the same time
	for i, state := range stuckStates {
		for k, end := range stuckEnds {
			if (i+k)%len(stuckEnds) != 0 && times == 1 {
				continue
			}
			for range times {
				turns <- true
				all.Go(func() {
					defer func() { <-turns }()
					took, err := endWithoutReader(file, t.TempDir(), state.lines, state.wait, end.end)
					if err != nil || took > bar {
						t.Errorf("%s, %s: gone after %v, %v", state.name, end.name, took, err)
					}
					runs.Add(1)
					if took > time.Second {
						late.Add(1)
					}
				})
			}
		}
	}
	all.Wait()
	t.Logf("%d of %d took more than a second", late.Load(), runs.Load())
	if times > 1 && late.Load() > runs.Load()/100 {
		t.Error("more than one in a hundred")
	}
}

// endWithoutReader brings the program into a state, fills its output, ends it, and
// returns how long that took.
func endWithoutReader(file, config, lines, wait string, end func(io.WriteCloser, *os.Process)) (time.Duration, error) {
	cmd := exec.Command(file)
	cmd.Env = append(os.Environ(), "XDG_CONFIG_HOME="+config)
	in, _ := cmd.StdinPipe()
	out, _ := cmd.StdoutPipe()
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	gone := make(chan error, 1)
	defer cmd.Process.Kill()
	io.WriteString(in, "xboard\nprotover 2\naccepted done\n"+lines)
	if err := readTo(out, wait); err != nil {
		return 0, err
	}
	go func() {
		cmd.Process.Wait() // Wait of cmd would close the output
		gone <- nil
	}()
	// Each of these lines has a long answer. A pipe holds 64 KB.
	io.WriteString(in, strings.Repeat(strings.Repeat("unknown", 30)+"\n", 600))
	time.Sleep(50 * time.Millisecond)
	start := time.Now()
	end(in, cmd.Process)
	select {
	case <-gone:
		return time.Since(start), nil
	case <-time.After(patience):
		return time.Since(start), fmt.Errorf("it goes on")
	}
}

// readTo reads up to a line with a beginning.
func readTo(out io.Reader, beginning string) error {
	scanner := bufio.NewScanner(out)
	for scanner.Scan() {
		if strings.HasPrefix(scanner.Text(), beginning) {
			return nil
		}
	}
	return fmt.Errorf("it ended before %q", beginning)
}
