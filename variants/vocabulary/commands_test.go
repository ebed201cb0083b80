package vocabulary

import (
	"fmt"
	"testing"
)

// TestWithoutCommands holds that a message is whole without its commands.
func TestWithoutCommands(t *testing.T) {
	for message, want := range map[string]string{
		"no variant \"x\"" + ListsNames:                     `no variant "x"`,
		"unknown key \"x\"" + ListsKeys:                     `unknown key "x"`,
		"a new piece needs a table" + ListsPieces:           "a new piece needs a table",
		fmt.Sprintf("no figure; %sdraw one", ListsFigures):  "no figure; draw one",
		"no variant \"x\"; \"fairymax\" is not one of them": "no variant \"x\"; \"fairymax\" is not one of them",
	} {
		if got := WithoutCommands(message); got != want {
			t.Errorf("%q becomes %q, want %q", message, got, want)
		}
	}
}
