package foreign

import (
	"strings"
	"testing"

	"fairymax/board"
)

const qmaxIni = "/usr/share/games/fairymax/qmax.ini"

// table has the positions in our letters.
const table = "../../tests/perft/xiangqi.perft"

// TestMaxQi imports Debian's qmax.ini; its one game has the legal moves and the
// counts that Fairy-Stockfish finds.
func TestMaxQi(t *testing.T) {
	games := importAll(t, qmaxIni, installed(t, qmaxIni), Options{})
	if len(games) != 1 {
		t.Fatalf("%d games", len(games))
	}
	for _, r := range games {
		if !strings.Contains(r.Text, `extends = "xiangqi"`) || strings.Contains(r.Text, "piece") {
			t.Errorf("it is not recognised:\n%s", r.Text)
		}
		rules := compiled(t, r)
		for _, b := range readTable(t, table) {
			p := setUp(t, rules, b)
			if got, want := strings.Join(legalMoves(p), " "), strings.Join(b.legal, " "); want != "" && got != want {
				t.Errorf("line %d: the legal moves are %s, want %s", b.line, got, want)
			}
			count(t, table, p, b)
		}
	}
}

// setUp sets a position of a table up, by its moves or else by its FEN.
func setUp(t *testing.T, r *board.Rules, b block) *board.Position {
	t.Helper()
	if len(b.moves) > 0 || b.fen == "" || b.fen == "startpos" {
		return play(t, r.Start(), b.moves)
	}
	p, err := r.ParseFEN(b.fen)
	if err != nil {
		t.Fatalf("line %d: %v", b.line, err)
	}
	return p
}
