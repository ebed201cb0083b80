package main

import "fairymax/internal/ownfile"

// overFlag declares the flag that lets a command write over files of others.
func (k *call) overFlag() {
	k.flags.BoolVar(&k.over, "f", false, "overwrite files that this command did not write (default: leave them alone)")
}

// files writes the files of the command.
func (k *call) files() ownfile.Writer {
	return ownfile.Writer{Command: k.command.name, Over: k.over}
}

// writable reports why a file that a command will write must not be written: before the work
// begins. Without a name no file will be.
func (k *call) writable(path string, kind ownfile.Kind) error {
	if path == "" {
		return nil
	}
	return k.files().Check(path, kind)
}
