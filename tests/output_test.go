package tests

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// Every command says that its output was lost, and fails; one in four is tried without
// FAIRYMAX_LONG.
func TestLostOutput(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("needs a device that is always full: ", err)
	}
	defer full.Close()
	for i, line := range []string{
		"version", "help", "help format", "-h", "list", "list -pieces", "show gardner", "explain e2e4", "check ../variants/gardner.toml",
		"check -json ../variants/gardner.toml", "diff gardner losalamos", "new " + filepath.Join(folder, "mine"), "schema", "help codes",
		"perft 1", "perft -divide 1", "eval", "match -variant gardner -games 1 -nodes 20", "import -h",
	} {
		if i%4 != 0 && !*long {
			continue
		}
		command := exec.Command(program, strings.Fields(line)...)
		var said strings.Builder
		command.Stdout, command.Stderr = full, &said
		if err := command.Run(); !exitedWith(err, 1) || !strings.Contains(said.String(), "no space left") {
			t.Errorf("%s to a full disk: %v\n%s", line, err, &said)
		}
	}
}

// An output that leads nowhere is no failure, however it was opened, and nor is one that
// is closed.
func TestUnwantedOutput(t *testing.T) {
	for _, flag := range []int{os.O_WRONLY, os.O_RDWR} {
		nowhere, err := os.OpenFile(os.DevNull, flag, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer nowhere.Close()
		command := exec.Command(program, "perft", "1")
		var said strings.Builder
		command.Stdout, command.Stderr = nowhere, &said
		if err := command.Run(); err != nil || said.Len() > 0 {
			t.Errorf("opened with %d: %v, %s", flag, err, &said)
		}
	}
	if runtime.GOOS == "windows" {
		return
	}
	if said, err := exec.Command("sh", "-c", program+" perft 1 >&-").CombinedOutput(); err != nil || len(said) > 0 {
		t.Errorf("closed: %v, %s", err, said)
	}
}

// A match that is interrupted finishes its games and fails; a second interrupt does not
// wait for them.
func TestInterruptedMatch(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no signals")
	}
	for _, test := range []struct {
		tc         string
		wait       string // for this in the log
		interrupts int
		want       string // of the output
	}{{"0.2", `"moves":`, 1, "after "}, {"600", `"match":`, 2, ""}} {
		log := filepath.Join(t.TempDir(), "log")
		command := exec.Command(program, "match", "-variant", "gardner", "-games", "50", "-tc", test.tc, "-log", log)
		var said strings.Builder
		command.Stdout, command.Stderr = &said, &said
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		waitForText(t, log, test.wait)
		for range test.interrupts {
			command.Process.Signal(os.Interrupt)
			time.Sleep(50 * time.Millisecond)
		}
		timer := time.AfterFunc(30*time.Second, func() { command.Process.Kill() })
		err := command.Wait()
		timer.Stop()
		if !exitedWith(err, 1) || !strings.Contains(said.String(), test.want) || !strings.Contains(said.String(), "fairymax: the match was interrupted") {
			t.Errorf("%d interrupts: %v\n%s", test.interrupts, err, &said)
		}
	}
}

// A command that waits for a file to go on ends at a signal, and has written what was done.
func TestInterruptedReaders(t *testing.T) {
	t.Parallel()
	if runtime.GOOS == "windows" {
		t.Skip("there are no signals")
	}
	const game = "[Result \"1-0\"]\n[Variant \"gardner\"]\n\n1. a3 1-0\n"
	for _, test := range []struct {
		line string
		want string // of the output, before the signal
	}{
		{"annotate -nodes 100 /dev/stdin", "a3 {"},
		{"annotate -nodes 100 -json /dev/stdin", `"move": "a3"`},
		{"book -variant gardner -o x.book /dev/stdin", ""},
		{"tune /dev/stdin", ""},
		{"import /dev/stdin", ""},
	} {
		signals := []os.Signal{syscall.SIGTERM, os.Interrupt}
		if !*long {
			signals = signals[:1]
		}
		for _, signal := range signals {
			command := exec.Command(program, strings.Fields(test.line)...)
			command.Dir = t.TempDir()
			in, err := command.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			said := new(watchedText)
			command.Stdout = said
			if err := command.Start(); err != nil {
				t.Fatal(err)
			}
			io.WriteString(in, game)
			if said.await(test.want, 30*time.Second); !strings.Contains(said.String(), test.want) {
				t.Errorf("%s: %q before the signal, want %q", test.line, said, test.want)
			}
			command.Process.Signal(signal)
			timer := time.AfterFunc(20*time.Second, func() { command.Process.Kill() })
			if err := command.Wait(); err == nil || !timer.Stop() {
				t.Errorf("%s, %v: %v", test.line, signal, err)
			}
			in.Close()
		}
	}
}

// watchedText is an output that a test can look at while a program writes it.
type watchedText struct {
	lock sync.Mutex
	text strings.Builder
}

func (w *watchedText) Write(text []byte) (int, error) {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.text.Write(text)
}

func (w *watchedText) String() string {
	w.lock.Lock()
	defer w.lock.Unlock()
	return w.text.String()
}

// await waits until the output has a text, and a moment longer where none is wanted.
func (w *watchedText) await(text string, most time.Duration) {
	for begun := time.Now(); time.Since(begun) < most; time.Sleep(10 * time.Millisecond) {
		if strings.Contains(w.String(), text) && (text != "" || time.Since(begun) > 300*time.Millisecond) {
			return
		}
	}
}
