package variants_test

import (
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/internal/compare"
	"fairymax/internal/sheet"
	"fairymax/variants"
)

// slips are faults that leave a definition valid, so that no message can report
// them: what is meant, what is written instead, and the label under which the
// comparison of the two games shows these words of the game with the fault.
var slips = []struct{ file, meant, written, label, words string }{
	{"capablanca", `left = "c"`, `left = "d"`, "Castling", "file d with the rook on its left"},
	{"capablanca", `"archbishop", "rook", "bishop", "knight"]`, `"archbishop", "rook", "bishop"]`, "Promotion", "queen, chancellor, archbishop, rook or bishop."},
	{"capablanca", `/RNABQKBCNR`, `/RANBQKBCNR`, "Setup", "/RANBQKBCNR"},
	{"capablanca", ` w KQkq`, ` b KQkq`, "Setup", " b KQkq"},
	{"makruk", `"last 3 ranks"`, `"last 2 ranks"`, "Promotion", "last 2 ranks"},
	{"makruk", `"rook", pieces = 2, moves = 8`, `"rook", pieces = 2, moves = 9`, "Endings", "9 "},
	{"makruk", `board       = 64`, `board       = 46`, "Endings", "46"},
	{"crazyhouse", `"ranks 2-7"`, `"ranks 2-8"`, "Drops", "on the last 7 ranks"},
	{"shogi", `mate = false`, `mate = true`, "Drops", ""},
	{"shogi", `count = 4`, `count = 3`, "Endings", "3rd time"},
	{"spartan", `check   = "all"`, `check   = "any"`, "Royal", "or any of them if it has several"},
	{"spartan", `{ king = 2 }`, `{ king = 3 }`, "Promotion", "3 kings"},
	{"orda", `only = "move", path`, `path`, "Pawn", "moves or captures a leap [0, 2]"},
	{"3check", `checks = 3`, `checks = 33`, "Endings", "33"},
	{"kingofthehill", `"d4-e5"`, `"d4-e4"`, "Endings", "d4–e4 (Black: d5–e5)"},
	{"cambodian", `[-2, 1]]`, `[-2, 2]]`, "Sdech", "[-2, 2]"},
	{"placement", `shades = true`, `shades = false`, "Drops", ""},
	{"xiangqi", `"forward" },
  { leap`, `"sideways" },
  { leap`, "Soldier", "one step sideways moves"},
	{"xiangqi", `perpetual_chase      = "loss"`, `perpetual_chase      = "draw"`, "Endings", "the game is drawn instead"},
	{"xiangqi", `by = ["xiangqi-horse", "cannon"]`, `by = ["xiangqi-horse"]`, "Endings", "A Horse may not chase a Chariot"},
	{"extinction", `of = "each"`, `of = "all"`, "Endings", "queens and kings, counted together"},
	{"wildebeest", `"b", "c", "d", "e"`, `"b", "c", "d"`, "Castling", "files b, c or d with"},
	{"grand", `gains = "losses"`, `gains = "captures"`, "Hands", "the side that captured it"},
}

// TestSlips seeds faults that only a comparison can find.
func TestSlips(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	for _, slip := range slips {
		t.Run(slip.file+" "+slip.written, func(t *testing.T) {
			t.Parallel()
			original, err := catalogue.Load(slip.file)
			if err != nil {
				t.Fatal(err)
			}
			file, _ := seed(t, slip.file, slip.meant, slip.written)
			changed, err := catalogue.Load(file)
			if err != nil {
				t.Fatal(err)
			}
			found := compare.Words(sheetOf(original), sheetOf(changed))
			if !slices.ContainsFunc(found, func(d compare.Difference) bool {
				now, before := strings.Join(d.Texts[1], " "), strings.Join(d.Texts[0], " ")
				return d.Label == slip.label && strings.Contains(now, slip.words) && (slip.words == "" || !strings.Contains(before, slip.words))
			}) {
				t.Errorf("%s with %q is not among %q", slip.label, slip.words, found)
			}
		})
	}
}

// sheetOf describes a game.
func sheetOf(v *variants.Variant) *sheet.Sheet {
	return &sheet.Sheet{Def: v.Rules.Def, Start: v.Rules.Start(), Betza: v.Betza, ResetsMoveRule: v.Rules.Renews,
		Values: make([]int, len(v.Rules.Def.Types)+1)}
}
