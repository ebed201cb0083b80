package board

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// The slow twin of the attack test. It reads steps and coordinates and nothing
// that Compile derives from them; both must always agree.

type twin struct {
	p     *Position
	chain []Step
	from  Square
	hit   map[Square]bool // where the man could capture, were an enemy there
}

// slowAttacked reports whether a man of that side could capture on s.
func slowAttacked(p *Position, s Square, by Color) bool {
	for from := range p.rules.Squares {
		if man := p.board[from]; man.Is(by) && slowTargets(p, Square(from))[s] {
			return true
		}
	}
	return false
}

func slowTargets(p *Position, from Square) map[Square]bool {
	w := twin{p: p, from: from, hit: make(map[Square]bool)}
	man := p.board[from]
	steps := p.rules.Def.Types[man.Type()-1].Steps[man.Color()]
	for len(steps) > 0 {
		n := 1
		for steps[n-1].Then {
			n++
		}
		w.chain, steps = steps[:n], steps[n:]
		if w.chain[0].Unmoved && p.rights&p.rules.rights.unmoved[from] == 0 {
			continue
		}
		w.leg(0, from)
	}
	return w.hit
}

// at returns the content of a square v away; the mover's own square is empty.
func (w *twin) at(s Square, v Vector) (next Square, man Piece, ok bool) {
	files, ranks := w.p.rules.Def.Files, w.p.rules.Def.Ranks
	x, y := int(s)%files+int(v.Right), int(s)/files+int(v.Up)
	if w.chain[0].Wrap {
		x = (x + 16*files) % files
	}
	if x < 0 || x >= files || y < 0 || y >= ranks || w.p.rules.Def.Holes.Has(Square(y*files+x)) {
		return 0, Empty, false
	}
	next = Square(y*files + x)
	if next != w.from {
		man = w.p.board[next]
	}
	return next, man, true
}

func (w *twin) leg(i int, s Square) {
	step := w.chain[i]
	for n := 0; n < step.Range || step.Range == 0; n++ {
		for _, v := range step.Path {
			if _, man, ok := w.at(s, v); !ok || man != Empty {
				return
			}
		}
		next, man, ok := w.at(s, step.Vector)
		if !ok || next == w.from && step.Range != 1 {
			return
		}
		if step.Mode&MayCapture != 0 && next != w.from {
			w.hit[next] = true
		}
		if step.Then {
			w.turn(i, s, next, man)
		}
		if man != Empty {
			return
		}
		s = next
	}
}

func (w *twin) turn(i int, s, next Square, man Piece) {
	friend := man != Empty && man.Color() == w.p.board[w.from].Color()
	switch hop := w.chain[i+1].Hop; {
	case hop == AfterMove && man == Empty:
		w.leg(i+1, next)
	case man == Empty || (hop == OverFriend || hop == BeforeFriend) && !friend || (hop == OverEnemy || hop == BeforeEnemy) && friend:
	case hop == OverAny || hop == OverFriend || hop == OverEnemy:
		w.leg(i+1, next)
	case hop == BeforeAny || hop == BeforeFriend || hop == BeforeEnemy:
		w.leg(i+1, s)
	}
}

// checkTwins compares everything fast in a position with its slow twin.
func checkTwins(t *testing.T, p *Position) {
	t.Helper()
	r := p.rules
	for s := range r.Squares {
		if r.IsHole(Square(s)) {
			continue
		}
		for c := White; c <= Black; c++ {
			if fast, slow := p.Attacked(Square(s), c), slowAttacked(p, Square(s), c); fast != slow {
				t.Fatalf("%s: %s attacked by %v: fast %v, slow %v", p.FEN(), r.SquareName(Square(s), 1), c, fast, slow)
			}
		}
	}
	if p.Key() != p.computeKey() {
		t.Fatalf("%s: incremental key differs", p.FEN())
	}
	again, err := r.ParseFEN(p.FEN())
	if err != nil {
		t.Fatalf("%s: %v", p.FEN(), err)
	}
	if again.FEN() != p.FEN() || again.Key() != p.Key() {
		t.Fatalf("FEN %s comes back as %s", p.FEN(), again.FEN())
	}
}

// checkLegality compares the legal moves with the pseudo-legal ones that a game
// with a slow attack test would allow.
func checkLegality(t *testing.T, p *Position, list *MoveList) {
	t.Helper()
	p.Legal(list)
	legal := make(map[Move]int)
	for _, m := range list.Moves() {
		legal[m]++
	}
	royal := p.reigns[p.turn]
	all := new(MoveList)
	p.reigns[p.turn] = false // without a royal every move is lawful
	p.generate(all, flagMove)
	p.reigns[p.turn] = royal
	var next Position
	for _, m := range all.Moves() {
		if m.IsCastling() {
			continue
		}
		p.Play(m, &next)
		at := p.royal[p.turn]
		if at == m.From() {
			at = m.To()
		}
		if safe := !royal || !slowAttacked(&next, at, p.turn.Other()); safe != (legal[m] == 1) {
			t.Fatalf("%s: %s: safe %v, listed %d times", p.FEN(), text(p, m), safe, legal[m])
		}
	}
}

func text(p *Position, m Move) string {
	return fmt.Sprintf("%s%s", p.rules.SquareName(m.From(), 1), p.rules.SquareName(m.To(), 1))
}

func TestTwins(t *testing.T) {
	for _, test := range []struct {
		name string
		def  *Definition
	}{{"chess", chess()}, {"capablanca", capablanca()}, {"hoppers", hoppers()}} {
		t.Run(test.name, func(t *testing.T) {
			r := mustCompile(t, test.def)
			random := rand.New(rand.NewPCG(1, 2))
			var list MoveList
			for range 12 {
				game := NewGame(r.Start())
				for range 150 {
					p := game.Position()
					checkTwins(t, p)
					checkLegality(t, p, &list)
					if list.n == 0 {
						break
					}
					game.Play(list.Moves()[random.IntN(list.n)])
				}
			}
		})
	}
}
