package arena

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// Control is a time control. Exactly one of Base, PerMove, Depth and Nodes
// applies; Depth may also limit one of the others.
type Control struct {
	Moves   int           // moves per session, 0 for the whole game
	Base    time.Duration // for a session
	Inc     time.Duration
	PerMove time.Duration
	Depth   int
	Nodes   int           // per move
	Rate    int           // nodes that the clocks of Base count as a second, 0 for real time
	Margin  time.Duration // how far a clock may be overrun before the game is lost
}

// ParseControl reads [MOVES/]TIME[+INC]; TIME is seconds or minutes:seconds, INC seconds.
func ParseControl(text string) (Control, error) {
	var c Control
	bad := fmt.Errorf("time control %q: want [MOVES/]TIME[+INCREMENT], such as 2+0.02 or 40/5:00", text)
	rest := text
	if moves, tail, ok := strings.Cut(rest, "/"); ok {
		n, err := strconv.Atoi(moves)
		if err != nil || n < 1 {
			return c, bad
		}
		c.Moves, rest = n, tail
	}
	base, inc, hasInc := strings.Cut(rest, "+")
	minutes, seconds, hasMinutes := strings.Cut(base, ":")
	if !hasMinutes {
		minutes, seconds = "0", base
	}
	m, err1 := strconv.Atoi(minutes)
	s, err2 := strconv.ParseFloat(seconds, 64)
	if err1 != nil || err2 != nil || m < 0 || !(s >= 0) || m > 10000 || s > 1000000 {
		return c, bad
	}
	c.Base = time.Duration(m)*time.Minute + time.Duration(s*float64(time.Second))
	if c.Base < time.Millisecond {
		return c, bad
	}
	if hasInc {
		x, err := strconv.ParseFloat(inc, 64)
		if err != nil || math.IsNaN(x) || x < 0 || x > 1e6 {
			return c, bad
		}
		c.Inc = time.Duration(x * float64(time.Second))
	}
	return c, nil
}

// Used is what a search costs that took so long and visited so many nodes.
func (c Control) Used(elapsed time.Duration, nodes int) time.Duration {
	if c.Rate == 0 {
		return elapsed
	}
	return time.Duration(float64(max(0, nodes)) / float64(c.Rate) * float64(time.Second))
}

// Seconds writes a time in seconds, with as many decimals as it needs.
func Seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', -1, 64) }

// String is a value of PGN's TimeControl tag.
func (c Control) String() string {
	switch {
	case c.Nodes > 0:
		return fmt.Sprintf("%d nodes", c.Nodes)
	case c.PerMove > 0:
		return "*" + Seconds(c.PerMove)
	case c.Base == 0:
		return fmt.Sprintf("depth %d", c.Depth)
	}
	text := Seconds(c.Base)
	if c.Moves > 0 {
		text = fmt.Sprintf("%d/%s", c.Moves, text)
	}
	if c.Inc > 0 {
		text += "+" + Seconds(c.Inc)
	}
	if c.Rate > 0 {
		text += fmt.Sprintf(" at %d nodes/s", c.Rate)
	}
	return text
}

// Clock is one player's clock.
type Clock struct {
	Control   Control
	Remaining time.Duration
	Played    int // moves, in this session
}

func newClock(c Control) Clock {
	return Clock{Control: c, Remaining: max(c.Base, c.PerMove)}
}

// Timed reports whether time matters at all.
func (k *Clock) Timed() bool {
	return k.Control.Nodes == 0 && (k.Control.Base > 0 || k.Control.PerMove > 0)
}

// Ticks reports whether the clock runs down while nothing is said: it counts time, not nodes.
func (k *Clock) Ticks() bool { return k.Timed() && k.Control.Rate == 0 }

// charge subtracts the time of a move; false means that the flag has fallen.
func (k *Clock) charge(used time.Duration) bool {
	if !k.Timed() {
		return true
	}
	if used > k.Remaining+k.Control.Margin {
		return false
	}
	if k.Control.PerMove > 0 {
		return true
	}
	k.Remaining = max(0, k.Remaining-used) + k.Control.Inc
	k.count()
	return true
}

// count counts a move of the session, those of an opening too: programs that speak CECP count for
// themselves, from the beginning of the game.
func (k *Clock) count() {
	k.Played++
	if k.Control.Moves > 0 && k.Played == k.Control.Moves {
		k.Played = 0
		k.Remaining += k.Control.Base
	}
}

// Like returns the clock, or another one if this one does not matter: a player
// that looks at it must not think that its opponent is short of time.
func (k *Clock) Like(other *Clock) *Clock {
	if k.Timed() {
		return k
	}
	return other
}
