package atomicfile

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// writerVariable makes a process of this test a writer: it names the file.
const writerVariable = "FAIRYMAX_FILE_WRITER"

// TestWriter is the body of the processes that other tests start: they count
// until they are done or killed.
func TestWriter(t *testing.T) {
	path := os.Getenv(writerVariable)
	if path == "" {
		t.Skip("runs as a process of other tests")
	}
	for range writes {
		count(t, path)
	}
}

const writes = 25

// count adds one to the number at the end of a file.
func count(t testing.TB, path string) {
	_, err := Update(path, func(old []byte) ([]byte, error) {
		head, n, err := cutNumber(string(old))
		return fmt.Appendf(nil, "%s%d\n", head, n+1), err
	})
	if err != nil {
		t.Error(err)
	}
}

// cutNumber splits a text before the number in its last line; no text is 0.
func cutNumber(text string) (head string, n int, err error) {
	if text == "" {
		return "", 0, nil
	}
	body, whole := strings.CutSuffix(text, "\n")
	if !whole {
		return "", 0, errors.New("the last line was cut off")
	}
	start := strings.LastIndexByte(body, '\n') + 1
	n, err = strconv.Atoi(body[start:])
	return body[:start], n, err
}

func startWriter(t *testing.T, path string) *exec.Cmd {
	t.Helper()
	command := exec.Command(os.Args[0], "-test.run=^TestWriter$")
	command.Env = append(os.Environ(), writerVariable+"="+path)
	var output bytes.Buffer
	command.Stdout, command.Stderr = &output, &output
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("a writer said: %s", &output)
		}
	})
	return command
}

// Processes and goroutines that update the same file lose nothing of each other.
func TestConcurrentUpdates(t *testing.T) {
	path := filepath.Join(t.TempDir(), "folder", "x")
	const processes, routines = 3, 3
	var commands []*exec.Cmd
	for range processes {
		commands = append(commands, startWriter(t, path))
	}
	var wait sync.WaitGroup
	for range routines {
		wait.Go(func() {
			for range writes {
				count(t, path)
			}
		})
	}
	wait.Wait()
	for _, command := range commands {
		if err := command.Wait(); err != nil {
			t.Error(err)
		}
	}
	if got, want := readFile(t, path), fmt.Sprintln((processes+routines)*writes); got != want {
		t.Errorf("the count is %q, want %q", got, want)
	}
	checkAlone(t, path)
}

// A writer that is killed, whatever it is doing, leaves a whole file with every
// finished update, and no lock that keeps others out.
func TestKilledWriters(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	filler := strings.Repeat("a line that makes the file longer\n", 20000)
	writeFile(t, path, filler+"0\n")
	counted := 0
	for delay := range 12 {
		command := startWriter(t, path)
		waitForLock(t, path)
		time.Sleep(time.Duration(delay) * 3 * time.Millisecond)
		command.Process.Kill()
		command.Wait()
		head, now, err := cutNumber(readFile(t, path))
		if err != nil || head != filler {
			t.Fatalf("after a kill the file is not whole: %v", err)
		}
		if now < counted {
			t.Fatalf("the count was %d, now it is %d", counted, now)
		}
		before := time.Now()
		count(t, path)
		counted = now + 1
		if took := time.Since(before); took > lockWait/2 {
			t.Errorf("the lock of a killed program was in the way for %v", took)
		}
	}
	checkSwept(t, path)
}

// waitForLock waits until a process begins to write.
func waitForLock(t *testing.T, path string) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if _, err := os.Stat(hidden(path, ".lock")); err == nil {
			return
		}
	}
	t.Fatal("no process writes")
}
