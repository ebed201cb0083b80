package pageengine

import (
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// program is the package that becomes WebAssembly.
const program = "./internal/webplay/program"

// sourceList makes Go list the files of the program that are not Go's own.
const sourceList = `{{if not .Standard}}{{range .GoFiles}}{{$.Dir}}	{{.}}
{{end}}{{range .SFiles}}{{$.Dir}}	{{.}}
{{end}}{{range .EmbedFiles}}{{$.Dir}}	{{.}}
{{end}}{{end}}`

// Identity is the identity that an engine of the sources in a folder has.
func Identity(root string) (string, error) {
	version, err := run(root, "env", "GOVERSION")
	if err != nil {
		return "", err
	}
	list, err := run(root, "list", "-deps", "-f", sourceList, program)
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%s", version)
	for line := range strings.Lines(list) {
		folder, name, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if name == "" {
			continue
		}
		content, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if err != nil {
			return "", err
		}
		fmt.Fprintf(sum, "%s %s %d\n%s", filepath.Base(folder), name, len(content), content)
	}
	return fmt.Sprintf("%x", sum.Sum(nil))[:16], nil
}

// run runs Go for WebAssembly in a folder and returns its output. What a person has set
// for Go must not change the bytes of the engine.
func run(root string, arguments ...string) (string, error) {
	command := exec.Command(goCommand(), arguments...)
	command.Dir = root
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=", "CGO_ENABLED=0",
		"GOFLAGS=-buildvcs=false", "GOWORK=off", "GOEXPERIMENT=")
	var said strings.Builder
	command.Stderr = &said
	output, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", arguments[0], err, strings.TrimSpace(said.String()))
	}
	return string(output), nil
}
