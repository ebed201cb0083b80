//go:build browser

package browser

import (
	_ "embed"
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/go-rod/rod"
	"github.com/go-rod/rod/lib/proto"
)

// lateScript is a function of the longest delay.
//
//go:embed late.js
var lateScript string

// number is a switch of the environment that is a number, 0 if it is not set.
func number(t *testing.T, name string) float64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return 0
	}
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || n < 0 {
		t.Fatalf("%s: %q is no number of at least 0", name, text)
	}
	return n
}

// hampered makes a page slow and its answers late, as FAIRYMAX_SLOW and FAIRYMAX_LATE say. Whatever
// a test reads of a page before it is there, it then reads too early.
func (p *page) hampered() {
	p.t.Helper()
	if most := number(p.t, "FAIRYMAX_LATE"); most > 0 {
		p.late(most)
	}
	if rate := number(p.t, "FAIRYMAX_SLOW"); rate > 1 {
		p.slow(rate)
	}
}

// openLate opens the page of a game with late answers.
func openLate(t *testing.T, b *rod.Browser, game string) *page {
	t.Helper()
	p := listened(t, b)
	p.late(600)
	p.path = written(t, game)
	p.MustNavigate("file://" + p.path)
	p.ready()
	return p
}

// late makes the answers in the next pages of a tab late by up to so many milliseconds.
func (p *page) late(most float64) {
	p.MustEvalOnNewDocument(lateCall(most))
}

func lateCall(most float64) string { return fmt.Sprintf("(%s)(%v)", lateScript, most) }

// slow makes the processor of a tab so many times slower.
func (p *page) slow(rate float64) {
	p.t.Helper()
	if err := (proto.EmulationSetCPUThrottlingRate{Rate: rate}).Call(p); err != nil {
		p.t.Fatal(err)
	}
}
