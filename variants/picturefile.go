package variants

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"unicode"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// pictureFile reads a file beside that of a place. It returns its text, and its name in
// messages.
func (l *loader) pictureFile(at source.Place, name string) (text, shown string, err error) {
	if !isPlainName(name) {
		return "", "", fmt.Errorf("%q must be the name of a file in the folder of the game, without folder names", name)
	}
	layer, folder, ok := l.folderOf(at.File)
	if !ok {
		return "", "", fmt.Errorf("%q cannot be read: this text is in no folder", name)
	}
	file := path.Join(folder, name)
	data, err := ReadText(layer.files, file)
	if errors.Is(err, fs.ErrNotExist) {
		return "", "", fmt.Errorf("%q: there is no such file beside %s%s", name, path.Base(at.File), spelling.DidYouMean(name, layer.pictures(folder)))
	}
	if err != nil {
		return "", "", fmt.Errorf("%q cannot be read: %w", name, WithoutPath(err))
	}
	return strings.TrimPrefix(string(data), "\ufeff"), layer.displayed(file), nil
}

// isPlainName reports whether a name is that of a file alone.
func isPlainName(name string) bool {
	return !strings.HasPrefix(name, ".") && !strings.ContainsAny(name, `/\:`) && !strings.ContainsFunc(name, unicode.IsControl)
}

// folderOf finds the layer that has a file, by its name in messages, and the file's folder there.
func (l *loader) folderOf(shown string) (from layer, folder string, ok bool) {
	base := path.Base(strings.ReplaceAll(shown, `\`, "/"))
	for _, layer := range l.layers {
		for _, folder := range []string{layer.variants, "."} {
			if layer.displayed(path.Join(folder, base)) == shown {
				return layer, folder, true
			}
		}
	}
	return layer{}, "", false
}

// pictures lists the pictures in a folder of the layer.
func (l layer) pictures(folder string) (names []string) {
	files, err := fs.Glob(l.files, path.Join(folder, "*.svg"))
	if err != nil {
		return nil
	}
	for _, file := range files {
		names = append(names, path.Base(file))
	}
	return names
}
