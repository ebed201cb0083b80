package variants

import (
	"fmt"
	"io"
	"io/fs"
)

// maxText is the size of the largest text that is read, in MB. The largest
// definitions that people wrote have a fiftieth of it.
const maxText = 1

// ReadText reads a file that people write: a definition, or one of another program.
// It refuses what would block or fill the memory: pipes, devices and very large files.
func ReadText(files fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(files, name)
	switch {
	case err != nil:
		return nil, err
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder, not a file", info.Name())
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is a pipe or a device; save the text in a file first", info.Name())
	}
	file, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxText<<20+1))
	if err == nil && len(text) > maxText<<20 {
		return nil, fmt.Errorf("%s is larger than %d MB, too large for the definition of a game", info.Name(), maxText)
	}
	return text, err
}
