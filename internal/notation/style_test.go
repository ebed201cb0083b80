package notation_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// Every move of random games is another text, and is read back, in each style; so are all
// castlings.
func TestStyleRoundTrip(t *testing.T) {
	for i, name := range variants.NewCatalogue(fairymax.Files).Names() {
		for k, style := range []notation.Style{{Origin: 1}, {Origin: 1, Chess960: true}, {Origin: 0}} {
			start := rulesOf(t, name).Start()
			walkStyle(t, name, style, start, 40, rand.New(rand.NewPCG(uint64(i), uint64(k))))
			if bare := onlyCastlingPieces(start); bare != nil {
				walkStyle(t, name, style, bare, 1, rand.New(rand.NewPCG(uint64(i), uint64(k))))
			}
		}
	}
}

// onlyCastlingPieces is a start without the pieces that take no part in castling, nil if there is
// no such position.
func onlyCastlingPieces(start *board.Position) *board.Position {
	var part define.TypeMask
	for _, c := range start.Rules().Def.Castlings {
		part |= define.MaskOf(c.King) | define.MaskOf(c.Partner)
	}
	edit := board.Edit{Squares: map[define.Square]define.Piece{}}
	for i := range start.Rules().Squares {
		if s := define.Square(i); !part.Has(start.At(s).Type()) {
			edit.Squares[s] = define.Empty
		}
	}
	if part == 0 {
		return nil
	}
	p, err := start.Edited(edit)
	if err != nil {
		return nil
	}
	return p
}

func walkStyle(t *testing.T, name string, style notation.Style, start *board.Position, plies int, random *rand.Rand) {
	t.Helper()
	g := board.NewGame(start)
	for range plies {
		p := g.Position()
		var list board.MoveList
		p.Legal(&list)
		if list.Len() == 0 {
			return
		}
		seen := map[string]bool{}
		for _, m := range list.Moves() {
			text := style.Text(p, m)
			if seen[text] {
				t.Errorf("%s: %s is two moves in %s", name, text, p.FEN())
				return
			}
			seen[text] = true
		}
		chosen := list.Moves()[random.IntN(list.Len())]
		for _, m := range list.Moves() {
			if m != chosen && !m.IsCastling() {
				continue
			}
			back, err := style.Read(p, style.Text(p, m))
			plain, err2 := notation.Read(p, style.Text(p, m), style.Origin)
			if back != m || plain != m {
				t.Errorf("%s: %s is read as %v, %v, and in any style %v, %v, in %s", name, style.Text(p, m), back, err, plain, err2, p.FEN())
				return
			}
		}
		g.Play(chosen)
	}
}

// Programs that speak UCI have letters of their own for the pieces of xiangqi.
func TestForeignLetters(t *testing.T) {
	p := position(t, "xiangqihouse", "3k5/9/9/9/9/9/9/9/9/4K4[EHeh] w - - 0 1")
	const fen = "3k5/9/9/9/9/9/9/9/9/4K4[BNbn] w - - 0 1"
	if got := notation.UCIFEN(p); got != fen {
		t.Errorf("%s, want %s", got, fen)
	}
	for text, plain := range map[string]string{"N@e5": "H@e5", "B@c1": "E@c1"} {
		m, err := notation.Style{Origin: 1}.Read(p, text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if back := notation.UCI(p, m); back != text || notation.Coordinate(p.Rules(), m, 1) != plain {
			t.Errorf("%s is written %s and %s", text, back, notation.Coordinate(p.Rules(), m, 1))
		}
		if same, err := notation.Read(p, text, 1); same != m || err != nil {
			t.Errorf("%s is read as %v, %v", text, same, err)
		}
	}
	holes := position(t, "omicron", "w10w/1crnbqkbnrc1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1CRNBQKBNRC1/W10W w KQkq - 0 1")
	if got := notation.UCIFEN(holes); !strings.HasPrefix(got, "w**********w/*crnbqkbnrc*/*pppppppppp*/*10*/") {
		t.Errorf("omicron: %s", got)
	}
	checks := position(t, "3check", "4k3/8/8/8/8/8/8/R3K3 w Q - 4 9 +2+0")
	if got := notation.UCIFEN(checks); got != "4k3/8/8/8/8/8/8/R3K3 w Q - 1+3 4 9" {
		t.Errorf("3check: %s", got)
	}
}
