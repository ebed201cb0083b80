package game

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/variants"
)

// compiler compiles definitions that are in no file, one at a time.
type compiler struct {
	builtin *variants.Catalogue
	file    *overlay            // holds the definition that is compiled
	beside  *variants.Catalogue // the built-in games and that file
}

// newCompiler returns a compiler for a file system with the shared pieces and the
// built-in games.
func newCompiler(base fs.FS) compiler {
	file := &overlay{FS: base, name: "variants/" + scratch + ".toml"}
	return compiler{variants.NewCatalogue(base), file, variants.NewCatalogue(file)}
}

// scratch is the name of definitions that are compiled only to look at them.
const scratch = "scratch"

// Compile reads and compiles a definition; it may extend a built-in game.
func (c compiler) Compile(text string) (*variants.Variant, error) {
	c.file.text = text
	return c.beside.Load(scratch)
}

// define reads a definition and does not compile its moves.
func (c compiler) define(text string) (*define.Game, error) {
	c.file.text = text
	return c.beside.Definition(scratch)
}

// steps returns the moves of White's pieces, for each type of a definition.
func (c compiler) steps(text string) ([]moves.List, error) {
	v, err := c.Compile(text)
	if err != nil {
		return nil, err
	}
	return movesOf(v.Rules.Def), nil
}

// movesOf returns the moves of White's pieces, by type.
func movesOf(def *define.Game) []moves.List {
	var all []moves.List
	for _, t := range def.Types {
		all = append(all, moves.Of(t.Steps[define.White]))
	}
	return all
}

// Betza compiles moves in XBoard's dialect of Betza's notation. Where a text is
// wrong, the result is nil and fail gets its index and the reason.
func (c compiler) Betza(texts []string, fail func(i int, reason string)) ([]moves.List, error) {
	all := make([]moves.List, len(texts))
	for i, text := range texts {
		name := fmt.Sprintf("text-%d", i)
		got, err := c.steps(bareBoard([]string{name}) + fmt.Sprintf("[piece.%s]\nletter = \"A\"\nbetza = %q\n", name, text))
		var list variants.ErrorList
		switch {
		case errors.As(err, &list):
			_, reason, found := strings.Cut(list[0].Message, ": ")
			if !found {
				reason = list[0].Message
			}
			fail(i, reason)
		case err != nil:
			return nil, err
		default:
			all[i] = got[0]
		}
	}
	return all, nil
}

// bareBoard is the head of a definition on the board of reference. Its pieces do
// not stand on it: each side has only a wazir, far from the other one.
func bareBoard(pieces []string) string {
	ranks := strings.Repeat(fmt.Sprintf("%d/", moves.Reference), moves.Reference-2)
	start := fmt.Sprintf("%d+z/%s+Z%d w - - 0 1", moves.Reference-1, ranks, moves.Reference-1)
	return fmt.Sprintf("title = %q\nboard = \"%dx%d\"\nstart = %q\npieces = %s\npiece.%s = { letter = \"+Z\", moves = [{ leap = [0, 1] }] }\nroyal.types = %q\n",
		scratch, moves.Reference, moves.Reference, start, Quoted(append(pieces, scratch)), scratch, scratch)
}

// overlay is a file system with one more file in it, or another in its place.
type overlay struct {
	fs.FS
	name, text string
}

// Open opens a file.
func (o overlay) Open(name string) (fs.File, error) {
	if name == o.name {
		return &overlayFile{Reader: strings.NewReader(o.text), name: name, size: len(o.text)}, nil
	}
	return o.FS.Open(name)
}

// overlayFile is the open file of an overlay.
type overlayFile struct {
	*strings.Reader
	name string
	size int
}

func (f *overlayFile) Close() error               { return nil }
func (f *overlayFile) Stat() (fs.FileInfo, error) { return overlayInfo{f}, nil }

// overlayInfo describes the file of an overlay.
type overlayInfo struct{ file *overlayFile }

func (i overlayInfo) Name() string       { return i.file.name }
func (i overlayInfo) Size() int64        { return int64(i.file.size) }
func (i overlayInfo) Mode() fs.FileMode  { return 0o444 }
func (i overlayInfo) ModTime() time.Time { return time.Time{} }
func (i overlayInfo) IsDir() bool        { return false }
func (i overlayInfo) Sys() any           { return nil }
