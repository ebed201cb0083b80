package main

import "encoding/json"

// jsonFlag declares the flag for output that programs read; docs/json.md has the shapes.
func (k *call) jsonFlag(usage string) *bool { return k.flags.Bool("json", false, usage) }

// printJSON prints a value for programs.
func (k *call) printJSON(value any) error {
	encoder := json.NewEncoder(k.out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}
