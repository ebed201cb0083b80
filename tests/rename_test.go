package tests

import (
	"io/fs"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

// TestRenaming renames every piece, every letter and every variant in the data
// and counts moves again: the code must not depend on these names.
func TestRenaming(t *testing.T) {
	if !*long {
		t.Skip("slow, needs FAIRYMAX_LONG")
	}
	renamed := variants.NewCatalogue(os.DirFS(writeRenamed(t)))
	for _, file := range readPerftFiles(t) {
		v, err := renamed.Load(newName(file.variant))
		if err != nil {
			t.Errorf("%s: %v", file.variant, err)
			continue
		}
		original := load(t, file.variant)
		for _, block := range file.blocks {
			p := block.fromFEN(t, original)
			if p == nil {
				continue
			}
			q, err := v.Rules.ParseFEN(newFEN(p.FEN()))
			if err != nil {
				t.Errorf("%s: %v", file.variant, err)
				continue
			}
			depth := affordable(p, 2)
			if got, want := q.Perft(depth), p.Perft(depth); got != want {
				t.Errorf("%s, line %d: perft %d is %d with other names, %d with ours", file.variant, block.line, depth, got, want)
			}
		}
		depth := affordable(original.Start(), 3)
		if got, want := v.Rules.Start().Perft(depth), original.Start().Perft(depth); got != want {
			t.Errorf("%s: perft %d from the start is %d with other names, %d with ours", file.variant, depth, got, want)
		}
	}
}

// affordable is a depth at which counting moves takes no more than seconds: where moves
// place walls there are hundreds of each.
func affordable(p *board.Position, depth int) int {
	const most = 30_000_000
	for depth > 1 && math.Pow(float64(p.Perft(1)), float64(depth)) > most {
		depth--
	}
	return depth
}

// newName replaces the name of a piece or a variant.
func newName(name string) string { return "x-" + name }

// newLetter replaces a letter by the next one and keeps its case and marks.
func newLetter(text string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c == 'z' || c == 'Z':
			return c - 25
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z':
			return c + 1
		}
		return c
	}, text)
}

// newLetters replaces the letters of a text or of a list of texts.
func newLetters(value any) any {
	switch value := value.(type) {
	case string:
		return newLetter(value)
	case []any:
		list := make([]any, len(value))
		for i := range value {
			list[i] = newLetters(value[i])
		}
		return list
	}
	return value
}

// newFEN changes the letters of the pieces and nothing else.
func newFEN(fen string) string {
	placement, rest, _ := strings.Cut(fen, " ")
	return newLetter(placement) + " " + rest
}

// writeRenamed writes the built-in data with other names into a folder.
func writeRenamed(t *testing.T) string {
	t.Helper()
	var pieces map[string]any
	decode(t, "pieces.toml", &pieces)
	rename := renamer(slices.Collect(maps.Keys(pieces)))
	for _, path := range variantFiles(t) {
		var table map[string]any
		decode(t, path, &table)
		own, _ := table["piece"].(map[string]any)
		rename = slices.AppendSeq(rename, maps.Keys(own))
	}
	folder := t.TempDir()
	encode(t, filepath.Join(folder, "pieces.toml"), rename.pieces(pieces))
	for _, path := range variantFiles(t) {
		var table map[string]any
		decode(t, path, &table)
		name := newName(filepath.Base(path))
		encode(t, filepath.Join(folder, "variants", name), rename.variant(table))
	}
	return folder
}

func variantFiles(t *testing.T) []string {
	t.Helper()
	paths, err := fs.Glob(fairymax.Files, "variants/*.toml")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no variants: %v", err)
	}
	return paths
}

func decode(t *testing.T, path string, into *map[string]any) {
	t.Helper()
	if _, err := toml.DecodeFS(fairymax.Files, path, into); err != nil {
		t.Fatal(err)
	}
}

func encode(t *testing.T, path string, table map[string]any) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := toml.NewEncoder(file).Encode(table); err != nil {
		t.Fatal(err)
	}
}

// renamer knows the names of pieces.
type renamer []string

// pieces renames the pieces of a table of definitions.
func (r renamer) pieces(table map[string]any) map[string]any {
	renamed := map[string]any{}
	for name, value := range table {
		definition := r.deep("", value).(map[string]any)
		for _, key := range []string{"letter", "also"} {
			definition[key] = newLetters(definition[key])
			if definition[key] == nil {
				delete(definition, key)
			}
		}
		delete(definition, "picture") // the name of a figure may be that of a piece
		renamed[newName(name)] = definition
	}
	return renamed
}

// variant renames everything in a variant file. It names royal pieces, because only
// a piece called king is royal by itself.
func (r renamer) variant(table map[string]any) map[string]any {
	own, _ := table["piece"].(map[string]any)
	renamed := r.deep("", table).(map[string]any)
	if start, ok := table["start"].(string); ok {
		renamed["start"] = newFEN(start)
	}
	if parent, ok := table["extends"].(string); ok {
		renamed["extends"] = newName(parent)
	}
	if own != nil {
		renamed["piece"] = r.pieces(own)
	}
	if royal, ok := renamed["royal"].(map[string]any); ok && royal["types"] == nil {
		royal["types"] = newName("king")
	} else if !ok && listsKing(table["pieces"]) {
		renamed["royal"] = map[string]any{"types": newName("king")}
	}
	return renamed
}

// listsKing reports whether some side's pieces include a king.
func listsKing(pieces any) bool {
	switch pieces := pieces.(type) {
	case []any:
		return slices.Contains(pieces, any("king"))
	case map[string]any:
		return listsKing(pieces["white"]) || listsKing(pieces["black"])
	}
	return false
}

// namedTables are the keys of tables that have a piece for each key.
var namedTables = []string{"piece", "castling", "promotion", "drop", "turn_over", "at_most", "pieces", "points"}

// deep renames pieces in all places, as keys of the named tables or as values;
// parent is the key of the value.
func (r renamer) deep(parent string, value any) any {
	switch value := value.(type) {
	case string:
		// "promotion.pawn" names a piece, too.
		parts := strings.Split(value, ".")
		for i, part := range parts {
			if slices.Contains(r, part) {
				parts[i] = newName(part)
			}
		}
		return strings.Join(parts, ".")
	case []any:
		list := make([]any, len(value))
		for i := range value {
			list[i] = r.deep(parent, value[i])
		}
		return list
	case []map[string]any:
		list := make([]map[string]any, len(value))
		for i := range value {
			list[i] = r.deep(parent, value[i]).(map[string]any)
		}
		return list
	case map[string]any:
		table := map[string]any{}
		for key, inner := range value {
			name := key
			if slices.Contains(namedTables, parent) && slices.Contains(r, key) {
				name = newName(key)
			}
			table[name] = r.deep(key, inner)
		}
		return table
	}
	return value
}
