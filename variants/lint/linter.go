package lint

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants"
	"fairymax/variants/source"
)

// linter looks through one variant.
type linter struct {
	*source.Report
	*variants.Parsed
	catalogue *variants.Catalogue
	options   Options
	reach     *reach
}

// Options are checks that need to know an engine or XBoard. A nil function skips
// its warnings.
type Options struct {
	Values    func(*board.Rules) []int  // the values of pieces by type, in hundredths of a pawn
	Promoted  func(letter string) bool  // whether XBoard can send a promotion to a piece of this letter
	Confusing func(variant string) bool // whether XBoard has another game of this name
}

// warn adds a warning. One about a file that this one extends points at extends.
func (l *linter) warn(at source.Place, code source.Code, format string, args ...any) {
	if parent := l.Game.Get("extends"); at.File != l.Game.At.File && parent != nil {
		at = parent.At
	}
	l.Add(at, code, format, args...)
}

func (l *linter) nameOf(kind define.PieceType) string { return l.Pieces[kind-1].Name }

// lives reports whether either side ever has a piece of a type.
func (l *linter) lives(kind define.PieceType) bool {
	return !l.reach.at[define.White][kind].Empty() || !l.reach.at[define.Black][kind].Empty()
}
