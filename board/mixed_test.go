package board_test

import (
	"math/rand/v2"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/variants"
)

// TestMixedRules compares fast and slow in games of pieces and rules that are drawn at random, all
// kinds with all others: 40 games, or 300 with FAIRYMAX_LONG set.
func TestMixedRules(t *testing.T) {
	games := 40
	if testgames.Long() {
		games = 300
	}
	read := 0
	for seed := uint64(0); read < games; seed++ {
		if seed > 4*uint64(games) {
			t.Fatalf("only %d of %d games can be read: the drawing has to know the language better", read, seed)
		}
		text, v := mixedGame(t, seed)
		if v == nil {
			continue
		}
		read++
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) {
			t.Parallel()
			defer func() {
				if t.Failed() {
					t.Log(text)
				}
			}()
			board.CheckRandomPositions(t, v.Rules, 40)
		})
	}
}

// mixedGame is the game of a seed, and its text: without a variant if the language refuses it.
// Rights that the first position lacks are added as the message advises.
func mixedGame(t *testing.T, seed uint64) (text string, v *variants.Variant) {
	m := mixer{rand.New(rand.NewPCG(seed, 1))}
	text = m.game()
	rights := "-"
	for range 3 {
		full := strings.Replace(text, "RIGHTS", rights, 1)
		v, err := loadMixed(t, full)
		if err == nil {
			return full, v
		}
		if all := allRights.FindStringSubmatch(err.Error()); all != nil {
			rights = all[1]
		} else if more := moreRights.FindStringSubmatch(err.Error()); more != nil {
			rights = strings.Trim(rights, "-") + more[1]
		} else {
			return full, nil
		}
	}
	return text, nil
}

var (
	allRights  = regexp.MustCompile(`write (\S+)(?: instead of| \[FM092)`)
	moreRights = regexp.MustCompile(`add (\S+) to the rights`)
)

func loadMixed(t *testing.T, text string) (*variants.Variant, error) {
	t.Helper()
	pieces, err := os.ReadFile("../pieces.toml")
	if err != nil {
		t.Fatal(err)
	}
	return variants.NewCatalogue(fstest.MapFS{
		"pieces.toml":     {Data: pieces},
		"variants/x.toml": {Data: []byte(text)},
	}).Load("x")
}

// A mixer writes games that are drawn at random.
type mixer struct{ *rand.Rand }

// game is a whole definition, with RIGHTS where those of the first position belong.
func (m mixer) game() string {
	var b strings.Builder
	army := m.expand("<RAKBR|RNAKBR|RNAKBCR|RNAKBCNR|RNAKBCNR|RNABKCANR>")
	files, ranks := len(army), 6+m.IntN(3)
	pawns := strings.Repeat("P", files)
	empty := strings.Repeat(strconv.Itoa(files)+"/", ranks-4)
	hand := ""
	if m.IntN(2) == 0 {
		hand = m.expand("[<|AaBb|NnC|RrPp|AABBaabb>]")
		b.WriteString(m.expand(handRow) + "\n")
	}
	b.WriteString("board = \"" + strconv.Itoa(files) + "x" + strconv.Itoa(ranks) + "\"\n")
	b.WriteString("start = \"" + strings.ToLower(army+"/"+pawns) + "/" + empty + pawns + "/" + army + hand + " w RIGHTS - 0 1\"\n")
	for _, row := range mixedRows {
		if m.IntN(100) < row.percent {
			b.WriteString(m.expand(row.text) + "\n")
		}
	}
	var ends []string
	for _, row := range mixedEnds {
		if m.IntN(100) < row.percent {
			ends = append(ends, m.expand(row.text))
		}
	}
	b.WriteString("endings = { " + strings.Join(ends, ", ") + " }\n")
	for _, piece := range mixedPieces {
		if m.IntN(100) < piece.percent {
			b.WriteString(m.expand(piece.text) + "\n")
		}
	}
	return b.String()
}

// expand replaces $names by what they stand for, and <one|or|another> by one of its parts.
func (m mixer) expand(text string) string {
	for {
		if name := mixedName.FindString(text); name != "" {
			text = strings.Replace(text, name, mixedTexts[name], 1)
			continue
		}
		choice := mixedChoice.FindString(text)
		if choice == "" {
			return text
		}
		parts := strings.Split(strings.Trim(choice, "<>"), "|")
		text = strings.Replace(text, choice, parts[m.IntN(len(parts))], 1)
	}
}

var (
	mixedName   = regexp.MustCompile(`\$[a-z]+`)
	mixedChoice = regexp.MustCompile(`<[^<>]*>`)
)
