package notation_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/fen"
	"fairymax/internal/notation"
)

// Every move of random games of the shogi family is read back from USI, and every position
// from its SFEN.
func TestUSIRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for _, name := range []string{"shogi", "minishogi", "kyotoshogi", "judkins", "torishogi", "okisakishogi", "wa-shogi", "micro", "dobutsu", "checkshogi"} {
		g := board.NewGame(rulesOf(t, name).Start())
		for range 120 {
			p := g.Position()
			var list board.MoveList
			p.Legal(&list)
			if list.Len() == 0 {
				break
			}
			seen := map[string]board.Move{}
			for _, m := range list.Moves() {
				text := notation.USI(p, m)
				if other, twice := seen[text]; twice {
					t.Fatalf("%s: %s is two moves, %v and %v", name, text, other, m)
				}
				seen[text] = m
				if back, err := notation.ReadUSI(p, text); err != nil || back != m {
					t.Fatalf("%s: %s is read as %v, %v", name, text, back, err)
				}
			}
			checkSFEN(t, name, p)
			g.Play(list.Moves()[random.IntN(list.Len())])
		}
	}
}

// checkSFEN reads a position back. An SFEN says less than a FEN: the clocks are missing.
func checkSFEN(t *testing.T, name string, p *board.Position) {
	t.Helper()
	text := notation.SFEN(p)
	back, err := fen.Read(p.Rules(), text)
	if err != nil {
		t.Fatalf("%s: %s: %v", name, text, err)
	}
	const said = 2 // the board with the hands, and the side
	want, got := strings.Fields(p.FEN())[:said], strings.Fields(back.Position.FEN())[:said]
	if strings.Join(want, " ") != strings.Join(got, " ") || notation.SFEN(back.Position) != text {
		t.Fatalf("%s: %s is read as %v, want %v", name, text, got, want)
	}
}

// A text that is said to be an SFEN is read as one in every game: the right side moves.
func TestSFENsOfAllGames(t *testing.T) {
	for _, name := range append(testgames.SomeNames(9), "xiangqi", "normal", "chu") {
		p := rulesOf(t, name).Start()
		var list board.MoveList
		p.Legal(&list)
		var next board.Position
		p.Play(list.Moves()[0], &next)
		for _, p := range []*board.Position{p, &next} {
			text := notation.SFEN(p)
			read, err := fen.ReadSFEN(p.Rules(), text)
			if err != nil {
				t.Errorf("%s: %s: %v", name, text, err)
				continue
			}
			const said = 2 // the board with the hands, and the side
			want, got := strings.Fields(p.FEN())[:said], strings.Fields(read.Position.FEN())[:said]
			if !slices.Equal(want, got) {
				t.Errorf("%s: %s is read as %v, want %v", name, text, got, want)
			}
		}
	}
}

// What is said to be an SFEN may be a FEN all the same.
func TestFENsSaidToBeSFENs(t *testing.T) {
	for _, test := range []struct{ game, text string }{
		{"shogi", "4k4/9/9/9/9/2+R6/9/9/4K4[Bp] w - - 3 4"},
		{"normal", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 4"},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/R2K5 b - - 3 4"},
	} {
		read, err := fen.ReadSFEN(rulesOf(t, test.game), test.text)
		if err != nil || read.Position.FEN() != test.text || len(read.Notes) > 0 {
			t.Errorf("%s: %s is read as %v: %v", test.game, test.text, read, err)
		}
	}
}

func TestUSITexts(t *testing.T) {
	for _, test := range []struct{ game, sfen, move, want string }{
		{"shogi", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "7g7f", "c3c4"},
		{"shogi", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", "G@e8"},
		{"shogi", "4k4/9/9/1R7/9/9/9/9/4K4 b - 1", "8d8c+", "b6b7+"},
		{"shogi", "4k4/9/9/1R7/9/9/9/9/4K4 b - 1", "8d8c", "b6b7"},
		{"shogi", "4k4/9/9/1+R7/9/9/9/9/4K4 b - 1", "8d7c", "b6c7"},
		{"minishogi", "rbsgk/4p/5/P4/KGSBR b - 1", "5d5c", "a2a3"},
	} {
		read, err := fen.Read(rulesOf(t, test.game), test.sfen)
		if err != nil {
			t.Fatal(err)
		}
		m, err := notation.ReadUSI(read.Position, test.move)
		if err != nil {
			t.Errorf("%s: %v", test.move, err)
			continue
		}
		if got := notation.UCI(read.Position, m); got != test.want || notation.USI(read.Position, m) != test.move {
			t.Errorf("%s is %s in UCI, want %s", test.move, got, test.want)
		}
	}
}
