package peers

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestChasesOfPeers asks ffish about the repetitions in xiangqi that package board knows.
// Where it differs, the table says so, with the rule that decides; a library that is mended
// is noticed.
func TestChasesOfPeers(t *testing.T) {
	r := startReferee(t)
	data, err := os.ReadFile(filepath.Join("..", "..", "board", "testdata", "chases.txt"))
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for line := range strings.Lines(string(data)) {
		columns := strings.Split(strings.TrimSpace(line), " | ")
		if strings.HasPrefix(line, "#") || len(columns) < 4 {
			continue
		}
		cycle := strings.Fields(columns[2])
		moves := slices.Concat(strings.Fields(columns[1]), cycle, cycle)
		r.ask(t, question{Peer: "ffish", Game: "xiangqi", FEN: columns[0]})
		answer := r.ask(t, question{Play: moves})
		want := columns[len(columns)-1]
		got := map[string]string{"1-0": "Black", "0-1": "White", "1/2-1/2": "-"}[answer.Claim]
		if got != want {
			t.Errorf("%s: %q loses there, the table has %q %s", line, got, want, answer.Refused)
		}
		asked++
	}
	t.Logf("%d repetitions", asked)
}
