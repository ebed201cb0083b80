package game

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/internal/memfs"
	"fairymax/variants"
)

// compiler compiles definitions that are in no file.
type compiler struct {
	base    fs.FS // has the shared pieces and the built-in games
	builtin *variants.Catalogue
}

func newCompiler(base fs.FS) compiler { return compiler{base, variants.NewCatalogue(base)} }

// scratch is the name of definitions that are compiled only to look at them.
const scratch = "scratch"

// with returns the built-in games with a definition.
func (c compiler) with(text string) *variants.Catalogue {
	return c.builtin.With(memfs.Files{scratch + ".toml": []byte(text)}, "")
}

// Compile reads and compiles a definition; it may extend a built-in game.
func (c compiler) Compile(text string) (*variants.Variant, error) { return c.with(text).Named(scratch) }

// define reads a definition and does not compile its moves.
func (c compiler) define(text string) (*define.Game, error) { return c.with(text).Definition(scratch) }

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
