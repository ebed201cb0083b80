package match

import (
	"os"
	"path/filepath"
	"testing"

	"fairymax/internal/arena"
)

// FuzzReadLog feeds anything to the reader of match logs. What it reads without an error
// can be gone on with, and has the same games then.
func FuzzReadLog(f *testing.F) {
	f.Add("")
	f.Add(headingStart)
	f.Add(`{"match":{"games":"4"}}` + "\n" + `{"game":1,"result":"1-0"}` + "\n" + `{"game":2,"res`)
	f.Add(`{"match":{"games":"4"},"shard":"2/3"}` + "\n\n")
	f.Fuzz(func(t *testing.T, text string) {
		name := filepath.Join(t.TempDir(), "log")
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		l, err := ReadLog(name)
		if err != nil || l.Settings == nil || l.Shard != "" {
			return
		}
		w, games, err := OpenLog(name, l.Settings, arena.Shard{})
		if err != nil {
			return
		}
		defer w.Close()
		if len(games) != len(l.Games) {
			t.Errorf("%q has %d games, and %d to go on with", text, len(l.Games), len(games))
		}
	})
}
