package faults

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
)

// Fault is one small change to a source file.
type Fault struct {
	File     string // as given
	Function string
	Line     int
	Kind     string
	From, To string // the text before and after
	offset   int
}

// String describes the fault by the function, since lines move.
func (f *Fault) String() string {
	return fmt.Sprintf("%s: %s: %s: %s → %s", f.File, f.Function, f.Kind, flat(f.From), flat(f.To))
}

// flat is a text in one line.
func flat(text string) string { return strings.Join(strings.Fields(text), " ") }

// Apply makes the fault in the text of its file.
func (f *Fault) Apply(source string) string {
	return source[:f.offset] + f.To + source[f.offset+len(f.From):]
}

// finder collects the faults that can be made in a file.
type finder struct {
	file, source, function string
	set                    *token.FileSet
	list                   []Fault
}

// Faults lists the faults that can be made in the functions of a file. Texts for people
// are left alone: what a function named String, Error, append or …Text returns is no rule.
func Faults(file, source string) ([]Fault, error) {
	f := &finder{file: file, source: source, set: token.NewFileSet()}
	tree, err := parser.ParseFile(f.set, file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, decl := range tree.Decls {
		function, ok := decl.(*ast.FuncDecl)
		if !ok || function.Body == nil || isText(function.Name.Name) {
			continue
		}
		f.function = function.Name.Name
		ast.Inspect(function.Body, f.visit)
	}
	return f.list, nil
}

func isText(name string) bool {
	return name == "String" || name == "Error" || name == "append" || strings.HasSuffix(name, "Text")
}

// text is the source of a node.
func (f *finder) text(n ast.Node) string {
	return f.source[f.set.Position(n.Pos()).Offset:f.set.Position(n.End()).Offset]
}

// add notes a fault that writes something else in the place of a node.
func (f *finder) add(kind string, n ast.Node, to string) {
	f.addAt(kind, n.Pos(), f.text(n), to)
}

func (f *finder) addAt(kind string, at token.Pos, from, to string) {
	place := f.set.Position(at)
	f.list = append(f.list, Fault{File: f.file, Function: f.function, Line: place.Line, Kind: kind, From: from, To: to, offset: place.Offset})
}

// visit adds the faults of one node.
func (f *finder) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IfStmt:
		f.add("turned round", n.Cond, "!("+f.text(n.Cond)+")")
	case *ast.UnaryExpr:
		if n.Op == token.NOT {
			f.add("turned round", n, f.text(n.X))
		}
	case *ast.BinaryExpr:
		f.binary(n)
	case *ast.Ident:
		if other := map[string]string{"White": "Black", "Black": "White", "true": "false", "false": "true"}[n.Name]; other != "" {
			f.add("the other one", n, other)
		}
	case *ast.CallExpr:
		if other, ok := n.Fun.(*ast.SelectorExpr); ok && other.Sel.Name == "Other" && len(n.Args) == 0 {
			f.add("side forgotten", n, f.text(other.X))
		}
	case *ast.CaseClause:
		for i := 1; i < len(n.List); i++ {
			last := n.List[i-1]
			f.addAt("case forgotten", last.End(), f.between(last, n.List[i]), "")
		}
	}
	return true
}

// between is the source from behind one node to the end of the next.
func (f *finder) between(last, next ast.Node) string {
	return f.source[f.set.Position(last.End()).Offset:f.set.Position(next.End()).Offset]
}

// neighbours are the comparisons that differ least.
var neighbours = map[token.Token]string{
	token.EQL: "!=", token.NEQ: "==", token.LSS: "<=", token.LEQ: "<", token.GTR: ">=", token.GEQ: ">",
}

// binary adds the faults of an expression of two parts.
func (f *finder) binary(n *ast.BinaryExpr) {
	switch n.Op {
	case token.LAND, token.LOR:
		f.add("half forgotten", n, f.text(n.X))
		f.add("half forgotten", n, f.text(n.Y))
	case token.ADD, token.SUB:
		f.offByOne(n.Y)
	}
	if other := neighbours[n.Op]; other != "" {
		f.addAt("compared wrongly", n.OpPos, n.Op.String(), other)
		f.offByOne(n.Y)
	}
}

// offByOne makes a number greater.
func (f *finder) offByOne(n ast.Expr) {
	if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.INT {
		if value, err := strconv.Atoi(literal.Value); err == nil {
			f.add("off by one", n, strconv.Itoa(value+1))
		}
	}
}
