package sheet

import (
	"fairymax/board/define"
)

// Ride is a line of a diagram along which a piece repeats a step until another piece
// is in the way.
type Ride struct {
	From, Step define.Vector
	Steps      int  // as far as the diagram goes
	Endless    bool // it continues to the edge of the board
	Hop        bool // it begins after a hurdle
}

// noteLeap notes where a first leg leaps over squares, whatever stands on them.
func (d *plane) noteLeap(first leg) {
	if len(first.Path) == 0 && first.Vector != (define.Vector{}) && !near(first.Vector) {
		d.leaps[first.Vector] = true
	}
}

// noteRide notes the line of a repeated leg, unless it only continues another line.
func (d *plane) noteRide(l leg, from define.Vector, n needs) {
	if l.Range == 1 || l.Vector == (define.Vector{}) {
		return
	}
	r := Ride{From: from, Step: l.Vector, Endless: l.Range == 0, Hop: n.bits&needHurdle != 0}
	for at := from.Add(r.Step); d.inside(at) && (r.Endless || r.Steps < l.Range); at = at.Add(r.Step) {
		r.Steps++
	}
	for i := range d.rides {
		if other := &d.rides[i]; other.covers(r) {
			other.Endless = other.Endless || r.Endless
			return
		}
	}
	if r.Steps > 0 {
		d.rides = append(d.rides, r)
	}
}

// covers reports whether a ride is the rest of this one.
func (r Ride) covers(rest Ride) bool {
	if r.Step != rest.Step {
		return false
	}
	at := r.From
	for left := r.Steps; left >= 0; left-- {
		if at == rest.From {
			return left >= rest.Steps
		}
		at = at.Add(r.Step)
	}
	return false
}

// plane collects what moves may do on the squares of a diagram.
type plane struct {
	radius  int
	actions map[define.Vector][]Action
	leaps   map[define.Vector]bool
	rides   []Ride
	signs   map[string]rune // by what they mean
	used    []rune
	marks   []Mark
	legend  []LegendEntry
}

func (d *plane) inside(v define.Vector) bool {
	r := int8(d.radius)
	return -r <= v.Right && v.Right <= r && -r <= v.Up && v.Up <= r
}

func (d *plane) note(at define.Vector, p purpose, n needs) {
	if d.inside(at) {
		d.actions[at] = append(d.actions[at], Action{p, n})
	}
}
