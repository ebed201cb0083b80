package match

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// Control is a time control. Exactly one of Base, PerMove, Depth and Nodes
// rules the thinking; Depth may also accompany one of the others as a cap.
type Control struct {
	Moves   int           // moves a session, 0 for the whole game
	Base    time.Duration // whole seconds
	Inc     time.Duration
	PerMove time.Duration
	Depth   int
	Nodes   int           // a move
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

// lines returns what a program is told about the control before a game.
func (c Control) lines() []string {
	var lines []string
	switch {
	case c.Nodes > 0:
		lines = append(lines, "st 1", fmt.Sprintf("nps %d", c.Nodes))
	case c.PerMove > 0:
		lines = append(lines, "st "+seconds(c.PerMove))
	case c.Base > 0:
		// Whole seconds are all that the protocol has here; the clock that is sent
		// before every move says what is really left.
		base := int(math.Ceil(c.Base.Seconds()))
		lines = append(lines, fmt.Sprintf("level %d %d:%02d %s", c.Moves, base/60, base%60, seconds(c.Inc)))
	default:
		lines = append(lines, "st 3600")
	}
	if c.Depth > 0 {
		lines = append(lines, fmt.Sprintf("sd %d", c.Depth))
	}
	return lines
}

func seconds(d time.Duration) string { return strconv.FormatFloat(d.Seconds(), 'f', -1, 64) }

// String is a value of PGN's TimeControl tag.
func (c Control) String() string {
	switch {
	case c.Nodes > 0:
		return fmt.Sprintf("%d nodes", c.Nodes)
	case c.PerMove > 0:
		return "*" + seconds(c.PerMove)
	case c.Base == 0:
		return fmt.Sprintf("depth %d", c.Depth)
	}
	text := seconds(c.Base)
	if c.Moves > 0 {
		text = fmt.Sprintf("%d/%s", c.Moves, text)
	}
	if c.Inc > 0 {
		text += "+" + seconds(c.Inc)
	}
	return text
}

// clock is one player's clock.
type clock struct {
	control   Control
	remaining time.Duration
	played    int // moves, in this session
}

func newClock(c Control) clock {
	return clock{control: c, remaining: max(c.Base, c.PerMove)}
}

// timed reports whether time matters at all.
func (k *clock) timed() bool {
	return k.control.Nodes == 0 && (k.control.Base > 0 || k.control.PerMove > 0)
}

// charge books the time of a move; false means that the flag has fallen.
func (k *clock) charge(used time.Duration) bool {
	if !k.timed() {
		return true
	}
	if used > k.remaining+k.control.Margin {
		return false
	}
	if k.control.PerMove > 0 {
		return true
	}
	k.remaining = max(0, k.remaining-used) + k.control.Inc
	k.played++
	if k.control.Moves > 0 && k.played == k.control.Moves {
		k.played = 0
		k.remaining += k.control.Base
	}
	return true
}

// like returns the clock, or another one if its player has all the time in the
// world: a program that looks at it must not think that he is in a hurry.
func (k *clock) like(other *clock) *clock {
	if k.timed() {
		return k
	}
	return other
}

// centiseconds is the clock as the commands time and otim give it, at least 1.
func (k *clock) centiseconds() int { return max(1, int(k.remaining/(10*time.Millisecond))) }
