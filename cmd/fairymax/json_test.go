package main

import (
	"os"
	"reflect"
	"strings"
	"testing"
)

// docs/json.md names every key that a command prints, below the name of the command.
func TestJSONIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/json.md")
	if err != nil {
		t.Fatal(err)
	}
	sections := map[string]string{}
	for section := range strings.SplitSeq(string(text), "\n## ") {
		name, rest, _ := strings.Cut(section, "\n")
		sections[name] = rest
	}
	for command, values := range map[string][]any{
		"check": {finding{}},
		"list":  {listedGame{}, listedPiece{}},
	} {
		for _, value := range values {
			for _, key := range jsonKeys(reflect.TypeOf(value)) {
				if !strings.Contains(sections[command], "`"+key+"`") {
					t.Errorf("docs/json.md does not name %s of %s", key, command)
				}
			}
		}
	}
}

// jsonKeys lists the keys of a type, with those inside.
func jsonKeys(typ reflect.Type) (keys []string) {
	switch typ.Kind() {
	case reflect.Slice, reflect.Pointer, reflect.Array:
		return jsonKeys(typ.Elem())
	case reflect.Struct:
		for i := range typ.NumField() {
			field := typ.Field(i)
			if key, _, _ := strings.Cut(field.Tag.Get("json"), ","); key != "" && key != "-" {
				keys = append(append(keys, key), jsonKeys(field.Type)...)
			}
		}
	}
	return keys
}
