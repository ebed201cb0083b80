// Package opening is what is known about the openings of a game while it is played: which
// moves of the book are played, and which analyses are remembered.
//
// # Where to change what
//
// Everything is in opening.go. The files are those of package book.
package opening

import (
	"slices"

	"fairymax/board"
	"fairymax/internal/book"
)

// Knowledge is an opening book of a variant and its remembered analyses. Refresh reads
// files that have changed on disk; Remember may be as slow as a disk.
type Knowledge interface {
	Refresh() error
	Moves(p *board.Position) []book.Choice
	Recall(p *board.Position) (book.Analysis, bool)
	Remember(p *board.Position, m board.Move, score, depth int) error
}

// None is that of a variant without books.
type None struct{}

func (None) Refresh() error                                       { return nil }
func (None) Moves(*board.Position) []book.Choice                  { return nil }
func (None) Recall(*board.Position) (book.Analysis, bool)         { return book.Analysis{}, false }
func (None) Remember(*board.Position, board.Move, int, int) error { return nil }

// Opening is the knowledge about the game that is played, and what the user wants of it.
type Opening struct {
	Knowledge
	Used    bool            // moves are played from it
	Variety int             // see [book.Pick]
	Random  func(n int) int // returns a number from 0 to n-1
}

// New returns an opening without knowledge.
func New(random func(n int) int) Opening {
	return Opening{Knowledge: None{}, Used: true, Variety: 50, Random: random}
}

// Move draws a move of the book, or takes the one that a person has written down for this
// position; NoMove if there is neither. Where the position repeats there is none, as the book would
// go on to a draw.
func (o *Opening) Move(g *board.Game) board.Move {
	if !o.Used || g.Repetitions() > 1 {
		return board.NoMove
	}
	p, m := g.Position(), board.NoMove
	if finding, ok := o.Recall(p); ok && finding.ByHand {
		m = finding.Move
	} else {
		m = book.Pick(o.Moves(p), o.Variety, o.Random)
	}
	return legal(p, m)
}

// Best is the best move that is known; NoMove if there is none. A move without weight is never played.
func (o *Opening) Best(p *board.Position) board.Move {
	finding, _ := o.Recall(p)
	if choices := o.Moves(p); !finding.ByHand && len(choices) > 0 && choices[0].Weight > 0 {
		return choices[0].Move
	}
	return finding.Move
}

// Deeper is the move that a deeper search of the position than this one has found; NoMove
// if there is none, or if the position repeats.
func (o *Opening) Deeper(g *board.Game, depth int) board.Move {
	finding, ok := o.Recall(g.Position())
	if !ok || finding.Depth <= depth || !o.Used || g.Repetitions() > 1 {
		return board.NoMove
	}
	return legal(g.Position(), finding.Move)
}

// legal is a move if it is legal, else NoMove.
func legal(p *board.Position, m board.Move) board.Move {
	var list board.MoveList
	p.Legal(&list)
	if !slices.Contains(list.Moves(), m) {
		return board.NoMove
	}
	return m
}
