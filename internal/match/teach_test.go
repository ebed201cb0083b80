package match

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"fairymax/internal/arena"
)

// A program that does not know a game gets it from a file, if it then counts the same games of
// two plies.
func TestSectionOfTheVariant(t *testing.T) {
	const options = "option name VariantPath type string default <empty>\noption name UCI_Variant type combo default chess var chess"
	r := rules(t, "gardner")
	good := fmt.Sprintf("a2a3: 7\n\nNodes searched: %d", r.Start().Perft(2))
	for _, test := range []struct {
		options, answer string
		want            string // of the error, "" for none
	}{
		{options + " var mine\n", good, ""},
		{options + " var mine\n", "\nNodes searched: 12", "another game, with 12 games of 2 plies instead of 53"},
		{options + " var mine\n", "", "script fails when it reads the section mine"},
		{options + "\n", good, "does not play the variant gardner"},
		{"option name UCI_Variant type combo default chess var chess\n", good, "does not play the variant gardner"},
	} {
		u := &uciScript{options: test.options}
		if test.answer != "" {
			u.answers = script{test.answer}
		}
		ours, theirs := io.Pipe()
		back, output := io.Pipe()
		go func() {
			u.run(ours, output)
			io.Copy(io.Discard, ours)
		}()
		n, err := greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }},
			Command{Protocol: "uci", Section: &Section{r, "mine", "/games/variants.ini"}})
		if err == nil {
			err = n.protocol.suits(n, arena.Terms{Rules: r})
			if err == nil && n.protocol.(*uci).nameIn(n, r) != "mine" {
				t.Errorf("the game is called %q", n.protocol.(*uci).nameIn(n, r))
			}
			n.close()
		}
		if (err != nil) != (test.want != "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q, %q: %v, want %q", test.options, test.answer, err, test.want)
		}
		if test.want == "" && !u.was("setoption name VariantPath value /games/variants.ini") {
			t.Errorf("the program was told %q", u.told)
		}
	}
}
