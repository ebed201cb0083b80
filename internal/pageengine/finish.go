package pageengine

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"fairymax/internal/wasm"
	"fairymax/internal/wasm/tune"
)

// linked makes Go keep the names of functions, by which finish chooses.
const linked = "-ldflags=-w"

// searching has the types with the methods of a search: its threads, and the evaluators and
// their contexts, which they call through tables. The linker writes every sign in a name
// that is no letter, digit or full stop as a low line.
var searching = regexp.MustCompile(`^fairymax_engine(\.__worker_|_[a-z]+\.__(Evaluator|context)_)\.`)

// inSearch chooses the functions of a search and what they call, but for Go's own.
func inSearch(m *wasm.Module) (chosen []bool, err error) {
	lets := func(name string) bool { return strings.HasPrefix(name, "fairymax_") }
	return tune.Called(m, searching.MatchString, lets)
}

// finished is a program with what its host has to give it.
type finished struct {
	program []byte
	host    hostData
}

// hostData is what host.js reads.
type hostData struct {
	Pages   uint64 `json:"pages"`   // of memory, of 64 KiB
	Kernels []byte `json:"kernels"` // a module
}

//go:embed host.js
var hostScript string

// finish does with a program what Go cannot: it straightens the functions that are chosen,
// and gives it kernels in SIMD, which need its memory.
func finish(root string, compiled []byte, choose func(m *wasm.Module) ([]bool, error)) (*finished, error) {
	m, err := wasm.Parse(compiled)
	if err != nil {
		return nil, err
	}
	chosen, err := choose(m)
	if err != nil {
		return nil, err
	}
	if _, err := tune.Straighten(m, func(i int) bool { return chosen[i] }); err != nil {
		return nil, err
	}
	m.DropNames()
	pages, err := m.ImportMemory("fairymax", "memory")
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(root, kernels))
	if err != nil {
		return nil, err
	}
	module, err := wasm.Assemble(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", kernels, err)
	}
	return &finished{m.Bytes(), hostData{pages, module}}, nil
}

// starter is the script that starts the program: Go's own, and what the host adds.
func (f *finished) starter(goRoot string) (string, error) {
	start, err := os.ReadFile(filepath.Join(goRoot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return "", fmt.Errorf("this Go has no code to start WebAssembly: %w", err)
	}
	host, err := json.Marshal(f.host)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s\nconst fairymaxHost = %s;\n%s", start, host, hostScript), nil
}
