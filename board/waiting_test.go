package board

import (
	"testing"

	"fairymax/board/define"
)

// A side without a move waits if a piece that its partner may still send would help. Its time
// runs out in a game on one board.
func TestWaits(t *testing.T) {
	def := chess()
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainPartner}
	rules := mustCompile(t, def)
	lost := func(why Reason) Result { return Result{Over: true, Winner: define.White, Reason: why} }
	for _, test := range []struct {
		name, fen string
		want      Result
	}{
		{"a check along a rank", "3R2k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1", lost(Waiting)},
		{"a check from the next square", "6k1/5pQp/5B2/8/8/8/8/6K1[] b - - 0 1", lost(Checkmate)},
		{"a check of a knight", "6rk/5Npp/8/8/8/8/8/6K1[] b - - 0 1", lost(Checkmate)},
		{"no check", "7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1", lost(Waiting)},
		{"a piece is there", "3R2k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", Result{}},
	} {
		if got := NewGame(mustParse(t, rules, test.fen)).Result(); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

// Where a check that a piece could answer is no mate, no rule about mates takes it for one.
func TestWaitingBreaksNoRuleOfMates(t *testing.T) {
	def := chess()
	rook := typeCalled(def, "R")
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainPartner}
	def.Drops = []define.Drop{{Type: rook, NoMate: true}}
	allowed := func(m string) bool {
		p := mustParse(t, mustCompile(t, def), "6k1/5ppp/8/8/8/8/8/R5K1[R] w - - 0 1")
		var list MoveList
		p.Legal(&list)
		for _, legal := range list.Moves() {
			if text(p, legal) == m {
				return true
			}
		}
		return false
	}
	if !allowed("d8d8") {
		t.Error("a drop that may not mate is forbidden where it does not")
	}
	def.Endings.Mating.Never = define.MaskOf(rook)
	if !allowed("a1a8") {
		t.Error("a rook that may not mate may not give a check that does not")
	}
	def.Endings.Mating.Never, def.Royal.Gives = 0, define.ChecksThatMate
	if allowed("a1a8") {
		t.Error("only mates may give check, and this is none")
	}
	def.Hand.Gains = define.GainCaptures
	if !allowed("a1a8") {
		t.Error("without a partner it is mate")
	}
}

// Pieces from outside change the hands and nothing else, and leave with what is taken back.
func TestSupply(t *testing.T) {
	def := chess()
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainPartner}
	g := NewGame(mustParse(t, mustCompile(t, def), "4k3/8/8/8/8/8/4p3/4K2R[P] w K - 0 1"))
	play(t, g, "e1e2")
	if got := g.Position().FEN(); got != "4k3/8/8/8/8/8/4K3/7R[P] b - - 0 1" {
		t.Error("after a capture:", got)
	}
	supplied, err := g.Position().WithHands("Qn")
	if err != nil {
		t.Fatal(err)
	}
	g.Supply(supplied)
	if got := g.Position().FEN(); got != "4k3/8/8/8/8/8/4K3/7R[Qn] b - - 0 1" {
		t.Error("after pieces came:", got)
	}
	if parsed := mustParse(t, g.Position().Rules(), g.Position().FEN()); parsed.Key() != g.Position().Key() {
		t.Error("the key of the position is not that of its FEN")
	}
	play(t, g, "e3e3")
	g.Undo()
	g.Undo()
	if got := g.Position().FEN(); got != "4k3/8/8/8/8/8/4p3/4K2R[P] w K - 0 1" {
		t.Error("after both moves were taken back:", got)
	}
	if _, err := g.Position().WithHands("X"); err == nil {
		t.Error("a hand with an unknown piece is accepted")
	}
}
