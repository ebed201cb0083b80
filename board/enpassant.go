package board

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/board/program"
)

// enPassant is what a move left behind for one reply: the squares that it passed
// and the piece to be captured there. Only squares on which the enemy may really
// capture are kept, so that positions that play alike have one key and one FEN.
type enPassant struct {
	n       uint8
	beside  bool // the victim is not the first piece straight beyond the last square
	victim  define.Square
	squares [define.MaxEnPassantSquares]define.Square
}

func (e *enPassant) exposes(s define.Square) bool {
	for i := uint8(0); i < e.n; i++ {
		if e.squares[i] == s {
			return true
		}
	}
	return false
}

func (e *enPassant) add(s define.Square) {
	e.squares[e.n] = s
	e.n++
}

func (e *enPassant) key(k *keyTable) uint64 {
	var key uint64
	for i := uint8(0); i < e.n; i++ {
		key ^= k.exposed[e.squares[i]]
	}
	if e.n != 0 && e.beside {
		key ^= victimKey(e.victim)
	}
	return key
}

// expose opens the passed squares to the side to move, if it has a piece that may
// capture there.
func (p *Position) expose(passed []define.Square, victim define.Square) {
	p.enPassant.victim = victim
	for _, s := range passed {
		if p.board[s] == define.Empty && p.mayTakePassing(s) {
			p.enPassant.add(s)
		}
	}
	if n := p.enPassant.n; n != 0 {
		straight, ok := p.beyond(p.enPassant.squares[n-1])
		p.enPassant.beside = !ok || straight != victim
	}
	p.key ^= p.enPassant.key(&p.rules.keys)
}

// mayTakePassing reports whether the side to move may capture the piece that has just passed
// a square there: what its own royals forbid does not make two positions different. A royal
// that passed is attacked all the same, as by pinned pieces.
func (p *Position) mayTakePassing(s define.Square) bool {
	ways, victim := p.waysToPasser(s), p.enPassant.victim
	switch {
	case !p.hasAttacker(ways, p.turn):
		return false
	case p.isRoyalOf(p.turn.Other(), victim):
		return true
	}
	var g checkInfo
	p.findChecks(&g)
	var none define.Set
	var scratch [4]define.Square
	m := Move(s)<<toShift | Move(victim)<<auxShift | Move(Always|Capture|EnPassant)<<kindShift
	return slices.ContainsFunc(p.collect(ways, p.turn, &none, scratch[:0]), func(from define.Square) bool { return p.isLegal(m|Move(from), &g) })
}

// PassingAttackers returns the pieces of the side to move that could capture the piece on s
// en passant, without losing a royal that it must keep.
func (p *Position) PassingAttackers(s define.Square) (list []define.Square) {
	if p.enPassant.n == 0 || p.enPassant.victim != s {
		return nil
	}
	var none define.Set
	for _, to := range p.enPassant.squares[:p.enPassant.n] {
		for _, from := range p.collect(p.waysToPasser(to), p.turn, &none, nil) {
			if lost := p.ownLoss(Capture|EnPassant, p.board[from], from, to); p.canSpare(&lost, p.turn) {
				list = appendOnce(list, from)
			}
		}
	}
	return list
}

// waysToPasser returns the ways of the side to move to capture the piece that has just
// passed on a square.
func (p *Position) waysToPasser(s define.Square) program.Span {
	return p.rules.threats.EnPassant(s, p.turn, p.board[p.enPassant.victim].Type())
}

// endEnPassant ends the reply in which en passant was possible.
func (p *Position) endEnPassant() {
	if p.enPassant.n != 0 {
		p.key ^= p.enPassant.key(&p.rules.keys)
		p.enPassant.n = 0
	}
}

// parseEnPassant reads the squares that the last move exposed, as in "e3", "e3e4"
// or, where the piece that moved is not straight beyond them, "c6:d5".
func (p *Position) parseEnPassant(text string) error {
	if text == "-" {
		return nil
	}
	list, piece, beside := strings.Cut(text, ":")
	var passed []define.Square
	for rest := list; rest != ""; {
		n := 1 + digits(rest[1:])
		s, ok := p.rules.ParseSquare(rest[:n], 1)
		switch {
		case !ok:
			return fmt.Errorf("%q is not a square", rest[:n])
		case p.board[s] != define.Empty:
			return fmt.Errorf("%s is not empty", rest[:n])
		case len(passed) == define.MaxEnPassantSquares:
			return fmt.Errorf("more than %d squares", define.MaxEnPassantSquares)
		}
		passed = append(passed, s)
		rest = rest[n:]
	}
	if len(passed) == 0 {
		return fmt.Errorf("%q is not a square", text)
	}
	victim, ok := p.beyond(passed[len(passed)-1])
	if beside {
		victim, ok = p.rules.ParseSquare(piece, 1)
	}
	if !ok || !p.board[victim].Owned(p.turn.Other()) {
		return fmt.Errorf("%q: the piece that passed is not there", text)
	}
	p.expose(passed, victim)
	return nil
}

// beyond returns the first piece straight beyond an exposed square, seen from the
// side that has just moved.
func (p *Position) beyond(s define.Square) (define.Square, bool) {
	forward := define.Vector{Right: 0, Up: 1}
	if p.turn == define.White {
		forward = forward.Negate()
	}
	for ok := true; ok; {
		if s, ok = p.rules.Offset(s, forward, false); ok && p.board[s] != define.Empty {
			return s, true
		}
	}
	return 0, false
}

func (p *Position) enPassantText() string {
	if p.enPassant.n == 0 {
		return "-"
	}
	var b strings.Builder
	for _, s := range p.enPassant.squares[:p.enPassant.n] {
		b.WriteString(p.rules.SquareName(s, 1))
	}
	if p.enPassant.beside {
		b.WriteString(":" + p.rules.SquareName(p.enPassant.victim, 1))
	}
	return b.String()
}
