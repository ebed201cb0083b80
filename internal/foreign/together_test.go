package foreign

import (
	"fmt"
	"os"
	"sync"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// TestTogether holds that imports at the same time, with what was read once, give what each gives alone.
func TestTogether(t *testing.T) {
	imported := func(b *game.Builtin, file string) string {
		text, err := os.ReadFile(file)
		if err != nil {
			return err.Error()
		}
		results, err := ImportWith(b, file, string(text), Options{Partly: true, Any: true})
		return fmt.Sprint(len(results), results, err)
	}
	alone, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	shared, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for _, file := range []string{"stockfish/testdata/newer.ini", "diagram/testdata/eurasian.txt", "xboard/testdata/announced.log", "stockfish/testdata/ends.ini"} {
		want := imported(alone, file)
		for range 2 {
			all.Go(func() {
				if got := imported(shared, file); got != want {
					t.Errorf("%s: at the same time as others:\n%s\nalone:\n%s", file, got, want)
				}
			})
		}
	}
	all.Wait()
}
