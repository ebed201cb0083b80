package game

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/variants/source"
)

// Library is the shared pieces in the order of their file.
type Library struct{ pieces []shared }

// shared is a piece of the shared file.
type shared struct {
	name, letter string
	like         []string        // other shared pieces that it moves like
	royal        bool            // in the game that most people play
	key          string          // of its moves
	keys         map[string]bool // of the moves' ends
}

const piecesFile = "pieces.toml"

// readLibrary reads and compiles the shared pieces.
func readLibrary(c compiler) (*Library, error) {
	text, err := fs.ReadFile(c.base, piecesFile)
	if err != nil {
		return nil, err
	}
	tree, err := source.Parse(piecesFile, string(text))
	if err != nil {
		return nil, err
	}
	lib := new(Library)
	for _, name := range tree.Keys() {
		lib.pieces = append(lib.pieces, shared{name: name, letter: tree.Get(name, "letter").Text(), like: likesOf(tree.Get(name, "like"))})
	}
	for batch := range slices.Chunk(lib.pieces, define.MaxTypes-1) {
		if err := compileShared(c, batch); err != nil {
			return nil, fmt.Errorf("the shared pieces: %w", err)
		}
	}
	return lib, lib.markRoyals(c)
}

// likesOf returns the names under like, one or a list of them.
func likesOf(n *source.Node) []string {
	if one := n.Text(); one != "" {
		return []string{one}
	}
	return n.Words()
}

// compileShared gives shared pieces their moves.
func compileShared(c compiler, batch []shared) error {
	var names, letters []string
	for i, piece := range batch {
		names = append(names, piece.name)
		letters = append(letters, fmt.Sprintf("piece.%s.letter = %q\n", piece.name, spareLetter(i)))
	}
	def, err := c.define(bareBoard(names) + strings.Join(letters, ""))
	if err != nil {
		return err
	}
	all := movesOf(def)
	for i := range batch {
		batch[i].key, batch[i].keys = all[i].Key(), all[i].EndKeys()
	}
	return nil
}

// spareLetter returns one of many letters that differ.
func spareLetter(i int) string {
	return string(rune('A'+i%26)) + [...]string{"", "'", "!"}[i/26%3]
}

// markRoyals marks the shared pieces that are royal in the game that most people
// play.
func (l *Library) markRoyals(c compiler) error {
	catalogue := c.builtin
	v, err := catalogue.Load(catalogue.Favourite())
	if err != nil {
		return err
	}
	for i, t := range v.Rules.Def.Types {
		if piece := l.named(t.Name); piece != nil {
			piece.royal = v.Rules.Def.Royal.Types.Has(define.PieceType(i + 1))
		}
	}
	return nil
}

// named returns a shared piece, nil if there is none of the name.
func (l *Library) named(name string) *shared {
	if i := slices.IndexFunc(l.pieces, func(p shared) bool { return p.name == name }); i >= 0 {
		return &l.pieces[i]
	}
	return nil
}

// Royal reports whether a shared piece is royal unless a game says otherwise.
func (l *Library) Royal(name string) bool {
	piece := l.named(name)
	return piece != nil && piece.royal
}

// letter returns the letter of a shared piece, "" if there is none of the name.
func (l *Library) letter(name string) string {
	if piece := l.named(name); piece != nil {
		return piece.letter
	}
	return ""
}

// Place is where a piece stands among the shared ones; after all of them if it is new.
func (l *Library) Place(p *Piece) int {
	if i := slices.IndexFunc(l.pieces, func(s shared) bool { return s.name == p.Shared }); i >= 0 {
		return i
	}
	return len(l.pieces)
}

// exact returns the shared piece with just these moves, nil if there is none. Of
// several it takes the one that has the letter, else the first that is royal, or
// not, as wanted.
func (l *Library) exact(m moves.List, royal bool, letter string) *shared {
	var best *shared
	key := m.Key()
	for i := range l.pieces {
		piece := &l.pieces[i]
		if piece.royal && !royal || piece.key != key {
			continue
		}
		if best == nil || piece.royal && !best.royal || piece.letter == letter && piece.royal == best.royal && best.letter != letter {
			best = piece
		}
	}
	return best
}

// same reports whether a shared piece of a name has just these moves.
func (l *Library) same(name string, m moves.List, royal bool) bool {
	piece := l.named(name)
	return piece != nil && piece.key == m.Key() && (royal || !piece.royal)
}

// leansOn reports whether a shared piece moves like one that has changed, or is one.
func (l *Library) leansOn(name string, changed map[string]bool) bool {
	piece := l.named(name)
	return changed[name] || piece != nil && slices.ContainsFunc(piece.like, func(other string) bool { return l.leansOn(other, changed) })
}

// fewest is how many moves make a shared piece worth naming as a part.
const fewest = 3

// part returns the shared piece that has most of the moves and no others, and
// the moves that it lacks; nil if there is none worth naming.
func (l *Library) part(m moves.List) (*shared, moves.List) {
	wanted := m.EndKeys()
	var best *shared
	for i := range l.pieces {
		piece := &l.pieces[i]
		if len(piece.keys) >= len(wanted) || best != nil && len(piece.keys) <= len(best.keys) {
			continue
		}
		if within(piece.keys, wanted) {
			best = piece
		}
	}
	if best == nil || len(best.keys) < fewest {
		return nil, m
	}
	return best, m.Without(best.keys)
}

// within reports whether all of some keys are among others.
func within(some, all map[string]bool) bool {
	for key := range some {
		if !all[key] {
			return false
		}
	}
	return true
}
