package notation_test

import (
	"strings"
	"testing"

	"fairymax/internal/notation"
)

// Records as others write them: each row has the final position's first field, and
// whether a note tells how ranks were counted.
func TestReplayForeignRecords(t *testing.T) {
	const (
		grandE5 = "r8r/1nbqkcabn1/pppppppppp/10/10/4P5/10/PPPP1PPPPP/1NBQKCABN1/R8R"
		grandE4 = "r8r/1nbqkcabn1/pppppppppp/10/10/10/4P5/PPPP1PPPPP/1NBQKCABN1/R8R"
		chess   = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R"
	)
	for _, test := range []struct {
		source, variant, text, want string
		noted                       bool
	}{
		{"pychess", "grand", "1. e5 *", grandE5, false},
		{"pychess", "grand", "1. e4 *", grandE4, true},
		{"XBoard", "grand", "[Event \"Computer Chess Game\"]\n\n1. e4 *", grandE5, true},
		{"ours from before", "grand", "[Event \"Game in the terminal\"]\n\n1. e4 *", grandE5, true},
		{"ours", "grand", "[Event \"Game in the terminal\"]\n[Ranks \"1\"]\n\n1. e5 *", grandE5, false},
		{"CCRL: coordinates", "normal", "1. g1f3 *", chess, false},
		{"Informant in UTF-8", "normal", "1. Nf3 ∓ $1 N 1-0", chess, false},
		{"Informant in Latin-1", "normal", "1. Nf3 \xb1 *", chess, false},
		{"ChessBase: a null move", "normal", "1. Nf3 -- 2. Z0 *", chess, false},
		{"FIDE: en passant", "normal", "1. e4 a6 2. e5 d5 3. exd6 e.p. *", "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR", false},
	} {
		records, err := notation.ReadRecords(strings.NewReader(test.text))
		if err != nil || len(records) != 1 {
			t.Fatalf("%s: %v", test.source, err)
		}
		g, err := records[0].Replay(rulesOf(t, test.variant))
		if err != nil {
			t.Errorf("%s: %v", test.source, err)
			continue
		}
		if got, _, _ := strings.Cut(strings.Fields(g.Position().FEN())[0], "["); got != test.want || (records[0].Note() != "") != test.noted {
			t.Errorf("%s: %s, %q, want %s", test.source, got, records[0].Note(), test.want)
		}
	}
}
