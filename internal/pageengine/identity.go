package pageengine

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// itself is this package: with what it imports, it finishes what Go has compiled.
const itself = "./internal/pageengine"

// kernels is the text of the kernels in SIMD.
var kernels = filepath.Join("engine", "net", "kernel", "integer.wat")

// withKernels makes Go compile the program for a host that has the kernels.
const withKernels = "-tags=simd128"

// profile is what the compiler goes by where it optimizes: the profile of the whole
// program, which spends its time in the same search. It is worth 5 % of the nodes.
var profile = filepath.Join("cmd", "fairymax", "default.pgo")

// sourceList makes Go list the files of the program that are not Go's own.
const sourceList = `{{if not .Standard}}{{range .GoFiles}}{{$.Dir}}	{{.}}
{{end}}{{range .SFiles}}{{$.Dir}}	{{.}}
{{end}}{{range .EmbedFiles}}{{$.Dir}}	{{.}}
{{end}}{{end}}`

// Identity is the identity that an engine of the sources in a folder has.
func (e *Engine) Identity(root string) (string, error) {
	version, err := run(root, "env", "GOVERSION")
	if err != nil {
		return "", err
	}
	list, err := run(root, "list", withKernels, "-deps", "-f", sourceList, e.program, itself)
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%s%s", version, strings.Join(e.flags, " "))
	add := func(folder, name string) error {
		content, err := os.ReadFile(filepath.Join(folder, name))
		fmt.Fprintf(sum, "%s %s %d\n%s", place(root, folder), filepath.ToSlash(name), len(content), content)
		return err
	}
	for _, name := range []string{profile, kernels} {
		if err := add(filepath.Split(filepath.Join(root, name))); err != nil {
			return "", err
		}
	}
	for line := range strings.Lines(list) {
		folder, name, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if name == "" {
			continue
		}
		if err := add(folder, filepath.FromSlash(name)); err != nil {
			return "", err
		}
	}
	return fmt.Sprintf("%x", sum.Sum(nil))[:16], nil
}

// place names a folder of the sources in a way that does not depend on where they are.
func place(root, folder string) string {
	if inside, err := filepath.Rel(root, folder); err == nil && filepath.IsLocal(inside) {
		return filepath.ToSlash(inside)
	}
	return filepath.Base(folder)
}
