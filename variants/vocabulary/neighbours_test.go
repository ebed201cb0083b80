package vocabulary_test

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"github.com/BurntSushi/toml"

	"fairymax/variants"
	"fairymax/variants/lint"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// wrong are values of all types. Every key refuses one of the first two.
var wrong = []any{int64(-2), "far", 2.5, true, []any{int64(2), int64(3)}, map[string]any{}, map[string]any{"x": int64(1)},
	"", int64(0), int64(99), false, []any{}, []any{"far"}, []any{map[string]any{}}}

// someWrong is how many of them are tried of each key in a short run.
const someWrong = 2

// spoilt is a text with a value of a wrong type.
type spoilt struct{ what, text string }

// spoiler makes texts in which each key of the language has a wrong value beside each
// other key of its table, in the file itself and in one that extends it.
type spoiler struct {
	seen  map[string]bool // pairs of neighbours
	texts []spoilt
	wrong []any // the values of each key
}

// TestWrongNeighbours holds that a value of a wrong type is an error whatever stands beside
// it, and never stops the reader.
func TestWrongNeighbours(t *testing.T) {
	s := spoiler{seen: map[string]bool{}, wrong: wrong[:someWrong]}
	if os.Getenv("FAIRYMAX_LONG") != "" {
		s.wrong = wrong
	}
	for name, text := range wholeGames(t) {
		s.spoil(t, name, text)
	}
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(s.texts)); i = next.Add(1) - 1 {
				check(t, s.texts[i])
			}
		})
	}
	workers.Wait()
	t.Logf("%d texts, %d pairs of neighbours", len(s.texts), len(s.seen))
	if len(s.texts) < 1000 {
		t.Error("too few to say much")
	}
}

// wholeGames are the shipped definitions, and games around the examples of the keys.
func wholeGames(t *testing.T) func(yield func(name, text string) bool) {
	t.Helper()
	paths, err := filepath.Glob("../*.toml")
	if err != nil {
		t.Fatal(err)
	}
	return func(yield func(name, text string) bool) {
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if !yield(strings.TrimSuffix(filepath.Base(path), ".toml"), string(data)) {
				return
			}
		}
		examples := vocabulary.KeyExamples()
		slices.SortFunc(examples, func(a, b vocabulary.Example) int {
			return strings.Compare(a.Table+"."+a.Key, b.Table+"."+b.Key)
		})
		for _, e := range examples {
			text := ""
			if e.Leg {
				text = rowGame(e.Text)
			} else {
				text = gameAround(t, e.Text)
			}
			if !yield("", text) {
				return
			}
		}
	}
}

// spoil adds the texts that come of a valid one, which another can extend if it has a name.
func (s *spoiler) spoil(t *testing.T, name, text string) {
	var game map[string]any
	if _, err := toml.Decode(text, &game); err != nil {
		t.Fatal(name, err)
	}
	for _, table := range vocabulary.TablesOf(game) {
		kind := strings.Join(table.Keys, ",")
		neighbours := slices.Sorted(maps.Keys(table.Value))
		for _, key := range table.Keys {
			if s.isNew(kind, key, neighbours) {
				s.inside(t, game, table.Value, key)
			}
			if name != "" && len(table.Path) > 0 && s.isNew("child "+kind, key, neighbours) {
				s.below(t, name, append(slices.Clone(table.Path), key))
			}
		}
	}
}

// isNew reports whether a key has not stood beside one of its neighbours yet.
func (s *spoiler) isNew(kind, key string, neighbours []string) (isNew bool) {
	for _, other := range append(neighbours, "") {
		pair := kind + ": " + key + ", " + other
		isNew = isNew || !s.seen[pair]
		s.seen[pair] = true
	}
	return isNew
}

// inside gives a key of a table wrong values, one after the other.
func (s *spoiler) inside(t *testing.T, game, table map[string]any, key string) {
	before, had := table[key]
	for _, value := range s.wrong {
		table[key] = value
		s.add(t, game, key, value)
	}
	if delete(table, key); had {
		table[key] = before
	}
}

// below makes games that extend another and give a key of it wrong values.
func (s *spoiler) below(t *testing.T, name string, path []string) {
	for _, value := range s.wrong {
		var inner any = value
		for _, key := range slices.Backward(path) {
			inner = map[string]any{key: inner}
		}
		game := inner.(map[string]any)
		game["title"], game["extends"] = "T", name
		s.add(t, game, strings.Join(path, "."), value)
	}
}

// add adds the text of a game.
func (s *spoiler) add(t *testing.T, game map[string]any, key string, value any) {
	var text bytes.Buffer
	if err := toml.NewEncoder(&text).Encode(game); err != nil {
		t.Fatal(key, value, err)
	}
	s.texts = append(s.texts, spoilt{fmt.Sprintf("%s = %v", key, value), text.String()})
}

// check reads a text. Whatever is wrong must be a list of mistakes in it.
func check(t *testing.T, s spoilt) {
	files := fstest.MapFS{"spoilt-game.toml": &fstest.MapFile{Data: []byte(s.text)}}
	_, _, err := lint.Check(catalogue.With(files, ""), "spoilt-game", lint.Options{})
	var list source.ErrorList
	if err != nil && !errors.As(err, &list) {
		t.Errorf("%s: %v in\n%s", s.what, err, s.text)
		if fault := (*variants.Failure)(nil); errors.As(err, &fault) {
			t.Log(fault.Trace)
		}
	}
}
