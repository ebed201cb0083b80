package net

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math/rand/v2"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/engine/traits"
)

// fingerprintPositions are the positions that a fingerprint takes, and fingerprintTries
// how many are drawn to find as many that the rules allow.
const (
	fingerprintPositions = 64
	fingerprintTries     = 2000
)

// Fingerprint identifies the hand-written evaluation of a game with some weights, nil for the
// standard ones: a new term, another weight or another value of a piece changes it. What scales the
// whole does not, because it scales the correction too. It is a hash of the scores of fixed
// positions, with pieces on the board and in hands, and checks given, drawn at random. As for a
// [Key], names and the start position do not matter.
func Fingerprint(g *traits.Game, w *eval.Weights) string {
	sum := sha256.New()
	e, random := eval.NewWith(g, w)(), rand.New(rand.NewPCG(1, 0))
	pieces := standing(g)
	for tries, found := 0, 0; tries < fingerprintTries && found < fingerprintPositions; tries++ {
		p, err := randomPosition(g.Rules, pieces, random)
		if err != nil {
			continue
		}
		e.Begin(p)
		sum.Write(binary.LittleEndian.AppendUint32(nil, uint32(e.Unscaled(0, p))))
		found++
	}
	return hex.EncodeToString(sum.Sum(nil))[:keyLength]
}

// stand is a piece with the squares where it may stand.
type stand struct {
	piece   define.Piece
	squares []define.Square
}

// standing lists the pieces of both sides in an order that only the rules decide.
func standing(g *traits.Game) (list []stand) {
	for _, t := range canonicalTypes(g.Rules) {
		for _, side := range [2]define.Color{define.White, define.Black} {
			piece := define.MakePiece(side, t)
			squares := field(g, piece)
			list = append(list, stand{piece, squares.Squares()})
		}
	}
	return list
}

// randomPosition draws a position, with what else the evaluation may know of it.
func randomPosition(r *board.Rules, pieces []stand, random *rand.Rand) (*board.Position, error) {
	text := randomPlacement(r, pieces, random)
	if most := r.ChecksToWin(); most > 0 {
		text += fmt.Sprintf(" - - 0 1 +%d+%d", random.IntN(most), random.IntN(most))
	}
	p, err := r.ParseFEN(text)
	if err != nil || !r.HasHands() {
		return p, err
	}
	hands := map[define.Piece]int{}
	for _, s := range pieces {
		if r.MayBeInHand(s.piece.Type()) {
			hands[s.piece] = random.IntN(3)
		}
	}
	return p.Edited(board.Edit{Hands: hands})
}

// randomPlacement writes a position with one royal of each type a side, and up to four
// pieces of every other.
func randomPlacement(r *board.Rules, pieces []stand, random *rand.Rand) string {
	var squares [define.MaxSquares]define.Piece
	for _, s := range pieces {
		count := 1
		if !r.IsRoyal(s.piece.Type()) {
			count = random.IntN(5)
		}
		for range count {
			if len(s.squares) > 0 {
				squares[s.squares[random.IntN(len(s.squares))]] = s.piece
			}
		}
	}
	return r.Placement(func(s define.Square) define.Piece { return squares[s] }) + [...]string{" w", " b"}[random.IntN(2)]
}
