package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestPackageTexts holds that the text of every package names each of its files, or that a file
// says at its head what it is, so that a reader learns where to look.
func TestPackageTexts(t *testing.T) {
	for folder := range arrows {
		files, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(folder), "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		files = slices.DeleteFunc(files, func(file string) bool { return strings.HasSuffix(file, "_test.go") })
		if len(files) < 2 {
			continue // its only file has the text
		}
		text, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(folder), "doc.go"))
		if err != nil {
			t.Errorf("%s has no package text in doc.go", folder)
			continue
		}
		for _, file := range files {
			if name := filepath.Base(file); name != "doc.go" && !names(string(text), name) && !hasHead(t, file) {
				t.Errorf("the text of %s does not name %s, and no comment at its head says what it is", folder, name)
			}
		}
	}
}

// TestPackageTextsAreOfToday holds that the files that a package text names exist, in its folder or
// in the one that is named with them.
func TestPackageTextsAreOfToday(t *testing.T) {
	for folder := range arrows {
		folder = filepath.Join("..", filepath.FromSlash(folder))
		text, err := os.ReadFile(filepath.Join(folder, "doc.go"))
		if err != nil {
			continue // its only file has the text
		}
		for _, name := range pathNames.FindAllString(string(text), -1) {
			inside, _ := filepath.Glob(filepath.Join(folder, name))
			outside, _ := filepath.Glob(filepath.Join("..", name))
			if len(inside)+len(outside) == 0 {
				t.Errorf("the text of %s names %s, which does not exist", folder, name)
			}
		}
	}
}

// hasHead reports whether a file has a comment before its first declaration that belongs to
// none.
func hasHead(t *testing.T, file string) bool {
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	first, doc := parsed.End(), (*ast.CommentGroup)(nil)
	for _, d := range slices.Backward(parsed.Decls) {
		switch d := d.(type) {
		case *ast.FuncDecl:
			first, doc = d.Pos(), d.Doc
		case *ast.GenDecl:
			if d.Tok != token.IMPORT {
				first, doc = d.Pos(), d.Doc
			}
		}
	}
	return slices.ContainsFunc(parsed.Comments, func(c *ast.CommentGroup) bool {
		return c != doc && c.Pos() > parsed.Name.End() && c.End() < first
	})
}

// names reports whether a text has the name of a file, or a pattern of names such as
// ending_*.go.
func names(text, file string) bool {
	return slices.ContainsFunc(fileNames.FindAllString(text, -1), func(pattern string) bool {
		ok, err := filepath.Match(pattern, file)
		return ok && err == nil
	})
}

var (
	fileNames = regexp.MustCompile(`[a-z0-9_]+(\*[a-z0-9_]*)?\.(go|s)\b`)
	pathNames = regexp.MustCompile(`([a-z0-9]+/)*` + fileNames.String())
)
