package tune

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/internal/wasm"
)

// TestProgram holds that a program does the same with all its functions straightened, those
// of Go's library and its runtime too.
func TestProgram(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("FAIRYMAX_CI") == "" {
		t.Skip("Node.js is not installed")
	}
	want, err := exec.Command("go", "run", "./testdata/program").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, want)
	}
	m, total := compiled(t, "./testdata/program"), 0
	changed, err := Straighten(m, func(int) bool { total++; return true })
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d of %d functions were straightened", changed, total)
	if changed < total/3 {
		t.Error("Go gives its functions another shape than this package knows")
	}
	path := filepath.Join(t.TempDir(), "program.wasm")
	if err := os.WriteFile(path, m.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	starter := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	got, err := exec.Command(node, "--stack-size=8192", starter, path).CombinedOutput()
	if err != nil || string(got) != string(want) {
		t.Errorf("%v: it says\n%swant\n%s", err, got, want)
	}
}

// compiled compiles a program for JavaScript.
func compiled(t *testing.T, program string) *wasm.Module {
	t.Helper()
	path := filepath.Join(t.TempDir(), "compiled.wasm")
	build := exec.Command("go", "build", "-ldflags=-w", "-o", path, program)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := wasm.Parse(file)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
