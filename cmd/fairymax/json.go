package main

import (
	"encoding/json"
	"io"

	"fairymax/internal/ownfile"
)

// jsonFlag declares the flag for output that programs read: such values, of which docs/json.md
// has the keys.
func (k *call) jsonFlag(usage string, prints ...any) *bool {
	k.prints = prints
	return k.flags.Bool("json", false, usage)
}

// printJSON prints a value for programs.
func (k *call) printJSON(value any) error {
	return newJSONEncoder(k.out, "").Encode(value)
}

// saveJSON writes a value into a file.
func (k *call) saveJSON(file string, value any) error {
	text, err := json.MarshalIndent(value, "", " ")
	if err != nil {
		return err
	}
	return k.files().Save(file, ownfile.JSON, append(text, '\n'))
}

// newJSONEncoder writes values as all commands do, with a text before each line but the first.
func newJSONEncoder(w io.Writer, prefix string) *json.Encoder {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent(prefix, "  ")
	return encoder
}
