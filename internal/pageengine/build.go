package pageengine

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Build makes the engine of the sources in a folder. The same sources and the same
// version of Go give the same bytes. Told, which may be nil, hears every second how far it is.
func (e *Engine) Build(ctx context.Context, root string, told func(text string)) ([]byte, error) {
	identity, err := e.Identity(root)
	if err != nil {
		return nil, err
	}
	p, err := e.Program(ctx, root, told)
	if err != nil {
		return nil, err
	}
	return p.engineFile(e.heading(identity))
}

// Program is a program with what a host needs to start it.
type Program struct {
	WebAssembly []byte
	Starter     string // a script that defines globalThis.Go
	Licence     string // of Go, which has a part in both
}

// Program makes the program of an engine as Build does. If the context is cancelled, Go is
// interrupted and waited for, and nothing is left behind: its own files are in our folder.
func (e *Engine) Program(ctx context.Context, root string, told func(text string)) (*Program, error) {
	if told == nil {
		told = func(string) {}
	}
	shown, end := watch(e.name, told)
	defer end()
	folder, err := os.MkdirTemp(os.Getenv(goFolder), "fairymax-page")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	compiled, err := e.compiled(ctx, root, folder, shown)
	if err != nil {
		return nil, err
	}
	p, err := finish(root, compiled, inSearch)
	if err != nil {
		return nil, err
	}
	goRoot, err := run(root, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	return p.of(strings.TrimSpace(goRoot))
}

// compiled is the program as Go makes it in a folder, before it is finished.
func (e *Engine) compiled(ctx context.Context, root, folder string, shown io.Writer) ([]byte, error) {
	path := filepath.Join(folder, "engine.wasm")
	words := slices.Concat([]string{"build", "-v", withKernels, "-trimpath", "-pgo=" + filepath.Join(root, profile), linked, "-o", path}, e.flags, []string{e.program})
	if err := compile(ctx, root, folder, shown, words...); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// of is a finished program with the parts of Go in a folder.
func (f *finished) of(goRoot string) (*Program, error) {
	start, err := f.starter(goRoot)
	if err != nil {
		return nil, err
	}
	licence, err := os.ReadFile(filepath.Join(goRoot, "LICENSE"))
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	return &Program{f.program, start, string(licence)}, nil
}

// engineFile writes a program and what starts it as one file of JavaScript. A page may
// have it between tags: nothing in it looks like one.
func (p *Program) engineFile(heading string) ([]byte, error) {
	starter, err := json.Marshal(p.Starter)
	if err != nil {
		return nil, err
	}
	packed, err := pack(p.WebAssembly)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString(heading + "\n// It has parts of Go, https://go.dev.\n")
	for line := range strings.Lines(strings.TrimSpace(p.Licence)) {
		b.WriteString(strings.TrimRight("// "+strings.NewReplacer("<", "", ">", "").Replace(strings.TrimSpace(line)), " ") + "\n")
	}
	fmt.Fprintf(&b, "const fairymaxStart = %s;\n", starter)
	fmt.Fprintf(&b, "%sconst fairymaxProgram = () => fairymaxUnpack(\"%s\");\n", unpackScript, inText(packed))
	return b.Bytes(), nil
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
