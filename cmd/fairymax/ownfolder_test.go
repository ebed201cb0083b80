package main

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Whatever the configuration folder is, the built-in games can be played. One line
// says what is left out, and is no line of the protocol.
func TestOddFolders(t *testing.T) {
	for name, prepare := range map[string]func(t *testing.T, own string){
		"a file in its place": func(t *testing.T, own string) { write(t, own, "") },
		"a link to itself": func(t *testing.T, own string) {
			if err := os.Symlink(own, own); err != nil {
				t.Skip(err)
			}
		},
		"forbidden": func(t *testing.T, own string) {
			makeFolder(t, own)
			if err := os.Chmod(own, 0); err != nil {
				t.Skip(err)
			}
			t.Cleanup(func() { os.Chmod(own, 0o700) })
			if canRead(own) == nil {
				t.Skip("the superuser may read everything")
			}
		},
		"forbidden pieces": func(t *testing.T, own string) {
			makeFolder(t, own)
			write(t, filepath.Join(own, "pieces.toml"), "")
			os.Chmod(filepath.Join(own, "pieces.toml"), 0)
			if canRead(own) == nil {
				t.Skip("the superuser may read everything")
			}
		},
		"no home":       func(t *testing.T, _ string) { t.Setenv("XDG_CONFIG_HOME", ""); t.Setenv("HOME", "") },
		"a device":      func(t *testing.T, _ string) { t.Setenv("XDG_CONFIG_HOME", os.DevNull) },
		"relative path": func(t *testing.T, _ string) { t.Setenv("XDG_CONFIG_HOME", "config") },
	} {
		t.Run(name, func(t *testing.T) {
			config := t.TempDir()
			t.Setenv("XDG_CONFIG_HOME", config)
			makeFolder(t, filepath.Join(config, "fairymax"))
			prepare(t, filepath.Join(config, "fairymax", "variants"))
			playsBuiltIn(t, "# fairymax: without your own variants: ")

			var out, err strings.Builder
			if status := run([]string{"perft", "1"}, console{strings.NewReader(""), &out, &err}); status != 0 ||
				!strings.Contains(out.String(), "perft(1) = 20") || strings.Count(err.String(), "\n") != 1 {
				t.Errorf("perft: status %d\n%s", status, err.String())
			}
		})
	}
}

// Mistakes in the user's own files do not stop the engine; a command names them all.
func TestSpoiltFolder(t *testing.T) {
	for file, text := range map[string]string{
		"pieces.toml": "[knight\n",
		"normal.toml": "title = \"Mine\"\nextends = \"mine\"\n",
	} {
		config := t.TempDir()
		t.Setenv("XDG_CONFIG_HOME", config)
		own := filepath.Join(config, "fairymax", "variants")
		makeFolder(t, own)
		write(t, filepath.Join(own, file), text)
		playsBuiltIn(t, "# fairymax: without your own variants: "+filepath.Join(own, file)+":")

		var err strings.Builder
		if status := run([]string{"show", "normal"}, console{strings.NewReader(""), &err, &err}); status != 1 {
			t.Errorf("show: status %d\n%s", status, err.String())
		}
		err.Reset()
		mistake := filepath.Join(own, file) + ":"
		if status := run([]string{"list"}, console{strings.NewReader(""), io.Discard, &err}); status != 1 || strings.Count(err.String(), mistake) != 1 {
			t.Errorf("list: status %d\n%.1000s", status, err.String())
		}
	}
}

// playsBuiltIn plays two games and expects a remark.
func playsBuiltIn(t *testing.T, remark string) {
	t.Helper()
	in, to := io.Pipe()
	from, out := io.Pipe()
	status, errors := make(chan int, 1), new(strings.Builder)
	go func() {
		defer out.Close()
		status <- run(nil, console{in, out, errors})
	}()
	s := &session{t, to, bufio.NewScanner(from)}
	s.expect("xboard\nprotover 2", `variants="normal,`)
	s.expect("sd 1\nusermove e2e4", "move ")
	s.expect("new\nvariant capablanca\noption Variants Folder=")
	s.expect("sd 1\nusermove f2f4", "move ")
	to.Close()
	if ended := <-status; ended != 0 {
		t.Errorf("status %d", ended)
	}
	if said := errors.String(); !strings.HasPrefix(said, remark) || strings.Count(said, "\n") != 1 {
		t.Errorf("remark %q, want %q", said, remark)
	}
}

func makeFolder(t *testing.T, folder string) {
	t.Helper()
	if err := os.MkdirAll(folder, 0o777); err != nil {
		t.Fatal(err)
	}
}
