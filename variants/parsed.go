package variants

import (
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
)

// Parsed is a variant together with the text that it was compiled from. Package
// lint asks it what exactly is written, and where.
type Parsed struct {
	*Variant
	Game    *source.Node                // its definition, merged with what it extends
	Shared  []*source.Node              // the shared pieces that it uses, be it through like
	Pieces  []Piece                     // type t at t-1; types that only remember a promotion are not here
	Hands   [2]map[define.PieceType]int // the pieces in hand at the start
	Removed []string                    // the keys that it and the games that it extends list under without
	Own     bool                        // the file is the user's, not built in

	c *compiler
}

// Piece is a piece type with its definition.
type Piece struct {
	Name   string
	Type   define.PieceType
	Def    *source.Node // merged with the shared piece of the name
	Listed source.Place // of its name in the list of pieces

	t *pieceType
	c *compiler
}

// Part is what a single row of a piece, or another piece that it is like, adds.
type Part struct {
	Name   string // such as "row 1", or the name of the other piece
	At     source.Place
	Chains [2][]define.Chain // by side
}

// Parse loads a variant as [Catalogue.Load] does.
func (c *Catalogue) Parse(nameOrPath string) (*Parsed, error) {
	l, name, at, err := c.search(nameOrPath)
	if err != nil {
		return nil, err
	}
	v, compiled, err := l.compiled(name, at)
	if err != nil {
		return nil, err
	}
	p := &Parsed{Variant: v, Game: compiled.game, Hands: compiled.hands, Removed: l.removed, Own: at < len(l.layers)-1, c: compiled}
	for name, piece := range compiled.pieces.Table {
		if compiled.used[name] {
			p.Shared = append(p.Shared, piece)
		}
	}
	for _, t := range compiled.types {
		p.Pieces = append(p.Pieces, Piece{Name: t.name, Type: t.id, Def: t.def, Listed: t.listed, t: t, c: compiled})
	}
	return p, nil
}

// DefinitionFrom returns the definition of a variant if its file has the given start
// position, nil if not or if the file has mistakes. It is much quicker than loading
// the variant.
func (c *Catalogue) DefinitionFrom(start, name string) *define.Game {
	l := loader{layers: c.layers}
	name = l.named(name, 0)
	at := l.find(name, 0)
	if at < 0 {
		return nil
	}
	var def *define.Game
	// A file with mistakes, or one that fairymax fails at, is not the one that is meant.
	_ = l.collect(name, at, func() error {
		if l.merged(name, at, nil).Get("start").Text() != start {
			return nil
		}
		compiled, err := l.define(name, at)
		if err == nil {
			def = compiled.def
		}
		return err
	})
	return def
}

// Report returns an empty report about the files that the variant was read from.
func (p *Parsed) Report() *source.Report { return &source.Report{Texts: p.c.Texts} }

// Blame returns a place if it lies in the file of the variant, and else that of
// the key of this file that made the rest of the game wrong.
func (p *Parsed) Blame(at source.Place, key string) source.Place { return p.c.blame(at, key) }

// SquareName returns the name of a square, such as e4.
func (p *Parsed) SquareName(s define.Square) string { return p.c.squareName(s) }

// Near returns a place, or where the game lists the piece if the place lies in the
// file of shared pieces.
func (p Piece) Near(at source.Place) source.Place { return p.c.near(p.t, at) }

// IsShared reports whether the moves of the piece are those of a shared one.
func (p Piece) IsShared() bool {
	for _, key := range []string{"like", "moves", "betza"} {
		if n := p.Def.Get(key); n != nil {
			return strings.HasSuffix(n.At.File, piecesFile)
		}
	}
	return false
}

// Parts lists what the definition of the piece consists of. A text in Betza's
// notation is not cut into parts.
func (p Piece) Parts() []Part {
	var parts []Part
	for _, key := range []string{"like", "moves"} {
		for i, item := range p.Def.Get(key).Items() {
			part := Part{Name: item.Text(), At: p.Near(item.At)}
			if key == "moves" {
				part.Name = "row " + strconv.Itoa(i+1)
			}
			def := &source.Node{Table: map[string]*source.Node{key: {List: []*source.Node{item}}}}
			for side := define.White; side <= define.Black; side++ {
				p.c.chains = 0 // those of all pieces were counted when the game was compiled
				part.Chains[side] = define.Chains(p.c.expand(p.t, def, side).steps)
			}
			parts = append(parts, part)
		}
	}
	return parts
}
