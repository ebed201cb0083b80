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

// Every command says that its output was lost, and fails.
func TestLostOutput(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("needs a device that is always full: ", err)
	}
	defer full.Close()
	for _, line := range []string{
		"version", "help", "help format", "-h", "list", "list -pieces", "show gardner", "explain e2e4", "check ../variants/gardner.toml",
		"check -json ../variants/gardner.toml", "diff gardner losalamos", "new " + filepath.Join(folder, "mine"), "schema", "help codes",
		"perft 1", "perft -divide 1", "eval", "match -variant gardner -games 1 -nodes 20", "import -h",
	} {
		command := exec.Command(program, strings.Fields(line)...)
		var said strings.Builder
		command.Stdout, command.Stderr = full, &said
		if err := command.Run(); !exitedWith(err, 1) || !strings.Contains(said.String(), "no space left") {
			t.Errorf("%s to a full disk: %v\n%s", line, err, &said)
		}
	}
}

// Go puts /dev/null in the place of a closed output.
func TestClosedOutput(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("a closed output shows only on Linux")
	}
	for script, status := range map[string]int{`"$1" list >&-`: 1, `"$1" version >/dev/null`: 0, `"$1" version >&-; exit $?`: 1, `"$1" version 2>&-`: 0} {
		output, err := exec.Command("/bin/sh", "-c", script, "sh", program).CombinedOutput()
		if status == 0 && err != nil || status == 1 && (!exitedWith(err, 1) || string(output) != "fairymax: the output is incomplete: standard output is closed\n" &&
			string(output) != "fairymax: standard output is closed\n") {
			t.Errorf("%s: %v\n%s", script, err, output)
		}
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
		interrupts int
		want       string // of the output
	}{{"0.2", 1, "after 1"}, {"600", 2, "no games\n"}} {
		log := filepath.Join(t.TempDir(), "log")
		command := exec.Command(program, "match", "-variant", "gardner", "-games", "50", "-tc", test.tc, "-log", log)
		var said strings.Builder
		command.Stdout, command.Stderr = &said, &said
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		waitForText(t, log, `"match":`)
		time.Sleep(300 * time.Millisecond) // until the engines run
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
