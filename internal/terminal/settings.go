package terminal

import (
	"io"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/opponent"
	"fairymax/internal/prompt"
	"fairymax/internal/sheet"
)

// Settings is what a game needs from the program.
type Settings struct {
	Console  *prompt.Console
	Engine   opponent.Thinker
	Name     string // of the engine, for records
	Variant  Variant
	Start    *board.Position // nil for the variant's start
	Thinking time.Duration   // per move
	Person   define.Color
	Letters  bool // instead of symbols

	// Load reads the game's own variant for "", and else one by its name or file, as a person types it.
	// Named reads one of the catalogue, as a record names it: no record opens a file. Report writes
	// what is wrong with either; Names are those of the catalogue.
	Load, Named func(name string) (Variant, error)
	Report      func(io.Writer, error)
	Names       []string
}

// Variant is what is played.
type Variant struct {
	Title   string
	Rules   *board.Rules
	Glyphs  []string                 // as textboard.Style has them
	InWords func() []sheet.Paragraph // the rules, but for the moves of pieces
}
