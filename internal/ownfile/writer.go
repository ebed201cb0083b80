package ownfile

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"fairymax/internal/atomicfile"
)

// Writer writes the files of a command.
type Writer struct {
	Command string
	Over    bool // over files of others too
}

// headSize is how far from its beginning a file has its mark, in bytes.
const headSize = 4096

// standardOutput is what other programs call their output where they want a file.
const standardOutput = "-"

var errStandardOutput = errors.New(`"-" would be the name of a file here, not standard output; name another one`)

// Check reports why a file of a kind cannot or must not be written: a file is there that the command has
// not written. A file without any text and what is no regular file, such as a pipe, may be.
func (w Writer) Check(path string, kind Kind) error {
	if path == standardOutput {
		return errStandardOutput
	}
	if err := w.checkFolder(path, kind); err != nil {
		return err
	}
	if w.Over {
		return nil
	}
	head, err := headOf(path)
	if len(head) == 0 || err != nil {
		return err
	}
	if bytes.Contains(head, kind.of(w.Command)) {
		return nil
	}
	return w.Refuse(path)
}

// checkFolder reports that nothing can be written into the folder of a file. What people add to,
// such as books, gets its folder when it is written.
func (w Writer) checkFolder(path string, kind Kind) error {
	if kind.sign == nil {
		return nil
	}
	return atomicfile.Writable(path)
}

// Refuse says that a file is not written over, and what does.
func (w Writer) Refuse(path string) error {
	return fmt.Errorf("%s already exists, and \"fairymax %s\" did not write it; -f overwrites it", path, w.Command)
}

// Save writes a file with the mark of the command, unless it has this text already.
func (w Writer) Save(path string, kind Kind, text []byte) error {
	text, err := kind.sign(text, kind.of(w.Command))
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if has(path, text) {
		return nil
	}
	if err := w.Check(path, kind); err != nil {
		return err
	}
	return atomicfile.Replace(path, text)
}

// Create writes a file that people are to change: once it is there, it is theirs.
func (w Writer) Create(path string, text []byte) error {
	switch {
	case path == standardOutput:
		return errStandardOutput
	case w.Over:
		return atomicfile.Replace(path, text)
	case has(path, text):
		return nil
	}
	err := atomicfile.Create(path, text)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s already exists; nothing was written; -f overwrites it", path)
	}
	return err
}

// has reports whether a file has this text.
func has(path string, text []byte) bool {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() != int64(len(text)) {
		return false
	}
	old, err := os.ReadFile(path)
	return err == nil && bytes.Equal(old, text)
}

// headOf reads the beginning of a regular file; it is empty if there is none.
func headOf(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) || err == nil && !info.Mode().IsRegular() {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, headSize))
}
