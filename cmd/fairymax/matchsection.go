package main

import (
	"os"
	"path/filepath"

	"fairymax/internal/initext"
	"fairymax/internal/match"
)

// writeSection writes the game to a file for those programs of a match that may not know it but
// read a variants.ini. A game of which a section would leave rules out is not written.
func (f *matchFlags) writeSection(config *match.Config) error {
	if !f.mayAsk(config, 0) && !f.mayAsk(config, 1) {
		return nil
	}
	section := initext.Write(config.Rules.Def.Name, config.Rules)
	if len(section.Lacks) > 0 || !section.Kept {
		return nil
	}
	var err error
	if f.sectionFolder, err = os.MkdirTemp("", "fairymax-match"); err != nil {
		return err
	}
	path := filepath.Join(f.sectionFolder, "variants.ini")
	if err := os.WriteFile(path, []byte(section.Text), 0o600); err != nil {
		return err
	}
	for i := range config.Programs {
		if f.mayAsk(config, i) {
			config.Programs[i].Section = &match.Section{Rules: config.Rules, Name: section.Name, Path: path}
		}
	}
	return nil
}

// forgetSection removes the file.
func (f *matchFlags) forgetSection() {
	if f.sectionFolder != "" {
		_ = os.RemoveAll(f.sectionFolder) // what stays does no harm
	}
}

// mayAsk reports whether a program may need the section: a foreign one in UCI, for which no name is
// given.
func (f *matchFlags) mayAsk(config *match.Config, i int) bool {
	return config.Programs[i].Protocol == "uci" && f.sides[i].command != "" && f.sides[i].variant == ""
}
