package main

import (
	"cmp"
	"fmt"
	"os"
	"strings"

	"fairymax/internal/atomicfile"
	"fairymax/internal/piecevalue"
	"fairymax/internal/worth"
	"fairymax/variants"
)

// checkWrite reports, before any game is played, why the values cannot go into the user's file.
func checkWrite(s *piecevalue.Study, v *variants.Variant) error {
	text, err := os.ReadFile(v.File)
	if err == nil {
		err = s.CheckFile(v.File, string(text))
	}
	return cmp.Or(err, s.CheckScale())
}

// writeValues shows what changes in the file of the user's game, and writes it.
func (k *call) writeValues(v *variants.Variant, r *piecevalue.Result) error {
	text, err := os.ReadFile(v.File)
	if err != nil {
		return err
	}
	now, err := piecevalue.Rewrite(v.File, string(text), r.Values)
	if err != nil {
		return err
	}
	if now == string(text) {
		fmt.Fprintf(k.err, "%s has these values already.\n", v.File)
		return nil
	}
	fmt.Fprintf(k.err, "Changes of %s:\n%s", v.File, piecevalue.Difference(string(text), now))
	if err := atomicfile.Replace(v.File, []byte(now)); err != nil {
		return err
	}
	if _, err := k.catalogue().Load(v.File); err != nil { // it was right before
		return fmt.Errorf("the game could no longer be read, so its file was left unchanged: %w", putBack(v.File, text, err))
	}
	fmt.Fprintln(k.err, "The evaluation has these values now, so the same command would begin new games.")
	return nil
}

// saveBeside writes what was measured beside the file of the game, where show and pages read it.
// Values of endgames alone are not for there.
func (k *call) saveBeside(v *variants.Variant, r *piecevalue.Result) error {
	if r.Made.Left < 100 {
		return nil
	}
	file := besideGame(v)
	if err := k.saveJSON(file, r); err != nil {
		return err
	}
	fmt.Fprintf(k.err, "%s has the values with their intervals, for show and pages.\n", file)
	return nil
}

// besideGame is the file of what was measured beside the file of a game.
func besideGame(v *variants.Variant) string {
	return strings.TrimSuffix(v.File, ".toml") + worth.Ending
}

// putBack writes the old text of a file again.
func putBack(file string, text []byte, reason error) error {
	if err := atomicfile.Replace(file, text); err != nil {
		return err
	}
	return reason
}
