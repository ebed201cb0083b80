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

	// Load reads a variant of the catalogue, that of the game for "". Report writes what is wrong with it.
	Load   func(name string) (Variant, error)
	Report func(io.Writer, error)
}

// Variant is what is played.
type Variant struct {
	Title   string
	Rules   *board.Rules
	Glyphs  []string                 // as textboard.Style has them
	InWords func() []sheet.Paragraph // the rules, but for the moves of pieces
}
