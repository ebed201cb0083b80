// Package testlibrary unpacks the package for npm, for tests of it by other programs.
package testlibrary

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/internal/desktop"
)

// Archive is the package: that of the folder FAIRYMAX_PACKAGES, which go run ./internal/release has
// written, else one that is built.
func Archive(t *testing.T) []byte {
	t.Helper()
	folder := os.Getenv("FAIRYMAX_PACKAGES")
	if folder == "" {
		folder = t.TempDir()
		build := exec.Command("go", "run", "fairymax/internal/release", "-only", "npm", "-o", folder)
		if said, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
	}
	content, err := os.ReadFile(filepath.Join(folder, "fairymax-"+desktop.Version+".tgz"))
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// Install unpacks the package into a folder as npm does, and returns where it is.
func Install(t *testing.T, folder string) string {
	t.Helper()
	installed := filepath.Join(folder, "node_modules", desktop.Package)
	z, err := gzip.NewReader(bytes.NewReader(Archive(t)))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			return installed
		}
		if err != nil {
			t.Fatal(err)
		}
		name, inside := strings.CutPrefix(header.Name, "package/")
		if !inside || !filepath.IsLocal(name) {
			t.Fatalf("%s is not in the folder of the package", header.Name)
		}
		write(t, filepath.Join(installed, filepath.FromSlash(name)), r)
	}
}

func write(t *testing.T, path string, content io.Reader) {
	t.Helper()
	text, err := io.ReadAll(content)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(path), 0o777)
	}
	if err == nil {
		err = os.WriteFile(path, text, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// Node is the path of Node.js. Without it the test is skipped, and under FAIRYMAX_CI it fails.
func Node(t *testing.T) string { return command(t, "node") }

// TypeScript is the path of TypeScript's compiler, in the same way.
func TypeScript(t *testing.T) string { return command(t, "tsc") }

func command(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil && os.Getenv("FAIRYMAX_CI") == "" {
		t.Skip(name + " is not installed")
	}
	if err != nil {
		t.Fatal(err)
	}
	return path
}
