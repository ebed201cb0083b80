package board

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Every rule stands in one place: a column of the definition that is a rule of
// play, rather than geometry or a table of pieces, is read in one file.
func TestRuleColumnsHaveOneReader(t *testing.T) {
	columns := []string{"Royal", "Castlings", "Promotions", "Hand", "Drops", "Captures", "Pass", "Shuffle"}
	endings := reflect.TypeOf(EndingsDef{})
	for i := range endings.NumField() {
		columns = append(columns, endings.Field(i).Name)
	}
	readers := columnReaders(t)
	for _, column := range columns {
		if files := readers[column]; len(files) != 1 {
			t.Errorf("%s is read in %q, want one file", column, files)
		}
	}
}

// columnReaders maps the names of all fields that are selected from something
// called def, Def or endings to the files of this package that do so.
func columnReaders(t *testing.T) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	readers := make(map[string][]string)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(node ast.Node) bool {
			selected, ok := node.(*ast.SelectorExpr)
			if !ok || !slices.Contains([]string{"def", "Def", "endings", "Endings"}, lastName(selected.X)) {
				return true
			}
			if name := selected.Sel.Name; !slices.Contains(readers[name], file) {
				readers[name] = append(readers[name], file)
			}
			return true
		})
	}
	return readers
}

// lastName is the name that an expression such as r.Def or def ends with.
func lastName(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return x.Sel.Name
	}
	return ""
}
