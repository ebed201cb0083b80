package net

import (
	"math/rand/v2"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

// The positions of a fingerprint have what terms of the evaluation ask for: pieces in hand, and checks
// given.
func TestFingerprintPositions(t *testing.T) {
	held := func(p *board.Position) (n int) {
		for c := range define.Color(2) {
			for kind := 1; kind <= p.Rules().Types(); kind++ {
				n += p.Hand(c, define.PieceType(kind))
			}
		}
		return n
	}
	given := func(p *board.Position) int { return p.ChecksGiven(define.White) + p.ChecksGiven(define.Black) }
	for name, count := range map[string]func(*board.Position) int{
		"crazyhouse": held, "shogi": held, "seirawan": held, "3check": given, "5check": given, "bughouse": held,
	} {
		rules := testgames.Shipped(t, name)
		pieces, random := standing(traits.New(rules)), rand.New(rand.NewPCG(1, 0))
		drawn, with := 0, 0
		for range 200 {
			if p, err := randomPosition(rules, pieces, random); err == nil {
				if drawn++; count(p) > 0 {
					with++
				}
			}
		}
		if with < 10 || with < drawn/2 {
			t.Errorf("%s: %d of %d positions", name, with, drawn)
		}
	}
}
