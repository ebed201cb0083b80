package sheet

import "fairymax/board"

// Ride is a line of a diagram along which a man repeats a step until somebody
// stands in the way.
type Ride struct {
	From, Step board.Vector
	Steps      int  // as many as the diagram has room for
	Endless    bool // it goes on to the edge of the board
	Hop        bool // it needs a man to hop over first
}

// noteLeap remembers where a first leg leads past squares that it does not care about.
func (d *plane) noteLeap(first leg) {
	if len(first.Path) == 0 && first.Vector != (board.Vector{}) && !near(first.Vector) {
		d.leaps[first.Vector] = true
	}
}

// noteRide draws the line of a leg that may be repeated, unless it only continues
// another line.
func (d *plane) noteRide(l leg, from board.Vector, n needs) {
	if l.Range == 1 || l.Vector == (board.Vector{}) {
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
