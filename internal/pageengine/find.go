package pageengine

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"fairymax/internal/atomicfile"
	"fairymax/internal/desktop"
)

// Find returns the engine: that of the sources, if they and Go are at hand, else the
// one beside the program. It is compiled only where neither the cache nor the file beside
// the program has it already; told then hears every second how far that is. A cancelled context
// ends that.
func (e *Engine) Find(ctx context.Context, told func(text string)) ([]byte, error) {
	root := sources()
	if root == "" || goCommand() == "" {
		return e.Beside()
	}
	identity, err := e.Identity(root)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.name, err)
	}
	cached := e.cachePath(identity)
	if content, err := os.ReadFile(cached); err == nil && strings.HasPrefix(string(content), e.heading(identity)+"\n") {
		return content, nil
	}
	if content, err := e.Beside(); err == nil && strings.HasPrefix(string(content), e.heading(identity)+"\n") {
		return content, nil
	}
	content, err := e.Build(ctx, root, told)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.name, err)
	}
	e.keep(cached, content)
	return content, nil
}

// Kept returns the engine if it need not be compiled.
func (e *Engine) Kept() ([]byte, error) {
	if root := sources(); root != "" && goCommand() != "" {
		identity, err := e.Identity(root)
		if err != nil {
			return nil, err
		}
		if content, err := os.ReadFile(e.cachePath(identity)); err == nil && strings.HasPrefix(string(content), e.heading(identity)+"\n") {
			return content, nil
		}
	}
	return e.Beside()
}

// cachePath is where an engine is kept, "" if there is no place.
func (e *Engine) cachePath(identity string) string {
	folder, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(folder, "fairymax", e.stem()+"-"+identity+".js")
}

// keep keeps an engine for the next time and removes those that it replaces. Without a
// place for it, the next time it is built again.
func (e *Engine) keep(path string, content []byte) {
	if path == "" || os.MkdirAll(filepath.Dir(path), 0o777) != nil || atomicfile.Replace(path, content) != nil {
		return
	}
	old, _ := filepath.Glob(filepath.Join(filepath.Dir(path), e.stem()+"-*.js"))
	for _, other := range old {
		if other != path {
			_ = os.Remove(other)
		}
	}
}

// Beside returns the engine of a release: it is beside the program, or where the
// program installs it.
func (e *Engine) Beside() ([]byte, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	if target, err := filepath.EvalSymlinks(self); err == nil {
		self = target
	}
	folder := filepath.Dir(self)
	for _, path := range []string{filepath.Join(folder, e.File), filepath.Join(folder, "..", "share", strings.TrimSuffix(filepath.Base(self), ".exe"), e.File)} {
		content, err := os.ReadFile(path)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		return content, e.checkVersion(path, content)
	}
	return nil, fmt.Errorf("%s is missing: it is in the file %s of a release, which belongs beside the program; with Go and the sources of fairymax, it is compiled at first use", e.name, e.File)
}

// checkVersion refuses an engine of another version.
func (e *Engine) checkVersion(path string, content []byte) error {
	first, _, _ := bytes.Cut(content, []byte("\n"))
	begin, _, _ := strings.Cut(e.heading(""), desktop.Version)
	said, isEngine := strings.CutPrefix(string(first), begin)
	version, _, _ := strings.Cut(said, ",")
	switch {
	case !isEngine:
		return fmt.Errorf("%s does not have %s", path, e.name)
	case version != desktop.Version:
		return fmt.Errorf("%s belongs to fairymax %s, and this is %s; take both from the same release", path, version, desktop.Version)
	}
	return nil
}

// sources is the folder with the sources of this program, "" if they are not on this
// machine. Programs of a release do not know it.
func sources() string {
	_, file, _, ok := runtime.Caller(0)
	if !ok || !filepath.IsAbs(file) {
		return ""
	}
	root := filepath.Join(filepath.Dir(file), "..", "..")
	module, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil || !bytes.HasPrefix(module, []byte("module fairymax\n")) {
		return ""
	}
	return root
}

// goCommand is the path of Go, "" if it is not installed.
func goCommand() string {
	path, err := exec.LookPath("go")
	if err != nil {
		return ""
	}
	return path
}
