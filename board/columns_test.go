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

	"fairymax/board/define"
)

// tables are the columns of the definition that are geometry, a table of pieces or
// a text. All others are rules of play.
var tables = []string{
	"Game.Name", "Game.Title", "Game.Board", "Board.Files", "Board.Ranks", "Board.Holes",
	"Game.Types", "Game.Start", "Game.Endings",
}

// unread are the columns that the machine has no use for: people read them.
var unread = []string{"Game.Name", "Game.Title", "Game.Notation", "Type.Name", "Type.Title", "Type.Value"}

// Every rule stands in one place: a column of the definition that is a rule of
// play is read in one file, and every column inside it is read at all.
func TestColumnsHaveOneReader(t *testing.T) {
	readers := columnReaders(t)
	for _, column := range columns() {
		files := readers[column]
		top := strings.HasPrefix(column, "Game.") || strings.HasPrefix(column, "Endings.")
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
		case t.Kind() == reflect.Struct && t != reflect.TypeFor[define.Step]() && !slices.ContainsFunc(list, func(c string) bool { return strings.HasPrefix(c, t.Name()+".") }):
			for i := range t.NumField() {
				list = append(list, t.Name()+"."+t.Field(i).Name)
			}
			for i := range t.NumField() {
				visit(t.Field(i).Type)
			}
		}
	}
	visit(reflect.TypeFor[define.Game]())
	return list
}

// columnReaders maps columns to the files of the machine, of its programs and of the definition,
// that select them. A row of a table points to its column, which is not to read it.
func columnReaders(t *testing.T) map[string][]string {
	t.Helper()
	readers := make(map[string][]string)
	packages := parsedPackages{}
	for _, folder := range []string{"define", "program", "."} {
		fset := token.NewFileSet()
		info := types.Info{Selections: map[*ast.SelectorExpr]*types.Selection{}}
		config := types.Config{Importer: packages, Error: func(error) {}}
		files := parseFolder(t, fset, folder)
		checked, err := config.Check("fairymax/board/"+folder, fset, files, &info)
		if checked == nil {
			t.Fatal(err)
		}
		packages[checked.Path()] = checked
		for at, selected := range info.Selections {
			owner := selected.Recv()
			if pointer, ok := owner.Underlying().(*types.Pointer); ok {
				owner = pointer.Elem()
			}
			named, ok := owner.(*types.Named)
			if !ok || selected.Kind() != types.FieldVal || folder == "define" && isPointedTo(at, files) {
				continue
			}
			column := named.Obj().Name() + "." + selected.Obj().Name()
			if file := fset.Position(at.Pos()).Filename; !slices.Contains(readers[column], file) {
				readers[column] = append(readers[column], file)
			}
		}
	}
	return readers
}

// isPointedTo reports whether the address of a column is taken.
func isPointedTo(column *ast.SelectorExpr, files []*ast.File) (found bool) {
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			address, ok := n.(*ast.UnaryExpr)
			found = found || ok && address.Op == token.AND && address.X == column
			return !found
		})
	}
	return found
}

// parseFolder parses the files of a folder that are no tests.
func parseFolder(t *testing.T, fset *token.FileSet, folder string) (files []*ast.File) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
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
	return files
}

// parsedPackages are our own packages; all others are empty, for their types do not matter.
type parsedPackages map[string]*types.Package

func (known parsedPackages) Import(path string) (*types.Package, error) {
	if p := known[path]; p != nil {
		return p, nil
	}
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
