package board

import (
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// corner is a game on the largest board in which a rook stands on p16.
func corner() *define.Game {
	def := wide()
	def.Start = "r3k10r/16/16/16/16/16/16/16/16/16/16/16/16/16/16/R3K10R w KQkq - 0 1"
	def.Castlings = []define.Castling{{King: 2, Partner: 3, Left: [2][]int{{2}, {2}}, Right: [2][]int{{14}, {14}}}}
	return def
}

// castlingTexts lists the castlings of the side to move as king's and partner's squares.
func castlingTexts(p *Position) []string {
	var list MoveList
	var texts []string
	p.Legal(&list)
	for _, m := range list.Moves() {
		if m.IsCastling() {
			from, to := m.Partner()
			texts = append(texts, text(p, m)+" "+p.rules.SquareName(from, 1)+p.rules.SquareName(to, 1))
		}
	}
	slices.Sort(texts)
	return texts
}

func TestCastling(t *testing.T) {
	flexible := capablanca()
	flexible.Castlings[0].Left = [2][]int{{1, 2, 3}, {1, 2, 3}}
	edges := chess()
	edges.Castlings[0].Left, edges.Castlings[0].Right = [2][]int{{0}, {0}}, [2][]int{{7}, {7}}
	distance := chess()
	distance.Castlings[0] = define.Castling{King: distance.Castlings[0].King, Partner: distance.Castlings[0].Partner, Distance: 2}
	for _, test := range []struct {
		name string
		def  *define.Game
		fen  string
		want []string
	}{
		{"both sides", chess(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", []string{"e1c1 a1d1", "e1g1 h1f1"}},
		{"only with the right", chess(), "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", []string{"e1c1 a1d1"}},
		{"not out of check", chess(), "r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1", nil},
		{"not through check", chess(), "r3k2r/8/8/8/5r2/8/8/R3K2R w KQkq - 0 1", []string{"e1c1 a1d1"}},
		{"not into check", chess(), "r3k2r/8/8/8/6r1/8/8/R3K2R w KQkq - 0 1", []string{"e1c1 a1d1"}},
		{"the rook may pass an attack", chess(), "r3k2r/8/8/8/1r6/8/8/R3K2R w KQkq - 0 1", []string{"e1c1 a1d1", "e1g1 h1f1"}},
		{"nothing between", chess(), "r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1", nil},
		{"three squares", capablanca(), "r4k3r/10/10/10/10/10/10/R4K3R b KQkq - 0 1", []string{"f8c8 a8d8", "f8i8 j8h8"}},
		{"on the last square of all", corner(), "4k10r/16/16/16/16/16/16/16/16/16/16/16/16/16/16/R3K11 b k - 0 1", []string{"e16o16 p16n16"}},
		{"several landings", flexible, "r4k3r/10/10/10/10/10/10/R4K3R w Q - 0 1", []string{"f1b1 a1c1", "f1c1 a1d1", "f1d1 a1e1"}},
		{"to the edges", edges, "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1", []string{"e1a1 a1b1", "e1h1 h1g1"}},
		{"by distance from the d-file", distance, "r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1", []string{"d1b1 a1c1", "d1f1 h1e1"}},
		{"by distance from the e-file", distance, "r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", []string{"e1c1 a1d1", "e1g1 h1f1"}},
		{"no room for the distance", distance, "1r1k3r/8/8/8/8/8/8/R1K4R w Kk - 0 1", []string{"c1e1 h1d1"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, mustCompile(t, test.def), test.fen)
			if got := castlingTexts(p); !slices.Equal(got, test.want) {
				t.Errorf("%s: %q, want %q", test.fen, got, test.want)
			}
			if got := p.FEN(); got != test.fen {
				t.Errorf("%s comes back as %s", test.fen, got)
			}
		})
	}
}

// A right is lost with either piece, also when the partner is captured, and does not come
// back with a piece that does.
func TestCastlingRightsAreLost(t *testing.T) {
	locust := typeOf("L", turned(define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1}, define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 1, Mode: define.MayMove, Hop: define.AfterCapture}))
	placed := zoo("", 6, 7, []define.Type{locust, typeOf("N", leap(1, 2)), typeOf("C", slide(0, 1)), typeOf("O", leap(1, 1))}, placement).def
	for _, test := range []struct {
		def              *define.Game
		fen, moves, want string
	}{
		{chess(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1"},
		{chess(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"},
		{chess(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"},
		{chess(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e2 e8e7 e2e1", "8/4k3/8/8/8/8/8/4K2R b - - 3 2"},
		{placed, "k5/6/6/6/L5/p5/3K2[] w - - 0 1", "a3a1", "k5/6/6/6/6/6/L2K2[] b - - 0 1"},
	} {
		g := NewGame(mustParse(t, mustCompile(t, test.def), test.fen))
		play(t, g, strings.Fields(test.moves)...)
		if got := g.Position().FEN(); got != test.want {
			t.Errorf("%s: %s, want %s", test.moves, got, test.want)
		}
	}
}

// The king walks: its own square is empty on the way, its partner's is not yet. So say
// scalachess, python-chess and chessops, and Fairy-Stockfish of atomic chess.
func TestCastlingWay(t *testing.T) {
	leapers := []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}
	atomic := zoo("", 9, 7, leapers, castlers, explosions(1, define.FateGoes, "P")).def
	cannons := zoo("", 9, 7, leapers, castlers).def
	for _, test := range []struct {
		name string
		def  *define.Game
		fen  string
		want []string
	}{
		{"an enemy king shields the start, not the way", atomic, "9/9/9/9/9/5k3/R3K3r w Q - 0 1", nil},
		{"the same to the right", atomic, "9/9/9/9/9/3k5/r3K3R w K - 0 1", nil},
		{"the same of Black", atomic, "r3k3R/5K3/9/9/9/9/9 b q - 0 1", nil},
		{"an enemy king shields start and way", atomic, "9/9/9/9/9/3k5/1R2K3r w B - 0 1", []string{"e1b1 b1c1", "e1c1 b1d1"}},
		{"the king is no hurdle of a cannon on its way", cannons, "4k4/9/9/9/9/9/RC2K1c2 w Q - 0 1", nil},
		{"a cannon has lost its hurdle", cannons, "4k4/9/9/9/9/9/4KR1c1 w K - 0 1", nil},
		{"the rook shields its king", cannons, "4k4/9/9/9/9/9/rR2K4 w Q - 0 1", nil},
		{"the rook does not uncover its king", cannons, "4k4/9/9/9/9/9/1R2K4 w Q - 0 1", []string{"e1b1 b1c1", "e1c1 b1d1"}},
		{"the king stays", cannons, "4k4/9/9/9/9/9/7KR w K - 0 1", []string{"h1h1 i1g1"}},
		{"they change places", cannons, "4k4/9/9/9/9/9/6KR1 w K - 0 1", []string{"g1h1 h1g1"}},
		{"the king goes to the other side", cannons, "4k4/9/9/9/9/9/RK7 w Q - 0 1", []string{"b1b1 a1c1", "b1c1 a1d1"}},
		{"by the letter of the file", cannons, "4k4/9/9/9/9/9/RRK6 w B - 0 1", []string{"c1b1 b1c1", "c1c1 b1d1"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := castlingTexts(mustParse(t, mustCompile(t, test.def), test.fen)); !slices.Equal(got, test.want) {
				t.Errorf("%s: %q, want %q", test.fen, got, test.want)
			}
		})
	}
}
