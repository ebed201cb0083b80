package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestLibrary builds and runs the program of the README in a module of its own.
func TestLibrary(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a program")
	}
	t.Parallel()
	page, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, module, _ := strings.Cut(string(page), "    module ")
	module, _, _ = strings.Cut("module "+strings.ReplaceAll(module, "\n    ", "\n"), "\n\n(")
	_, program, _ := strings.Cut(string(page), "```go\n")
	program, _, _ = strings.Cut(program, "```")
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": strings.Replace(module, "../fairymax", root, 1) + "\n", "go.sum": string(sums), "main.go": program,
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	run := exec.Command("go", "run", "-mod=mod", ".")
	run.Dir, run.Env = folder, append(os.Environ(), "GOFLAGS=", "GOWORK=off")
	said, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	for _, part := range []string{"Ke5 is not legal", "\n*\n"} {
		if !strings.Contains(string(said), part) {
			t.Errorf("it says no %q:\n%s", part, said)
		}
	}
}
