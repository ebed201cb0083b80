package board

import (
	"math/rand/v2"
	"testing"
)

// The slow twin of the attack test. It reads steps and coordinates and nothing
// that Compile derives from them; both must always agree.

type twin struct {
	p     *Position
	chain []Step
	from  Square
	hit   *Set // where the man could capture, were an enemy there
}

// slowAttacks returns the squares where men of that side could capture.
func slowAttacks(p *Position, by Color) Set {
	var hit Set
	for from := range p.rules.Squares {
		if man := p.board[from]; man.Is(by) {
			slowTargets(p, Square(from), &hit)
		}
	}
	return hit
}

func slowTargets(p *Position, from Square, hit *Set) {
	w := twin{p: p, from: from, hit: hit}
	man := p.board[from]
	steps := p.rules.Def.Types[man.Type()-1].Steps[man.Color()]
	for len(steps) > 0 {
		n := 1
		for steps[n-1].Then {
			n++
		}
		w.chain, steps = steps[:n], steps[n:]
		row := &w.chain[0]
		if row.Unmoved && p.rights&p.rules.rights.unmoved[from] == 0 || row.From != nil && !row.From.Has(from) {
			continue
		}
		w.leg(0, from)
	}
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
	step, start := w.chain[i], s
	for n := 0; n < step.Range || step.Range == 0; n++ {
		for _, v := range step.Path {
			if _, man, ok := w.at(s, v); !ok || man != Empty {
				return
			}
		}
		next, man, ok := w.at(s, step.Vector)
		if !ok || step.Range != 1 && (next == w.from || next == start) {
			return
		}
		if to := w.chain[0].To; step.Mode&MayCapture != 0 && next != w.from && (to == nil || to.Has(next)) {
			w.hit.Add(next)
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

// CheckTwins compares everything fast in a position with its slow twin: the
// attack test, the key, the FEN and the legality of moves.
func CheckTwins(t testing.TB, p *Position, list *MoveList) {
	t.Helper()
	r := p.rules
	var slow [2]Set
	for c := range slow {
		slow[c] = slowAttacks(p, Color(c))
		for i := range r.Squares {
			s := Square(i)
			if !r.IsHole(s) && p.Attacked(s, Color(c)) != slow[c].Has(s) {
				t.Fatalf("%s: %s attacked by %v: fast %v, slow %v", p.FEN(), r.SquareName(s, 1), Color(c), p.Attacked(s, Color(c)), slow[c].Has(s))
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
	checkLegality(t, p, list)
}

// checkLegality fills list with the legal moves and compares them with the
// pseudo-legal ones that the slow attack test allows. Castlings are left to the
// perft tables.
func checkLegality(t testing.TB, p *Position, list *MoveList) {
	t.Helper()
	us, royal := p.turn, p.reigns[p.turn]
	var all MoveList
	p.reigns[us] = false // without a royal every move is lawful
	p.generate(&all, flagMove)
	p.reigns[us] = royal
	p.Legal(list)
	legal := list.Moves()
	var next Position
	for _, m := range all.Moves() {
		if m.IsCastling() {
			continue
		}
		p.Play(m, &next)
		at := p.royal[us]
		if at == m.From() {
			at = m.To()
		}
		hit := slowAttacks(&next, us.Other())
		safe, listed := !royal || !hit.Has(at), len(legal) > 0 && legal[0] == m
		if safe != listed {
			t.Fatalf("%s: %s: safe %v, listed %v", p.FEN(), text(p, m), safe, listed)
		}
		if listed {
			legal = legal[1:]
		}
	}
	for _, m := range legal {
		if !m.IsCastling() {
			t.Fatalf("%s: %s is listed twice or out of turn", p.FEN(), text(p, m))
		}
	}
}

func text(p *Position, m Move) string {
	return p.rules.SquareName(m.From(), 1) + p.rules.SquareName(m.To(), 1)
}

func TestTwins(t *testing.T) {
	for _, test := range []struct {
		name string
		def  *Definition
	}{{"chess", chess()}, {"capablanca", capablanca()}, {"hoppers", hoppers()}} {
		t.Run(test.name, func(t *testing.T) { CheckRandomGames(t, mustCompile(t, test.def), 600) })
	}
}

// CheckRandomGames plays at random and checks that many positions.
func CheckRandomGames(t testing.TB, r *Rules, positions int) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	var list MoveList
	for game := NewGame(r.Start()); positions > 0; positions-- {
		CheckTwins(t, game.Position(), &list)
		if list.n == 0 || len(game.moves) == 200 {
			game = NewGame(r.Start())
			continue
		}
		game.Play(list.Moves()[random.IntN(list.n)])
	}
}
