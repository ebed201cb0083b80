package compare

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync/atomic"
	"testing"

	"fairymax"
	"fairymax/internal/sheet"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

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
		changed := testfiles.Slip(text, random)
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
