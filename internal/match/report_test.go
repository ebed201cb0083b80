package match

import (
	"io"
	"path/filepath"
	"testing"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// A shard has no test that could end it, whatever its games say.
func TestShardsHaveNoTest(t *testing.T) {
	test := &elo.SPRT{Elo0: 0, Elo1: 50, Alpha: 0.05, Beta: 0.05}
	s := &Summary{Score: elo.Score{Wins: 80, Draws: 20, Losses: 20, Pairs: elo.Pairs{2, 3, 15, 20, 20}}}
	for shard, want := range map[arena.Shard]int{{}: 0, {K: 1, N: 2}: 1880} {
		c := Config{Games: 4000, Shard: shard, SPRT: test}
		r := &Report{Test: c.Test()}
		if got := r.Left(s, c.Due()); got != want || s.decided(c) != (want == 0) {
			t.Errorf("shard %v: %d games are left, want %d", shard, got, want)
		}
	}
}

// writerFunc is a function that is written to.
type writerFunc func(text []byte) (int, error)

func (f writerFunc) Write(text []byte) (int, error) { return f(text) }

// A game is in the log before it is printed: printing it may end the program.
func TestKeptBeforePrinted(t *testing.T) {
	name := filepath.Join(t.TempDir(), "log")
	r := &Report{Out: io.Discard, Show: func(string) {}}
	c := Config{Games: 2, Rules: chess(t)}
	if err := r.OpenLog(name, Settings{"games": "2"}, &c); err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	printed := false
	r.Out = writerFunc(func(text []byte) (int, error) {
		printed = true
		if l, err := ReadLog(name); err != nil || len(l.Games) != 1 {
			t.Errorf("when %q is printed, the log has %d games, %v", text, len(l.Games), err)
		}
		return len(text), nil
	})
	r.game(Game{Number: 1, Names: [2]string{"a", "b"}, Outcome: arena.Outcome{Game: board.NewGame(c.Rules.Start()), Result: arena.Drawn}})
	if !printed {
		t.Error("nothing is printed")
	}
}
