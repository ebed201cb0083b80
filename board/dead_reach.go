package board

import (
	"slices"
	"sync"
	"sync/atomic"

	"fairymax/board/define"
	"fairymax/board/program"
)

// Where pieces can ever go and what they can ever attack, whatever stands on the board.

// typeReach is what is known of a side's pieces of a type. It is found out when it is
// needed.
type typeReach struct {
	walked   sync.Once
	moves    []moves // by square
	from     []atomic.Pointer[reach]
	followed sync.Once
	forms    []define.PieceType
	tried    sync.Once
	roaming  bool
	searched sync.Once
	mates    bool
}

// moves are those of a piece from a square.
type moves struct {
	to    define.Set // where they can end
	free  define.Set // where they can end whatever stands between, without capturing
	hits  define.Set // where they can capture
	ways  define.Set // every square that matters for them, but to attack a royal
	steps []attackWay
}

// attackWay is a way to capture, with the squares that must be empty.
type attackWay struct {
	to      define.Square
	between define.Set
	only    define.TypeMask // the victims, 0 for all
	plain   bool            // nothing else matters
}

// reach is what a piece can ever do from a square.
type reach struct {
	squares define.Set // where it can ever stand
	hits    define.Set // what it can ever attack
	ways    define.Set // every square that ever matters for its moves, but to attack a royal
}

// moves returns the moves of a side's pieces of a type, by square.
func (r *Rules) moves(c define.Color, t define.PieceType) []moves {
	about := &r.dead.types[c][t]
	about.walked.Do(func() {
		about.moves = make([]moves, r.Squares)
		about.from = make([]atomic.Pointer[reach], r.Squares)
		chains, w := define.Chains(r.Steps(c, t)), program.NewWalker(&r.Board, &r.grid)
		for _, from := range r.playable.Squares() {
			w.EachWay(chains, from, func(found *program.Way) { about.moves[from].add(found, r.royalRule.types) })
		}
	})
	return about.moves
}

// add adds a way.
func (m *moves) add(w *program.Way, royals define.TypeMask) {
	step := attackWay{to: w.To, only: w.Victims, plain: !w.Row.Unmoved && !w.Row.OutOfCheck}
	var ways define.Set
	for _, passed := range w.Passes {
		ways.Add(passed.Square)
		switch passed.Want {
		case program.Vacant:
			step.between.Add(passed.Square)
		case program.HurdleVictim:
			m.hits.Add(passed.Square)
			m.to.Add(passed.Square)
			fallthrough
		default:
			step.plain = false
		}
	}
	ways.Add(w.To)
	if w.Mode&define.MayMove != 0 && len(w.Passes) == 0 && step.plain {
		m.free.Add(w.To)
	}
	if w.Mode&define.MayCapture != 0 {
		m.hits.Add(w.To)
		m.steps = append(m.steps, step)
	}
	if w.Mode&define.MayMove != 0 || w.Victims == 0 || w.Victims&^royals != 0 {
		m.to.Add(w.To) // else it could only capture a royal there
		m.ways.Unite(&ways)
	}
}

// strike reports whether a piece of a type on a square is attacked, whatever stands
// between.
func (m *moves) strike(to define.Square, t define.PieceType) bool {
	return slices.ContainsFunc(m.steps, func(w attackWay) bool {
		return w.to == to && w.plain && w.between.Empty() && (w.only == 0 || w.only.Has(t))
	})
}

// forms lists what a side's piece of type t may ever become, itself first.
func (r *Rules) forms(c define.Color, t define.PieceType) []define.PieceType {
	about := &r.dead.types[c][t]
	about.followed.Do(func() { about.forms = r.findForms(c, t) })
	return about.forms
}

func (r *Rules) findForms(c define.Color, t define.PieceType) []define.PieceType {
	list, seen := []define.PieceType{t}, define.MaskOf(t)
	for i := 0; i < len(list); i++ {
		next := r.Choices(c, list[i])
		if into := r.turns[list[i]].into; into != 0 {
			next = append(next, into)
		}
		for _, form := range next {
			if !seen.Has(form) {
				list, seen = append(list, form), seen|define.MaskOf(form)
			}
		}
	}
	return list
}

// reachOf returns where a side's piece of type t can ever go from a square, in all forms
// that it may take.
func (r *Rules) reachOf(c define.Color, t define.PieceType, from define.Square) *reach {
	r.moves(c, t)
	cell := &r.dead.types[c][t].from[from]
	if known := cell.Load(); known != nil {
		return known
	}
	var found reach
	forms := r.forms(c, t)
	found.squares.Add(from)
	found.ways.Add(from)
	for queue := []define.Square{from}; len(queue) > 0; {
		s := queue[0]
		queue = queue[1:]
		for _, form := range forms {
			m := &r.moves(c, form)[s]
			found.hits.Unite(&m.hits)
			found.ways.Unite(&m.ways)
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
func (r *Rules) roams(c define.Color, t define.PieceType) bool {
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
type shyKey [2]define.Set

// royalsAreShy reports whether a royal can never attack the other without being
// attacked in turn, so that royals give no check.
func (m remains) royalsAreShy() bool {
	d := m.rules.dead
	if m.rules.royalsAreShy() {
		return true
	}
	key := shyKey{m.royalReach(define.White).squares, m.royalReach(define.Black).squares}
	if shy, known := d.cache.shyFrom.get(&key); known {
		return shy
	}
	return d.cache.shyFrom.put(&key, m.rules.answerAttacks(&key))
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
	for c := define.White; c <= define.Black; c++ {
		ours, theirs := r.dead.royals[c], r.dead.royals[c.Other()]
		back := r.moves(c, ours)
		for s, m := range r.moves(c.Other(), theirs) {
			for _, attack := range m.steps {
				aimed := at[c].Has(attack.to) && at[c.Other()].Has(define.Square(s)) && (attack.only == 0 || attack.only.Has(ours))
				if aimed && !back[attack.to].answers(&attack, define.Square(s), theirs) {
					return false
				}
			}
		}
	}
	return true
}

// answers reports whether a piece attacks one of a type that attacks it from a square.
func (m *moves) answers(attack *attackWay, from define.Square, t define.PieceType) bool {
	return slices.ContainsFunc(m.steps, func(w attackWay) bool {
		return w.plain && w.to == from && w.between.IsWithin(&attack.between) && (w.only == 0 || w.only.Has(t))
	})
}
