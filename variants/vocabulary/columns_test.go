package vocabulary_test

import (
	"reflect"
	"testing"

	"fairymax/board/define"
	"fairymax/variants/vocabulary"
)

// TestEveryColumnCanBeSaid looks for each column of a definition in the examples of
// the vocabulary: the language forgot one that no example sets.
func TestEveryColumnCanBeSaid(t *testing.T) {
	set := map[string]bool{}
	for _, e := range vocabulary.KeyExamples() {
		text := rowGame(e.Text)
		if !e.Leg {
			text = gameAround(t, e.Text)
		}
		gatherColumns(set, "Definition", reflect.ValueOf(*load(t, text).Rules.Def))
	}
	for _, path := range columnPaths("Definition", reflect.TypeFor[define.Game]()) {
		if !set[path] && path != "Definition.Castlings[].Placed.Left" { // its example says a, which is 0
			t.Errorf("no example sets %s: what does the language call it?", path)
		}
	}
}

// gatherColumns notes the columns inside v that are not zero.
func gatherColumns(set map[string]bool, path string, v reflect.Value) {
	switch {
	case v.Type() == reflect.TypeFor[define.Set]():
		set[path] = set[path] || !v.IsZero()
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			gatherColumns(set, path+"."+v.Type().Field(i).Name, v.Field(i))
		}
	case v.Kind() == reflect.Pointer && !v.IsNil():
		gatherColumns(set, path, v.Elem())
	case v.Kind() == reflect.Map:
		for _, key := range v.MapKeys() {
			gatherColumns(set, path+"[]", v.MapIndex(key))
		}
	case v.Kind() == reflect.Slice || v.Kind() == reflect.Array:
		for i := range v.Len() {
			gatherColumns(set, path+"[]", v.Index(i))
		}
	default:
		set[path] = set[path] || !v.IsZero()
	}
}

// columnPaths lists the paths of all columns inside a type.
func columnPaths(path string, t reflect.Type) []string {
	switch {
	case t == reflect.TypeFor[define.Set]():
		return []string{path}
	case t.Kind() == reflect.Struct:
		var paths []string
		for i := range t.NumField() {
			paths = append(paths, columnPaths(path+"."+t.Field(i).Name, t.Field(i).Type)...)
		}
		return paths
	case t.Kind() == reflect.Pointer:
		return columnPaths(path, t.Elem())
	case t.Kind() == reflect.Slice || t.Kind() == reflect.Array || t.Kind() == reflect.Map:
		return columnPaths(path+"[]", t.Elem())
	}
	return []string{path}
}
