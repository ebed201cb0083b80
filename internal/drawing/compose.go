package drawing

import "slices"

// The medal of a piece stands on a pedestal. A badge hangs at the foot of a figure.
const (
	medalX, medalY, medalR = 22.5, 18, 14.5
	badgeX, badgeY, badgeR = 34.2, 34.2, 10

	crossX, crossY = 22.5, 9.6 // the middle of the figure
)

var (
	onMedal = widths{line: 1.3, dot: 4.4, lattice: .5}
	onBadge = widths{line: 1.3, dot: 3.2}
)

// byMoves draws a piece by its moves: as the figure with these moves; or as the figure
// with most of them, with a badge that shows the others; or as a figure that it resembles, with a
// badge that shows all; or as a medal that shows all. A pawn with moves of its own is a pawn
// with a badge that shows them.
func (l *Library) byMoves(g gait, royal, pawn bool) []shape {
	for _, same := range []gait{g, g.flat()} {
		if f := l.byGait[same.key(royal)]; f != nil {
			return f.shapes
		}
	}
	if royal {
		return append(slices.Clone(l.byMoves(g, false, pawn)), l.badge(l.part("cross", fit{badgeX - crossX, badgeY - crossY, 1, 1}))...)
	}
	if pawn {
		return l.badged(l.byName["pawn"], g)
	}
	if f, rest := l.nearest(g); f != nil {
		return l.badged(f, rest)
	}
	if f := l.resembled(g); f != nil {
		return l.badged(f, g)
	}
	return l.medal(compass(g, medalX, medalY, medalR-2, onMedal)...)
}

// nearest finds the figure with most of the moves, and the moves that it lacks.
// Without a figure that has at least half of the moves it returns nil.
func (l *Library) nearest(g gait) (best *figure, rest gait) {
	for _, f := range l.figures {
		if f.gait == nil || f.royal || 2*len(f.gait) < len(g) {
			continue
		}
		left, all := g.without(f.gait)
		if all && (best == nil || len(left) < len(rest)) {
			best, rest = f, left
		}
	}
	return best, rest
}

func (l *Library) medal(on ...shape) []shape {
	shapes := append(l.part("pedestal", atSize), shape{kind: body, path: circle(medalX, medalY, medalR)})
	return append(shapes, on...)
}

// badged is a figure with a badge that shows moves.
func (l *Library) badged(f *figure, g gait) []shape {
	return append(slices.Clone(f.shapes), l.badge(compass(g, badgeX, badgeY, badgeR-1.4, onBadge))...)
}

func (l *Library) badge(on []shape) []shape {
	return append([]shape{{kind: body, path: circle(badgeX, badgeY, badgeR)}}, on...)
}

// pips are as many small marks beside the foot of a drawing.
func pips(n int) []shape {
	const r, inRow = 2.7, 7
	var shapes []shape
	for i := range n {
		x, y := 4+float64(i%inRow)*2*r, 41-float64(i/inRow)*2*r
		shapes = append(shapes, shape{kind: body, path: circle(x, y, r)})
	}
	return shapes
}
