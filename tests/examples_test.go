package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// withoutExample are the packages that others call and that have no example, each with the reason.
var withoutExample = map[string]string{
	"internal/script/library": "it needs a program for WebAssembly",
	"internal/wasm/tune":      "it needs a module that Go has linked",
	"internal/webplay/host":   "it runs in hosts of WebAssembly only",
}

// TestExamples holds that a reader finds an example of each package that others import.
func TestExamples(t *testing.T) {
	called := map[string]bool{}
	for _, imports := range arrows {
		for _, name := range imports {
			called[name] = true
		}
	}
	for name := range called {
		if strings.Contains(name, ".") && name != "." || strings.HasPrefix(name, "internal/test") || strings.HasSuffix(name, "/testgames") {
			continue // of others, or for tests
		}
		if has := hasExample(t, filepath.Join("..", name)); has == (withoutExample[name] != "") {
			t.Errorf("%s: examples: %v; not wanted because %q", name, has, withoutExample[name])
		}
	}
}

// hasExample reports whether a test of a folder's package is an example that runs.
func hasExample(t *testing.T, folder string) bool {
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(files, func(file string) bool {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		return slices.ContainsFunc(parsed.Decls, func(d ast.Decl) bool {
			f, ok := d.(*ast.FuncDecl)
			return ok && strings.HasPrefix(f.Name.Name, "Example") && runs(parsed, f)
		})
	})
}

// runs reports whether an example says what it prints.
func runs(file *ast.File, f *ast.FuncDecl) bool {
	return slices.ContainsFunc(file.Comments, func(c *ast.CommentGroup) bool {
		return c.Pos() > f.Pos() && c.End() < f.End() && strings.HasPrefix(c.Text(), "Output:")
	})
}
