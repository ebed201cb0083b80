package variants

import (
	"reflect"
	"slices"
	"testing"

	"fairymax/board/define"
)

func TestDefaults(t *testing.T) {
	def := load(t, "title = \"X\"\nextends = \"normal\"\n").Rules.Def
	want := define.Endings{Checkmate: define.Loss, Stalemate: define.Draw, MoveRule: 50, Material: define.Draw}
	want.Repetition.Count, want.Repetition.Result = 3, define.Draw
	if !reflect.DeepEqual(def.Endings, want) {
		t.Errorf("endings: %+v", def.Endings)
	}
	if def.Royal.Types != define.MaskOf(6) {
		t.Errorf("royal: %b", def.Royal.Types)
	}
	promotion := def.Promotions[0]
	if promotion.Zone != promotion.Must || promotion.Zone[define.White].Len() != 8 || !promotion.Zone[define.White].Has(56) || !promotion.Zone[define.Black].Has(0) {
		t.Errorf("promotion zone: %v", promotion.Zone)
	}
	if want := []define.PieceType{5, 4, 3, 2}; !slices.Equal(promotion.Choices[define.Black], want) {
		t.Errorf("choices: %v, want %v", promotion.Choices[define.Black], want)
	}
}

func TestEverythingGiven(t *testing.T) {
	def := load(t, `
title = "X"
extends = "normal"
without = ["castling.rook"]
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
castling.rook = { left = { white = ["b", "c"], black = "d" }, right = "g", king = "king" }
promotion.pawn = { zone = "last 3 ranks", must = "last rank", to = { white = "queen", black = ["rook", "queen"] } }
piece.queen.value = 777
piece.queen.title = "Lady"
[endings]
stalemate = "win"
checkmate = "draw"
material = "none"
move_rule = 0
repetition = { count = 4, result = "loss" }
`).Rules.Def
	e := def.Endings
	if e.Stalemate != define.Win || e.Checkmate != define.Draw || e.Material != define.Ongoing || e.MoveRule != 0 || e.Repetition.Count != 4 || e.Repetition.Result != define.Loss {
		t.Errorf("endings: %+v", e)
	}
	c := def.Castlings[0]
	if c.King != 6 || c.Partner != 4 || !slices.Equal(c.Left[define.White], []int{1, 2}) || !slices.Equal(c.Left[define.Black], []int{3}) ||
		!slices.Equal(c.Right[define.White], []int{6}) || !slices.Equal(c.Right[define.Black], []int{6}) {
		t.Errorf("castling: %+v", c)
	}
	p := def.Promotions[0]
	if p.Zone[define.Black].Len() != 24 || p.Must[define.Black].Len() != 8 || !slices.Equal(p.Choices[define.White], []define.PieceType{5}) ||
		!slices.Equal(p.Choices[define.Black], []define.PieceType{4, 5}) {
		t.Errorf("promotion: %+v", p)
	}
	if queen := def.Types[4]; queen.Value != 777 || queen.Title != "Lady" || queen.Name != "queen" || queen.Letter != "Q" {
		t.Errorf("queen: %+v", queen)
	}
}

func TestDifferentArmies(t *testing.T) {
	def := load(t, `
title = "X"
extends = "normal"
pieces = { white = ["pawn", "knight", "bishop", "rook", "queen", "king"], black = ["pawn", "camel", "bishop", "chancellor", "queen", "king"] }
start = "cbbqkbbc/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
piece.chancellor.letter = "R"
promotion.pawn.to = "queen"
`).Rules.Def
	owners := map[string][2]bool{"pawn": {true, true}, "knight": {true, false}, "camel": {false, true}, "chancellor": {false, true}}
	for _, typ := range def.Types {
		if want, ok := owners[typ.Name]; ok && typ.Owners != want {
			t.Errorf("%s: owners %v", typ.Name, typ.Owners)
		}
	}
}

// TestOneOfThreeReplacesAll holds that like, moves and betza replace each other.
func TestOneOfThreeReplacesAll(t *testing.T) {
	for change, want := range map[string]string{
		`like = "camel"`:            "C",
		`moves = { leap = [0, 2] }`: "D",
		`betza = "nNF"`:             "nNF",
		`letter = "V"`:              "QN",
	} {
		v := load(t, `
title = "X"
board = "8x8"
start = "k7/8/8/8/8/8/8/7K w - - 0 1"
pieces = ["king", "amazon"]
piece.amazon = { `+change+` }
`)
		if text, exact := v.Betza(define.Black, 2); text != want || !exact {
			t.Errorf("%s: %s, want %s", change, text, want)
		}
	}
}
