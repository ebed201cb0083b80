package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// What too few games will tell is said before they are played; at the end a sentence says
// what was found, and a line which command goes on.
func TestVerdicts(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	page := filepath.Join(folder, "page.html")
	for arguments, want := range map[string]struct{ before, found, line string }{
		"value gardner -games 2 -nodes 5 -threads 1": {
			"2 games are too few to measure any value; at least 120 are needed", "These games do not show any value yet", "To continue: fairymax value gardner -nodes 5 -threads 1 -games 120\n",
		},
		"report gardner -games 2 -nodes 5 -threads 1 -o " + page: {
			"2 games are few: White's score and the other percentages are known to about ±", " of the points, with a probability of 95 % between ",
			"To halve the intervals: fairymax report gardner -nodes 5 -o " + page + " -threads 1 -games 8\n",
		},
	} {
		status, out, err := typed(t, "", strings.Fields(arguments)...)
		if status != 0 || !strings.Contains(err, want.before) || !strings.Contains(out, want.found) || !strings.HasSuffix(out, want.line) {
			t.Errorf("%s: status %d, output %q, errors %q, want %q", arguments, status, out, err, want)
		}
	}
}
