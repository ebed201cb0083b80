package vocabulary

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
)

// This file writes the vocabulary as a JSON schema, with which editors complete and
// check definitions. Most editors read TOML with Taplo, which knows draft 4: there a
// description must stand around a reference, not beside it.

// object is a part of a JSON schema.
type object = map[string]any

// JSONSchema returns the schema of games, or that of pieces.toml.
func JSONSchema(pieces bool) string {
	w := schemaWriter{tables: object{}}
	root := w.table(variantSchema())
	root["title"] = "A game for fairymax"
	root["required"] = []string{"title"}
	ownPieces := append(slices.Clone(essential[:len(essential)-1]), "piece") // which need not be listed
	root["anyOf"] = []object{{"required": []string{"extends"}}, {"required": essential}, {"required": ownPieces}}
	if pieces {
		root = w.value(key{name: "piece", kind: named, inner: pieceSchema})
		root["title"] = "Pieces for fairymax"
	}
	root["$schema"] = "http://json-schema.org/draft-04/schema#"
	root["definitions"] = w.tables
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetIndent("", " ")
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(root); err != nil {
		panic(err) // cannot happen: there are only maps, lists and plain values
	}
	return b.String()
}

// schemaWriter collects the schemas of tables. Each is written once and then referred
// to, because legs of moves contain legs.
type schemaWriter struct{ tables object }

// key returns the schema of a key with its description.
func (w *schemaWriter) key(k key) object {
	about := strings.ToUpper(k.doc[:1]) + k.doc[1:]
	if k.absent != "" {
		about += ". Default: " + k.absent
	}
	value := w.value(k)
	if k.sided {
		sides := object{"white": value, "black": value}
		value = object{"anyOf": []object{value, {
			"type": "object", "properties": sides, "additionalProperties": false, "required": []string{"white", "black"},
		}}}
	}
	described := object{"description": about + ".\n\nExample:\n\n" + k.example}
	if value["$ref"] != nil {
		described["allOf"] = []object{value}
		return described
	}
	for name, part := range value {
		described[name] = part
	}
	return described
}

// value returns the schema of a key's value.
func (w *schemaWriter) value(k key) object {
	switch k.kind {
	case text:
		form := object{"type": "string", "pattern": k.pattern()}
		if k.words != nil { // editors offer them
			return object{"anyOf": []object{{"enum": k.words}, form}}
		}
		return form
	case boolean:
		return object{"type": "boolean"}
	case number:
		return object{"type": "integer", "minimum": k.lo, "maximum": k.hi}
	case halves:
		return object{"type": "number", "multipleOf": 0.5, "minimum": k.lo, "maximum": k.hi}
	case word:
		return object{"enum": k.words}
	case wordList:
		return oneOrSeveral(object{"enum": k.words}, k.empty)
	case nameList:
		return oneOrSeveral(object{"type": "string", "pattern": k.pattern()}, k.empty)
	case vector:
		part := object{"type": "integer", "minimum": -maxVector, "maximum": maxVector}
		return oneOrSeveral(object{"type": "array", "items": part, "minItems": 2, "maxItems": 2}, true)
	case tableList:
		return oneOrSeveral(w.reference(k), k.empty)
	case table:
		return w.reference(k)
	case counts:
		return underNames(nameForm, w.value(k.element(k.name)))
	case places:
		return underNames(placeForm, w.value(k.element(k.name)))
	}
	element := k.element(k.name)
	if k.kind == zoneNames {
		element.example = `zones.palace = "d1-f3"`
		return underNames(nameForm, w.key(element))
	}
	return underNames(nameForm, w.value(element))
}

// pattern returns the form of the strings of a key.
func (k key) pattern() string {
	switch {
	case k.syntax != nil:
		return k.syntax.String()
	case k.names == "file":
		return "^[a-p]$"
	case k.names == "piece":
		return nameForm.String()
	case k.names == "zone":
		forms := []string{`^(enemy )?[a-z][a-z0-9-]*$`}
		for _, form := range zoneForms {
			forms = append(forms, form.String())
		}
		return strings.Join(forms, "|")
	}
	return `\S`
}

func oneOrSeveral(one object, none bool) object {
	least := 1
	if none {
		least = 0
	}
	return object{"anyOf": []object{one, {"type": "array", "items": one, "minItems": least}}}
}

func underNames(form *regexp.Regexp, value object) object {
	return object{"type": "object", "patternProperties": object{form.String(): value}, "additionalProperties": false}
}

// reference returns a reference to the schema of a table.
func (w *schemaWriter) reference(k key) object {
	s, name := k.inner(), k.name
	if s.what != "" {
		name = s.what
	}
	if w.tables[name] == nil {
		w.tables[name] = object{} // for tables that contain themselves
		w.tables[name] = w.table(s)
	}
	return object{"$ref": "#/definitions/" + name}
}

// table returns the schema of a table itself.
func (w *schemaWriter) table(s schema) object {
	keys, required := object{}, []string{}
	for _, k := range s.keys {
		keys[k.name] = w.key(k)
		if k.required {
			required = append(required, k.name)
		}
	}
	t := object{"type": "object", "properties": keys, "additionalProperties": false}
	if len(required) > 0 {
		t["required"] = required // draft 4 allows no empty list
	}
	return t
}
