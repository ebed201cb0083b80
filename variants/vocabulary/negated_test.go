package vocabulary_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax/variants/source"
)

// mistakes are those of a game.
func mistakes(t *testing.T, text string) source.ErrorList {
	t.Helper()
	files := fstest.MapFS{"written-game.toml": &fstest.MapFile{Data: []byte(text)}}
	_, err := catalogue.With(files, "").Load("written-game")
	var list source.ErrorList
	if err != nil && !errors.As(err, &list) {
		t.Fatal(err)
	}
	return list
}

// Whoever leaves names out is not told to write just these.
func TestNegatedNames(t *testing.T) {
	keys := []string{
		"royal.types = %s", "pieces = %s", "endings.extinct.types = %s", "walls = { after = \"move\", by = %s }",
		"promotion.pawn.to = %s", "promotion.pawn.zone = %s", "trade.types = %s", "castling.rook.king = %s",
		"piece.rook.moves = [{ slide = [0, 1], victims = %s }]", "promotion.pawn.by = %s",
	}
	values := []string{
		`{ except = "queen" }`, `{ not = ["queen"] }`, `{ without = "queen" }`, `"!queen"`, `["~queen"]`, `"not queen"`, `"all but queen"`,
		`"all except queen"`, `["rook", "except queen"]`,
	}
	for _, key := range keys {
		for _, value := range values {
			line := fmt.Sprintf(key, value)
			list := mistakes(t, "title = \"T\"\nextends = \"normal\"\n"+line+"\n")
			if len(list) == 0 {
				t.Errorf("%s: no mistake", line)
			}
			for _, e := range list {
				if e.Fix.Changes() || strings.Contains(e.Message, "did you mean") || strings.Contains(e.Message, "write \"queen\"") {
					t.Errorf("%s: %v", line, e)
				}
			}
		}
	}
}

// What people write at the top of a file leads to what the language has for it.
func TestWrittenAtTheTop(t *testing.T) {
	for line, want := range map[string]string{
		`turns = 2`:                    "several moves in a turn",
		`drops = true`:                 `hand = { use = "drop"`,
		`gating = true`:                `hand = { use = "gate"`,
		`extinction = "pawn"`:          "endings.extinct",
		`check_limit = 3`:              "endings.checks",
		`author = "me"`:                `"source"`,
		`pass = "never"`:               "write false",
		`except = "rook"`:              "no list leaves names out",
		`drops.pawn.zone = "rank 2"`:   `did you mean "drop"`,
		`walls = { place = "any" }`:    `"anywhere"`,
		`piece.rook.except = "knight"`: "no list leaves names out",
	} {
		list := mistakes(t, "title = \"T\"\nextends = \"normal\"\n"+line+"\n")
		if len(list) == 0 || !strings.Contains(list[0].Message, want) {
			t.Errorf("%s: %v", line, list)
		}
	}
	for _, line := range []string{`win = "checkmate"`, `endings.draw = "never"`} {
		if list := mistakes(t, "title = \"T\"\nextends = \"normal\"\n"+line+"\n"); len(list) != 1 || strings.Contains(list[0].Message, "write ") {
			t.Errorf("%s: %v", line, list)
		}
	}
}
