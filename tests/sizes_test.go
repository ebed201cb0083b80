package tests

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Limits in lines, and in bytes of a line of comment.
const (
	mostFileLines     = 300
	mostFunctionLines = 40
	mostCommentWidth  = 112
)

// longFiles may be longer, for a reason. Package texts (doc.go) may as well.
var longFiles = map[string]string{
	"variants/format.go": "package text: the reference of the format",
}

// longFunctions may be longer, for a reason; methods have the name of their type.
var longFunctions = map[string]string{
	"engine worker.search":              "a search node: its numbered steps belong together",
	"engine worker.quiesceOn":           "a search node: its numbered steps belong together",
	"variants/vocabulary variantSchema": "a table of the language's words",
}

// unenforcedSizes are folders with files or functions that are still too long:
// the test only logs them. The table only shrinks.
var unenforcedSizes = []string{"variants/betza"}

// TestSizes holds that files and functions stay short enough to read.
func TestSizes(t *testing.T) {
	files, functions := map[string]bool{}, map[string]bool{}
	eachGoFile(t, func(name string, text []byte) {
		if strings.HasSuffix(name, "_test.go") {
			return
		}
		if lines := bytes.Count(text, []byte("\n")); lines > mostFileLines && path.Base(name) != "doc.go" {
			files[name] = true
			if longFiles[name] == "" {
				tooLong(t, name, "it has %d lines, more than %d", lines, mostFileLines)
			}
		}
		checkFunctions(t, name, text, functions)
	})
	checkUsed(t, longFiles, files)
	checkUsed(t, longFunctions, functions)
}

// TestComments holds that no line of a comment is too long to read.
func TestComments(t *testing.T) {
	eachGoFile(t, func(name string, text []byte) {
		n := 0
		for line := range strings.Lines(string(text)) {
			n++
			if strings.HasPrefix(strings.TrimLeft(line, "\t"), "// ") && len(line) > mostCommentWidth+1 && longFiles[name] == "" {
				t.Errorf("%s:%d: a comment of %d bytes, more than %d", name, n, len(line)-1, mostCommentWidth)
			}
		}
	})
}

// eachGoFile reads every file of Go.
func eachGoFile(t *testing.T, each func(name string, text []byte)) {
	t.Helper()
	err := filepath.WalkDir("..", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(file, ".go") {
			return err
		}
		text, err := os.ReadFile(file)
		if err == nil {
			each(strings.TrimPrefix(filepath.ToSlash(file), "../"), text)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// checkFunctions measures the functions of a file from func to the closing brace
// and notes the long ones.
func checkFunctions(t *testing.T, name string, text []byte, long map[string]bool) {
	t.Helper()
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
	if err != nil {
		t.Error(err)
		return
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		lines := set.Position(f.End()).Line - set.Position(f.Pos()).Line + 1
		if lines <= mostFunctionLines {
			continue
		}
		full := path.Dir(name) + " " + functionName(f)
		long[full] = true
		if longFunctions[full] == "" {
			tooLong(t, name, "%s has %d lines, more than %d", f.Name.Name, lines, mostFunctionLines)
		}
	}
}

// tooLong reports a size in a file.
func tooLong(t *testing.T, name, format string, args ...any) {
	t.Helper()
	report := t.Errorf
	if isIn(unenforcedSizes, path.Dir(name)) {
		report = t.Logf
	}
	report("%s: "+format, append([]any{name}, args...)...)
}

// isIn reports whether a folder is in one of several.
func isIn(folders []string, folder string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return folder == f || strings.HasPrefix(folder, f+"/") })
}

// functionName is the name of a function, behind that of its receiver's type.
func functionName(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	receiver := f.Recv.List[0].Type
	if star, ok := receiver.(*ast.StarExpr); ok {
		receiver = star.X
	}
	if name, ok := receiver.(*ast.Ident); ok {
		return name.Name + "." + f.Name.Name
	}
	return f.Name.Name
}

// checkUsed reports exceptions that nothing needs.
func checkUsed(t *testing.T, allowed map[string]string, used map[string]bool) {
	t.Helper()
	for name := range allowed {
		if !used[name] {
			t.Errorf("nothing needs the exception for %s", name)
		}
	}
}
