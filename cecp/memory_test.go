package cecp

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// resident is how many megabytes of memory the program has, by Linux's own count.
func (p *program) resident() int {
	p.t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		p.t.Skip("the system does not tell the memory of a process: ", err)
	}
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	var kilobytes int
	if _, err := fmt.Sscan(rest, &kilobytes); err != nil {
		p.t.Fatal(err)
	}
	return kilobytes >> 10
}

// settled waits until the memory no longer grows, and returns it.
func (p *program) settled() int {
	last := -1
	for now := p.resident(); now != last; now = p.resident() {
		last = now
		time.Sleep(200 * time.Millisecond)
	}
	return last
}

// A GUI sends the size of the table before each game. The table is made once, and a
// smaller one gives memory back.
func TestMemoryStays(t *testing.T) {
	const size, games = 256, 200
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("plays 200 games; FAIRYMAX_LONG runs it")
	}
	p := startProgram(t)
	p.say("xboard\nprotover 2\naccepted done\n")
	play := func() {
		p.say(fmt.Sprintf("memory %d\nnew\nsd 4\nping 1\n", size))
		p.await("pong 1", patience)
		p.say("usermove e2e4\n")
		p.await("move ", patience)
	}
	play()
	first := p.settled()
	for range games {
		play()
	}
	last := p.settled()
	t.Logf("%d MB, after %d games %d MB", first, games, last)
	if last > first+first/10+4 {
		t.Errorf("%d MB became %d", first, last)
	}
	p.say(fmt.Sprintf("memory %d\nnew\nping 2\n", 2*size))
	p.await("pong 2", patience)
	if larger := p.settled(); larger > first+size+size/4 {
		t.Errorf("with twice the table %d MB instead of %d", larger, first)
	}
	p.say("memory 1\nping 3\n")
	p.await("pong 3", patience)
	if small := p.settled(); small > first-size/2 {
		t.Errorf("with a table of 1 MB there are still %d MB of %d", small, first)
	}
	p.say("quit\n")
	<-p.ended
}

// Neither a new table nor a new game keeps a ping waiting.
func TestLargeTableLatency(t *testing.T) {
	size := 256
	if thorough() {
		size = 1024
	}
	p := startProgram(t)
	p.say("xboard\nprotover 2\naccepted done\nping 1\n")
	p.await("pong 1", patience)
	var resized, renewed []time.Duration
	for i := range 3 {
		resized = append(resized, p.answers(fmt.Sprintf("memory %d\nping %d", size>>(i%2), 10+i), fmt.Sprintf("pong %d", 10+i)))
		renewed = append(renewed, p.answers(fmt.Sprintf("new\nping %d", 20+i), fmt.Sprintf("pong %d", 20+i)))
	}
	judge(t, "memory: ping", answerBar, resized)
	judge(t, "new: ping", answerBar, renewed)
	p.say("quit\n")
	<-p.ended
}
