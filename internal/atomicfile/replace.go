package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// newMode is the mode of new files, before the user's mask.
const newMode fs.FileMode = 0o666

// Replace gives a file a new text. The file keeps its mode; a link keeps pointing
// to its file. A path that is no regular file, such as a pipe or a terminal, is
// written to and stays what it is. Of two programs that replace the same file at the
// same time the last one wins; where one would undo what the other did, use [Update].
func Replace(path string, text []byte) error {
	r, err := replacementOf(path)
	switch {
	case err != nil:
		return err
	case r == nil:
		return os.WriteFile(path, text, newMode)
	}
	r.text = text
	return r.run()
}

// Writable reports why [Replace] would fail for this path, before there is a text.
func Writable(path string) error {
	r, err := replacementOf(path)
	if err != nil || r == nil {
		return err
	}
	err = r.create()
	r.discard()
	return r.named(err)
}

// replacementOf begins to replace a file; nil for a path that is no regular file.
func replacementOf(path string) (*replacement, error) {
	path, err := followLink(path)
	if err != nil {
		return nil, err
	}
	r := &replacement{in: system{}, path: path, mode: newMode}
	switch old, err := os.Stat(path); {
	case err != nil:
	case old.IsDir():
		return nil, fmt.Errorf("%s is a folder", path)
	case !old.Mode().IsRegular():
		return nil, nil
	default:
		r.mode, r.keepMode = old.Mode().Perm(), true
	}
	return r, nil
}

// Install puts a file with this mode, before the user's mask, in the place of
// whatever has its name: also of a link, and of a program that is running, which
// cannot be written over.
func Install(path string, text []byte, mode fs.FileMode) error {
	return (&replacement{in: system{}, path: path, text: text, mode: mode}).run()
}

// Move gives a file that has been written the name of another one, which is replaced. It is
// on the disk before it has the name.
func Move(from, to string) error {
	r := &replacement{in: system{}, path: to, from: from}
	open := func() (err error) {
		r.temporary, err = r.in.OpenFile(from, os.O_RDWR, newMode)
		return err
	}
	defer func() {
		if r.temporary != nil {
			_ = r.temporary.Close() // again, unless a step has failed
		}
	}()
	for _, step := range []func() error{open, r.sync, r.close, r.rename, r.syncFolder} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// Create writes a file that does not exist yet. The error is [fs.ErrExist] if it does. Where
// the file system has no links, a program that is killed midway leaves a part of it.
func Create(path string, text []byte) error { return create(system{}, path, text) }

func create(in place, path string, text []byte) error {
	r := &replacement{in: in, path: path, text: text, mode: newMode}
	for _, step := range []func() error{r.create, r.write, r.sync, r.close} {
		if err := step(); err != nil {
			r.discard()
			return r.named(err)
		}
	}
	err := in.Link(r.from, path)
	_ = in.Remove(r.from)
	switch {
	case err == nil:
		return r.syncFolder()
	case errors.Is(err, fs.ErrExist):
		return &fs.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	}
	return writeNew(in, path, text)
}

// writeNew writes a file in its place. One that could not be written completely is removed.
func writeNew(in place, path string, text []byte) error {
	file, err := in.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, newMode)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	if err = errors.Join(err, file.Close()); err != nil {
		_ = in.Remove(path)
	}
	return err
}

// followLink returns the file that a link points to: otherwise the link itself
// would be replaced.
func followLink(path string) (string, error) {
	followed, err := filepath.EvalSymlinks(path)
	if errors.Is(err, fs.ErrNotExist) {
		return path, nil
	}
	return followed, err
}

// hidden is the name of a hidden file that belongs to another one.
func hidden(path, purpose string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+purpose)
}

// replacement is a new text on its way to the place of an old one. The file has
// the old text until the step that renames, and the new one from then on. Each has a
// hidden file of its own, so two at a time do not disturb each other: the last one
// stays. A program that dies leaves its hidden file, which a later replacement removes.
type replacement struct {
	in        place
	path      string
	from      string // where the new text is written
	text      []byte
	mode      fs.FileMode
	keepMode  bool // the user's mask does not apply
	temporary *os.File
}

func (r *replacement) run() error {
	for _, step := range r.steps() {
		if err := step(); err != nil {
			r.discard()
			return r.named(err)
		}
	}
	return nil
}

// named makes an error name the file that was asked for instead of the hidden one.
func (r *replacement) named(err error) error {
	var failed *fs.PathError
	if _, here := r.in.(system); here {
		err = Opened(r.path, err)
	}
	if errors.As(err, &failed) {
		return &fs.PathError{Op: failed.Op, Path: r.path, Err: failed.Err}
	}
	return err
}

// steps are carried out in this order.
func (r *replacement) steps() []func() error {
	return []func() error{r.create, r.write, r.sync, r.close, r.rename, r.syncFolder, r.sweep}
}

func (r *replacement) create() (err error) {
	const tries = 100
	for range tries {
		r.from = hidden(r.path, "."+strconv.FormatUint(rand.Uint64(), 36)+newSuffix)
		r.temporary, err = r.in.OpenFile(r.from, os.O_WRONLY|os.O_CREATE|os.O_EXCL, r.mode)
		if !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	if err == nil && r.keepMode {
		err = r.temporary.Chmod(r.mode)
	}
	return err
}

func (r *replacement) write() error {
	_, err := r.temporary.Write(r.text)
	return err
}

func (r *replacement) sync() error  { return r.temporary.Sync() }
func (r *replacement) close() error { return r.temporary.Close() }

// renameWait is how long a reader may keep a file from being renamed on Windows.
const renameWait = time.Second

func (r *replacement) rename() error {
	const pause = 5 * time.Millisecond
	for waited := time.Duration(0); ; waited += pause {
		err := r.in.Rename(r.from, r.path)
		if runtime.GOOS != "windows" || !errors.Is(err, fs.ErrPermission) || waited >= renameWait {
			return err
		}
		time.Sleep(pause)
	}
}

// syncFolder makes the new name permanent. Windows has nothing like it.
func (r *replacement) syncFolder() error {
	if runtime.GOOS == "windows" {
		return nil
	}
	folder, err := r.in.Open(filepath.Dir(r.path))
	if err != nil {
		return err
	}
	defer folder.Close()
	return folder.Sync()
}

// newSuffix ends the names of hidden files that are to replace another one.
const newSuffix = ".new"

// abandoned is the age from which such a file is what a killed program has left.
const abandoned = time.Minute

// sweep removes what killed programs have left of replacements of the same file. That
// it cannot does not matter.
func (r *replacement) sweep() error {
	folder, err := r.in.Open(filepath.Dir(r.path))
	if err != nil {
		return nil
	}
	defer folder.Close()
	entries, _ := folder.ReadDir(-1)
	for _, entry := range entries {
		name := filepath.Join(filepath.Dir(r.path), entry.Name())
		number, ours := strings.CutPrefix(name, hidden(r.path, "."))
		number, made := strings.CutSuffix(number, newSuffix)
		if _, err := strconv.ParseUint(number, 36, 64); !ours || !made || err != nil {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > abandoned {
			_ = r.in.Remove(name)
		}
	}
	return nil
}

// discard removes what a failed replacement has left.
func (r *replacement) discard() {
	if r.temporary != nil {
		r.temporary.Close()
		_ = r.in.Remove(r.from)
	}
}
