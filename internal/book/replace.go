package book

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

// replacement is a new text on its way to the place of an old one. The file has
// the old text until the step that renames, and the new one from then on; it
// never has a part of either. A step that was not reached leaves a hidden file
// which the next replacement writes over.
type replacement struct {
	path      string
	text      []byte
	temporary *os.File
}

// steps are carried out in this order.
func (r *replacement) steps() []func() error {
	return []func() error{r.create, r.write, r.sync, r.close, r.rename, r.syncFolder}
}

// Replace gives a file a new text, as a whole or not at all. Two that do so at the
// same time have to agree who goes first; for books there is a lock.
func Replace(path string, text []byte) error {
	r := replacement{path: path, text: text}
	for _, step := range r.steps() {
		if err := step(); err != nil {
			r.discard()
			return err
		}
	}
	return nil
}

// hidden is the name of a file that belongs to another one.
func hidden(path, purpose string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+purpose)
}

func (r *replacement) create() (err error) {
	mode := fs.FileMode(0o666)
	old, missing := os.Stat(r.path)
	if missing == nil {
		mode = old.Mode().Perm()
	}
	r.temporary, err = os.OpenFile(hidden(r.path, ".new"), os.O_WRONLY|os.O_CREATE|os.O_TRUNC, mode)
	return err
}

func (r *replacement) write() error {
	_, err := r.temporary.Write(r.text)
	return err
}

func (r *replacement) sync() error  { return r.temporary.Sync() }
func (r *replacement) close() error { return r.temporary.Close() }

// patience is how long Windows may keep a file from being renamed because
// somebody is reading it.
const patience = time.Second

func (r *replacement) rename() error {
	const pause = 5 * time.Millisecond
	for waited := time.Duration(0); ; waited += pause {
		err := os.Rename(r.temporary.Name(), r.path)
		if runtime.GOOS != "windows" || !errors.Is(err, fs.ErrPermission) || waited >= patience {
			return err
		}
		time.Sleep(pause)
	}
}

// syncFolder makes the new name last. Windows has no such thing.
func (r *replacement) syncFolder() error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := os.Open(filepath.Dir(r.path))
	if err != nil {
		return err
	}
	defer folder.Close()
	return folder.Sync()
}

// discard removes what a failed replacement has begun.
func (r *replacement) discard() {
	if r.temporary != nil {
		r.temporary.Close()
		os.Remove(r.temporary.Name())
	}
}
