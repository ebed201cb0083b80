package usi

import (
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// Dialect is USI. Its names have no blanks, and are ASCII: some GUIs need that.
var Dialect = &protocol.Dialect{
	Word:    "usi",
	Game:    "shogi",
	Aliases: map[string]string{"standard": "shogi", "chushogi": "chu"},
	Options: []protocol.Option{
		{Name: "USI_Variant", Setting: protocol.Variant},
		{Name: "USI_Hash", Setting: protocol.Hash},
		{Name: "USI_Ponder", Setting: protocol.Ponder},
		{Name: "USI_MultiPV", Setting: protocol.Lines},
		{Name: "Clear_Hash", Setting: protocol.ClearHash},
		{Name: "Threads", Setting: protocol.Threads},
		{Name: "Skill_Level", Setting: protocol.SkillLevel},
		{Name: "USI_LimitStrength", Setting: protocol.LimitElo},
		{Name: "USI_Elo", Setting: protocol.Elo},
		{Name: "USI_AnalyseMode", Setting: protocol.Analysis},
		{Name: "Move_Overhead", Setting: protocol.Overhead},
		{Name: "OwnBook", Setting: protocol.OwnBook},
		{Name: "OpeningVariety", Setting: protocol.Variety},
		{Name: "UseNet", Setting: protocol.UseNet},
		{Name: "EndgameCache", Setting: protocol.EndgameCache},
		{Name: "VariantPath", Setting: protocol.VariantPath},
	},
	Silent: []protocol.Option{ // of bots that speak to Fairy-Stockfish
		{Name: "UCI_Variant", Setting: protocol.Variant},
		{Name: "UCI_Chess960", Setting: protocol.Chess960},
		{Name: "UCI_AnalyseMode", Setting: protocol.Analysis},
		{Name: "Hash", Setting: protocol.Hash},
		{Name: "Ponder", Setting: protocol.Ponder},
		{Name: "MultiPV", Setting: protocol.Lines},
		{Name: "Skill Level", Setting: protocol.SkillLevel},
		{Name: "Move Overhead", Setting: protocol.Overhead},
		{Name: "Clear Hash", Setting: protocol.ClearHash},
	},
	Commands: []protocol.Command{
		{Name: "usinewgame", In: protocol.Ends(), Run: (*protocol.Session).NewGame},
		{Name: "gameover", In: protocol.Ends(), Run: func(*protocol.Session, []string) {}},
	},
	Greet:     greet,
	SetOption: uci.SetOption,
	Position:  position,
	Go:        search,
	Move:      func(_ *protocol.Session, p *board.Position, m board.Move) string { return notation.USI(p, m) },
	Read: func(_ *protocol.Session, p *board.Position, text string) (board.Move, error) {
		return notation.ReadUSI(p, text)
	},
	FEN:      notation.SFEN,
	SFEN:     true,
	Remark:   "info string ",
	Info:     info,
	Current:  uci.CurrentMove,
	Answer:   answer,
	Declares: true,
}

// greet answers usi.
func greet(s *protocol.Session) {
	uci.Introduce(s)
	s.Say("usiok")
}
