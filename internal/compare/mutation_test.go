package compare

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"fairymax"
	"fairymax/internal/sheet"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// slips are words that can replace each other in a valid definition.
var slips = [][]string{
	{"forward", "backward", "sideways"}, {`"move"`, `"capture"`}, {`"any"`, `"enemy"`, `"friend"`},
	{`"loss"`, `"draw"`, `"win"`}, {"true", "false"}, {"leap", "slide"},
}

var number = regexp.MustCompile(`\b[0-9]\b`)

// slip changes a random number or word of a definition.
func slip(text string, random *rand.Rand) string {
	lines := strings.SplitAfter(text, "\n")
	for range 50 {
		i := random.IntN(len(lines))
		if line := lines[i]; !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "start") && !strings.HasPrefix(line, "title") {
			if changed := slipIn(line, random); changed != line {
				lines[i] = changed
				break
			}
		}
	}
	return strings.Join(lines, "")
}

func slipIn(line string, random *rand.Rand) string {
	if places := number.FindAllStringIndex(line, -1); len(places) > 0 && random.IntN(2) > 0 {
		at := places[random.IntN(len(places))]
		n, _ := strconv.Atoi(line[at[0]:at[1]])
		return line[:at[0]] + strconv.Itoa(n+1-2*random.IntN(2)) + line[at[1]:]
	}
	words := slips[random.IntN(len(slips))]
	return strings.Replace(line, words[random.IntN(len(words))], words[random.IntN(len(words))], 1)
}

// Every change of a definition shows in words or in play.
func TestEverySlipIsSeen(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	var seen atomic.Int32
	t.Cleanup(func() {
		if n := seen.Load(); n < 6 {
			t.Errorf("only %d slips leave a definition valid", n)
		}
	})
	for i, name := range catalogue.Names() {
		if i%10 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			seen.Add(checkSlips(t, catalogue, name))
		})
	}
}

// checkSlips changes a game three times and returns how many changes are valid.
func checkSlips(t *testing.T, catalogue *variants.Catalogue, name string) (valid int32) {
	t.Helper()
	random := rand.New(rand.NewPCG(5, 6))
	original, err := catalogue.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	text, err := catalogue.Text(name)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for range 3 {
		changed := slip(text, random)
		file := filepath.Join(folder, name+".toml")
		if err := os.WriteFile(file, []byte(changed), 0o600); err != nil {
			t.Fatal(err)
		}
		other, err := catalogue.Load(file)
		if err != nil || reflect.DeepEqual(original.Rules.Def, other.Rules.Def) {
			continue
		}
		valid++
		if len(Words(sheetOf(original), sheetOf(other))) == 0 && Find(original.Rules, other.Rules, 20000, silent).Disagreement == nil {
			t.Errorf("no difference is found for\n%s", changedLines(text, changed))
		}
	}
	return valid
}

func changedLines(a, b string) string {
	old := strings.Split(a, "\n")
	for i, line := range strings.Split(b, "\n") {
		if line != old[i] {
			return old[i] + "\n" + line
		}
	}
	return ""
}

func sheetOf(v *variants.Variant) *sheet.Sheet {
	s := &sheet.Sheet{Def: v.Rules.Def, Start: v.Rules.Start(), Betza: v.Betza, ResetsMoveRule: v.Rules.Renews, Values: []int{0}}
	for _, t := range v.Rules.Def.Types {
		s.Values = append(s.Values, t.Value)
	}
	return s
}
