package board

import (
	"slices"
	"sync"

	"fairymax/board/define"
)

// Searches over what is left, each remembered by what it depends on.

// deadCache remembers what searches have found.
type deadCache struct {
	royals  sync.Once
	shy     bool // wherever they are
	shyFrom answers[shyKey]
	trapped answers[trapKey]
	found   answers[string] // by the text of an arrangement
}

// answers are those of a search that are known, by what decides them. Another map for all threads
// would put each key that is asked for on the heap.
type answers[Key comparable] struct {
	sync.RWMutex
	known map[Key]bool
}

// get returns what is known.
func (a *answers[Key]) get(key *Key) (answer, known bool) {
	a.RLock()
	defer a.RUnlock()
	answer, known = a.known[*key]
	return answer, known
}

// put adds an answer, and returns it.
func (a *answers[Key]) put(key *Key, answer bool) bool {
	a.Lock()
	defer a.Unlock()
	if a.known == nil {
		a.known = make(map[Key]bool)
	}
	a.known[*key] = answer
	return answer
}

// trapKey is what decides whether a royal can be trapped.
type trapKey struct {
	side         define.Color
	held         define.Set // what the pieces besides royals can ever attack or stand on
	ours, theirs define.Set // where the royals can ever be
	shy          bool       // royals give no check
}

// mayTrap reports whether there may be squares for both royals such that the enemy's
// cannot step aside: each square to which nothing can ever bar its way is one that our
// pieces may attack, or our royal does.
func (m remains) mayTrap(c define.Color) bool {
	key := trapKey{side: c, ours: m.royalReach(c).squares, theirs: m.royalReach(c.Other()).squares, shy: m.royalsAreShy()}
	for side := define.White; side <= define.Black; side++ {
		for i := range m.counts[side] {
			r := m.reach(side, i)
			key.held.Unite(&r.ways)
			key.held.Unite(&r.hits)
		}
	}
	if m.rules.playable.IsWithin(&key.held) {
		return true
	}
	cache := &m.rules.dead.cache.trapped
	if may, known := cache.get(&key); known {
		return may
	}
	return cache.put(&key, m.rules.findTrap(&key))
}

// findTrap searches for the squares of a trap.
func (r *Rules) findTrap(key *trapKey) bool {
	d := r.dead
	guards := r.moves(key.side, d.royals[key.side])
	attacked := key.theirs
	if key.shy {
		attacked.Intersect(&key.held)
	}
	for _, victim := range attacked.Squares() {
		free := r.moves(key.side.Other(), d.royals[key.side.Other()])[victim].free
		for w := range free {
			free[w] &^= key.held[w]
		}
		if free.Empty() {
			return true
		}
		for _, royal := range key.ours.Squares() {
			held := guards[royal].hits
			held.Add(royal)
			if !d.kamikaze && royal != victim && free.IsWithin(&held) && !(key.shy && guards[royal].strike(victim, d.royals[key.side.Other()])) {
				return true
			}
		}
	}
	return false
}

// maxArrangements bounds a search over the squares of what is left.
const maxArrangements = 1 << 18

// arrangement is a search over all squares where pieces can ever be.
type arrangement struct {
	position Position
	pieces   []define.Piece
	squares  [][]define.Square
	at       []define.Square
	wanted   func(*Position) bool
}

// add adds a piece with the squares where it can ever be.
func (a *arrangement) add(piece define.Piece, where *define.Set) {
	a.pieces = append(a.pieces, piece)
	a.squares = append(a.squares, where.Squares())
	a.at = append(a.at, 0)
}

// addSide adds the pieces of a side, and its royal if it has one and that is wanted.
func (a *arrangement) addSide(m remains, c define.Color, royal bool) {
	if r := m.royalReach(c); r != nil && royal {
		a.add(define.MakePiece(c, m.rules.dead.royals[c]), &r.squares)
	}
	for i := range m.counts[c] {
		a.add(define.MakePiece(c, m.typeAt(c, i)), &m.reach(c, i).squares)
	}
}

// key is what decides the search, as text.
func (a *arrangement) key(kind string) string {
	b := []byte(kind)
	for i, piece := range a.pieces {
		b = append(b, byte(piece), byte(len(a.squares[i])))
		for _, s := range a.squares[i] {
			b = append(b, byte(s))
		}
	}
	return string(b)
}

// find reports whether there is an arrangement that is wanted, or there are too many.
func (a *arrangement) find(m remains, kind string, wanted func(*Position) bool) bool {
	cache, key := &m.rules.dead.cache.found, a.key(kind)
	if found, known := cache.get(&key); known {
		return found
	}
	n := 1
	for _, squares := range a.squares {
		n = min(n*len(squares), maxArrangements+1)
	}
	a.wanted = wanted
	return cache.put(&key, n > maxArrangements || a.place(0))
}

// place tries all squares of piece i and those after it.
func (a *arrangement) place(i int) bool {
	if i == len(a.pieces) {
		return a.wanted(&a.position)
	}
	alike := i > 0 && a.pieces[i] == a.pieces[i-1] && slices.Equal(a.squares[i], a.squares[i-1])
	p := &a.position
	for _, s := range a.squares[i] {
		if p.board[s] != define.Empty || alike && s < a.at[i-1] {
			continue
		}
		a.at[i] = s
		p.stand(s, a.pieces[i])
		found := a.place(i + 1)
		p.board[s] = define.Empty
		p.pieces[a.pieces[i].Color()].Remove(s)
		if found {
			return true
		}
	}
	return false
}

// mayStick reports whether a side may be left without a move by its own pieces and the
// enemy royal, for the enemy's other pieces are never in its way.
func (m remains) mayStick(c define.Color) bool {
	var a arrangement
	a.position.rules, a.position.turn = m.rules, c
	a.addSide(m, c, true)
	if r := m.royalReach(c.Other()); r != nil {
		a.add(define.MakePiece(c.Other(), m.rules.dead.royals[c.Other()]), &r.squares)
	}
	return a.find(m, "stuck"+c.String(), func(p *Position) bool { return !p.checked(c.Other()) && !p.HasLegalMove() })
}

// mayMateAlone reports whether the pieces that are left may mate a royal where the other
// royal guards nothing, and saves the one that it stands beside.
func (m remains) mayMateAlone(c define.Color) bool {
	var a arrangement
	a.position.rules, a.position.turn = m.rules, c.Other()
	for side := define.White; side <= define.Black; side++ {
		for i := range m.counts[side] {
			if len(m.rules.forms(side, m.typeAt(side, i))) > 1 {
				return true
			}
		}
		a.addSide(m, side, side != c)
	}
	return a.find(m, "mated"+c.Other().String(), func(p *Position) bool { return p.InCheck() && !p.HasLegalMove() })
}
