package variants

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// This package says which rights a start must name, and board finds the names that it has: each in its
// own code. In games with castlings drawn at random, to the edge of the board too, over missing squares and
// lines, a start that follows the advice loads, and has all rights.
func TestAdvisedRights(t *testing.T) {
	advice := regexp.MustCompile(`write (\S+) instead of - in the rights`)
	path := filepath.Join(t.TempDir(), "x.toml")
	read := func(text string) (*Variant, error) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return NewCatalogue(os.DirFS("..")).Load(path)
	}
	followed := 0
	for seed := range uint64(300) {
		castlings, pieces := drawCastlings(rand.New(rand.NewPCG(seed, 0)))
		withRights := func(rights string) string { return castlings + "start = \"" + pieces + " w " + rights + " - 0 1\"\n" }
		_, err := read(withRights("-"))
		if err == nil {
			continue // nothing castles
		}
		found := advice.FindStringSubmatch(err.Error())
		if found == nil {
			continue // a castling that is impossible there
		}
		text := withRights(found[1])
		v, err := read(text)
		switch {
		case err != nil && !strings.Contains(err.Error(), "[FM187]"): // impossible on one side
			t.Errorf("the advice was %s\n%v\n%s", found[1], err, text)
		case err == nil:
			followed++
			if got := strings.Fields(v.Rules.Start().FEN())[2]; len(got) != len(found[1]) || v.Rules.Start().HomeRights() != got {
				t.Errorf("the rights are %s, at home %s\n%s", got, v.Rules.Start().HomeRights(), text)
			}
		}
	}
	if followed < 100 {
		t.Errorf("only %d starts followed any advice", followed)
	}
}

// drawCastlings makes a definition but for its start, and the pieces of the start.
func drawCastlings(random *rand.Rand) (definition, pieces string) {
	rank := func() string {
		letters := []byte("rnbqkbnr")
		random.Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
		return string(letters)
	}
	black, white := rank(), rank()
	if random.IntN(2) == 0 {
		black = white
	}
	base, hand := "normal", ""
	if random.IntN(4) == 0 {
		base, hand = "seirawan", "[HEhe]"
	}
	definition = fmt.Sprintf("title = \"Drawn\"\nextends = %q\nwithout = [\"castling.rook\"]\n", base)
	if random.IntN(4) == 0 {
		definition += "grid.size = \"2x2\"\n"
	}
	if random.IntN(4) == 0 {
		definition += fmt.Sprintf("holes = [%s]\n", strings.Join(append(squaresOf(black, 'n', 8), squaresOf(white, 'n', 1)...), ", "))
		black, white = strings.ReplaceAll(black, "n", "1"), strings.ReplaceAll(white, "n", "1")
	}
	for _, first := range []string{`piece.rook.betza = "RimF"`, `piece.bishop.betza = "BimW"`} {
		if random.IntN(4) == 0 {
			definition += first + "\n"
		}
	}
	kings := []string{"king"}
	if random.IntN(2) == 0 {
		definition += "royal.types = [\"king\", \"queen\"]\n"
		kings = append(kings, "queen")
	}
	for _, partner := range []string{"rook", "bishop", "knight"} {
		if random.IntN(3) == 0 {
			continue
		}
		some := slices.Clone(kings)
		random.Shuffle(len(some), func(i, j int) { some[i], some[j] = some[j], some[i] })
		landings := fmt.Sprintf(`left = "%c", right = "%c"`, 'a'+random.IntN(4), 'e'+random.IntN(4))
		if random.IntN(4) == 0 {
			landings = fmt.Sprintf("distance = %d", 1+random.IntN(4))
		}
		definition += fmt.Sprintf("castling.%s = { king = [\"%s\"], %s }\n", partner, strings.Join(some[:1+random.IntN(len(some))], `", "`), landings)
	}
	return definition, black + "/pppppppp/8/8/8/8/PPPPPPPP/" + strings.ToUpper(white) + hand
}

// squaresOf lists where a letter stands on a rank, in quotation marks.
func squaresOf(pieces string, letter rune, rank int) (squares []string) {
	for file, c := range pieces {
		if c == letter {
			squares = append(squares, fmt.Sprintf(`"%c%d"`, 'a'+file, rank))
		}
	}
	return squares
}
