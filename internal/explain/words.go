package explain

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// explainer names the pieces and squares of a position.
type explainer struct {
	p     *board.Position
	r     *board.Rules
	side  define.Color // to move
	names *sheet.Sheet
}

func newExplainer(p *board.Position) *explainer {
	// The sheet reads only the hands of its start position: here those of p.
	return &explainer{p, p.Rules(), p.Turn(), &sheet.Sheet{Def: p.Rules().Def, Start: p}}
}

func (s *explainer) square(at define.Square) string { return s.r.SquareName(at, 1) }

func (s *explainer) squares(list []define.Square, last string) string {
	var names []string
	for _, at := range list {
		names = append(names, s.square(at))
	}
	return sheet.Enumerate(names, last)
}

// piece names the piece on a square: "pawn on e4".
func (s *explainer) piece(at define.Square) string { return s.pieceIn(s.p, at) }

func (s *explainer) pieceIn(p *board.Position, at define.Square) string {
	if p.At(at) == define.Wall {
		return "wall on " + s.square(at)
	}
	return s.names.TypeName(p.At(at).Type()) + " on " + s.square(at)
}

// pieces names several pieces: "the pawn on e4 and the rook on e8".
func (s *explainer) pieces(list []define.Square) string { return s.piecesIn(s.p, list) }

func (s *explainer) piecesIn(p *board.Position, list []define.Square) string {
	var names []string
	for _, at := range list {
		names = append(names, "the "+s.pieceIn(p, at))
	}
	return sheet.Enumerate(names, "and")
}

// pieceOfSide names the piece on a square with its side: "Black's pawn on e4".
func (s *explainer) pieceOfSide(at define.Square) string {
	if s.p.At(at) == define.Wall {
		return "a " + s.piece(at)
	}
	return fmt.Sprintf("%v's %s", s.p.At(at).Color(), s.piece(at))
}

// destination says where a piece goes: "to e4", or "via d5 to e4".
func (s *explainer) destination(way []define.Square) string {
	to := "to " + s.square(way[len(way)-1])
	if len(way) > 1 {
		return "via " + s.squares(way[:len(way)-1], "and") + " " + to
	}
	return to
}

// moves says how a side's pieces of a type move.
func (s *explainer) moves(t define.PieceType) string { return s.movesOf(s.side, t) }

// movesOf says it of either side, which it names where the other one's move otherwise.
func (s *explainer) movesOf(side define.Color, t define.PieceType) string {
	brief, name := s.names.BriefFor(side, t), sheet.Article(s.names.TypeName(t))
	if s.r.Def.Types[t-1].Owners[side.Other()] && s.names.BriefFor(side.Other(), t) != brief {
		name = side.String() + "'s " + s.names.TypeName(t)
	}
	if brief == "" {
		return fmt.Sprintf("%s cannot move at all.", sheet.Capitalize(name))
	}
	return fmt.Sprintf("How %s moves: %s.", name, brief)
}

// moveTexts writes moves in standard algebraic notation.
func (s *explainer) moveTexts(moves []board.Move) []string {
	var list []string
	for _, m := range moves {
		list = append(list, notation.SAN(s.p, m, 1))
	}
	return list
}

// plural chooses between the singular and the plural form.
func plural(n int, one, several string) string {
	if n == 1 {
		return one
	}
	return several
}

func one(format string, args ...any) []string { return []string{fmt.Sprintf(format, args...)} }

// resultWords says how a game has ended.
func resultWords(result board.Result) string {
	if result.Draw {
		return fmt.Sprintf("drawn, %v", result.Reason)
	}
	return fmt.Sprintf("%v wins, %v", result.Winner, result.Reason)
}
