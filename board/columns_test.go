package board

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// tables are the columns of the definition that are geometry, a table of pieces or
// a text. All others are rules of play.
var tables = []string{
	"Definition.Name", "Definition.Title", "Definition.Files", "Definition.Ranks", "Definition.Holes",
	"Definition.Types", "Definition.Start", "Definition.Endings",
}

// unread are the columns that the machine has no use for: people read them.
var unread = []string{"Definition.Name", "Definition.Title", "Definition.Notation", "TypeDef.Name", "TypeDef.Title", "TypeDef.Value"}

// Every rule stands in one place: a column of the definition that is a rule of
// play is read in one file, and every column inside it is read at all.
func TestColumnsHaveOneReader(t *testing.T) {
	readers := columnReaders(t)
	for _, column := range columns() {
		files := readers[column]
		top := strings.HasPrefix(column, "Definition.") || strings.HasPrefix(column, "EndingsDef.")
		switch {
		case slices.Contains(unread, column):
		case len(files) == 0:
			t.Errorf("%s is read in no file", column)
		case top && !slices.Contains(tables, column) && len(files) > 1:
			t.Errorf("%s is read in %q, want one file", column, files)
		}
	}
}

// columns lists the fields of the definition and of everything in it, as
// Type.Field. Steps are a table of pieces.
func columns() []string {
	var list []string
	var visit func(reflect.Type)
	visit = func(t reflect.Type) {
		switch {
		case t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Array || t.Kind() == reflect.Map:
			visit(t.Elem())
		case t.Kind() == reflect.Struct && t != reflect.TypeFor[Step]() && !slices.ContainsFunc(list, func(c string) bool { return strings.HasPrefix(c, t.Name()+".") }):
			for i := range t.NumField() {
				list = append(list, t.Name()+"."+t.Field(i).Name)
			}
			for i := range t.NumField() {
				visit(t.Field(i).Type)
			}
		}
	}
	visit(reflect.TypeFor[Definition]())
	return list
}

// columnReaders maps columns to the files of this package that select them.
func columnReaders(t *testing.T) map[string][]string {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	// The types of the package suffice, so that what it imports stays empty.
	info := types.Info{Selections: map[*ast.SelectorExpr]*types.Selection{}}
	config := types.Config{Importer: emptyPackages{}, Error: func(error) {}}
	config.Check("board", fset, files, &info) //nolint:errcheck // of what is imported
	readers := make(map[string][]string)
	for at, selected := range info.Selections {
		owner := selected.Recv()
		if pointer, ok := owner.Underlying().(*types.Pointer); ok {
			owner = pointer.Elem()
		}
		named, ok := owner.(*types.Named)
		if !ok || selected.Kind() != types.FieldVal {
			continue
		}
		column := named.Obj().Name() + "." + selected.Obj().Name()
		if file := fset.Position(at.Pos()).Filename; !slices.Contains(readers[column], file) {
			readers[column] = append(readers[column], file)
		}
	}
	return readers
}

type emptyPackages struct{}

func (emptyPackages) Import(path string) (*types.Package, error) {
	p := types.NewPackage(path, path[strings.LastIndexByte(path, '/')+1:])
	p.MarkComplete()
	return p, nil
}

// Every ending that a position shows says which side it can beat, so that other
// packages need not know the list of endings.
func TestEveryEndingHasALoser(t *testing.T) {
	for _, kind := range endingKinds() {
		if kind.beats == nil {
			t.Errorf("%v does not say which side it can beat", kind.reason)
		}
	}
}
