package variants_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fairymax"
	"fairymax/engine/traits"
	"fairymax/internal/xboard"
	"fairymax/variants"
	"fairymax/variants/lint"
)

// shipped is the built-in catalogue. It checks the shared pieces only once.
var shipped = variants.NewCatalogue(fairymax.Files)

// TestErrors loads definitions with mistakes or warnings. The last lines of each file
// list its messages.
func TestErrors(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.toml")
	if err != nil || len(files) < 250 {
		t.Fatalf("%d definitions, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".toml"), func(t *testing.T) {
			t.Parallel()
			text, want := splitExpected(t, file)
			got := messages(t, file, text)
			if *variants.Update {
				writeExpected(t, file, text, got)
			} else if got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// cure is how a message names what to write.
var cure = regexp.MustCompile(`write |did you mean|such as |; (add|leave) | begins with | needs straight quotes|needs? |cannot say this: |; there are |ends like |longest steps`)

// TestMistakes holds that every message about natural mistakes names the cure. TestErrors
// holds that these are the messages.
func TestMistakes(t *testing.T) {
	files, err := filepath.Glob("testdata/mistakes/*.toml")
	if err != nil || len(files) < 22 {
		t.Fatalf("%d definitions, %v", len(files), err)
	}
	for _, file := range files {
		_, want := splitExpected(t, file)
		if want == "" {
			t.Errorf("%s: nothing is said", file)
		}
		for line := range strings.Lines(want) {
			if !cure.MatchString(line) {
				t.Errorf("%s: no cure in %s", file, line)
			}
		}
	}
}

func splitExpected(t *testing.T, file string) (text, want string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ = strings.Cut(string(data), "\n"+variants.Expected)
	text = strings.TrimRight(text, "\n") + "\n"
	for line := range strings.Lines(string(data)) {
		if message, ok := strings.CutPrefix(line, variants.Expected); ok {
			want += message
		}
	}
	return text, want
}

// messages loads a definition and lists its messages.
func messages(t *testing.T, file, text string) string {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, filepath.Base(file))
	for name, part := range filesOf(filepath.Base(file), text) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(part), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	options := lint.Options{Values: traits.Values, Promoted: xboard.Promoted, Confusing: xboard.Confusing}
	_, list, err := lint.Check(shipped, path, options)
	if err != nil && !errors.As(err, &list) {
		t.Fatalf("error is %v, not a list", err)
	}
	for _, e := range list {
		if e.Code.IsWarning() != (err == nil) {
			t.Errorf("%v, but the error is %v", e, err)
		}
	}
	var b strings.Builder
	for _, e := range list {
		if e.File != path {
			fmt.Fprintf(&b, "%s:", strings.TrimPrefix(e.File, dir+string(filepath.Separator)))
		}
		fmt.Fprintf(&b, "%d:%d: %s [%s]\n", e.Line, e.Column, e.Message, e.Code)
	}
	return b.String()
}

// filesOf splits a text into a file and those beside it, each of which begins with "# NAME.toml".
func filesOf(name, text string) map[string]string {
	files := map[string]string{}
	for line := range strings.Lines(text) {
		if next, ok := strings.CutPrefix(line, "# "); ok && strings.HasSuffix(next, ".toml\n") {
			name = strings.TrimSpace(next)
		}
		files[name] += line
	}
	return files
}

func writeExpected(t *testing.T, file, text, got string) {
	t.Helper()
	for line := range strings.Lines(got) {
		text += variants.Expected + line
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
