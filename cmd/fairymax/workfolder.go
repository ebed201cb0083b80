package main

import (
	"os"
	"path/filepath"
	"strings"

	"fairymax/variants"
)

// workFolder is where a command keeps its games of a variant: in a folder that the user
// names, beside the file of a game of the user's own, or in the user's configuration.
// What decides the games is in its last name.
func workFolder(v *variants.Variant, dir, command, settings string) (string, error) {
	if dir != "" {
		return filepath.Join(dir, v.Name, settings), nil
	}
	if stem, own := strings.CutSuffix(v.File, ".toml"); own {
		return filepath.Join(stem+"."+command, settings), nil
	}
	config, err := os.UserConfigDir()
	return filepath.Join(config, "fairymax", command, v.Name, settings), err
}

// shortDigest tells definitions of a game apart: games of one that was changed are not
// games of the new one.
func shortDigest(v *variants.Variant) string { return digest(rulesText(*v.Rules.Def))[:8] }
