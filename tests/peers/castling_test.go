package peers

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// TestCastlings compares positions in which kings and partners stand anywhere on their rank,
// by Chess960's rules, in all games that castle so there too.
func TestCastlings(t *testing.T) {
	r := startReferee(t)
	games := slices.DeleteFunc(allGames(t, r), func(g *peerGame) bool { return !g.castlesAnywhere() })
	n, castlings := max(30, positions(t)/len(games)), 0
	var sum tally
	for _, g := range games {
		t.Run(g.String(), func(t *testing.T) {
			c := &comparison{t: t, referee: r, game: g, tally: &sum, random: rand.New(rand.NewPCG(seed(t), hash(g.String())))}
			c.left = n
			for try := 0; c.left > 0 && try < 20*n && c.failed < mostFailures; try++ {
				if p := c.drawer().castlers(); p != nil {
					castlings += countCastlings(p)
					c.from("castlers", p)
				}
			}
		})
	}
	t.Logf("%v; %d castlings", &sum, castlings)
	if castlings < len(games) {
		t.Errorf("%d castlings in %d games: too few", castlings, len(games))
	}
}

// castlesAnywhere reports whether the game castles as a library does from other squares:
// it has one king and one partner, without a choice of landings, and gates nothing. Walls are
// left out: ffish lets them stand where the rook lands, and not where the king stood.
func (g *peerGame) castlesAnywhere() bool {
	d := g.rules.Def.Castlings
	return len(d) == 1 && d[0].Placed == nil && d[0].Distance == 0 && !g.rules.ChoosesLanding() && !g.rules.CanGate() && !g.rules.HasWalls()
}

func countCastlings(p *board.Position) (n int) {
	for _, m := range legal(p) {
		if m.IsCastling() {
			n++
		}
	}
	return n
}

// castlers draws a position with both kings and some partners on the ranks where they start,
// their rights, and few other pieces.
func (d *drawer) castlers() *board.Position {
	r, s := d.game.rules, d.empty()
	def := r.Def.Castlings[0]
	for c := define.White; c <= define.Black; c++ {
		rank, files := d.home960(c, def.Partner)
		king := define.MakePiece(c, def.King)
		file := func() int { return files[0] + d.random.IntN(files[1]-files[0]+1) }
		s.pieces[r.Square(file(), rank)] = king
		for range 1 + d.random.IntN(2) {
			at := r.Square(file(), rank)
			if s.pieces[at] == define.Empty && !r.IsHole(at) {
				s.pieces[at] = define.MakePiece(c, def.Partner)
			}
		}
	}
	for n := d.random.IntN(5); n > 0; n-- {
		d.add(s)
	}
	d.hands(s)
	s.rights = "KQkq"
	p := d.position(s)
	if p == nil || strings.Contains(p.FEN(), "~") || strings.Fields(p.FEN())[2] == "-" {
		return nil // there a promoted rook is a rook for the letters of the wings
	}
	return p
}

// home960 returns the rank where a side's partners start, and the files of the first and the
// last: ffish looks for partners between those.
func (d *drawer) home960(c define.Color, partner define.PieceType) (rank int, files [2]int) {
	r := d.game.rules
	start := r.Start()
	files = [2]int{r.Files - 1, 0}
	for i := range r.Squares {
		q := define.Square(i)
		if start.At(q) == define.MakePiece(c, partner) {
			rank, files = r.Rank(q), [2]int{min(files[0], r.File(q)), max(files[1], r.File(q))}
		}
	}
	if files[0] >= files[1] {
		files = [2]int{0, r.Files - 1}
	}
	return rank, files
}
