package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// A piece that may not be dropped: the sheet and the explanation say so.
func TestNoDrop(t *testing.T) {
	file := filepath.Join(t.TempDir(), "stay.toml")
	write(t, file, "title = \"Stay\"\nextends = \"crazyhouse\"\nwithout = \"castling\"\nstart = \"4k3/8/8/8/8/8/8/4K3[Qq] w - - 0 1\"\ndrop.queen.zone = []\n")
	status, said, _ := typed(t, "", "explain", "-variant", file, "Q@e4")
	if !strings.Contains(said, "A queen may not be dropped in this game.") {
		t.Errorf("status %d: %s", status, said)
	}
	if _, said, _ = typed(t, "", "show", file); !strings.Contains(said, "A queen may not be dropped.") {
		t.Error(said)
	}
}

func TestExplain(t *testing.T) {
	for _, test := range []struct {
		arguments []string
		status    int
		out, err  string
	}{
		{[]string{"e2e4"}, 0, "e2e4 is legal.\nThe pawn on e2 moves to e4.\n", ""},
		{[]string{"-variant", "capablanca", "O-O"}, 1, "O-O is not legal.\nWhite cannot castle f1–i1 with j1–h1: ", ""},
		{[]string{"-moves", "e2e4 e7e5", "e4e5"}, 1, "e4e5 is not legal.\nThe pawn on e4 cannot go to e5: ", ""},
		{[]string{"-fen", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3"}, 1, "the rook on e8 would attack the king on e1.\n", ""},
		{[]string{"c3"}, 0, "2 legal moves go to c3.\nb1c3 (Nc3): The knight on b1 moves to c3.\nc2c3 (c3): The pawn on c2 moves to c3.\n", ""},
		{[]string{"-variant", "crazyhouse", "-fen", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "f2"}, 0, "2 legal moves go to f2.\ne1f2 (Kf2): The king on e1 moves to f2.\nN@f2: White drops a knight on f2.\n", ""},
		{[]string{"-fen", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "b8"}, 0, "One legal move goes to b8.\na7b8q (axb8=Q+): The pawn on a7 moves to b8 and captures the knight on b8. It becomes a queen; it could also become a rook, bishop or knight.", ""},
		{[]string{"e5"}, 1, "No piece of White reaches e5 from where it stands.\n", ""},
		{[]string{"-moves", "1. e4 e5 2.Nf3", "Nc6"}, 0, "Nc6 is legal.\n", ""},
		{[]string{"e2e4 e7e5"}, 1, "", `"e2e4 e7e5" is more than one move; -moves "e2e4" plays those before e7e5`},
		{[]string{"e2 e4"}, 0, "e2 e4 (e2e4) is legal.\n", ""},
		{[]string{"-variant", "chezz", "e2e4"}, 1, "", "chezz"},
		{[]string{}, 2, "", "MOVE"},
	} {
		status, out, err := typed(t, "", append([]string{"explain"}, test.arguments...)...)
		plain := strings.ReplaceAll(out, "\n", " ")
		if status != test.status || !strings.Contains(plain, strings.ReplaceAll(test.out, "\n", " ")) || !strings.Contains(err, test.err) {
			t.Errorf("%q: status %d, %q, errors %q", test.arguments, status, out, err)
		}
	}
}

// The protocol gives the reasons that explain explains: in random positions of every variant,
// of random texts.
func TestProtocolGivesTheSameReasons(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	random := rand.New(rand.NewPCG(3, 4))
	var session strings.Builder
	var want []string
	session.WriteString("xboard\nprotover 2\n")
	for i, name := range catalogue.Names() {
		if i%10 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		v, err := catalogue.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		g := board.NewGame(v.Rules.Start())
		fmt.Fprintf(&session, "new\nvariant %s\nforce\n", name)
		origin := notation.RankOrigin(v.Rules)
		for ply := 0; ply < 40 && !g.Result().Over; ply++ {
			if ply%8 == 0 {
				want = append(want, refusals(&session, g.Position(), origin, random)...)
			}
			var list board.MoveList
			g.Position().Legal(&list)
			m := list.Moves()[random.IntN(list.Len())]
			fmt.Fprintf(&session, "usermove %s\n", notation.Coordinate(v.Rules, m, origin))
			g.Play(m)
		}
	}
	session.WriteString("quit\n")
	_, out, _ := typed(t, session.String())
	var said []string
	for line := range strings.Lines(out) {
		if reason, ok := strings.CutPrefix(line, "Illegal move ("); ok {
			said = append(said, reason[:strings.LastIndex(reason, "): ")])
		} else if strings.HasPrefix(line, "Error") {
			t.Errorf("the protocol says %s", line)
		}
	}
	if len(said) != len(want) || len(want) < 500 {
		t.Fatalf("the protocol refuses %d texts, want %d", len(said), len(want))
	}
	for i := range want {
		if want[i] != said[i] {
			t.Errorf("the protocol says %q, want %q", said[i], want[i])
		}
	}
}

// refusals sends illegal moves to a session, and returns the reason that explain has for
// each.
func refusals(session *strings.Builder, p *board.Position, origin int, random *rand.Rand) []string {
	r := p.Rules()
	var said []string
	for range 20 {
		var squares [2]define.Square
		for i := range squares {
			squares[i] = define.Square(random.IntN(r.Squares))
		}
		pieces := p.Pieces(p.Turn())
		if own := pieces.Squares(); len(own) > 0 && random.IntN(4) > 0 {
			squares[0] = own[random.IntN(len(own))]
		}
		letter := r.Def.Types[random.IntN(len(r.Def.Types))].Letter
		form := []string{"ft", "ft", "ftl", "L@t", "Lt", "O-O", "O-O-O"}[random.IntN(7)]
		written := func(origin int) string {
			return strings.NewReplacer("f", r.SquareName(squares[0], origin), "t", r.SquareName(squares[1], origin),
				"L", letter, "l", strings.ToLower(letter)).Replace(form)
		}
		_, err := notation.Read(p, written(1), 1)
		if refused := new(notation.MoveError); errors.As(err, &refused) {
			fmt.Fprintf(session, "usermove %s\n", written(origin))
			said = append(said, refused.Reason.In(r))
		}
	}
	return said
}
