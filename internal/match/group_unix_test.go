//go:build unix

package match

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// shell is a program that is a shell script.
func shell(t *testing.T, script string) *process {
	t.Helper()
	p, err := Command{Argv: []string{"/bin/sh", "-c", script}}.start()
	if err != nil {
		t.Skip(err)
	}
	return p
}

// waitForEnd reads lines until they end.
func (p *process) waitForEnd(t *testing.T) (last string) {
	t.Helper()
	late := time.After(10 * time.Second)
	for {
		select {
		case l, ok := <-p.lines:
			if !ok {
				return last
			}
			last = l.text
		case <-late:
			t.Fatal("something keeps the output open")
		}
	}
}

// What a program has started is killed with it.
func TestKillsTheGroup(t *testing.T) {
	p := shell(t, "sleep 100 & sleep 100")
	p.kill()
	p.waitForEnd(t)
}

// What a program has left behind is killed when it has ended.
func TestKillsWhatIsLeftBehind(t *testing.T) {
	p := shell(t, "sleep 100 >/dev/null & echo $!")
	child, err := strconv.Atoi(p.waitForEnd(t))
	if err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(10 * time.Second); runs(child); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("process %d is still there", child)
		}
	}
}

// runs reports whether a process exists and has not ended.
func runs(process int) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", process)) // Linux only
	_, state, _ := strings.Cut(string(text), ") ")
	return !errors.Is(syscall.Kill(process, 0), syscall.ESRCH) && (err != nil || !strings.HasPrefix(state, "Z"))
}

// An aborted match kills programs that do not answer.
func TestAbort(t *testing.T) {
	abort, cancel := context.WithCancel(t.Context())
	time.AfterFunc(100*time.Millisecond, cancel)
	began := time.Now()
	_, err := dial(abort, Command{Argv: []string{"/bin/sh", "-c", "sleep 100; sleep 100"}})
	if took := time.Since(began); err == nil || took > patience/2 {
		t.Errorf("%v after %v", err, took)
	}
}
