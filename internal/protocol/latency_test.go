package protocol_test

import (
	"os"
	"slices"
	"testing"
	"time"
)

// The longest times to answer isready and stop, and to end. They are enforced only where
// FAIRYMAX_LATENCY says that the machine is idle; elsewhere the test only logs them.
const (
	answerBar = 50 * time.Millisecond
	stopBar   = 20 * time.Millisecond
	endBar    = 200 * time.Millisecond
)

// judge reports times and compares the longest with a bar.
func judge(t *testing.T, what string, bar time.Duration, times []time.Duration) {
	t.Helper()
	slices.Sort(times)
	best, median, worst := times[0], times[len(times)/2], times[len(times)-1]
	t.Logf("%s: %v, mostly %v, at worst %v", what, best, median, worst)
	if worst > bar && os.Getenv("FAIRYMAX_LATENCY") != "" {
		t.Errorf("%s: %v, more than %v", what, worst, bar)
	}
}

func TestLatency(t *testing.T) {
	measures := 5
	if os.Getenv("FAIRYMAX_LATENCY") != "" {
		measures = 20
	}
	for word, variants := range map[string][]string{"uci": {"chess", "shogi", "xiangqi"}, "usi": {"shogi"}, "ucci": {"xiangqi"}} {
		for _, variant := range variants {
			p := start(t, word)
			p.say("setoption name UCI_Variant value " + variant + "\nisready")
			p.timed(func() { p.await() })
			var idle, searching, stops []time.Duration
			for range measures {
				p.say("isready")
				idle = append(idle, p.timed(p.await))
				p.say("position startpos\ngo infinite\nisready")
				p.timed(p.await)
				time.Sleep(30 * time.Millisecond)
				p.say("isready")
				searching = append(searching, p.timed(p.await))
				before := p.answers.Load()
				p.say("stop")
				stops = append(stops, p.timed(func() { p.awaitAnswer(before) }))
			}
			judge(t, word+", "+variant+", idle: isready", answerBar, idle)
			judge(t, word+", "+variant+", searching: isready", answerBar, searching)
			judge(t, word+", "+variant+": stop", stopBar, stops)
			p.say("go infinite\nisready")
			p.timed(p.await)
			p.say("quit")
			judge(t, word+", "+variant+", searching: quit", endBar, []time.Duration{p.timed(func() { must(t, <-p.ended) })})
			p.close()
		}
	}
}

// timed sends what was said and measures how long the answer takes.
func (p *program) timed(wait func()) time.Duration {
	began := time.Now()
	p.to.Flush()
	wait()
	return time.Since(began)
}

// awaitAnswer waits for another answer to a search.
func (p *program) awaitAnswer(before int64) {
	for p.answers.Load() == before {
		time.Sleep(100 * time.Microsecond)
	}
}
