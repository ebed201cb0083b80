package vocabulary

import (
	"fmt"
	"testing"
)

// TestAdvice holds that in the libraries a message names what they have, and no commands.
func TestAdvice(t *testing.T) {
	for message, want := range map[string][2]string{
		"no variant \"x\"" + ListsNames: {`no variant "x"; Names lists the names`, `no variant "x"; variants() lists the names`},
		"unknown key \"x\"" + ListsKeys: {`unknown key "x"; the documentation of package fairymax/variants lists the keys`, `unknown key "x"`},
		"a new piece needs a table" + ListsPieces: {
			"a new piece needs a table, and pieces.toml in Files has those that are built in", "a new piece needs a table"},
		fmt.Sprintf("no figure; %sdraw one", ListsFigures): {
			"no figure; FigureNames of package fairymax/variants/vocabulary lists all, and draw one", "no figure; draw one"},
		"it also accepts A" + IncludesAny: {"it also accepts A", "it also accepts A"},
		"no definition" + Converts(`a "b".ini`): {
			"no definition; Import converts those of other programs", "no definition; define() converts those of other programs"},
		"no variant \"x\"; \"fairymax\" is not one of them": {
			"no variant \"x\"; \"fairymax\" is not one of them", "no variant \"x\"; \"fairymax\" is not one of them"},
	} {
		inGo := InGo(message)
		if got := [2]string{inGo, InJavaScript(inGo)}; got != want {
			t.Errorf("%q becomes %q, want %q", message, got, want)
		}
	}
}
