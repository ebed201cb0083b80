package tests

import (
	"os/exec"
	"strings"
	"testing"
)

// XBoard says "random" right after "new", others do not: to it alone we refuse
// games on which its board cannot follow, and write walls as squares on the way.
func TestXBoardWords(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ lines, want string }{
		{"new\nrandom\nvariant atomar", "tellusererror XBoard cannot show this game"},
		{"new\nrandom\nvariant andernach", "tellusererror XBoard cannot show this game"},
		{"new\nrandom\nvariant rifle", "tellusererror XBoard cannot show this game"},
		{"new\nrandom\nvariant shouse", "tellusererror XBoard cannot show this game"},
		{"new\nrandom\nvariant xiangfu", "tellusererror XBoard cannot show this game"},
		{"new\nvariant atomar", "setup "},
		{"new\nrandom\nvariant nocheckatom", "8x8+0_atomic "},
		{"new\nrandom\nvariant duck\nforce\nusermove b2d6,d6b4\nusermove e7e5,c4f5", "pong 1"},
		{"new\nrandom\nvariant duck\nforce\nusermove b2d4,b4d6", "Illegal move"},
		{"new\nvariant duck\nforce\nusermove b2b4,b4d6", "pong 1"},
		{"new\nvariant duck\nforce\nusermove b2b4", "Illegal move"},
		{"new\nrandom\nvariant duck\nforce\nusermove b2b4", "pong 1"},
		// Castling over the square of the wall, and as two legs.
		{"variant duck\nforce\nsetboard 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\nusermove e1a1,a1c1", "pong 1"},
		{"variant duck\nforce\nsetboard r3k1nb/pp6/4R3/8/P6p/3B1P1N/3K2PP/1*6 b q - 0 27\nusermove e8a8,a8c8", "pong 1"},
		{"variant duck\nforce\nsetboard 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\nusermove e1a1,a1c1,c1e4", "pong 1"},
		{"variant duck\nforce\nsetboard 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\nusermove e1c1,c1e4", "pong 1"},
	} {
		command := exec.Command(program)
		command.Stdin = strings.NewReader("xboard\nprotover 2\n" + test.lines + "\nping 1\nquit\n")
		output, err := command.Output()
		if text := string(output); err != nil || !strings.Contains(text, test.want) || test.want != "Illegal move" && strings.Contains(text, "Illegal") {
			t.Errorf("%s: %v, no %q in\n%s", test.lines, err, test.want, text)
		}
	}
}
