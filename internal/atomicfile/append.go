package atomicfile

import (
	"fmt"
	"io"
	"os"
)

// Appender adds pieces of text to the end of a file, each as a whole or not at all,
// also while other programs add theirs.
type Appender struct {
	file    *os.File
	regular bool // and no pipe or terminal, which needs no lock
	gap     string
}

// OpenAppender opens or makes a file. The gap is what has to stand between two pieces:
// where the text before ends in a part of it, for example because its writer was
// killed, the rest is added.
func OpenAppender(path, gap string) (*Appender, error) {
	a := &Appender{regular: true, gap: gap}
	access := os.O_RDWR // the end is read, too
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		a.regular, access = false, os.O_WRONLY
	}
	var err error
	a.file, err = os.OpenFile(path, access|os.O_APPEND|os.O_CREATE, newMode)
	return a, Opened(path, err)
}

// Append adds a piece under the lock of the file. If it cannot be written as a whole,
// for example because the disk is full, the file stays as it was.
func (a *Appender) Append(piece string) error {
	if !a.regular {
		_, err := a.file.WriteString(piece)
		return err
	}
	unlock, err := Lock(a.file.Name())
	if err != nil {
		return err
	}
	defer unlock()
	info, err := a.file.Stat()
	if err != nil {
		return err
	}
	size := info.Size()
	if _, err := a.file.WriteString(a.missingGap(size) + piece); err != nil {
		return cutBack(a.file.Name(), size, err)
	}
	return nil
}

// missingGap returns what the end of the text lacks of the gap.
func (a *Appender) missingGap(size int64) string {
	end := make([]byte, min(size, int64(len(a.gap))))
	if _, err := a.file.ReadAt(end, size-int64(len(end))); err != nil || len(end) == 0 {
		return ""
	}
	for n := len(end); n > 0; n-- {
		if string(end[len(end)-n:]) == a.gap[:n] {
			return a.gap[n:]
		}
	}
	return a.gap
}

// cutBack removes what a failed write has left.
func cutBack(path string, size int64, failed error) error {
	if err := os.Truncate(path, size); err != nil {
		return fmt.Errorf("%w; its last lines are incomplete: %w", failed, err)
	}
	return failed
}

// WriteWhole writes to the end of a file that no other program writes. If the text cannot be
// written as a whole, the file stays as it was.
func WriteWhole(file *os.File, text []byte) error {
	size, err := file.Seek(0, io.SeekEnd)
	if err != nil {
		return err
	}
	if _, err := file.Write(text); err != nil {
		return cutBack(file.Name(), size, err)
	}
	return nil
}

// Close closes the file.
func (a *Appender) Close() error { return a.file.Close() }
