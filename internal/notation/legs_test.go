package notation_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// hunters is pieces of several legs: an otter jumps over a neighbour that it captures, an archer
// shoots two squares away, and a hound captures a neighbour, then goes on or comes back.
const hunters = `
title  = "Hunters"
board  = "8x8"
start  = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
pieces = ["king", "rook"]

[piece.king]
letter = "K"
moves  = [{ leap = [[0, 1], [1, 1]] }]

[piece.rook]
letter = "R"
moves  = [{ slide = [0, 1] }]

[piece.otter]
letter = "O"
moves  = [{ leap = [1, 1], only = "passing", then = { after = "capture", leap = [1, 1], only = "move" } }]

[piece.archer]
letter = "A"
moves  = [{ leap = [0, 1], only = "move" }, { leap = [0, 2], path = [0, 1], only = "passing", then = { after = "capture", leap = [0, -2] } }]

[piece.hound]
letter = "H"
moves  = [{ leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, 1], dirs = "any" } }]
`

// Each row is a text, and the move that it means, or the reason for none and the moves that fit.
func TestReadLegs(t *testing.T) {
	rules := rulesFrom(t, hunters)
	const (
		otter  = "4k3/8/8/8/3r4/2O5/8/4K3 w - - 0 1"
		otters = "4k3/8/8/8/3r4/2O1O3/8/4K3 w - - 0 1"
		pinned = "4k3/4r3/8/5r2/4O3/8/8/4K3 w - - 0 1"
		archer = "4k3/8/2r5/8/2A5/8/8/4K3 w - - 0 1"
		hound  = "4k3/8/8/2r5/2H5/8/8/4K3 w - - 0 1"
	)
	for _, test := range []struct {
		fen, text, want string
		reason          notation.Reason
		fits            []string
	}{
		{otter, "c3e5", "c3d4,d4e5", 0, nil},
		{otter, "C3-E5!", "c3d4,d4e5", 0, nil},
		{otter, "Oe5", "c3d4,d4e5", 0, nil},
		{otter, "Oxe5+ N", "c3d4,d4e5", 0, nil},
		{otter, "c3d4", "", notation.Unfinished, []string{"c3d4,d4e5"}},
		{otter, "Oxd4", "", notation.Unfinished, []string{"c3d4,d4e5"}},
		{otter, "c3b4", "", notation.CannotReach, nil},
		{otters, "Oe5", "c3d4,d4e5", 0, nil},
		{otters, "Oxd4", "", notation.Unfinished, []string{"c3d4,d4e5", "e3d4,d4c5"}},
		{pinned, "e4g6", "", notation.InCheck, nil},
		{pinned, "Og6", "", notation.InCheck, nil},
		{archer, "c4c6", "c4c6,c6c4", 0, nil},
		{archer, "Axc6", "c4c6,c6c4", 0, nil},
		{archer, "c4c5", "c4c5", 0, nil},
		{archer, "c4c2", "", notation.CannotReach, nil},
		{hound, "c4c6", "c4c5,c5c6", 0, nil},
		{hound, "c4c5", "", notation.Unfinished, []string{"c4c5,c5c6", "c4c5,c5b5", "c4c5,c5d5", "c4c5,c5c4"}},
	} {
		p, err := rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		m, err := notation.Read(p, test.text, 1)
		if test.want != "" {
			if got := notation.Coordinate(rules, m, 1); got != test.want {
				t.Errorf("%s in %s is read as %s, want %s: %v", test.text, test.fen, got, test.want, err)
			}
			continue
		}
		checkReason(t, test.text, err, test.reason)
		var refused *notation.MoveError
		errors.As(err, &refused)
		slices.Sort(refused.Fits)
		slices.Sort(test.fits)
		if !slices.Equal(refused.Fits, test.fits) {
			t.Errorf("%s in %s fits %q, want %q", test.text, test.fen, refused.Fits, test.fits)
		}
	}
}

// A move of several legs is read from its ends if no other move has or begins with them, and
// never from a text that all its squares made another move.
func TestEndsOfLegs(t *testing.T) {
	const army = "ohahkhao/o1o2o1o/2a2h2/4o3/3O4/2H2A2/O1O2O1O/OHAHKHAO w - - 0 1"
	games := []*board.Rules{rulesFrom(t, strings.Replace(hunters, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", army, 1))}
	for _, name := range testgames.SomeNames(4) {
		if v := testgames.Variant(t, name); v.Rules.HasLocustCaptures() {
			games = append(games, v.Rules)
		}
	}
	read := 0
	for _, rules := range games {
		for seed := range uint64(8) {
			read += checkGame(t, rules, rand.New(rand.NewPCG(seed, 8)))
		}
	}
	t.Logf("%d moves were read from their ends, in %d games", read, len(games))
	if read < 50 {
		t.Errorf("only %d moves were read from their ends", read)
	}
}

// checkGame plays a random game and counts the moves that are read from their ends.
func checkGame(t *testing.T, rules *board.Rules, random *rand.Rand) (read int) {
	t.Helper()
	g := board.NewGame(rules.Start())
	for ply := 0; ply < 60 && !g.Result().Over; ply++ {
		var list board.MoveList
		g.Position().Legal(&list)
		for _, m := range list.Moves() {
			if _, n := m.LocustVictims(); n > 0 {
				read += checkEnds(t, g.Position(), m, list.Moves())
			}
		}
		g.Play(list.Moves()[random.IntN(list.Len())])
	}
	return read
}

// checkEnds reads a move of several legs from its ends, and counts 1 if it can be.
func checkEnds(t *testing.T, p *board.Position, m board.Move, legal []board.Move) int {
	t.Helper()
	r := p.Rules()
	path := notation.Path(r, m.WithoutWall())
	to := path[len(path)-1]
	if to == path[0] {
		to = path[1]
	}
	text := r.SquareName(path[0], 1) + r.SquareName(to, 1)
	got, err := notation.Read(p, text, 1)
	whole, _ := notation.ReadWhole(p, text, 1)
	rivals := slices.ContainsFunc(legal, func(o board.Move) bool {
		squares := notation.Path(r, o.WithoutWall())
		touches := !o.IsDrop() && !o.IsPass() && squares[0] == path[0] && (squares[1] == to || slices.Contains(squares[len(squares)-1:], to))
		return touches && !slices.Equal(squares, path)
	})
	switch {
	case whole != board.NoMove:
		if got != whole {
			t.Fatalf("%s: %s is read as %v, but has all squares of %v", p.FEN(), text, got, whole)
		}
	case rivals:
		if err == nil {
			t.Fatalf("%s: %s is read as %s, but fits others", p.FEN(), text, notation.Coordinate(r, got, 1))
		}
	case len(path) > 3 && path[0] == path[len(path)-1]: // two victims, then home
	case !slices.Equal(squaresOf(r, got), path):
		t.Fatalf("%s: %s is read as %v, want %s: %v", p.FEN(), text, got, notation.Coordinate(r, m, 1), err)
	default:
		return 1
	}
	return 0
}

func squaresOf(r *board.Rules, m board.Move) []define.Square {
	if m == board.NoMove {
		return nil
	}
	return notation.Path(r, m.WithoutWall())
}

// Players of shogi write a star in a drop.
func TestStarDrops(t *testing.T) {
	for _, test := range []struct{ variant, fen, text, want string }{
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[PQ] w - - 0 1", "P*e4", "P@e4"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[PQ] w - - 0 1", "q*e7+", "Q@e7"},
		{"shogi", "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1", "P*e5", "P@e5"},
		{"shogi", "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1", "P*4e", "P@f5"},
	} {
		p := position(t, test.variant, test.fen)
		if m, err := notation.Read(p, test.text, 1); notation.Coordinate(p.Rules(), m, 1) != test.want {
			t.Errorf("%s: %v, want %s: %v", test.text, m, test.want, err)
		}
	}
}
