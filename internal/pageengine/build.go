package pageengine

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"fairymax/internal/desktop"
)

// Build makes the engine of the sources in a folder. The same sources and the same
// version of Go give the same bytes. Told, which may be nil, hears every second how far it is.
func Build(root string, told func(text string)) ([]byte, error) {
	if told == nil {
		told = func(string) {}
	}
	shown, end := watch(told)
	defer end()
	identity, err := Identity(root)
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "fairymax-page")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	compiled := filepath.Join(folder, "engine.wasm")
	if _, err := runShown(root, shown, "build", "-v", "-trimpath", "-pgo="+filepath.Join(root, profile), "-ldflags=-s -w", "-o", compiled, program); err != nil {
		return nil, err
	}
	wasm, err := os.ReadFile(compiled)
	if err != nil {
		return nil, err
	}
	goRoot, err := run(root, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	return engineFile(identity, wasm, strings.TrimSpace(goRoot))
}

// engineFile writes a program and what starts it as one file of JavaScript. A page may
// have it between tags: nothing in it looks like one.
func engineFile(identity string, wasm []byte, goRoot string) ([]byte, error) {
	start, err := os.ReadFile(filepath.Join(goRoot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, fmt.Errorf("this Go has no code to start WebAssembly: %w", err)
	}
	licence, err := os.ReadFile(filepath.Join(goRoot, "LICENSE"))
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	starter, err := json.Marshal(string(start))
	if err != nil {
		return nil, err
	}
	packed, err := pack(wasm)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString(heading(identity) + "\n// It has parts of Go, https://go.dev.\n")
	for line := range strings.Lines(strings.TrimSpace(string(licence))) {
		b.WriteString(strings.TrimRight("// "+strings.NewReplacer("<", "", ">", "").Replace(strings.TrimSpace(line)), " ") + "\n")
	}
	fmt.Fprintf(&b, "const fairymaxStart = %s;\n", starter)
	fmt.Fprintf(&b, "const fairymaxProgram = %q;\n", base64.StdEncoding.EncodeToString(packed))
	return b.Bytes(), nil
}

// heading is the first line of an engine.
func heading(identity string) string {
	return fmt.Sprintf("// The engine of a page of fairymax %s, %s.", desktop.Version, identity)
}

func pack(content []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}
