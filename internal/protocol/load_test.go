package protocol_test

import (
	"strings"
	"testing"

	"fairymax/internal/protocol"
)

// A command that has waited for the end of a search is no line of the text that is being sent
// meanwhile.
func TestWaitingCommandsAreNoText(t *testing.T) {
	var out strings.Builder
	s, err := protocol.Begin(&out, options(ranking{}), inDialect("uci")...)
	must(t, err)
	defer s.End()
	for _, line := range []string{"uci", "go depth 3", "setoption name UCI_Variant value shogi", "load <<END", "[x:chess]"} {
		s.Line(line)
	}
	out.Reset()
	s.Finish()
	s.Line("END")
	if said := out.String(); !strings.Contains(said, "bestmove ") || !strings.Contains(said, "variant shogi ") {
		t.Errorf("it says\n%s", said)
	}
}
