package traits

import (
	"fairymax/board/define"
)

// Exchange values: what a capture gains, and what capturing with a piece can cost. Where captured
// pieces change sides, every capture counts twice: the loss of the piece and the gain in hand. So
// pieces count half there, and a capture swings the balance by about as much as in other games.

// Unaffordable is the risk of capturing with a piece that must not be lost.
const Unaffordable = 1 << 30

// priceCaptures computes what the capture of each piece gains and risks.
func (g *Game) priceCaptures() {
	g.CaptureValue = g.PieceValue
	if g.CapturesToHand {
		for c := define.White; c <= define.Black; c++ {
			for t := define.PieceType(1); int(t) < len(g.Values); t++ {
				g.CaptureValue[define.MakePiece(c, t)] += g.InHand[g.Rules.InHand(t)]
			}
		}
	}
	g.CaptureRisk = g.CaptureValue
	for piece := range g.CaptureRisk {
		if g.Uncapturable[piece] {
			g.CaptureRisk[piece] = Unaffordable
		}
	}
}
