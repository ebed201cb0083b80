package fairymax

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"fairymax/board/define"
)

// A ray of Fairy-Max is "STEP,MODE" or "STEP,MODE,STEP", as fmax.ini explains. A step
// is 16 times the ranks towards White plus the files to the right. The mode is
// hexadecimal: its last digit says what a step may do, the digit before it what of
// that changes for the second part of the way, the third digit has oddities, and the
// digits above change the step.

// The bits of a mode's last digit.
const (
	mayCapture = 1
	mayMove    = 2
	leaps      = 4
	hops       = 8
	skips      = 4 // a whole digit: the first step of a first move or a castling
)

// The bits of the digit before, after a skip.
const (
	immune = 4 // no capture en passant
	jumps  = 8 // whatever stands on the first square
)

// The bits of the third digit.
const (
	goesRound  = 1
	threePaths = 2
	delays     = 4 // two bits: the number of steps by which the change is put off
	// For hoppers the same two bits are:
	turnsBefore = 4
	onlyFriends = 8
)

// longFirst is the delay of pawns that also go two squares from the rank behind
// their own.
const longFirst = 3

// ray is a ray as it is written.
type ray struct {
	first, second        int // steps
	action, change, rest int // digits of the mode
	bits                 int // what the digits above change in the step
}

// parseRay reads a ray.
func parseRay(text string) (r ray, err error) {
	parts := strings.Split(text, ",")
	if len(parts) < 2 || len(parts) > 3 {
		return r, fmt.Errorf("%q is not a ray: write STEP,MODE or STEP,MODE,STEP", text)
	}
	if r.first, err = parseStep(parts[0]); err != nil {
		return r, err
	}
	mode, err := strconv.ParseUint(parts[1], 16, 32)
	if err != nil {
		return r, fmt.Errorf("the mode %q is not a hexadecimal number of at most 8 digits", parts[1])
	}
	r.action, r.change, r.rest = int(mode&15), int(mode>>4&15), int(mode>>8&15)
	r.bits = int(int32(mode) >> 12)
	r.second = r.first ^ r.bits
	if len(parts) == 3 {
		if r.second, err = parseStep(parts[2]); err != nil {
			return r, err
		}
		r.bits = r.first ^ r.second
	}
	return r, nil
}

// farthest is the longest step: as far as a board reaches.
const farthest = 16 * define.MaxSide

func parseStep(text string) (int, error) {
	step, err := strconv.Atoi(text)
	if err != nil || step == 0 || step <= -farthest || step >= farthest {
		return 0, fmt.Errorf("the step %q is not a number from -%d to %d other than 0", text, farthest-1, farthest-1)
	}
	return step, nil
}

// vector turns a step into one as White sees the board.
func vector(step int) define.Vector {
	files := (step+8)&15 - 8
	return define.Vector{Right: int8(files), Up: int8(-(step - files) / 16)}
}

var errReserved = errors.New("the mode is one that fmax.ini reserves")

func modeOf(action int) define.Mode {
	mode := define.Mode(0)
	if action&mayMove != 0 {
		mode |= define.MayMove
	}
	if action&mayCapture != 0 {
		mode |= define.MayCapture
	}
	return mode
}

// times returns a vector repeated.
func times(n int, v define.Vector) define.Vector {
	return define.Vector{Right: int8(n) * v.Right, Up: int8(n) * v.Up}
}
