package tests

import (
	"os/exec"
	"strings"
	"testing"
)

// The terminal plays the largest game of the catalogue to its end.
func TestLargestGameInTerminal(t *testing.T) {
	if !*long {
		t.Skip("slow, needs FAIRYMAX_LONG")
	}
	command := exec.CommandContext(t.Context(), program, "play", "-text", "-st", "10ms", "forty")
	command.Stdin = strings.NewReader(strings.Repeat("go\n", 1500) + "quit\n")
	output, err := command.CombinedOutput()
	if text := string(output); err != nil || !strings.Contains(text, "The game is over.") {
		t.Errorf("%v\n%s", err, text[max(0, len(text)-3000):])
	}
}
