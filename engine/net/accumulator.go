package net

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/net/kernel"
)

// line keeps what the network has computed for the plies of a line. A ply is computed
// only when its score is needed, or that of a ply after it: from the position before it, by the
// squares and hands that have changed since, or from scratch at the root and where a royal
// has crossed to the other half of the board.
type line struct {
	*Network
	features *Features
	plies    []ply
	delta    delta
}

// ply is the state of a ply.
type ply struct {
	position *board.Position // its changes lead from the ply before; nil after a null move
	checks   [2]int          // given so far by each side
	sides    [2]sums         // by perspective
}

// sums are what a perspective of a position adds up to.
type sums struct {
	known   bool
	hidden  []int16        // before activation
	squares [Buckets]int32 // piece-square path
}

func newLine(n *Network, f *Features) *line { return &line{Network: n, features: f} }

// at makes room for a ply and forgets what was known of it.
func (l *line) at(n int) *ply {
	for len(l.plies) <= n {
		l.plies = append(l.plies, ply{})
		for side := range l.plies[len(l.plies)-1].sides {
			l.plies[len(l.plies)-1].sides[side].hidden = make([]int16, l.Hidden)
		}
	}
	p := &l.plies[n]
	p.sides[0].known, p.sides[1].known = false, false
	return p
}

// follow notes the position of a ply.
func (l *line) follow(n int, position *board.Position) {
	p := l.at(n)
	p.position = position
	p.checks = [2]int{position.ChecksGiven(define.White), position.ChecksGiven(define.Black)}
}

// followNull notes a ply that a null move has led to.
func (l *line) followNull(n int) {
	p := l.at(n)
	p.position, p.checks = nil, l.plies[n-1].checks
}

// compute brings a perspective of a ply up to date, and of those before it that it needs: their
// other moves will need them too.
func (l *line) compute(n int, position *board.Position, viewer define.Color) *sums {
	s := &l.plies[n].sides[viewer]
	if s.known {
		return s
	}
	mirrored := l.features.mirrored(position, viewer)
	from, before := l.before(n, viewer, mirrored)
	l.delta.clear()
	if before == nil {
		l.features.all(&l.delta, position, viewer)
		l.add(s, l.bias, [Buckets]int32{})
	} else {
		l.gather(from, n, viewer, mirrored)
		l.add(s, before.hidden, before.squares)
	}
	s.known = true
	return s
}

// before returns the last position before ply n and its perspective; nil if there is none, or if the
// royal stood on the other half of the board there.
func (l *line) before(n int, viewer define.Color, mirrored int) (ply int, s *sums) {
	for n--; n >= 0; n-- {
		if p := l.plies[n].position; p != nil {
			if l.features.mirrored(p, viewer) != mirrored {
				return 0, nil
			}
			return n, l.compute(n, p, viewer)
		}
	}
	return 0, nil
}

// gather collects what has changed after a ply up to another one.
func (l *line) gather(from, to int, viewer define.Color, mirrored int) {
	for _, p := range l.plies[from+1 : to+1] {
		if p.position == nil {
			continue
		}
		for _, c := range p.position.Changes() {
			l.features.square(&l.delta, viewer, mirrored, c)
		}
		for _, c := range p.position.HandChanges() {
			l.features.hand(&l.delta, viewer, c)
		}
	}
	for side, given := range l.plies[to].checks {
		l.features.given(&l.delta, viewer, define.Color(side), l.plies[from].checks[side], given)
	}
}

// add computes sums from others by the changed features.
func (l *line) add(s *sums, hidden []int16, squares [Buckets]int32) {
	kernel.Accumulate(s.hidden, hidden, l.weights, l.delta.add, l.delta.remove)
	for _, n := range l.delta.add {
		for b, x := range (*[Buckets]int32)(l.squares[int(n)*Buckets:]) {
			squares[b] += x
		}
	}
	for _, n := range l.delta.remove {
		for b, x := range (*[Buckets]int32)(l.squares[int(n)*Buckets:]) {
			squares[b] -= x
		}
	}
	s.squares = squares
}

// output is the network's output for the side to move, in centipawns.
func (l *line) output(n int, position *board.Position) int32 {
	return l.outputFor(n, position, position.Turn())
}

// outputFor is the output as if it were that side's turn.
func (l *line) outputFor(n int, position *board.Position, turn define.Color) int32 {
	own, other := l.compute(n, position, turn), l.compute(n, position, turn.Other())
	b := l.features.Bucket(position)
	weights := l.Network.output[2*b*l.Hidden:]
	sum := int64(kernel.Output(own.hidden, weights[:l.Hidden], int16(l.Unit)))
	sum += int64(kernel.Output(other.hidden, weights[l.Hidden:2*l.Hidden], int16(l.Unit)))
	unit := int64(l.Unit)
	centipawns := sum * Scale / (unit * unit * outputUnit)
	linear := int64(l.outputBias[b]) + int64(own.squares[b]) - int64(other.squares[b])
	return int32(max(-limit, min(centipawns+linear/squareUnit, limit)))
}

// limit bounds an output, in centipawns.
const limit = 10_000
