package explain

import (
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// Each row is a square to which no legal move goes, and the whole reason.
func TestNoMoveToASquare(t *testing.T) {
	for _, test := range []struct{ variant, fen, square, want string }{
		{"normal", "", "e5", "No piece of White reaches e5 from where it stands."},
		{"normal", "", "d1", "White's queen on d1 is there."},
		{"normal", "", "h5", "The queen on d1 cannot go to h5: the pawn on e2 is in the way."},
		{"normal", "4k3/8/8/8/8/3p4/3P4/4K3 w - - 0 1", "d3", "The pawn on d2 cannot go to d3: it cannot capture with this move, and Black's pawn on d3 is in the way."},
		{"normal", "4r1k1/8/8/8/8/8/N7/4K3 w - - 0 1", "c3", "The knight on a2 cannot go to c3: the rook on e8 would still attack the king on e1."},
		{"antichess", "4k3/8/8/8/8/1p6/P7/4K3 w - - 0 1", "a4", "must capture; it may choose among several captures. White can play axb3."},
		{"kingofthehill", "4k3/8/8/8/4K3/8/8/8 b - - 0 1", "e7", "The game is over: White wins, "},
	} {
		is, said := Answer(board.NewGame(position(t, test.variant, test.fen)), test.square)
		if got := strings.Join(said, " "); is != Wrong || !strings.Contains(got, test.want) {
			t.Errorf("%s %s %s: %q, want %q", test.variant, test.fen, test.square, said, test.want)
		}
	}
}

// TestSquaresAreShort holds that of no square many pieces are named, or the one that stands there.
func TestSquaresAreShort(t *testing.T) {
	for _, variant := range []string{"normal", "shogi", "xiangqi", "chu", "breakthrough", "jesonmor", "duck"} {
		p := position(t, variant, "")
		for at := range p.Rules().Squares {
			name := p.Rules().SquareName(define.Square(at), 1)
			is, said := Answer(board.NewGame(p), name)
			if is != Wrong {
				continue
			}
			if len(said) < 1 || len(said) > 2*shownPieces+1 {
				t.Errorf("%s %s: %q", variant, name, said)
			}
			for _, text := range said {
				if strings.Contains(text, " on "+name+" cannot") {
					t.Errorf("%s %s: %q", variant, name, text)
				}
			}
		}
	}
}

// Each row is what is asked that is no move, and a part of the answer.
func TestQuestions(t *testing.T) {
	for _, test := range []struct {
		variant, text string
		is            Verdict
		want          string
	}{
		{"normal", "", Wrong, "Ask about a move, such as b1c3 or Nc3, a square or a piece."},
		{"normal", "knight", Question, "How a knight moves: a leap [1, 2]."},
		{"normal", "N", Question, "How a knight moves: a leap [1, 2]."},
		{"normal", "c3", Move, "2 legal moves go to c3."},
		{"knightmate", "f3", Move, "2 legal moves go to f3."},
		{"xiangqi", "e2", Question, "legal moves go to e2."},
		{"duck", "b1", Wrong, "White's knight on b1 is there."},
		{"xiangqi", "e10e9", Wrong, "not yours: White is to move. If Black were to move, it could go to e9."},
		{"xiangqi", "general", Question, "How White's General moves: one step straight"},
		{"normal", "P*e4", Wrong, "P*e4 is not legal. This game has no pieces in hand."},
		{"normal", "e4e9", Wrong, "e4e9 is not legal. There is no such square: the board goes from a1 to h8."},
		{"normal", "4e", Wrong, `"4e" is neither a move, such as b1c3 or Nc3, nor a square or piece of this game.`},
	} {
		is, said := Answer(board.NewGame(position(t, test.variant, "")), test.text)
		if got := strings.Join(said, " "); is != test.is || !strings.Contains(got, test.want) {
			t.Errorf("%s %q: %v %q, want %q", test.variant, test.text, is, said, test.want)
		}
	}
}

// Each row asks for a piece with its square, for one that is not to move, or for a square when all is over.
func TestPiecesOnTheirSquares(t *testing.T) {
	for _, test := range []struct {
		variant, fen, text string
		is                 Verdict
		want               string
	}{
		{"normal", "4k3/8/8/8/q7/8/8/4K3 w - - 0 1", "Qa4", Wrong, "If Black were to move, it could go to a1, d1, a2, c2, a3, b3, b4, c4, d4, e4, f4, g4, h4, a5, b5, a6, c6, a7, d7 or a8."},
		{"normal", "8/8/8/3k4/8/8/8/K7 w - - 0 1", "a2", Question, "One legal move goes to a2. The game is over already: drawn, dead material. a1a2 (Ka2): The king on a1 moves to a2."},
		{"orda", "", "Yd8", Question, "If Black were to move, it could go to c7, d7 or e7."},
		{"normal", "", "e7e5", Wrong, "If Black were to move, it could go to e5 or e6."},
		{"normal", "", "e8e7", Wrong, "If Black were to move, it would have no legal move."},
		{"normal", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "e8e2", Wrong, "The rook on e8 is not yours: White is to move."},
	} {
		is, said := Answer(board.NewGame(position(t, test.variant, test.fen)), test.text)
		if got := strings.Join(said, " "); is != test.is || !strings.HasSuffix(got, test.want) {
			t.Errorf("%s %q: %v %q, want %q", test.variant, test.text, is, said, test.want)
		}
	}
}

// Texts in the notation of xiangqi name files and distances, not squares.
func TestRefusedInXiangqi(t *testing.T) {
	checkRefusals(t, []refusal{
		{"xiangqi", "", "C4=5", "C4=5 is not legal. White has no such piece to move."},
		{"xiangqi", "", "h-=9", "White has no such piece to move."},
		{"xiangqi", "", "25=4", "White has no such piece to move."},
		{"xiangqi", "", "R1=2", "The Chariot on i1 cannot go to h1: White's own Horse is there."},
		{"xiangqi", "", "R1+4", "The Chariot on i1 cannot go to i5: the soldier on i4 is in the way."},
		{"xiangqi", "", "P5=4", "The soldier on e4 cannot go to f4: this move must begin on the enemy's half."},
		{"xiangqi", "", "H2+7", "The Horse on h1 does not move like that. How a Horse moves: "},
		{"xiangqi", "4k4/4r4/9/9/9/4R4/9/9/9/4K4 b - - 0 1", "r5=1", "cannot go to a9: the Chariot on e5 would attack the General on e10."},
		{"supply", "", "C9=7", "White has no such piece to move."},
	})
}
