package testlibrary

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"fairymax"
)

// mostBytes is what the package may have, packed.
const mostBytes = 4_000_000

// TestSize holds that the package stays small, and that the document says how large it is.
func TestSize(t *testing.T) {
	Node(t)
	n := len(Archive(t))
	if n > mostBytes {
		t.Errorf("the package has %d bytes, more than %d", n, mostBytes)
	}
	document, err := os.ReadFile(filepath.Join("..", "..", "docs", "library.md"))
	if err != nil {
		t.Fatal(err)
	}
	said := regexp.MustCompile(`takes ([0-9.]+) MB packed`).FindSubmatch(document)
	if said == nil {
		t.Fatal("the document does not say how large the package is")
	}
	if size, err := strconv.ParseFloat(string(said[1]), 64); err != nil || math.Abs(size-float64(n)/1e6) > 0.1 {
		t.Errorf("the package has %d bytes, and the document says %s MB", n, said[1])
	}
}

// TestReadme holds that the text of the package counts the games as they are.
func TestReadme(t *testing.T) {
	folder := t.TempDir()
	text, err := os.ReadFile(filepath.Join(Install(t, folder), "README.md"))
	if want := fmt.Sprintf("%d games in all", len(fairymax.Names())); err != nil || !strings.Contains(string(text), want) {
		t.Errorf("the text does not say %q: %v", want, err)
	}
}

// project is a folder with the package and the files of testdata.
func project(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	Install(t, folder)
	if err := os.CopyFS(folder, os.DirFS("testdata")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "package.json"), []byte(`{"type": "module"}`), 0o666); err != nil {
		t.Fatal(err)
	}
	return folder
}

// said runs a program in a folder.
func said(t *testing.T, folder, program string, arguments ...string) string {
	t.Helper()
	command := exec.Command(program, arguments...)
	command.Dir = folder
	output, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	return string(output)
}

// TestExample holds that an example of everything has the right types and does what it should, and that
// the scripts of the package have the right types themselves.
func TestExample(t *testing.T) {
	node, tsc := Node(t), TypeScript(t)
	folder := project(t)
	strict := []string{"--strict", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16", "--lib", "es2022,dom,dom.iterable"}
	said(t, folder, tsc, append(strict, "example.ts")...)
	scripts, err := filepath.Glob(filepath.Join(folder, "node_modules", "*", "*.js"))
	if err != nil || len(scripts) < 10 {
		t.Fatalf("there are %d scripts: %v", len(scripts), err)
	}
	said(t, folder, tsc, append(append(strict, "--allowJs", "--checkJs", "--noEmit", "--maxNodeModuleJsDepth", "0", "node.d.ts"), scripts...)...)
	said(t, folder, node, "--input-type=module", "--eval", `import { everything } from "./example.js"; await everything();`)
}

// TestTypesAlone holds that the types need no others: a project for Node.js has not those of the DOM.
func TestTypesAlone(t *testing.T) {
	Node(t)
	tsc, folder := TypeScript(t), project(t)
	said(t, folder, tsc, "--strict", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext", "--lib", "es2022", "--noEmit", "plain.ts")
}

// TestExampleUsesAll holds that the example names every export.
func TestExampleUsesAll(t *testing.T) {
	types, err := os.ReadFile(filepath.Join("..", "script", "library", "index.d.ts"))
	if err != nil {
		t.Fatal(err)
	}
	example, err := os.ReadFile(filepath.Join("testdata", "example.ts"))
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`(?m)^(?:export (?:interface|type|function) (\w+)|\t(\w+)\??[(:])`).FindAllStringSubmatch(string(types), -1)
	if len(names) < 100 {
		t.Fatalf("there are %d names", len(names))
	}
	for _, name := range names {
		if word := name[1] + name[2]; !regexp.MustCompile(`\b` + word + `\b`).Match(example) {
			t.Errorf("the example does not use %s", word)
		}
	}
}

// soon is how long the first legal moves may take, in milliseconds, where the machine is idle.
const soon = 300

// TestFirstMoves measures how long the first legal moves take in a process of its own: the best of several.
// FAIRYMAX_LATENCY holds it, because a busy machine takes longer.
func TestFirstMoves(t *testing.T) {
	node, folder := Node(t), project(t)
	best := 0
	for range 5 {
		took, err := strconv.Atoi(strings.TrimSpace(said(t, folder, node, "first.mjs", "capablanca")))
		if err != nil {
			t.Fatal(err)
		}
		if best == 0 || took < best {
			best = took
		}
	}
	t.Logf("the first legal moves take %d ms", best)
	if best > soon && os.Getenv("FAIRYMAX_LATENCY") != "" {
		t.Errorf("that is more than %d", soon)
	}
}

// late is more than a search takes to hear that it is to end, in milliseconds, on a busy machine
// too. A search that hears of it only after a thousand pauses takes at least 15 seconds.
const late = 8000

// TestStop holds that in Node.js a search ends when it is stopped or aborted, and not much later.
func TestStop(t *testing.T) {
	node, folder := Node(t), project(t)
	for _, took := range strings.Fields(said(t, folder, node, "stop.mjs")) {
		if ms, err := strconv.Atoi(took); err != nil || ms > late {
			t.Errorf("a search ends %s ms after it is told to: %v", took, err)
		}
	}
}

// TestWrong holds that a wrong argument is an error that names it.
func TestWrong(t *testing.T) {
	node, folder := Node(t), project(t)
	if wrong := said(t, folder, node, "wrong.mjs"); wrong != "" {
		t.Error(wrong)
	}
}

// TestRedefined holds that a search has the rules by which it was asked for, and that a board is
// refused that has others by now.
func TestRedefined(t *testing.T) {
	node, folder := Node(t), project(t)
	want := "2\nchild, or a game that it extends, was defined anew since this board was made: make a new board\n2\n"
	if got := said(t, folder, node, "redefined.mjs"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
