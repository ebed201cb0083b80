package variants

import (
	"reflect"
	"testing"

	"fairymax/board/define"
)

// shadowed is a game in which a pawn becomes a queen that is a pawn in a hand.
const shadowed = `
without = "castling"
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w - - 0 1"
hand = { use = "drop", gains = "captures" }
promotion.pawn.to = "queen"
`

// TestRulesKnowShadows holds that every rule of a type is one of its shadow too: no set
// of types, and no table of them, has the one without the other.
func TestRulesKnowShadows(t *testing.T) {
	def := chessWith(t, shadowed+`
piece.queen  = { moves = [{ slide = [0, 1], victims = ["queen", "pawn"] }] }
piece.knight = { moves = [{ slide = [0, 1], only = "passing", then = { over = "any", hurdles = "queen", leap = [0, 1] } }] }
royal.types   = ["king", "queen"]
after_capture = { capturer = { becomes = "nothing", except = "queen" }, neighbours = { becomes = "nothing", except = "queen" } }
promotion.pawn.at_most = { queen = 2 }

[endings]
extinct       = { types = "queen" }
goal          = { piece = "queen", zone = "d4" }
points        = { pieces = { queen = 9 } }
progress      = "queen"
move_rule     = 50
counting      = { board = 10, board_pawns = "queen", bare_pawns = "queen", bare = { types = "queen", moves = 9 } }
`)
	mating := chessWith(t, shadowed+`
[endings]
mating_checks = { needs = "queen", never = "queen" }
impasse       = { zone = "last 3 ranks", points = { queen = 9 }, win = 20 }`)
	traded := chessWith(t, shadowed+`trade = { types = "queen", worthless = "queen", unprotecting = "queen" }`)
	both := define.MaskOf(theQueen, theQueenShadow)
	found := 0
	for _, def := range []*define.Game{def, mating, traded} {
		eachMask(reflect.ValueOf(*def), "", func(path string, mask define.TypeMask) {
			if mask&both != 0 {
				found++
			}
			if part := mask & both; part != 0 && part != both {
				t.Errorf("%s: %b", path, mask)
			}
		})
	}
	if found < 15 {
		t.Errorf("only %d sets of types have the queen", found)
	}
	limit := def.Promotions[0].AtMost[theQueenShadow]
	if limit != (define.Limit{Types: both, Most: 2}) || def.Endings.Points.Pieces[theQueenShadow] != 18 || mating.Endings.Impasse.Points[theQueenShadow] != 9 {
		t.Errorf("limit %+v, points %v and %v", limit, def.Endings.Points.Pieces, mating.Endings.Impasse.Points)
	}
}

// eachMask visits all sets of types inside a value.
func eachMask(v reflect.Value, path string, visit func(string, define.TypeMask)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			eachMask(v.Elem(), path, visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			eachMask(v.Field(i), path+"."+v.Type().Field(i).Name, visit)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			eachMask(v.Index(i), path, visit)
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			eachMask(it.Value(), path, visit)
		}
	case reflect.Uint64:
		if mask, ok := v.Interface().(define.TypeMask); ok {
			visit(path, mask)
		}
	}
}
