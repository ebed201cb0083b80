package tests

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/fen"
	"fairymax/internal/notation"
)

// Every position of random games, that of the end too, comes back from its FEN, from the one
// of UCI, and from an edit that changes nothing. FAIRYMAX_LONG plays 20 games of each variant.
func TestEveryPositionComesBack(t *testing.T) {
	wanted := 2
	if testgames.Long() {
		wanted = 20
	}
	for _, name := range testgames.SomeNames(2) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := testgames.Variant(t, name).Rules
			random := rand.New(rand.NewPCG(36, uint64(len(name))))
			for range wanted {
				g := board.NewGame(r.Start())
				for positionComesBack(t, g.Position()); len(g.Moves()) < 150 && playRandom(g, random); {
					positionComesBack(t, g.Position())
				}
			}
		})
	}
}

// Positions that random games seldom have: a pass in check, of royals that face each other; a
// hand that the board does not show; a step to the side past a square that another piece can
// have passed too.
func TestPositionComesBack(t *testing.T) {
	for _, test := range []struct{ game, fen string }{
		{"janggitraditional", "3cc4/3k3C1/7r1/5C3/4pB3/4R4/1p4P2/3K1A3/1NnA3N1/9 b - - 4 106 @"},
		{"super", "rv1ak1r1/P1p1p1pp/ppb1S1e1/V2p1p2/8/1P6/2PPP1PP/R1BAKE1R[NNBQnnbq] w KQq - 0 12"},
		{"berolina", "2b5/1p1qnkpR/n1p1p3/p4p2/1pP1PPpP/P1PBb3/6P1/RNBK2N1 b - g3:h4 0 17"},
	} {
		p, err := testgames.Variant(t, test.game).Rules.ParseFEN(test.fen)
		if err != nil || p.FEN() != test.fen {
			t.Fatalf("%s: %s is read as %v, %v", test.game, test.fen, p, err)
		}
		positionComesBack(t, p)
	}
}

// playRandom plays a random move, unless the game is over.
func playRandom(g *board.Game, random *rand.Rand) bool {
	var list board.MoveList
	g.Position().Legal(&list)
	if list.Len() == 0 || g.Result().Over {
		return false
	}
	g.Play(list.Moves()[random.IntN(list.Len())])
	return true
}

func positionComesBack(t *testing.T, p *board.Position) {
	t.Helper()
	own, err := fen.Read(p.Rules(), p.FEN())
	if err != nil || own.Position.FEN() != p.FEN() || own.Position.Key() != p.Key() {
		t.Fatalf("%s is read as %v: %v", p.FEN(), own, err)
	}
	edited, err := p.Edited(board.Edit{})
	if err != nil || withoutPassant(edited.FEN()) != withoutPassant(p.FEN()) {
		t.Fatalf("%s is edited to %v: %v", p.FEN(), edited, err)
	}
	text := notation.UCIFEN(p)
	again, err := fen.Read(p.Rules(), text)
	if err != nil || notation.UCIFEN(again.Position) != text || len(legalMoves(again.Position)) != len(legalMoves(p)) {
		t.Fatalf("%s, in UCI %s, is read as %v: %v", p.FEN(), text, again, err)
	}
}

// withoutPassant is a FEN without its field for captures en passant.
func withoutPassant(text string) string {
	fields := strings.Fields(text)
	fields[3] = "-"
	return strings.Join(fields, " ")
}
