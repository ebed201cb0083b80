package vocabulary_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/variants"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// load compiles a definition.
func load(t *testing.T, text string) *variants.Variant {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	v, err := catalogue.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// catalogue keeps the shared pieces from test to test.
var catalogue = variants.NewCatalogue(fairymax.Files)

// TestExamples loads the example of every key.
func TestExamples(t *testing.T) {
	for _, e := range vocabulary.KeyExamples() {
		t.Run(e.Table+"."+e.Key, func(t *testing.T) {
			for line := range strings.SplitSeq(e.Text, "\n") {
				if len(line) > vocabulary.ManualWidth {
					t.Errorf("%q is too long for the manual", line)
				}
			}
			if !strings.Contains(e.Text, e.Key+" =") && !strings.Contains(e.Text, e.Key+".") && !strings.Contains(e.Text, e.Key+"]") {
				t.Errorf("%q does not show the key", e.Text)
			}
			if e.Leg {
				load(t, rowGame(e.Text))
			} else {
				load(t, gameAround(t, e.Text))
			}
		})
	}
}

// rowGame is a game with one piece that has the given rows.
func rowGame(rows string) string {
	return `
title = "Example"
extends = "normal"
pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "own"]
zones.palace = "d1-f3"
[piece.own]
letter = "X"
moves = [
` + rows + "\n]\n"
}

// gameAround completes some lines to a game. What the lines lack is as in chess; new
// pieces are part of the game.
func gameAround(t *testing.T, lines string) string {
	t.Helper()
	tree, err := source.Parse("example", lines)
	if err != nil {
		t.Fatal(err)
	}
	game := ""
	if !tree.Has("title") {
		game += "title = \"Example\"\n"
	}
	if !tree.Has("extends") && !tree.Has("board") {
		game += "extends = \"normal\"\n"
	}
	if !tree.Has("pieces") && !tree.Has("extends") {
		pieces := []string{"pawn", "knight", "bishop", "rook", "queen", "king"}
		for _, name := range tree.Get("piece").Keys() {
			if !strings.Contains(strings.Join(pieces, " "), name) {
				pieces = append(pieces, name)
			}
		}
		game += "pieces = [\"" + strings.Join(pieces, `", "`) + "\"]\n"
	}
	return game + lines
}

// blocks returns the indented parts of a text.
func blocks(text string) []string {
	var all []string
	inside := false
	for line := range strings.Lines(text) {
		code, ok := strings.CutPrefix(line, "\t")
		switch {
		case ok && inside:
			all[len(all)-1] += code
		case ok:
			all = append(all, code)
		case inside && line == "\n":
			all[len(all)-1] += line
			continue
		}
		inside = ok
	}
	return all
}

// TestManualText loads the examples between the tables of the full reference.
func TestManualText(t *testing.T) {
	for i, block := range append(blocks(vocabulary.ManualExamples), blocks(vocabulary.ManualFile)...) {
		for j, lines := range alternatives(block) {
			if v := load(t, gameAround(t, lines)); i == 0 && v.Title != "Stag Hunt" {
				t.Errorf("block %d.%d is %q", i, j, v.Title)
			}
		}
	}
	n := 0
	for _, block := range blocks(vocabulary.ManualZones) {
		for zone := range strings.FieldsFuncSeq(block, func(r rune) bool { return r == '"' || r == '\n' }) {
			if strings.TrimSpace(zone) != "" {
				load(t, rowGame(`{ leap = [0, 1], to = "`+zone+`" }`))
				n++
			}
		}
	}
	if n < 10 {
		t.Errorf("%d zones", n)
	}
}

// alternatives splits a block of lines that all say the same thing.
func alternatives(block string) []string {
	lines := strings.Split(strings.TrimSpace(block), "\n")
	if len(lines) == 2 && !strings.HasPrefix(lines[0], "[") {
		return lines
	}
	return []string{block}
}
