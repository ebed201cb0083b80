package notation_test

import (
	"slices"
	"strings"
	"testing"

	"fairymax/internal/notation"
)

// commented is a game with everything that a record can say about moves.
const commented = `[White "a"]
[Result "*"]

{before} 1. e4 $1 {good} (1. d4 {queen's} 1... d5 (1... Nf6 $5) 2. c4) (1. c4)
1... e5 $16 $146 2. Nf3 *

`

// Comments, glyphs and variations are read, and written as they were.
func TestLines(t *testing.T) {
	records, err := notation.ReadRecords(strings.NewReader("{no game} ; none\n" + commented + "{after the game}\n" + commented))
	if err != nil || len(records) != 2 {
		t.Fatalf("%d games, %v", len(records), err)
	}
	for _, record := range records {
		var b strings.Builder
		if err := record.Write(&b); err != nil || b.String() != commented {
			t.Errorf("%v, written:\n%swant:\n%s", err, b.String(), commented)
		}
	}
	first := records[0].VariationsOf(0)
	if len(first) != 2 || first[0].Comment(0) != "queen's" || first[0].VariationsOf(1)[0].Moves[0] != "Nf6" || !slices.Equal(records[0].GlyphsOf(1), []int{16, 146}) {
		t.Errorf("variations %+v, glyphs %v", first, records[0].GlyphsOf(1))
	}
}

// Signs that stand alone are glyphs; what is no move of any line is passed over.
func TestLinesOfOthers(t *testing.T) {
	for text, want := range map[string]string{
		"1. e4 ! ; king's pawn\n e5 +- *":                                              "1. e4 $1 {king's pawn} 1... e5 $18 *",
		"(1. d4) 1. e4 (1. d4 1-0) e5 ) 2. d4 1-0":                                     "1. e4 (1. d4) 1... e5 2. d4 1-0",
		"$3 1. e4 $0 $999 $x ({empty}) *":                                              "1. e4 ({empty}) *",
		"1. e4 " + strings.Repeat("(1. d4 ", 210) + strings.Repeat(")", 210) + " e5 *": "1. e4 " + strings.Repeat("(1. d4 ", 199) + "(1. d4" + strings.Repeat(")", 200) + " 1... e5 *",
	} {
		records, err := notation.ReadRecords(strings.NewReader(text))
		if err != nil || len(records) != 1 {
			t.Fatalf("%q: %d games, %v", text, len(records), err)
		}
		var b strings.Builder
		if err := records[0].Write(&b); err != nil || strings.Join(strings.Fields(b.String()), " ") != want {
			t.Errorf("%q: %v, %q, want %q", text, err, b.String(), want)
		}
	}
}

// No text makes more of a game than can be kept: the rest is passed over, and the next game is read.
func TestLinesWithoutEnd(t *testing.T) {
	text := "1. e4 " + strings.Repeat("()", 30_000) + strings.Repeat("{"+strings.Repeat("x", 60_000)+"}", 100) + " *\n1. d4 (1. c4) {good} *\n"
	records, err := notation.ReadRecords(strings.NewReader(text))
	if err != nil || len(records) != 2 {
		t.Fatalf("%d games, %v", len(records), err)
	}
	if n, said := len(records[0].VariationsOf(0)), len(records[0].Comment(0)); n > 20_000 || said > 5<<20 || said < 1<<20 {
		t.Errorf("%d variations, %d bytes of comments", n, said)
	}
	if second := records[1]; len(second.VariationsOf(0)) != 1 || second.Comment(0) != "good" {
		t.Errorf("the next game has %+v", second.Line)
	}
}

// A sign and its glyph mean the same.
func TestSigns(t *testing.T) {
	for glyph := range 256 {
		sign := notation.Sign(glyph)
		if sign == "" {
			continue
		}
		if back, ok := notation.GlyphOf(sign); !ok || notation.Sign(back) != sign {
			t.Errorf("%s is %d, then %d", sign, glyph, back)
		}
	}
	if move, glyph := notation.CutGlyph("Nf3!?"); move != "Nf3" || glyph != 5 {
		t.Errorf("Nf3!? is %s and %d", move, glyph)
	}
	if move, glyph := notation.CutGlyph("!!!"); move != "!!!" || glyph != 0 {
		t.Errorf("!!! is %s and %d", move, glyph)
	}
}
