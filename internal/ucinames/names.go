// Package ucinames has the names that variants have in programs that speak UCI.
//
// # Where to change what
//
// A name: names.txt.
package ucinames

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed names.txt
var text string

// rows are the rows of the table: our name, then theirs.
func rows() (rows [][]string) {
	for row := range strings.Lines(text) {
		if words := strings.Fields(row); len(words) > 1 && words[0] != "#" {
			rows = append(rows, words)
		}
	}
	return rows
}

// Of returns the names that programs may have for a variant, its own first.
func Of(variant string) []string {
	names := []string{variant}
	for _, row := range rows() {
		if row[0] != variant {
			continue
		}
		for _, name := range row[1:] {
			names = append(names, strings.TrimPrefix(name, "+"))
		}
	}
	return names
}

// IsPlain reports whether a name means the game of programs without variants.
func IsPlain(name string) bool { return slices.Contains(Of(rows()[0][0]), name) }

// Listed returns the name under which we list a variant ourselves.
func Listed(variant string) string {
	for _, row := range rows() {
		if listed, ok := strings.CutPrefix(row[1], "+"); ok && row[0] == variant {
			return listed
		}
	}
	return variant
}

// Ours returns our name of the variant that programs call so, "" if none is known. Where
// they call two variants the same, it is the first.
func Ours(name string) string {
	for _, row := range rows() {
		if slices.Contains(Of(row[0]), strings.ToLower(name)) {
			return row[0]
		}
	}
	return ""
}
