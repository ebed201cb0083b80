package cecp

import (
	"fairymax/board"
	"fairymax/internal/book"
)

// OpeningKnowledge is an opening book of a variant and its remembered analyses.
// Refresh reads files that have changed on disk; Remember may be as slow as a disk.
type OpeningKnowledge interface {
	Refresh() error
	Moves(p *board.Position) []book.Choice
	Recall(p *board.Position) (book.Analysis, bool)
	Remember(p *board.Position, m board.Move, score, depth int) error
}

// noKnowledge is that of a variant without books.
type noKnowledge struct{}

func (noKnowledge) Refresh() error                                       { return nil }
func (noKnowledge) Moves(*board.Position) []book.Choice                  { return nil }
func (noKnowledge) Recall(*board.Position) (book.Analysis, bool)         { return book.Analysis{}, false }
func (noKnowledge) Remember(*board.Position, board.Move, int, int) error { return nil }

// opening is what the user wants of the book.
type opening struct {
	used    bool
	variety int // see [book.Pick]
}

func newOpening() opening { return opening{used: true, variety: 50} }
