package tests

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// program is the fairymax that the tests of whole programs run.
var program string

func TestMain(m *testing.M) { os.Exit(runWithProgram(m)) }

func runWithProgram(m *testing.M) int {
	folder, err := os.MkdirTemp("", "fairymax-tests")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	program = filepath.Join(folder, "fairymax")
	build := exec.Command("go", "build", "-o", program, "fairymax/cmd/fairymax")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "cannot build fairymax:", err)
		return 1
	}
	return m.Run()
}

// missing skips a test that needs another program; under .ci/run, which installs
// everything, it fails.
func missing(t *testing.T, format string, args ...any) {
	t.Helper()
	if os.Getenv("FAIRYMAX_CI") != "" {
		t.Fatalf(format, args...)
	}
	t.Skipf(format, args...)
}
