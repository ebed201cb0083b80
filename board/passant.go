package board

// passant is what a move left behind for one reply: the squares that it passed
// and the man to be taken there. Only squares on which the enemy could in fact
// capture are kept, so that positions which play alike have one key and one FEN.
type passant struct {
	n       uint8
	victim  Square
	squares [MaxTrail]Square
}

func (e *passant) exposes(s Square) bool {
	for i := uint8(0); i < e.n; i++ {
		if e.squares[i] == s {
			return true
		}
	}
	return false
}

func (e *passant) add(s Square) {
	e.squares[e.n] = s
	e.n++
}

func (e *passant) key(k *keyTable) uint64 {
	var key uint64
	for i := uint8(0); i < e.n; i++ {
		key ^= k.exposed[e.squares[i]]
	}
	return key
}

// expose lays the trail open to the side to move, as far as it has a man who
// could use it.
func (p *Position) expose(trail []Square, victim Square) {
	p.passant.victim = victim
	for _, s := range trail {
		if p.strikes(p.rules.threats.en[p.turn][s], p.turn) {
			p.passant.add(s)
		}
	}
	p.key ^= p.passant.key(&p.rules.keys)
}

// forget ends the reply in which en passant was possible.
func (p *Position) forget() {
	if p.passant.n != 0 {
		p.key ^= p.passant.key(&p.rules.keys)
		p.passant.n = 0
	}
}
