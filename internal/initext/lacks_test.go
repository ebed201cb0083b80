package initext

import (
	"slices"
	"testing"

	"fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// A section has no perpetual checks without repetition, and one home of both kings.
func TestLacks(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	for rule, want := range map[string]string{
		`endings.repetition = { result = "none", perpetual_check = "loss", count = 5 }`:                                                                             "perpetual checks and chases where repetition is nothing",
		"walls = { place = \"edge\" }\nroyal.check = \"off\"\nholes = \"d5\"":                                                                                       "that the missing squares are no walls",
		"walls = { place = \"anywhere\", single = true }\nroyal.check = \"off\"\nholes = \"d5\"":                                                                    "that the missing squares are no walls",
		"start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1\"\nhand = { use = \"drop\", gains = \"captures\" }\ndrop.knight.captured = \"queen\"": "that a captured queen goes into the hand as knight",
		`start = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"`:                                                                                        "that Black castles from another file or rank",
		`start = "8/rnbqkbnr/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR w KQkq - 0 1"`:                                                                                        "that Black castles from another file or rank",
	} {
		v, err := builtin.Compile(testfiles.Chess(rule))
		if err != nil {
			t.Fatal(err)
		}
		if lacks := Write("chess", v.Rules).Lacks; !slices.Contains(lacks, want) {
			t.Errorf("%s: %q", rule, lacks)
		}
	}
}

func TestLacksAreNamed(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	testfiles.NothingHidden(t, builtin.Compile, func(v *variants.Variant) []string {
		return Write("chess", v.Rules).Lacks
	})
}
