package sheet

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// text is the whole sheet.
func (s *Sheet) text() string {
	var b strings.Builder
	var types []define.PieceType
	for i := range s.Def.Types {
		types = append(types, define.PieceType(i+1))
	}
	s.Heading(&b)
	s.Pieces(&b, types...)
	s.Rules(&b)
	return b.String()
}

// fieldWalker changes every value of a definition, one at a time.
type fieldWalker struct {
	t     *testing.T
	place string   // the text that must show each change, for messages
	but   []string // columns that it may ignore
	usual string
	text  func() string
	seen  map[string]bool          // fields that were not zero, by their path in the types
	zero  map[string]reflect.Value // fields that were zero
}

// TestEveryFieldIsTold changes each value of a definition and looks for the
// change in the sheet. A field that the sheet ignores fails.
func TestEveryFieldIsTold(t *testing.T) {
	d := everything()
	w := &fieldWalker{t: t, place: "the sheet", text: func() string { return sheetOf(d).text() }}
	w.walkAll(d)
}

// EachColumn changes each value of a definition and compares the texts of a place
// before and after. A change without effect fails, except in the columns but.
func EachColumn(t *testing.T, place string, text func(before, after *Sheet) string, but ...string) {
	before, after := everything(), everything()
	w := &fieldWalker{t: t, place: place, but: but, text: func() string { return text(sheetOf(before), sheetOf(after)) }}
	w.walkAll(after)
}

// walkAll changes every column: where the definition has a value if possible, else
// where the value is zero.
func (w *fieldWalker) walkAll(d *define.Game) {
	w.seen, w.zero, w.usual = map[string]bool{}, map[string]reflect.Value{}, w.text()
	w.walk("Definition", reflect.ValueOf(d).Elem())
	for _, path := range typePaths("Definition", reflect.TypeFor[define.Game]()) {
		switch v, known := w.zero[path]; {
		case w.seen[path]:
		case !known:
			w.t.Errorf("%s is nowhere in the test's definition, so the test cannot see whether %s mentions it", path, w.place)
		default:
			w.try(path, v, otherValue(v))
		}
	}
}

// walk changes what v holds, or everything inside it.
func (w *fieldWalker) walk(path string, v reflect.Value) {
	switch {
	case v.Type() == reflect.TypeFor[define.Set]():
		if !v.IsZero() {
			w.try(path, v, reflect.Zero(v.Type()))
		}
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			w.walk(path+"."+v.Type().Field(i).Name, v.Field(i))
		}
	case v.Kind() == reflect.Pointer && !v.IsNil():
		w.walk(path, v.Elem())
		w.try(path, v, reflect.Zero(v.Type()))
	case v.Kind() == reflect.Slice || v.Kind() == reflect.Array:
		for i := range v.Len() {
			w.walk(path+"[]", v.Index(i))
		}
	case v.Kind() == reflect.Map:
		w.walkMap(path, v)
	case !v.IsZero():
		w.try(path, v, otherValue(v))
	default:
		w.zero[path] = v
	}
}

func (w *fieldWalker) walkMap(path string, v reflect.Value) {
	for _, key := range v.MapKeys() {
		old := v.MapIndex(key)
		v.SetMapIndex(key, reflect.Value{})
		w.compare(path+"[]", fmt.Sprint(key, " removed"))
		v.SetMapIndex(key, old)
	}
}

// try sets a value for a moment.
func (w *fieldWalker) try(path string, v, other reflect.Value) {
	old := reflect.New(v.Type()).Elem()
	old.Set(v)
	v.Set(other)
	w.compare(path, fmt.Sprintf("%v instead of %v", other, old))
	v.Set(old)
}

func (w *fieldWalker) compare(path, change string) {
	w.seen[path] = true
	if !slices.Contains(w.but, path) && w.text() == w.usual {
		w.t.Errorf("%s: %s changes nothing in %s", path, change, w.place)
	}
}

// otherValue returns a sensible value that differs from v.
func otherValue(v reflect.Value) reflect.Value {
	other := reflect.New(v.Type()).Elem()
	switch x := v.Interface().(type) {
	case define.PieceType:
		other.SetUint(uint64(x%define.PieceType(tShadow) + 1))
	case define.TypeMask:
		other.SetUint(uint64(x ^ define.MaskOf(tGuard)))
	case bool:
		other.SetBool(!x)
	case string:
		other.SetString(x + "*")
	default:
		if v.CanInt() {
			other.SetInt(v.Int() + 1)
		}
	}
	return other
}

// typePaths lists the paths of all values that a type can hold.
func typePaths(path string, t reflect.Type) []string {
	var paths []string
	switch {
	case t == reflect.TypeFor[define.Set]():
		return []string{path}
	case t.Kind() == reflect.Struct:
		for i := range t.NumField() {
			paths = append(paths, typePaths(path+"."+t.Field(i).Name, t.Field(i).Type)...)
		}
		return paths
	case t.Kind() == reflect.Pointer:
		return typePaths(path, t.Elem())
	case t.Kind() == reflect.Slice, t.Kind() == reflect.Array:
		return typePaths(path+"[]", t.Elem())
	case t.Kind() == reflect.Map:
		return []string{path + "[]"}
	}
	return []string{path}
}
