package uci

import (
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/protocol"
)

// Dialect is UCI.
var Dialect = &protocol.Dialect{
	Word: "uci",
	Game: "normal",
	Options: []protocol.Option{
		{Name: "UCI_Variant", Setting: protocol.Variant},
		{Name: "UCI_Chess960", Setting: protocol.Chess960},
		{Name: "Hash", Setting: protocol.Hash},
		{Name: "Clear Hash", Setting: protocol.ClearHash},
		{Name: "Threads", Setting: protocol.Threads},
		{Name: "MultiPV", Setting: protocol.Lines},
		{Name: "Ponder", Setting: protocol.Ponder},
		{Name: "Skill Level", Setting: protocol.SkillLevel},
		{Name: "UCI_LimitStrength", Setting: protocol.LimitElo},
		{Name: "UCI_Elo", Setting: protocol.Elo},
		{Name: "UCI_AnalyseMode", Setting: protocol.Analysis},
		{Name: "UCI_ShowWDL", Setting: protocol.ShowWDL},
		{Name: "UCI_Opponent", Setting: protocol.Opponent},
		{Name: "Move Overhead", Setting: protocol.Overhead},
		{Name: "OwnBook", Setting: protocol.OwnBook},
		{Name: "OpeningVariety", Setting: protocol.Variety},
		{Name: "UseNet", Setting: protocol.UseNet},
		{Name: "EndgameCache", Setting: protocol.EndgameCache},
		{Name: "VariantPath", Setting: protocol.VariantPath},
	},
	Commands: []protocol.Command{
		{Name: "ucinewgame", In: protocol.Ends(), Run: (*protocol.Session).NewGame},
		{Name: "newgame", In: protocol.Ends(), Run: (*protocol.Session).NewGame},
		{Name: "fen", In: protocol.Ends(), Run: bareFEN},
		{Name: "startpos", In: protocol.Ends(), Run: bareStart},
	},
	Greet:     Greet,
	SetOption: SetOption,
	Position:  Position,
	Go:        Go,
	Move:      move,
	Read:      read,
	FEN:       notation.UCIFEN,
	Remark:    "info string ",
	Info:      Info,
	Current:   Current,
	Answer:    answer,
}

// style is how moves are written.
func style(s *protocol.Session) notation.Style {
	origin := 1
	if s.Style.FromZero {
		origin = 0
	}
	return notation.Style{Origin: origin, Chess960: s.Style.Chess960}
}

func move(s *protocol.Session, p *board.Position, m board.Move) string { return style(s).Text(p, m) }

func read(s *protocol.Session, p *board.Position, text string) (board.Move, error) {
	return style(s).Read(p, text)
}
