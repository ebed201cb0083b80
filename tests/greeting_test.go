package tests

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
)

// greetingBar is how long the first line may take after the start of the program. It is
// enforced only where FAIRYMAX_LATENCY says that the machine is idle.
const greetingBar = 50 * time.Millisecond

// The program answers the first word of each protocol at once.
func TestGreeting(t *testing.T) {
	for _, word := range []string{"uci", "usi", "ucci"} {
		var times []time.Duration
		for range 10 {
			times = append(times, greet(t, word))
		}
		worst := slices.Max(times)
		t.Logf("%s: %v to %v", word, slices.Min(times), worst)
		if worst > greetingBar && os.Getenv("FAIRYMAX_LATENCY") != "" {
			t.Errorf("%s: %v, more than %v", word, worst, greetingBar)
		}
	}
}

// greet starts the program with a word and measures the time to its first line.
func greet(t *testing.T, word string) time.Duration {
	t.Helper()
	c := exec.Command(program)
	to, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	from, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	io.WriteString(to, word+"\n")
	said := bufio.NewReader(from)
	line, err := said.ReadString('\n')
	took := time.Since(began)
	if err != nil || !strings.HasPrefix(line, "id ") {
		t.Errorf("%s: %q, %v", word, line, err)
	}
	to.Close()
	io.Copy(io.Discard, said)
	if err := c.Wait(); err != nil {
		t.Error(err)
	}
	return took
}
