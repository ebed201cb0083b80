package board

import (
	"testing"

	"fairymax/board/define"
)

// An edited position has what is left of its rights, and no en passant.
func TestEdited(t *testing.T) {
	r := mustCompile(t, chess())
	p := mustParse(t, r, "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3")
	at := func(name string) define.Square {
		s, ok := r.ParseSquare(name, 1)
		if !ok {
			t.Fatal(name)
		}
		return s
	}
	knight := define.MakePiece(define.White, r.TypeByLetter("N"))
	next, err := p.Edited(Edit{Squares: map[define.Square]define.Piece{at("a1"): knight, at("d8"): define.Empty, at("h8"): define.Empty}})
	if err != nil {
		t.Fatal(err)
	}
	if want := "rnb1kbn1/ppp1pppp/8/8/3pP3/8/PPPP1PPP/NNBQKBNR b Kq - 0 3"; next.FEN() != want {
		t.Errorf("got  %s\nwant %s", next.FEN(), want)
	}
	if _, err := p.Edited(Edit{Squares: map[define.Square]define.Piece{at("e1"): define.Empty}}); err == nil {
		t.Error("a side without a king is a position")
	}
	if _, err := p.Edited(Edit{Hands: map[define.Piece]int{knight: 1}}); err == nil {
		t.Error("a game without hands has one")
	}
	def := chess()
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	drops := mustCompile(t, def).Start()
	for n, valid := range map[int]bool{-1: false, 0: true, maxHand: true, maxHand + 1: false} {
		next, err := drops.Edited(Edit{Hands: map[define.Piece]int{knight: n}})
		if (err == nil) != valid || valid && next.Hand(define.White, knight.Type()) != n {
			t.Errorf("a hand of %d: %v", n, err)
		}
	}
}
