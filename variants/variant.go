package variants

import (
	"io/fs"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/variants/betza"
)

// Variant is a game, ready to be played.
type Variant struct {
	Name    string // the stem of its file
	Title   string
	Source  string // where its rules are published, perhaps ""
	Rules   *board.Rules
	Symbols []Symbol // of type t at t-1
	File    string   // its path, "" if the game is built in
	Folder  fs.FS    // where that file is, nil if the game is built in
	Text    string   // its file's text

	// Measured is the text of the file NAME.values.json beside it, which "fairymax value" writes;
	// "" if there is none that can be read.
	Measured string
}

// Betza returns the moves of a side's pieces of type t in Betza's notation, as
// [betza.Of] does.
func (v *Variant) Betza(c define.Color, t define.PieceType) (text string, exact bool) {
	return betza.Of(v.Rules, c, t)
}
