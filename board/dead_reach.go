package board

import (
	"slices"
	"sync"
	"sync/atomic"
)

// Where pieces can ever go and what they can ever attack, whatever stands on the board.

// typeReach is what is known of a side's pieces of a type. It is found out when it is
// needed.
type typeReach struct {
	walked   sync.Once
	moves    []moves // by square
	from     []atomic.Pointer[reach]
	tried    sync.Once
	roaming  bool
	searched sync.Once
	mates    bool
}

// moves are those of a piece from a square.
type moves struct {
	to    Set // where they can end
	free  Set // where they can end whatever stands between, without capturing
	hits  Set // where they can capture
	ways  Set // every square that matters for them, but to attack a royal
	steps []attackWay
}

// attackWay is a way to capture, with the squares that must be empty.
type attackWay struct {
	to      Square
	between Set
	only    TypeMask // the victims, 0 for all
	plain   bool     // nothing else matters
}

// reach is what a piece can ever do from a square.
type reach struct {
	squares Set // where it can ever stand
	hits    Set // what it can ever attack
	ways    Set // every square that ever matters for its moves, but to attack a royal
}

// unite adds the squares of another set.
func (set *Set) unite(other *Set) {
	for w := range set {
		set[w] |= other[w]
	}
}

// meets reports whether two sets share a square.
func (set *Set) meets(other *Set) bool {
	return set[0]&other[0]|set[1]&other[1]|set[2]&other[2]|set[3]&other[3] != 0
}

// moves returns the moves of a side's pieces of a type, by square.
func (r *Rules) moves(c Color, t PieceType) []moves {
	about := &r.dead.types[c][t]
	about.walked.Do(func() {
		about.moves = make([]moves, r.Squares)
		about.from = make([]atomic.Pointer[reach], r.Squares)
		chains, w := Chains(r.Steps(c, t)), newWalker(r, new(effort))
		for _, from := range r.playable.Squares() {
			w.eachWay(chains, from, func(found *way) { about.moves[from].add(found, r.royalRule.types) })
		}
	})
	return about.moves
}

// add adds a way.
func (m *moves) add(w *way, royals TypeMask) {
	step := attackWay{to: w.to, only: w.victims, plain: !w.row.Unmoved && !w.row.OutOfCheck}
	var ways Set
	for _, passed := range w.passes {
		ways.Add(passed.square)
		switch passed.want {
		case vacant:
			step.between.Add(passed.square)
		case hurdleVictim:
			m.hits.Add(passed.square)
			m.to.Add(passed.square)
			fallthrough
		default:
			step.plain = false
		}
	}
	ways.Add(w.to)
	if w.mode&MayMove != 0 && len(w.passes) == 0 && step.plain {
		m.free.Add(w.to)
	}
	if w.mode&MayCapture != 0 {
		m.hits.Add(w.to)
		m.steps = append(m.steps, step)
	}
	if w.mode&MayMove != 0 || w.victims == 0 || w.victims&^royals != 0 {
		m.to.Add(w.to) // else it could only capture a royal there
		m.ways.unite(&ways)
	}
}

// strike reports whether a piece of a type on a square is attacked, whatever stands
// between.
func (m *moves) strike(to Square, t PieceType) bool {
	return slices.ContainsFunc(m.steps, func(w attackWay) bool {
		return w.to == to && w.plain && w.between.Empty() && (w.only == 0 || w.only.Has(t))
	})
}

// forms lists what a side's piece of type t may ever become, itself first.
func (r *Rules) forms(c Color, t PieceType) []PieceType {
	list, seen := []PieceType{t}, MaskOf(t)
	for i := 0; i < len(list); i++ {
		next := r.Choices(c, list[i])
		if into := r.turns[list[i]].into; into != 0 {
			next = append(next, into)
		}
		for _, form := range next {
			if !seen.Has(form) {
				list, seen = append(list, form), seen|MaskOf(form)
			}
		}
	}
	return list
}

// reachOf returns where a side's piece of type t can ever go from a square, in all forms
// that it may take.
func (r *Rules) reachOf(c Color, t PieceType, from Square) *reach {
	r.moves(c, t)
	cell := &r.dead.types[c][t].from[from]
	if known := cell.Load(); known != nil {
		return known
	}
	var found reach
	forms := r.forms(c, t)
	found.squares.Add(from)
	found.ways.Add(from)
	for queue := []Square{from}; len(queue) > 0; {
		s := queue[0]
		queue = queue[1:]
		for _, form := range forms {
			m := &r.moves(c, form)[s]
			found.hits.unite(&m.hits)
			found.ways.unite(&m.ways)
			for _, to := range m.to.Squares() {
				if !found.squares.Has(to) {
					found.squares.Add(to)
					queue = append(queue, to)
				}
			}
		}
	}
	cell.Store(&found)
	return &found
}

// roams reports whether a piece of type t, with another one beside it, is never worth a
// closer look: from some square it attacks nearly all others in the end.
func (r *Rules) roams(c Color, t PieceType) bool {
	about := &r.dead.types[c][t]
	about.tried.Do(func() {
		squares := r.playable.Squares()
		for i := 0; i < len(squares) && !about.roaming; i += max(1, len(squares)/7) {
			hits := r.reachOf(c, t, squares[i]).hits
			about.roaming = 4*hits.Len() > 3*len(squares)
		}
	})
	return about.roaming
}

// shyKey is where both royals can ever be.
type shyKey [2]Set

// royalsAreShy reports whether a royal can never attack the other without being
// attacked in turn, so that royals give no check.
func (m *remains) royalsAreShy() bool {
	d := m.rules.dead
	if m.rules.royalsAreShy() {
		return true
	}
	key := shyKey{m.royalReach(White).squares, m.royalReach(Black).squares}
	if known, ok := d.cache.shyFrom.Load(key); ok {
		return known.(bool)
	}
	shy := m.rules.answerAttacks(&key)
	d.cache.shyFrom.Store(key, shy)
	return shy
}

// royalsAreShy reports the same of royals that may be anywhere.
func (r *Rules) royalsAreShy() bool {
	d := r.dead
	d.cache.royals.Do(func() {
		d.cache.shy = d.kamikaze || r.answerAttacks(&shyKey{r.playable, r.playable})
	})
	return d.cache.shy
}

// answerAttacks reports whether each royal attacks the other from wherever that one
// attacks it, over no square that must be empty for nothing else.
func (r *Rules) answerAttacks(at *shyKey) bool {
	for c := White; c <= Black; c++ {
		ours, theirs := r.dead.royals[c], r.dead.royals[c.Other()]
		back := r.moves(c, ours)
		for s, m := range r.moves(c.Other(), theirs) {
			for _, attack := range m.steps {
				aimed := at[c].Has(attack.to) && at[c.Other()].Has(Square(s)) && (attack.only == 0 || attack.only.Has(ours))
				if aimed && !back[attack.to].answers(&attack, Square(s), theirs) {
					return false
				}
			}
		}
	}
	return true
}

// answers reports whether a piece attacks one of a type that attacks it from a square.
func (m *moves) answers(attack *attackWay, from Square, t PieceType) bool {
	return slices.ContainsFunc(m.steps, func(w attackWay) bool {
		return w.plain && w.to == from && w.between.isWithin(&attack.between) && (w.only == 0 || w.only.Has(t))
	})
}
