package variants_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/engine/traits"
	"fairymax/internal/xboard"
	"fairymax/variants/lint"
	"fairymax/variants/source"
)

// faults are mistakes in shipped definitions: the written text, the text that it
// replaces, and the code that must be reported on that line.
var faults = []struct{ file, meant, written, code string }{
	{"capablanca", `board  =`, `baord  =`, "FM025"},
	{"capablanca", `"10x8"`, `"8x10"`, "FM075"},
	{"capablanca", `"10x8"`, `10x8`, "FM001"},
	{"capablanca", `"archbishop", "chancellor", "king"`, `"archbishop", "chancelor", "king"`, "FM047"},
	{"capablanca", `rnabqkbcnr/pppppppppp`, `rnabqkbcnr/ppppppppp`, "FM073"},
	{"capablanca", `rnabqkbcnr`, `rnabqkbznr`, "FM071"},
	{"capablanca", ` w KQkq`, ` KQkq`, "FM077"},
	{"capablanca", ` w KQkq`, ` w KQk`, "FM193"},
	{"capablanca", `right = "i"`, `right = "k"`, "FM190"},
	{"capablanca", `promotion.pawn.to`, `promotion.pwan.to`, "FM050"},
	{"capablanca", `"rook", "bishop", "knight"]`, `"rook", "rook", "knight"]`, "FM226"},
	{"capablanca", `"bishop", "rook", "queen", "arch`, `"bishop" "rook", "queen", "arch`, "FM001"},
	{"capablanca", `"knight", "bishop", "rook", "queen", "arch`, `"knight", "knight", "rook", "queen", "arch`, "FM048"},
	{"gothic", `"capablanca"`, `"capablanka"`, "FM004"},
	{"makruk", `zone = "last 3 ranks"`, `zone = "last 3 rank"`, "FM081"},
	{"makruk", `zone = "last 3 ranks"`, `zone = "last 9 ranks"`, "FM083"},
	{"makruk", `board       = 64`, `board       = "64"`, "FM010"},
	{"makruk", `from_pieces `, `from_piece `, "FM025"},
	{"makruk", `title = "Met" }`, `title = "Met }`, "FM001"},
	{"xiangqi", `"d1-f3"`, `"d1-f13"`, "FM083"},
	{"xiangqi", `types  = "general"`, `types  = "genral"`, "FM050"},
	{"xiangqi", `stalemate = "loss"`, `stalemate = "lost"`, "FM016"},
	{"xiangqi", `letter = "K"`, `letter = "k"`, "FM052"},
	{"xiangqi", `letter = "A", glyph`, `letter = "R", glyph`, "FM053"},
	{"xiangqi", `dirs = "sideways", from`, `dirs = "sidewards", from`, "FM016"},
	{"xiangqi", `moves = [{ leap = [1, 1] }]`, `moves = [{ leap = [1, 10] }]`, "FM105"},
	{"xiangqi", `moves = [{ leap = [1, 1] }]`, `moves = [{ leap = [3, 0] }]`, "FM902"},
	{"xiangqi", `only = "capture", to`, `only = "captures", to`, "FM016"},
	{"xiangqi", `{ leap = [0, 1], dirs = "forward" }`, `{ slide = [0, 1], range = 1, dirs = "forward" }`, "FM012"},
	{"xiangqi", `{ leap = [0, 1] },`, `{ leap = [0, 0] },`, "FM018"},
	{"xiangqi", `{ leap = [0, 1] },`, `{ leap = [0, 1, 2] },`, "FM017"},
	{"xiangqi", `victims = "general"`, `victims = "generals"`, "FM050"},
	{"seirawan", `[HEhe]`, `[HEhe`, "FM250"},
	{"seirawan", `use = "gate"`, `use = "gates"`, "FM016"},
	{"seirawan", `KQBCDFGkqbcdfg`, `KQBCDFGkq`, "FM194"},
	{"spartan", `at_most = { king = 2 }`, `at_most = { kings = 2 }`, "FM050"},
	{"spartan", `white = ["persian-pawn"`, `wite = ["persian-pawn"`, "FM025"},
	{"orda", `path = [0, 1]`, `path = [0, 0]`, "FM018"},
	{"crazyhouse", `"ranks 2-7"`, `"ranks 7-2"`, "FM083"},
	{"crazyhouse", `gains = "captures"`, `gains = "nothing"`, "FM254"},
	{"cambodian", `board_pawns"`, `board_pawn"`, "FM006"},
	{"cambodian", `w DEde`, `w De`, "FM194"},
	{"cambodian", `"not in check"`, `"not in chek"`, "FM016"},
	{"cambodian", `only = "move", when`, `when`, "FM119"},
	{"capablanca", `castling.rook `, `castling.rok `, "FM050"},
	{"makruk", `types = "rook", pieces = 2`, `pieces = 2`, "FM278"},
	{"spartan", `left = "c", right`, `left = "h", right`, "FM188"},
	{"crazyhouse", `"drop", gains`, `"drop" gains`, "FM001"},
	{"shogi", `mate = false`, `mates = false`, "FM025"},
	{"grand", `must = "last rank"`, `must = "last 4 ranks"`, "FM224"},
	{"shogi", `must = [], by = ["entering", "inside", "leaving"], to = "dragon-king"`, `must = [], by = ["enter", "inside", "leaving"], to = "dragon-king"`, "FM016"},
}

// TestFaults seeds the faults one at a time.
func TestFaults(t *testing.T) {
	for _, fault := range faults {
		t.Run(fault.file+" "+fault.written, func(t *testing.T) {
			t.Parallel()
			file, line := seed(t, fault.file, fault.meant, fault.written)
			options := lint.Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing}
			_, list, err := lint.Check(shipped, file, options)
			errors.As(err, &list)
			if !slices.ContainsFunc(list, func(e source.Error) bool { return e.Line == line && string(e.Code) == fault.code }) {
				t.Errorf("wanted is %s on line %d, got\n%v", fault.code, line, list)
			}
		})
	}
}

// seed writes a shipped definition with one text replaced, and returns the path of the
// file and the line.
func seed(t *testing.T, name, meant, written string) (file string, line int) {
	t.Helper()
	data, err := os.ReadFile(name + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	before, after, found := strings.Cut(string(data), meant)
	if !found {
		t.Fatalf("%s does not have %q", name, meant)
	}
	file = filepath.Join(t.TempDir(), "my-"+name+".toml")
	if err := os.WriteFile(file, []byte(before+written+after), 0o600); err != nil {
		t.Fatal(err)
	}
	return file, strings.Count(before, "\n") + 1
}
