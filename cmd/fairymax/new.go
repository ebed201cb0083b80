package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"fairymax/internal/newgame"
)

// newVariant writes a file to start from.
func newVariant(k *call) error {
	from := k.flags.String("from", "", "write a file that changes this `VARIANT`")
	k.overFlag()
	if err := k.parse(1, 1); err != nil {
		return err
	}
	folder, base := filepath.Split(k.arguments[0])
	name, catalogue := strings.TrimSuffix(base, ".toml"), k.catalogue()
	switch err := newgame.CheckName(catalogue, name); {
	case errors.As(err, new(newgame.TakenError)):
		return misuse("%v, or use -from %s to change it", err, name)
	case err != nil:
		return misuse("%v", err)
	}
	file := folder + name + ".toml"
	text, err := newgame.Text(catalogue, file, *from)
	if err != nil {
		return err
	}
	if err := k.files().Create(file, []byte(text)); err != nil {
		return err
	}
	fmt.Fprintf(k.out, "%s has been written. It can be played at once: %s play %s\n", file, program, file)
	return nil
}
