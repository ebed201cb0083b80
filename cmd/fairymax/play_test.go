package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Where XBoard ends at once, the game is in the terminal, and the user is told why.
func TestPlayWithoutUsableXBoard(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the XBoard of this test is a shell script")
	}
	for _, test := range []struct {
		name, script string
		want         string // "" if there is no game in the terminal
	}{
		{"unreadable settings", "echo; echo \"Can't open \\\"2147483648\\\"\" >&2\nexit 2", "(exit status 2); it said: Can't open \"2147483648\"; the game is in this terminal instead."},
		{"silent failure", "exit 1", "(exit status 1) and said nothing; the game"},
		{"ended without a game", "echo done", "at once; it said: done; the game"},
		{"used", "/bin/sleep 1.5", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.WriteFile(filepath.Join(folder, "xboard"), []byte("#!/bin/sh\n"+test.script+"\n"), 0o777); err != nil {
				t.Fatal(err)
			}
			t.Setenv("PATH", folder)
			t.Setenv("DISPLAY", ":0")
			status, out, err := typed(t, "quit\n", "play", "capablanca")
			if status != 0 || !strings.Contains(err, test.want) {
				t.Errorf("status %d, said\n%s", status, err)
			}
			if played := strings.Contains(out, "Capablanca"); played != (test.want != "") {
				t.Errorf("a game in the terminal: %v\n%s", played, out)
			}
		})
	}
}

// A game that XBoard cannot show is in the terminal at once.
func TestPlayWhatXBoardCannotShow(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "xboard"), []byte("#!/bin/sh\n/bin/sleep 5\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder)
	t.Setenv("DISPLAY", ":0")
	status, out, err := typed(t, "quit\n", "play", "andernach")
	if status != 0 || !strings.Contains(err, "XBoard cannot show this game") || !strings.Contains(out, "Andernach") {
		t.Errorf("status %d, said\n%s\n%s", status, err, out)
	}
}

// XBoard shows the pieces of a game of one's own as pages do; for its own games it has pictures.
func TestPlayWithPictures(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("where things are cached depends on the system")
	}
	folder := t.TempDir()
	t.Setenv("PATH", folder)
	t.Setenv("DISPLAY", ":0")
	write(t, filepath.Join(folder, "mine.toml"), "title = \"Mine\"\nextends = \"normal\"\npiece.knight.picture = \"wolf\"\n")
	write(t, filepath.Join(folder, "xboard"), "#!/bin/sh\necho \"$@\" >"+folder+"/arguments\nexec /bin/sleep 1.2\n")
	if err := os.Chmod(filepath.Join(folder, "xboard"), 0o777); err != nil {
		t.Fatal(err)
	}
	var pieces string
	for game, want := range map[string]bool{filepath.Join(folder, "mine.toml"): true, "capablanca": false} {
		status, _, errs := typed(t, "quit\n", "play", game)
		arguments, err := os.ReadFile(filepath.Join(folder, "arguments"))
		_, after, has := strings.Cut(string(arguments), "-pieceImageDirectory ")
		if has {
			pieces, _, _ = strings.Cut(after, " ")
		}
		if err != nil || status != 0 || has != want {
			t.Errorf("%s: status %d, %v, %s\n%s", game, status, err, arguments, errs)
		}
	}
	knight, err := os.ReadFile(filepath.Join(pieces, "WhiteKnight.svg"))
	files, _ := filepath.Glob(filepath.Join(pieces, "*.svg"))
	if err != nil || len(files) != 12 || !strings.HasPrefix(string(knight), `<svg xmlns="http://www.w3.org/2000/svg" width="45" height="45"`) {
		t.Errorf("%v, %d files, %.200s", err, len(files), knight)
	}
}
