package main

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// session is a session with the program in this process.
type session struct {
	t   *testing.T
	to  *io.PipeWriter
	out *bufio.Scanner
}

// openSession starts one with a folder for the files of the user.
func openSession(t *testing.T, config string) *session {
	t.Setenv("XDG_CONFIG_HOME", config)
	in, to := io.Pipe()
	from, out := io.Pipe()
	go func() {
		run(nil, console{in, out, io.Discard})
		out.Close()
	}()
	t.Cleanup(func() { to.Close(); from.Close() })
	return &session{t, to, bufio.NewScanner(from)}
}

// say sends lines and returns the answers up to that of a ping.
func (s *session) say(lines string) (answers string) {
	s.t.Helper()
	go io.WriteString(s.to, lines+"\nping 1\n")
	for s.out.Scan() {
		if s.out.Text() == "pong 1" {
			return answers
		}
		answers += s.out.Text() + "\n"
	}
	s.t.Fatalf("it ended after\n%s", answers)
	return ""
}

func (s *session) expect(lines string, want ...string) {
	s.t.Helper()
	answers := s.say(lines)
	for _, part := range want {
		if !strings.Contains(answers, part) {
			s.t.Errorf("after %q no %q in\n%s", lines, part, answers)
		}
	}
}

// The next game uses files that the user writes or changes while the program runs.
func TestUserFilesAppear(t *testing.T) {
	config, other := t.TempDir(), t.TempDir()
	own := filepath.Join(config, "fairymax", "variants")
	s := openSession(t, config)
	s.expect("xboard\nprotover 2", `variants="normal,`, `option="VariantsFolder -path "`)
	if answers := s.say("new\nnew"); answers != "" {
		t.Errorf("without changes:\n%s", answers)
	}
	s.expect("variant fresh", `tellusererror there is no variant "fresh"`)

	if err := os.MkdirAll(own, 0o777); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(own, "fresh.toml"), "title = \"Fresh\"\nextends = \"gardner\"\n")
	s.expect("new", `feature variants="normal,`, `falcon,fresh,`)
	s.expect("variant fresh", " 5x5+0_")

	write(t, filepath.Join(own, "fresh.toml"), "title = \"Fresh\"\nextends = \"capablanca\"\n")
	s.expect("new\nvariant fresh", " 10x8+0_")
	write(t, filepath.Join(own, "fresh.toml"), "title = \"Fresh\"\nextends = capablanca\n")
	s.expect("new\nvariant fresh", "tellusererror ", "fresh.toml:2:")

	write(t, filepath.Join(other, "elsewhere.toml"), "title = \"Elsewhere\"\nextends = \"gardner\"\n")
	s.expect("option Variants Folder="+other, "elsewhere")
	s.expect("new\nvariant elsewhere", " 5x5+0_")
	s.expect("option Variants Folder=/nowhere", "tellusererror ")
	s.expect("new\nvariant elsewhere", " 5x5+0_")
	if answers := s.say("option Variants Folder="); !strings.Contains(answers, "fresh") || strings.Contains(answers, "elsewhere") {
		t.Errorf("after the folder is given up:\n%s", answers)
	}
}

// The engine plays the book that "fairymax book" makes.
func TestBookIsPlayed(t *testing.T) {
	config := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", config)
	t.Setenv("HOME", config)
	lines := filepath.Join(config, "lines.txt")
	write(t, lines, "h2h4 a7a5\n")
	var told strings.Builder
	if status := run([]string{"book", lines}, console{strings.NewReader(""), &told, &told}); status != 0 {
		t.Fatal(told.String())
	}
	s := openSession(t, config)
	s.expect("xboard\nprotover 2\nnew\nst 60\nbk", " h2h4 100% of 1 game\n")
	s.expect("go", "move h2h4\n")
	s.expect("new\nusermove h2h4", "move a7a5\n")
}

// The GUI's user may type the name of a variant in any case, and by its other names.
func TestVariantByAlias(t *testing.T) {
	for _, name := range []string{"chess", "Chess", "NORMAL", "Capablanca"} {
		status, out, err := typed(t, "protover 2\nvariant "+name+"\nping 7\nquit\n")
		if status != 0 || strings.Contains(out, "Error") || strings.Contains(out, "there is no variant") || !strings.Contains(out, "pong 7") {
			t.Errorf("%s: status %d, errors %q, output %q", name, status, err, out)
		}
	}
}
