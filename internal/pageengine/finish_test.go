package pageengine

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/wasm"
	"fairymax/internal/wasm/tune"
)

// withoutSIMD makes a browser of Node.js that does not know SIMD.
const withoutSIMD = "WebAssembly.validate = () => false;\n"

// TestKernels runs the tests of the kernels as a program of a page, in a browser with SIMD
// and in one without.
func TestKernels(t *testing.T) {
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("compiles for WebAssembly; FAIRYMAX_LONG runs it")
	}
	node := nodeOf(t)
	compiled := filepath.Join(t.TempDir(), "compiled.wasm")
	if _, err := run(sources(), "test", "-c", withKernels, linked, "-o", compiled, "./engine/net/kernel"); err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(compiled)
	if err != nil {
		t.Fatal(err)
	}
	everything := func(m *wasm.Module) ([]bool, error) { return slices.Repeat([]bool{true}, len(m.Functions)), nil }
	p, err := finish(sources(), content, everything)
	if err != nil {
		t.Fatal(err)
	}
	for simd, before := range map[string]string{"yes": "", "no": withoutSIMD} {
		folder := t.TempDir()
		layOut(t, folder, p, before)
		tests := exec.Command(node, "--stack-size=8192", "wasm_exec_node.js", "program.wasm", "-test.v")
		tests.Dir, tests.Env = folder, append(os.Environ(), "FAIRYMAX_SIMD="+simd)
		said, err := tests.CombinedOutput()
		if err != nil || !strings.Contains(string(said), "--- PASS: TestHasVectors") || !strings.Contains(string(said), "--- PASS: TestAccumulate ") {
			t.Errorf("with SIMD %s: %v\n%s", simd, err, said)
		}
	}
}

// nodeOf is the path of Node.js.
func nodeOf(t *testing.T) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("FAIRYMAX_CI") == "" {
		t.Skip("Node.js is not installed")
	}
	if err != nil {
		t.Fatal(err)
	}
	return node
}

// layOut writes a program and what starts it in Node.js into a folder.
func layOut(t *testing.T, folder string, p *finished, before string) {
	t.Helper()
	root, err := run(sources(), "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	root = strings.TrimSpace(root)
	starter, err := p.starter(root)
	if err != nil {
		t.Fatal(err)
	}
	first, err := os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec_node.js"))
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{"program.wasm": p.program, "wasm_exec.js": []byte(before + starter), "wasm_exec_node.js": first} {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestStraight holds that no function of the search still has its jumps through a table.
func TestStraight(t *testing.T) {
	if os.Getenv("FAIRYMAX_LONG") == "" {
		t.Skip("compiles the engine for WebAssembly; FAIRYMAX_LONG runs it")
	}
	content, err := Player.compiled(t.Context(), sources(), t.TempDir(), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	m, err := wasm.Parse(content)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := inSearch(m)
	if err != nil {
		t.Fatal(err)
	}
	changed, err := tune.Straighten(m, func(i int) bool { return chosen[i] })
	t.Logf("%d functions were straightened", changed)
	if err != nil || changed < 200 {
		t.Errorf("that is too few, %v", err)
	}
	for i, is := range chosen {
		if f := m.Functions[i]; is && jumpsByTable(t, f.Body) {
			t.Errorf("%s has another shape than package tune knows", f.Name)
		}
	}
}

// jumpsByTable reports whether a function begins with a loop around a table.
func jumpsByTable(t *testing.T, body []byte) bool {
	t.Helper()
	_, code, err := wasm.Decode(body)
	if err != nil {
		t.Fatal(err)
	}
	loop := false
	for _, in := range code {
		loop = loop || in.Op == wasm.Loop
		if in.Op == wasm.BranchTable {
			return loop
		}
		if in.Op != wasm.GlobalGet && in.Op != wasm.LocalSet && in.Op != wasm.LocalGet && in.Op != wasm.Block && in.Op != wasm.Loop {
			return false
		}
	}
	return false
}
