package ucci

import (
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// Dialect is UCCI.
var Dialect = &protocol.Dialect{
	Word: "ucci",
	Game: "xiangqi",
	Options: []protocol.Option{
		{Name: "usemillisec", Setting: protocol.Millisec},
		{Name: "batch", Setting: protocol.Batch},
		{Name: "hashsize", Setting: protocol.HashOrUsual},
		{Name: "threads", Setting: protocol.Threads},
		{Name: "ponder", Setting: protocol.Ponder},
		{Name: "usebook", Setting: protocol.OwnBook},
		{Name: "multipv", Setting: protocol.Lines},
		{Name: "skill", Setting: protocol.SkillLevel},
		{Name: "overhead", Setting: protocol.Overhead},
		{Name: "usenet", Setting: protocol.UseNet},
		{Name: "endgamecache", Setting: protocol.EndgameCache},
		{Name: "newgame", Setting: protocol.NewGame},
	},
	Silent: []protocol.Option{
		{Name: "UCI_Variant", Setting: protocol.Variant},
		{Name: "UCCI_Variant", Setting: protocol.Variant},
		{Name: "VariantPath", Setting: protocol.VariantPath},
		{Name: "clearhash", Setting: protocol.ClearHash},
	},
	Commands: []protocol.Command{
		{Name: "banmoves", In: protocol.Ends(), Run: (*protocol.Session).Ban},
		{Name: "probe", In: protocol.Waits(), Run: func(s *protocol.Session, _ []string) { s.Say("pophash") }},
	},
	Greet:     greet,
	SetOption: setOption,
	Position:  position,
	Go:        search,
	Move: func(_ *protocol.Session, p *board.Position, m board.Move) string {
		return style.Text(p, m)
	},
	Read: func(_ *protocol.Session, p *board.Position, text string) (board.Move, error) {
		return style.Read(p, text)
	},
	FEN:     notation.UCIFEN,
	Remark:  "info message ",
	Info:    info,
	Current: uci.CurrentMove,
	Answer:  answer,
	Idle:    noMove,
	Bye:     "bye",
}

// style is how moves are written.
var style = notation.Style{Origin: 0}

// noMove is said where there is no move.
const noMove = "nobestmove"
