package study

import (
	"fmt"
	"hash/fnv"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
)

// Digest is a short text that differs if the texts differ.
func Digest(text string) string {
	sum := fnv.New64a()
	sum.Write([]byte(text))
	return fmt.Sprintf("%016x", sum.Sum64())
}

// RulesDigest differs if the rules differ: games of a game that was changed are not games of
// the new one. A later version of the program makes the same, so that it can go on.
func RulesDigest(d *define.Game) string { return Digest(rulesText(*d)) }

// rulesText is the rules without what is only shown.
func rulesText(d define.Game) string {
	d.Title, d.Types = "", slices.Clone(d.Types)
	for i := range d.Types {
		d.Types[i].Title = ""
	}
	var b strings.Builder
	writeValue(&b, reflect.ValueOf(d))
	return b.String()
}

// writeValue writes a value of a definition. A column is known by its place among the
// columns of its type, not by its name, and one without a value is left out: so new
// names and new columns at the end change nothing.
func writeValue(b *strings.Builder, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		writeColumns(b, v)
	case reflect.Array, reflect.Slice:
		b.WriteByte('[')
		for i := range v.Len() {
			writeValue(b, v.Index(i))
			b.WriteByte(' ')
		}
		b.WriteByte(']')
	case reflect.Map:
		writeMap(b, v)
	case reflect.Pointer:
		writeValue(b, v.Elem())
	case reflect.String:
		b.WriteString(strconv.Quote(v.String()))
	case reflect.Bool:
		b.WriteString(strconv.FormatBool(v.Bool()))
	default:
		b.WriteString(number(v))
	}
}

// number writes a number without the name that it may have.
func number(v reflect.Value) string {
	if v.CanUint() {
		return strconv.FormatUint(v.Uint(), 10)
	}
	return strconv.FormatInt(v.Int(), 10)
}

func writeMap(b *strings.Builder, v reflect.Value) {
	var rows []string
	for _, key := range v.MapKeys() {
		var row strings.Builder
		writeValue(&row, key)
		row.WriteByte(':')
		writeValue(&row, v.MapIndex(key))
		rows = append(rows, row.String())
	}
	slices.Sort(rows)
	fmt.Fprint(b, rows)
}

func writeColumns(b *strings.Builder, v reflect.Value) {
	places := map[reflect.Type]int{}
	b.WriteByte('{')
	for i := range v.NumField() {
		column := v.Field(i)
		places[column.Type()]++
		if !isEmpty(column) {
			fmt.Fprintf(b, "%d:", places[column.Type()])
			writeValue(b, column)
			b.WriteByte(' ')
		}
	}
	b.WriteByte('}')
}

// isEmpty reports whether a column has no value, or an empty list.
func isEmpty(v reflect.Value) bool {
	return v.IsZero() || (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) && v.Len() == 0
}
