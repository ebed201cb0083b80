package variants

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"regexp"
	"strings"
)

// maxText is the size of the largest text that is read, in MB. The largest
// definitions that people wrote have a fiftieth of it.
const maxText = 1

// ReadText reads a file that people write: a definition, or one of another program.
// It refuses what would block or fill the memory: pipes, devices and very large files. The error is
// an [fs.PathError].
func ReadText(files fs.FS, name string) ([]byte, error) {
	refused := func(reason string) error { return &fs.PathError{Op: "read", Path: name, Err: errors.New(reason)} }
	info, err := fs.Stat(files, name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, refused("it is a folder, not a file")
	case !info.Mode().IsRegular():
		return nil, refused("it is a pipe or a device; save the text in a file first")
	}
	file, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxText<<20+1))
	if err == nil && len(text) > maxText<<20 {
		return nil, refused(fmt.Sprintf("it is larger than %d MB, too large for the definition of a game", maxText))
	}
	return text, err
}

// WithoutPath is the reason why a file cannot be read, for messages that name it themselves.
func WithoutPath(err error) error {
	if reason := new(fs.PathError); errors.As(err, &reason) {
		return reason.Err
	}
	return err
}

// titleLine is the line of a definition with its title.
var titleLine = regexp.MustCompile(`(?m)^[ \t]*title[ \t]*=[ \t]*["'](.*?)["']`)

// NameIn makes a name of the title in the text of a definition: its words in small letters with
// hyphens between them. It is "" if there is none; titled says whether the text has a title.
func NameIn(text string) (name string, titled bool) {
	title := titleLine.FindStringSubmatch(text)
	if title == nil {
		return "", false
	}
	words := strings.FieldsFunc(strings.ToLower(title[1]), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
	return strings.Join(words, "-"), true
}
