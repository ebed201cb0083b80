package diagramtext

import (
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// Where a diagram reads nothing as something of its own, what is nothing here is left out aloud.
func TestNothing(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	for rule, want := range map[string]string{
		"promotion.pawn = { to = [], otherwise = \"forbid\" }": "that a piece promotes to nothing",
		"piece.bishop.moves = []":                              "that bishop never moves",
	} {
		v, err := builtin.Compile(testfiles.Chess(rule))
		if err != nil {
			t.Fatal(err)
		}
		if _, lacks := Write(v.Rules); !slices.Contains(lacks, want) {
			t.Errorf("%s: %q", rule, lacks)
		}
	}
}

// A piece of which a diagram says no move at all is not the one that its name implies.
func TestUnsaid(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	v, err := builtin.Compile(testfiles.Chess("piece.knight = { letter = \"N\", betza = \"gR4\" }"))
	if err != nil {
		t.Fatal(err)
	}
	text, lacks := Write(v.Rules)
	if !slices.Contains(lacks, "all moves of knight") || slices.Contains(lacks, "that knight never moves") {
		t.Errorf("%q", lacks)
	}
	back := readBack(t, builtin, "unsaid", text)
	if i := slices.IndexFunc(back.Def.Types, func(p define.Type) bool { return p.Letter == "N" }); len(back.Def.Types[i].Steps[define.White]) > 0 {
		t.Errorf("the knight has moves in\n%s", text)
	}
}

// A line that begins with hole has the squares that do not exist.
func TestPieceCalledHole(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	v, err := builtin.Compile(testfiles.Chess("pieces = [\"pawn\", \"hole\", \"bishop\", \"rook\", \"queen\", \"king\"]\npiece.hole = { letter = \"N\", betza = \"N\" }\npromotion.pawn.to = \"queen\""))
	if err != nil {
		t.Fatal(err)
	}
	if text, _ := Write(v.Rules); strings.Contains(text, "\nhole:") || !strings.Contains(text, "hole:N:N::b1,g1") {
		t.Errorf("the diagram is\n%s", text)
	}
}

func TestLacksAreNamed(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	testfiles.NothingHidden(t, builtin.Compile, func(v *variants.Variant) []string {
		_, lacks := Write(v.Rules)
		return lacks
	})
}

// A diagram castles where the game does: not where the king would reach the edge.
func TestCastlingsThatExist(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	v, err := builtin.Compile(testfiles.Chess("without = [\"castling.rook.left\", \"castling.rook.right\"]\ncastling.rook.distance = 3\n",
		"start = \"rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w Kk - 0 1\"\n"))
	if err != nil {
		t.Fatal(err)
	}
	if text, lacks := Write(v.Rules); !strings.Contains(text, "king:K:KirO3::d1") || slices.Contains(lacks, "castlings that differ for White and Black") {
		t.Errorf("%s%q", text, lacks)
	}
}
