package main

import (
	"io"

	"fairymax/variants/vocabulary"
)

// schema prints the JSON schema of variant files, for editors.
func schema(k *call) error {
	pieces := k.flags.Bool("pieces", false, "print the schema of pieces.toml instead of that of variants")
	if err := k.parse(0, 0); err != nil {
		return err
	}
	_, err := io.WriteString(k.out, vocabulary.JSONSchema(*pieces))
	return err
}
