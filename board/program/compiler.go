package program

import (
	"errors"
	"fmt"

	"fairymax/board/define"
)

// Source is what programs are made from: a game, and what its rules mean for the moves
// of single pieces.
type Source struct {
	*define.Game
	Cells     Cells           // its lines
	Start     []define.Piece  // what stands on each square at the start
	Final     define.TypeMask // types that can never come back
	Choices   int             // the most choices of a promotion
	Royals    define.TypeMask
	Kamikazes define.TypeMask // types that never capture, because they would go with their victims

	// Promotes reports whether the type of a piece may change by a move.
	Promotes func(c define.Color, t define.PieceType, from, to define.Square) bool
}

// Programs are the moves of all pieces, compiled in both directions.
type Programs struct {
	Rays      Rays
	Threats   Threats
	TakesLong bool // it took more than half of the effort that is allowed
}

// Compile follows every step of every type from every square and compiles what it finds. An
// error says which piece has too many moves, and is for the author of the game.
func Compile(source *Source) (*Programs, error) {
	spent := new(effort)
	w := wayCompiler{source, newWalker(&source.Board, &source.Cells, spent), newRayBuilder(source, spent), newThreatBuilder(source, spent)}
	for c := define.White; c <= define.Black; c++ {
		for i := range source.Types {
			if err := w.compileType(c, define.PieceType(i+1)); err != nil {
				return nil, fmt.Errorf("%s: %w", source.Types[i].Name, err)
			}
		}
	}
	compiled := &Programs{w.rays.table, w.threats.finish(), spent.exceeds(2)}
	if w.threats.overflow {
		return nil, errors.New("there are too many ways to attack a square to remember them all")
	}
	return compiled, nil
}

// wayCompiler compiles the ways of one type of one side at a time.
type wayCompiler struct {
	*Source
	walker  *Walker
	rays    *rayBuilder
	threats *threatBuilder
}

func (w *wayCompiler) compileType(c define.Color, t define.PieceType) error {
	chains := define.Chains(w.Types[t-1].Steps[c])
	for s := range w.Files * w.Ranks {
		if from := define.Square(s); !w.IsHole(from) {
			if err := w.compilePiece(c, t, chains, from); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *wayCompiler) compilePiece(c define.Color, t define.PieceType, chains []define.Chain, from define.Square) (err error) {
	w.rays.begin(c, t, from)
	w.walker.EachWay(chains, from, func(found *Way) {
		if err == nil && w.mayOpen(found, c, t) {
			err = w.rays.add(found)
			w.threats.add(c, t, found, Remembers(found.Row, t, w.Final))
		}
	})
	w.rays.finish()
	if w.walker.effort.isTooMuch() || w.rays.overflow {
		return errors.New("its moves can go in too many ways to follow them all")
	}
	return err
}

// conditionsOf returns the number of the program that a row belongs to.
func (s *Source) conditionsOf(row *define.Step, t define.PieceType) int {
	program := 0
	if Remembers(row, t, s.Final) {
		program |= WhileUnmoved
	}
	if row.OutOfCheck {
		program |= WhileOutOfCheck
	}
	return program
}

// Remembers reports whether a row depends on whether its piece has moved, and this
// cannot be told from the square: pieces of final types, which never come back, are
// unmoved wherever the start puts them.
func Remembers(row *define.Step, t define.PieceType, final define.TypeMask) bool {
	return row.Unmoved && !final.Has(t)
}

// mayOpen reports whether a way can be open at all: one for unmoved pieces never is
// where no such piece starts.
func (s *Source) mayOpen(w *Way, c define.Color, t define.PieceType) bool {
	return !w.Row.Unmoved || s.Start[w.From] == define.MakePiece(c, t)
}
