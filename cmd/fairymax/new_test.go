package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The files of new have no mistakes and can be played.
func TestNew(t *testing.T) {
	parents := []string{"", "normal", "gothic", "makruk", "shogi", "xiangqi", "spartan", "gardner", "courier"}
	if os.Getenv("FAIRYMAX_LONG") == "" {
		parents = parents[:3]
	}
	for _, from := range parents {
		t.Run(from, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "my-own-game.toml")
			status, out, errors := typed(t, "", "new", file, "-from="+from)
			if status != 0 || errors != "" || !strings.Contains(out, "fairymax play "+file) {
				t.Fatalf("status %d, %q, errors %q", status, out, errors)
			}
			if status, _, errors := typed(t, "", "check", "-strict", file); status != 0 {
				t.Errorf("check: status %d, errors %s", status, errors)
			}
			_, out, errors = typed(t, "go\nquit\n", "play", "-text", "-st", "1ms", file)
			if !strings.Contains(out, "White plays ") || errors != "" {
				t.Errorf("play: errors %q\n%s", errors, out)
			}
		})
	}
}

// The lines after # in a change work as they are.
func TestNewShowsTheParent(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mine.toml")
	typed(t, "", "new", file, "-from", "capablanca")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), "# castling.rook ", "castling.rook ", 1)
	if changed == string(text) || strings.Contains(changed, "# title") {
		t.Fatalf("the file is\n%s", text)
	}
	write(t, file, strings.Replace(changed, `left = "c"`, `left = "b"`, 1))
	if status, _, errors := typed(t, "", "check", "-strict", file); status != 0 {
		t.Errorf("status %d: %s", status, errors)
	}
}

func TestNewRefuses(t *testing.T) {
	folder := t.TempDir()
	there := filepath.Join(folder, "there.toml")
	write(t, there, "")
	for _, test := range []struct {
		name, from string
		status     int
		want       string
	}{
		{"My Game", "", 2, "cannot be the name"},
		{"normal", "", 2, "already"},
		{"my-crazyhouse", "", 2, "XBoard"},
		{"mine", "capablanka", 1, "did you mean"},
		{"mine", filepath.Join(folder, "there.toml"), 1, `with extends = "there"`},
		{"there", "", 1, "nothing was written"},
		{filepath.Join("nowhere", "mine"), "", 1, "nowhere"},
	} {
		status, out, errors := typed(t, "", "new", filepath.Join(folder, test.name), "-from="+test.from)
		if status != test.status || out != "" || !strings.Contains(errors, test.want) {
			t.Errorf("%s: status %d, %q, errors %q", test.name, status, out, errors)
		}
	}
	if entries, err := os.ReadDir(folder); err != nil || len(entries) != 1 {
		t.Errorf("%d files, %v", len(entries), err)
	}
	if text, err := os.ReadFile(there); err != nil || len(text) != 0 {
		t.Errorf("the old file is now %q, %v", text, err)
	}
}
