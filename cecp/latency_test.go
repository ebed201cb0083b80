package cecp

import (
	"os"
	"slices"
	"testing"
	"time"
)

// The longest times to answer, to move on command, and to end. They are enforced
// only where FAIRYMAX_LATENCY says that the machine is idle; elsewhere the tests
// only log the times, and take fewer unless FAIRYMAX_CI is set.
const (
	answerBar = 50 * time.Millisecond
	endBar    = 200 * time.Millisecond
)

// enforced reports whether the times count.
func enforced() bool { return os.Getenv("FAIRYMAX_LATENCY") != "" }

// thorough reports whether to measure all times.
func thorough() bool { return enforced() || os.Getenv("FAIRYMAX_CI") != "" }

// judge reports times and compares the longest with a bar.
func judge(t *testing.T, what string, bar time.Duration, times []time.Duration) {
	t.Helper()
	slices.Sort(times)
	best, median, worst := times[0], times[len(times)/2], times[len(times)-1]
	t.Logf("%s: %v, mostly %v, at worst %v", what, best, median, worst)
	if worst > bar && enforced() {
		t.Errorf("%s: %v, more than %v", what, worst, bar)
	}
}

// states brings the program into a state in which pings are answered at once.
var states = []struct{ name, lines, wait string }{
	{"idle", "force\nping 1", "pong 1"},
	{"pondering", "hard\npost\nst 0.1\ngo", "move "},
	{"analysing", "force\npost\nanalyze", "3 "},
}

// TestLatency measures answers in games of all sizes.
func TestLatency(t *testing.T) {
	p := startProgram(t)
	p.say("xboard\nprotover 2\naccepted done\n")
	games, pings, moves := []string{"normal", "capablanca", "crazyhouse", "shogi", "courier"}, 9, 5
	if !thorough() {
		games, pings, moves = games[3:4], 3, 2
	}
	for _, variant := range games {
		for _, state := range states {
			p.say("new\nvariant " + variant + "\nping 1\n")
			p.await("pong 1", patience)
			p.say(state.lines + "\n")
			p.await(state.wait, patience)
			var times []time.Duration
			for range pings {
				times = append(times, p.answers("ping 2", "pong 2"))
				time.Sleep(5 * time.Millisecond)
			}
			judge(t, variant+", "+state.name+": ping", answerBar, times)
			p.say("force\nnopost\neasy\n")
		}
		p.say("new\nvariant " + variant + "\nst 60\nping 1\n")
		p.await("pong 1", patience)
		var times []time.Duration
		for range moves {
			p.say("go\n")
			time.Sleep(50 * time.Millisecond)
			times = append(times, p.answers("?", "move "))
		}
		judge(t, variant+", thinking: ?", answerBar, times)
	}
	p.say("quit\n")
	<-p.ended
}

// answers measures how long a line takes to be answered.
func (p *program) answers(line, answer string) time.Duration {
	p.t.Helper()
	start := time.Now()
	p.say(line + "\n")
	p.await(answer, patience)
	return time.Since(start)
}

// The program ends soon after quit or the end of its input, whatever it is doing.
func TestEnd(t *testing.T) {
	times := 1
	if thorough() {
		times = 3
	}
	thinker := struct{ name, lines, wait string }{"thinking", "post\nst 60\ngo", "3 "}
	for _, state := range append(states, thinker) {
		for name, end := range map[string]func(*program){
			"quit": func(p *program) { p.say("quit\n") },
			"EOF":  func(p *program) { p.in.Close() },
		} {
			var measured []time.Duration
			for range times {
				p := startProgram(t)
				p.say("xboard\nprotover 2\nnew\n" + state.lines + "\n")
				p.await(state.wait, patience)
				measured = append(measured, p.ends(end))
			}
			judge(t, state.name+": "+name, endBar, measured)
		}
	}
}

// ends measures how long the program takes to end.
func (p *program) ends(end func(*program)) time.Duration {
	p.t.Helper()
	start := time.Now()
	end(p)
	select {
	case err := <-p.ended:
		if err != nil {
			p.t.Error(err)
		}
	case <-time.After(patience):
		p.t.Fatal("it goes on")
	}
	return time.Since(start)
}
