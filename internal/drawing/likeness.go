package drawing

import (
	"fmt"

	"fairymax/board/define"
)

// resembled finds the figure that a piece resembles though it has other moves: the figure that
// moves as the piece does where it captures nothing, or one with moves of the same form.
// Without one it returns nil.
func (l *Library) resembled(g gait) *figure {
	if f := l.byGait[g.quiet().key(false)]; f != nil {
		return f
	}
	form := g.form()
	for _, f := range l.figures {
		if form != "" && !f.royal && f.gait.form() == form {
			return f
		}
	}
	return nil
}

// quiet is the gait of what may move without a capture, as if that captured as well.
func (g gait) quiet() gait {
	var chains []define.Chain
	for _, w := range g {
		if w.chain[len(w.chain)-1].Mode&define.MayMove == 0 {
			continue
		}
		c := w.chain
		if len(c) == 1 {
			c = c.WithMode(define.MayMove | define.MayCapture)
		}
		chains = append(chains, c)
	}
	return gaitOf(chains)
}

// form is what all moves of a gait have in common but single steps and their directions: the
// vectors and the turns of bent riders, leaps, and slides of long steps. It is empty if
// they are of several forms; slides of single steps have none, they show well on a compass.
func (g gait) form() string {
	form := ""
	for _, w := range g {
		if len(w.chain) == 1 && near(w.chain[0].Vector) {
			if w.chain[0].Range != 1 {
				return ""
			}
			continue
		}
		of := formOf(w.chain)
		if form != "" && of != form {
			return ""
		}
		form = of
	}
	return form
}

// formOf is the form of one chain, with its vectors as if they went to the right and more so
// than up.
func formOf(c define.Chain) string {
	form := ""
	for _, s := range c {
		long, short := max(s.Vector.Right, -s.Vector.Right), max(s.Vector.Up, -s.Vector.Up)
		if long < short {
			long, short = short, long
		}
		form += fmt.Sprint(long, short, s.Range != 1, len(s.Path) > 0, s.Hop, " ")
	}
	return form
}

// divides reports whether a piece takes single steps, of which some only move and others only
// capture.
func divides(moves []define.Chain) bool {
	var modes define.Mode
	for _, c := range moves {
		if len(c) > 1 || c[0].Range != 1 || !near(c[0].Vector) || c[0].Mode == define.MayMove|define.MayCapture {
			return false
		}
		modes |= c[0].Mode
	}
	return modes == define.MayMove|define.MayCapture
}
