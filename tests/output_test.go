package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
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
