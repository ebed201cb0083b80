package endgame

import (
	"errors"

	"fairymax/board/define"
)

// stepper goes one ply back from positions that are decided. It serves one goroutine.
type stepper struct {
	*builder
	setter   *setter
	occupied define.Set
	at       [define.MaxSquares]define.Piece
	after    after
}

// after is the decided position from which moves are taken back.
type after struct {
	mover define.Color // the side that made the move
	state cell         // for the side to move after it
	plies int
	same  int // how many maps take the placement onto itself
}

// moved is a move that is taken back.
type moved struct {
	from, to define.Square
	pass     bool
	ask      bool // whether it was legal has to be asked
}

// newStep returns a function that goes back from a placement, for each side to move if
// the game is over in so many plies.
func (b *builder) newStep(plies int) func(int) {
	s := &stepper{builder: b, setter: newSetter(b.rules, b.index)}
	return func(number int) {
		for c := define.White; c <= define.Black; c++ {
			e := b.entries[c][number].load()
			if state := e.state(); (state == won || state == lost) && e.plies() == plies {
				s.after = after{mover: c.Other(), state: state, plies: plies}
				s.goBack(number)
			}
		}
	}
}

// goBack finds the positions before one.
func (s *stepper) goBack(number int) {
	var sq placement
	s.after.same, _ = s.index.at(number, &sq)
	s.occupied = define.Set{}
	for i, piece := range s.index.pieces {
		s.occupied.Add(sq[i])
		s.at[sq[i]] = piece
	}
	for slot, piece := range s.index.pieces {
		if piece.Color() == s.after.mover {
			s.goBackWith(slot, &sq)
		}
	}
	if s.passes {
		s.reach(&sq, moved{pass: true, ask: true})
	}
	for i := range s.index.pieces {
		s.at[sq[i]] = define.Empty
	}
}

// goBackWith takes one piece back to every square from which it may have come.
func (s *stepper) goBackWith(slot int, sq *placement) {
	to, piece := sq[slot], s.index.pieces[slot]
	s.occupied.Remove(to)
	s.at[to] = define.Empty
	before := *sq
	ways := s.back[slot][to]
	for i := range ways {
		way := &ways[i]
		if !s.occupied.Has(way.from) && s.isOpen(way, piece) {
			before[slot] = way.from
			s.reach(&before, moved{from: way.from, to: to, ask: way.ask})
		}
	}
	s.occupied.Add(to)
	s.at[to] = piece
}

// isOpen reports whether the piece could go that way, the board being as it was before.
func (s *stepper) isOpen(way *backWay, piece define.Piece) bool {
	for i := range way.paths {
		if way.paths[i].open(piece.Color(), &s.occupied, &s.at) {
			return true
		}
	}
	return false
}

// reach tells the position before a move what the move leads to.
func (s *stepper) reach(before *placement, m moved) {
	number, alike := s.index.of(before)
	e := &s.entries[s.after.mover][number]
	plies := s.after.plies + 1
	if m.ask && !(e.load().mayChange(s.after.state, plies) && s.wasLegal(before, m)) {
		return
	}
	if s.after.state == lost {
		if e.win(plies) {
			s.note(plies)
		}
		return
	}
	// A position that some maps take onto itself stands for fewer placements than others.
	moves := entry(len(s.index.maps) * alike / s.after.same)
	switch isLost, ok := e.lose(moves, plies); {
	case !ok:
		s.fail(errors.New("more moves lead back to a position than lead on from it"))
	case isLost:
		s.note(e.load().plies())
	}
}

// wasLegal asks the generator whether a move was legal.
func (s *stepper) wasLegal(before *placement, m moved) bool {
	return s.setter.put(before, s.after.mover) && s.setter.allows(m)
}
