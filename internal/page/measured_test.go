package page

import (
	"io/fs"
	"strings"
	"testing"

	"fairymax"
	"fairymax/engine/net"
	"fairymax/internal/worth"
)

// The values that the catalogue keeps are of its rules, of all pieces that can be captured.
func TestMeasuredOfCatalogue(t *testing.T) {
	files, err := fs.Glob(fairymax.Files, "variants/*"+worth.Ending)
	if err != nil || len(files) == 0 {
		t.Fatalf("%v, %v", files, err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(file, "variants/"), worth.Ending)
		v := load(t, name)
		list, how := measured(v)
		if !strings.HasPrefix(how, "Measured by ") {
			t.Errorf("%s: %s; the key of its rules is %s", name, how, net.KeyOf(v.Rules))
			continue
		}
		for i, value := range SheetOf(v).Values[1:] {
			if (value > 0) != (list[i+1].Value > 0) {
				t.Errorf("%s: the %s is %v", name, v.Rules.Def.Types[i].Name, list[i+1])
			}
		}
	}
}

// The best that is known is told, and how it is known; values of other rules are not used.
func TestMeasured(t *testing.T) {
	v := *load(t, "gardner")
	facts := func() string {
		s := SheetOf(&v)
		var all []string
		for _, p := range s.Describe(1, 2, 3, 4, 5, 6) {
			all = append(all, p.Name+": "+strings.Join(p.Facts, ", "))
		}
		return strings.Join(all, "\n") + "\n" + s.How
	}
	if got := facts(); !strings.Contains(got, " (formula)") || strings.Contains(got, "(measured)") {
		t.Errorf("without measured values:\n%s", got)
	}
	table := `{"key": "` + string(net.KeyOf(v.Rules)) + `", "made": {"games": 5000}, "scale": {"piece": "rook", "value": 500}, "values": [
		{"piece": "rook", "kind": "board", "value": 500, "known": true}, {"piece": "queen", "kind": "board", "value": 801.6, "half": 31.2, "known": true}]}`
	v.Measured = table
	got := facts()
	for _, want := range []string{"queen: value 802 ± 31 (measured)", "rook: value 500 (scale of those measured)", " (formula)", "Measured by 5000 games of the engine against itself, the rook being 500"} {
		if !strings.Contains(got, want) {
			t.Errorf("lacks %q:\n%s", want, got)
		}
	}
	for text, want := range map[string]string{
		"{": "gardner.values.json is not used: it is not what",
		strings.Replace(table, `"key": "`, `"key": "0`, 1): "gardner.values.json is not used: its values were measured with other rules.",
	} {
		v.Measured = text
		if got := facts(); !strings.Contains(got, want) || strings.Contains(got, "±") {
			t.Errorf("want %q:\n%s", want, got)
		}
	}
	if s := PlainSheetOf(&v); s.How != "" || s.Measured != nil {
		t.Error("the plain sheet has measured values")
	}
}
