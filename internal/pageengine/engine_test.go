package pageengine

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/internal/desktop"
)

// TestIdentity holds that an engine is too old as soon as one of its sources, the kernels, the
// profile or what finishes it changes.
func TestIdentity(t *testing.T) {
	if goCommand() == "" {
		t.Skip("Go is not in the PATH")
	}
	e := Player
	before, err := e.Identity(sources())
	if err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(t.TempDir(), "elsewhere")
	copySources(t, e, sources(), other)
	if same, err := e.Identity(other); err != nil || same != before {
		t.Errorf("in another folder it is %s, not %s: %v", same, before, err)
	}
	for _, name := range []string{filepath.Join("board", "move.go"), profile, kernels, filepath.Join("internal", "wasm", "tune", "write.go")} {
		changed := filepath.Join(other, name)
		text, err := os.ReadFile(changed)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(changed, append(text, "// more\n"...), 0o600); err != nil {
			t.Fatal(err)
		}
		after, err := e.Identity(other)
		if err != nil || after == before {
			t.Errorf("a change of %s leaves it as it is: %v", name, err)
		}
		before = after
	}
}

// copySources copies what the engine is made of: the files of the module that Go lists, the kernels
// and the profile.
func copySources(t *testing.T, e *Engine, from, to string) {
	t.Helper()
	list, err := run(from, "list", withKernels, "-deps", "-f", sourceList, e.program, itself)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"go.mod", "go.sum", profile, kernels}
	for line := range strings.Lines(list) {
		folder, name, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if inside, err := filepath.Rel(from, filepath.Join(folder, name)); err == nil && name != "" && filepath.IsLocal(inside) {
			names = append(names, inside)
		}
	}
	for _, name := range names {
		content, err := os.ReadFile(filepath.Join(from, name))
		if err == nil {
			err = os.MkdirAll(filepath.Dir(filepath.Join(to, name)), 0o700)
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(to, name), content, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestFind holds that the engine is that of the sources, and that it is kept.
func TestFind(t *testing.T) {
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("compiles the engine for WebAssembly; FAIRYMAX_LONG runs it")
	}
	compiled, err := run(sources(), "env", "GOCACHE")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOCACHE", strings.TrimSpace(compiled))
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	for _, e := range []*Engine{Player, Workbench} {
		found(t, e)
	}
}

// found holds the same of one engine.
func found(t *testing.T, e *Engine) {
	t.Helper()
	identity, err := e.Identity(sources())
	if err != nil {
		t.Fatal(err)
	}
	compiling, told := 0, 0
	for again := range 2 {
		content, err := e.Find(t.Context(), func(string) { told++ })
		if err != nil || !strings.HasPrefix(string(content), e.heading(identity)+"\n") {
			t.Fatalf("%.80s: %v", content, err)
		}
		if again == 0 {
			compiling, told = told, 0
		}
		if at := strings.IndexByte(string(content), '<'); at >= 0 {
			t.Errorf("a page could take it for a tag: %.40s", content[at:])
		}
	}
	if compiling == 0 || told != 0 {
		t.Errorf("told %d times while it was built, %d times later", compiling, told)
	}
}

// TestProgress holds what is told while Go compiles.
func TestProgress(t *testing.T) {
	var said []string
	p, end := watch("the engine for pages", func(text string) { said = append(said, text) })
	fmt.Fprint(p, "fairymax/board\n# fairymax/engine\nengine.go:1: a mistake\nfairymax/engine\n")
	end()
	p.tell()
	if last := said[len(said)-1]; len(said) < 2 || !strings.HasSuffix(last, ", 2 packages, now fairymax/engine") || !strings.Contains(last, " s") {
		t.Errorf("told: %q", said)
	}
}

// TestVersions holds which files beside the program are refused.
func TestVersions(t *testing.T) {
	e := Player
	for _, test := range []struct{ text, want string }{
		{e.heading("0123") + "\nconst", ""},
		{strings.Replace(e.heading("0123"), desktop.Version, "0.1", 1), "belongs to fairymax 0.1"},
		{"const x\n", "does not have"},
		{"", "does not have"},
		{Workbench.heading("0123") + "\n", "does not have"},
	} {
		err := e.checkVersion(e.File, []byte(test.text))
		if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v", test.text, err)
		}
	}
}
