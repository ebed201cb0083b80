package main

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fairymax/internal/ownfile"
)

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

// fileExtensions are those of files that commands read and write. A new folder with such a name was
// meant to be a file.
var fileExtensions = []string{".toml", ".ini", ".html", ".htm", ".svg", ".json", ".pgn", ".txt", ".js", ".book", ".pgo"}

// checkPaths refuses empty names in flags that take a file or a folder, which would be as if they
// were not given, and the names of files in flags that take a folder, unless there is such a folder.
func (k *call) checkPaths() (err error) {
	k.flags.Visit(func(f *flag.Flag) {
		kind, _ := flag.UnquoteUsage(f)
		folder := f.Value.String()
		if called := map[string]string{"FILE": "file", "DIR": "folder"}[kind]; called != "" && folder == "" {
			err = misuse("-%s takes the name of a %s, not \"\"", f.Name, called)
			return
		}
		if kind != "DIR" || !slices.Contains(fileExtensions, strings.ToLower(filepath.Ext(folder))) {
			return
		}
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			return
		}
		err = misuse("-%s takes a folder, and %s is the name of a file; did you mean -%[1]s %[3]s?", f.Name, folder, filepath.Dir(folder))
	})
	return err
}
