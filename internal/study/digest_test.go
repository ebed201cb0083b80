package study

import (
	"reflect"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board/define"
	"fairymax/variants"
)

// New names and new columns without a value change no digest; other values do, also
// the same value in another column.
func TestRulesTextHasNoNames(t *testing.T) {
	type number int
	old := struct {
		Pass  bool
		Count number
		Limit number
		Map   map[number][]number
		Sub   *struct{ A, B string }
	}{true, 0, 3, map[number][]number{2: {5}, 1: nil}, &struct{ A, B string }{B: "x"}}
	renamed := struct {
		MayPass bool
		Times   number
		Most    number
		Table   map[number][]number
		Part    *struct{ C, D, E string }
		Drops   []number
		Also    bool
	}{true, 0, 3, map[number][]number{1: nil, 2: {5}}, &struct{ C, D, E string }{D: "x"}, []number{}, false}
	text := func(what any) string {
		var b strings.Builder
		writeValue(&b, reflect.ValueOf(what))
		return b.String()
	}
	if text(old) != text(renamed) {
		t.Errorf("%s has become %s", text(old), text(renamed))
	}
	other := old
	other.Count, other.Limit = other.Limit, other.Count
	if text(old) == text(other) {
		t.Errorf("%s although another column has the value", text(other))
	}
}

// The title of a game is no rule, and everything else is one.
func TestRulesText(t *testing.T) {
	v, err := variants.NewCatalogue(fairymax.Files).Load("crazyhouse")
	if err != nil {
		t.Fatal(err)
	}
	was := rulesText(*v.Rules.Def)
	d := *v.Rules.Def
	d.Title = "Another"
	if rulesText(d) != was {
		t.Error("the title counts as a rule")
	}
	for name, change := range map[string]func(d *define.Game){
		"pass":  func(d *define.Game) { d.Pass = true },
		"start": func(d *define.Game) { d.Start += " " },
		"drops": func(d *define.Game) { d.Drops = nil },
		"moves": func(d *define.Game) { d.Types = d.Types[1:] },
		"royal": func(d *define.Game) { d.Royal.Check = define.CheckOff },
	} {
		d := *v.Rules.Def
		if change(&d); rulesText(d) == was {
			t.Errorf("%s: no difference", name)
		}
	}
}
