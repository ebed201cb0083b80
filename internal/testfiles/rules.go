package testfiles

import (
	"os"
	"slices"
	"strings"
	"testing"
)

const (
	drops   = "hand = { use = \"drop\", gains = \"captures\" }\nstart = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\"\n"
	wide    = "promotion.pawn.zone = \"last 3 ranks\"\npromotion.pawn.by_en_passant = false\n"
	bound   = "promotion.pawn.at_most.queen = 1\n"
	allFour = "promotion.pawn.to = [\"queen\", \"rook\", \"bishop\", \"knight\"]\n"
)

// Rules are lines of definitions, of rules that other programs have no words for, or not in all
// their forms. Lines of several rules can stand together, each line once.
var Rules = []string{
	"pass = true\n", "grid.size = \"2x2\"\n", "trade.types = \"pawn\"\n", "trade.types = \"pawn\"\ntrade.beside = true\n",
	"walls.place = \"behind\"\nroyal.check = \"off\"\n", "turn_over.knight.into = \"bishop\"\n", "captures = \"must\"\n",
	"after_capture.capturer.becomes = \"nothing\"\n",
	"royal.types = [\"king\", \"queen\"]\ncastling.rook.king = \"king\"\n", "royal.stays = true\n", "royal.give_check = \"never\"\n", "royal.give_check = \"mate\"\n",
	wide, wide + "promotion.pawn.must = \"last rank\"\n",
	wide + "promotion.pawn.must = []\npromotion.pawn.always = \"last rank\"\n",
	wide + "promotion.pawn.must = []\npromotion.pawn.by = \"standing\"\npromotion.pawn.lone = true\npromotion.pawn.to = [\"queen\", \"rook\"]\n",
	"promotion.pawn.by_place = { a = \"rook\", b = \"queen\", c = \"queen\", d = \"queen\", e = \"queen\", f = \"queen\", g = \"queen\", h = \"rook\" }\npromotion.knight.to = \"bishop\"\n", bound, bound + "promotion.pawn.otherwise = \"stay\"\n", bound + "promotion.pawn.otherwise = \"knight\"\n",
	allFour + "promotion.knight.to = \"queen\"\n", allFour + "promotion.knight.to = [\"queen\", \"rook\"]\n",
	drops, drops + "drop.pawn.zone = \"ranks 2-7\"\n", drops + "drop.pawn.mate = false\n", drops + "drop.queen.check = false\n",
	drops + "drop.bishop.shades = true\n", drops + "drop.knight.captured = \"queen\"\n",
	"endings.checkmate = \"win\"\n", "endings.mating_checks.never = \"knight\"\n", "endings.stalemate = \"win with fewer\"\n", "endings.stalemate = \"white wins\"\n",
	"endings.goal = { piece = \"king\", zone = \"d4-e5\" }\n", "endings.checks = 3\n", "endings.extinct.types = \"pawn\"\n", "endings.extinct.types = [\"pawn\", \"rook\"]\nendings.extinct.of = \"all\"\n",
	"endings.bare_king = \"loss\"\n", "endings.facing = \"draw\"\n", "endings.passes = \"draw\"\npass = true\n", "endings.points.odds = { white = 0, black = 1 }\n",
	"endings.repetition.result = \"black wins\"\n", "endings.repetition.perpetual_check = \"draw\"\n", "endings.repetition.perpetual_chase = \"loss\"\n",
	"endings.move_rule_result = \"black wins\"\n", "endings.progress = []\n", "endings.counting.bare = { moves = 64 }\n", "endings.impasse = { zone = \"last 3 ranks\", win = 28 }\n",
	"endings.material = \"none\"\n",
}

// Chess is the definition of chess with some of the [Rules].
func Chess(rules ...string) string {
	lines := []string{"title = \"Chess with rules\"\n", "extends = \"normal\"\n"}
	for _, rule := range rules {
		for line := range strings.Lines(rule) {
			if !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	return strings.Join(lines, "")
}

// NothingHidden tests that no rule that is left out hides another: what two of the [Rules] leave out
// each, both together do. LacksOf names what a game loses. Without FAIRYMAX_LONG, one pair in four is
// tried.
func NothingHidden[G any](t *testing.T, compile func(text string) (G, error), lacksOf func(G) []string) {
	t.Helper()
	lacks := func(text string) (list []string, ok bool) {
		game, err := compile(text)
		if err != nil {
			return nil, false
		}
		return lacksOf(game), true
	}
	pairs := 0
	for i, a := range Rules {
		ofA, ok := lacks(Chess(a))
		if !ok {
			t.Errorf("no game: %s", a)
		}
		for j, b := range Rules[:i] {
			if (i+j)%4 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
				continue
			}
			ofB, _ := lacks(Chess(b))
			both, ok := lacks(Chess(a, b))
			if !ok {
				continue
			}
			pairs++
			for _, rule := range slices.Concat(ofA, ofB) {
				if slices.Contains(ofA, rule) != slices.Contains(ofB, rule) && !slices.Contains(both, rule) {
					t.Errorf("%q is not named with\n%s%s, only %q", rule, a, b, both)
				}
			}
		}
	}
	if pairs < len(Rules)*len(Rules)/12 {
		t.Errorf("only %d pairs", pairs)
	}
}

// Sayable are games that a variants.ini can say, with rules that no such game of the catalogue has.
var Sayable = map[string]string{"limits": Limits, "originals": originals}

// Limits is a game in which promotions soon reach their limits.
const Limits = `title   = "Limits"
extends = "normal"
without = "castling"
start   = "8/PPPPk3/8/8/8/8/3Kpppp/8 w - - 0 1"

promotion.pawn.at_most = { queen = 1, rook = 2 }
`

// originals is a game that begins with pieces which nothing becomes, and which are others in a hand.
const originals = `title  = "Originals"
board  = "6x6"
start  = "rn+wkn+w/pppppp/6/6/PPPPPP/RN+WKN+W[] w - - 0 1"
pieces = ["shatranj-pawn", "knight", "rook", "king", "wazir", "queen"]
hand   = { use = "drop", gains = "captures" }

drop.wazir.captured = "queen"
piece.wazir.letter  = "W"
piece.queen.letter  = "+W"
`
