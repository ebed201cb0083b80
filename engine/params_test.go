package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"strings"
	"testing"
)

// otherNumbers are the declarations outside params.go that have numbers, each with the reason.
var otherNumbers = map[string]string{
	"clock.go MinOverhead":            "the grain of the clocks of GUIs",
	"correction.go correctionEntries": "how many entries there are",
	"history.go at":                   "two counters lie in a word",
	"history.go learn":                "two counters lie in a word",
	"engine.go DefaultHashMB":         "a setting of the program",
	"limits.go CurrentAfter":          "a setting of the program",
	"pages.go bucketsIn":              "a mebibyte",
	"score.go MaxPly":                 "what scores and stack can hold",
	"score.go Won":                    "what scores can hold",
	"see.go allLost":                  "more than all values together",
	"see.go victimsOf":                "how many pieces a move can capture",
	"table.go bucket":                 "what fits a cache line",
	"table.go packedBits":             "the layout of an entry",
	"table.go packMove":               "a hash",
	"table.go boundOf":                "the layout of an entry",
	"table.go full":                   "a sample, in permille",
	"worker.go typicalMoves":          "the squares of a chess board",
}

// TestNumbersAreParameters holds that numbers stand in params.go: elsewhere only 0, 1 and 2
// do, and what the list above excuses.
func TestNumbersAreParameters(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	unused := maps.Clone(otherNumbers)
	for _, file := range files {
		name := file.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || name == "params.go" {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			where := name + " " + declared(d)
			for _, number := range numbers(d) {
				delete(unused, where)
				if otherNumbers[where] == "" {
					t.Errorf("%s: %s, in %s, belongs into params.go", set.Position(number.Pos()), number.Value, where)
				}
			}
		}
	}
	for where := range unused {
		t.Errorf("%s has no numbers: it needs no excuse", where)
	}
}

// numbers are those of a declaration that have to be explained.
func numbers(d ast.Decl) (list []*ast.BasicLit) {
	ast.Inspect(d, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && (l.Kind == token.INT || l.Kind == token.FLOAT) && !strings.Contains("0 1 2", l.Value) {
			list = append(list, l)
		}
		return true
	})
	return list
}

// declared is the first name that a declaration declares.
func declared(d ast.Decl) string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return d.Name.Name
	case *ast.GenDecl:
		switch s := d.Specs[0].(type) {
		case *ast.TypeSpec:
			return s.Name.Name
		case *ast.ValueSpec:
			return s.Names[0].Name
		}
	}
	return ""
}
