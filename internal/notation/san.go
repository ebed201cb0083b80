package notation

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// SAN writes a legal move of p in standard algebraic notation: Nf3, exd5,
// R1a3, e8=Q+, O-O. Castling towards the right is O-O and towards the left
// O-O-O; where a king may castle to several squares of one side it is written
// as a king's move. Other moves are written as in XBoard's game records:
//
//	N@f3              a drop
//	Nc3/H, O-O/H      a move that gates a piece from the hand
//	Rh1xe1/H          castling that gates on the partner's square
//	Lc4xd5xe4         two captures in one move
//	Lc4xd5-c4         a capture on the way, then back
//	Sc8+              a promotion, in games that write it so; they do not mark check
//	--                a passed turn
//
// A move that is not legal in p is written as by [Coordinate]: what names its piece here may be gone.
// origin is the number of the lowest rank.
func SAN(p *board.Position, m board.Move, origin int) string {
	var list board.MoveList
	p.Legal(&list)
	legal := list.Moves()
	if !slices.Contains(legal, m) {
		return Coordinate(p.Rules(), m, origin)
	}
	if wall, ok := m.WallSquare(); ok {
		legal = filter(legal, func(other board.Move) bool { s, _ := other.WallSquare(); return s == wall })
	}
	return sanBody(p, m.WithoutWall(), legal, origin) + WallText(p.Rules(), m, origin) + checkMark(p, m)
}

func sanBody(p *board.Position, m board.Move, legal []board.Move, origin int) string {
	r := p.Rules()
	_, onTheWay := m.LocustVictims()
	switch {
	case m.IsPass():
		return "--"
	case m.IsDrop():
		return Coordinate(r, m, origin)
	case m.IsCastling() && m.Kind()&board.GatePartner != 0:
		partner, _ := m.Partner()
		return pieceLetter(p, partner) + r.SquareName(partner, origin) + "x" + r.SquareName(m.From(), origin) + sanSuffix(r, m)
	case m.IsCastling() && len(castlings(legal, isLeft(m))) == 1:
		return map[bool]string{false: "O-O", true: "O-O-O"}[isLeft(m)] + sanSuffix(r, m)
	case m.IsCastling() && mayStepThere(r, m):
		return Coordinate(r, m, origin)
	case onTheWay > 0:
		return wayText(p, m, origin) + sanSuffix(r, m)
	}
	letter, x := pieceLetter(p, m.From()), ""
	if m.IsCapture() {
		x = "x"
	}
	from := origins(p, m, legal, origin, letter == "" && m.IsCapture())
	return letter + from + x + r.SquareName(m.To(), origin) + sanSuffix(r, m)
}

// pieceLetter returns the letter of the piece on a square, "" for a pawn.
func pieceLetter(p *board.Position, s define.Square) string {
	if letter := letterOf(p.Rules(), p.At(s).Type()); letter != pawnLetter {
		return letter
	}
	return ""
}

// sanSuffix writes the promotion or the gated piece.
func sanSuffix(r *board.Rules, m board.Move) string {
	text := suffix(r, m)
	switch {
	case m.FromHand() != 0:
		return "/" + strings.ToUpper(text)
	case text == "" || text == "+":
		return text
	}
	return "=" + strings.ToUpper(text)
}

// wayText writes a move with captures on the way, square by square.
func wayText(p *board.Position, m board.Move, origin int) string {
	r := p.Rules()
	way, n := m.LocustVictims()
	text := pieceLetter(p, m.From()) + r.SquareName(m.From(), origin)
	for _, s := range way[:n] {
		text += "x" + r.SquareName(s, origin)
	}
	if p.At(m.To()).Is(p.Turn().Other()) && !slices.Contains(way[:n], m.To()) {
		return text + "x" + r.SquareName(m.To(), origin)
	}
	return text + "-" + r.SquareName(m.To(), origin)
}

// origins is the part of SAN that distinguishes m from other moves of the same
// letter to the same square: the file if that is enough, else the rank, else both.
func origins(p *board.Position, m board.Move, legal []board.Move, origin int, needFile bool) string {
	r := p.Rules()
	letter, file, rank := pieceLetter(p, m.From()), r.File(m.From()), r.Rank(m.From())
	rivals, sameFile, sameRank := 0, 0, 0
	for _, other := range legal {
		if other.To() != m.To() || other.From() == m.From() || other.IsDrop() || other.IsPass() || pieceLetter(p, other.From()) != letter {
			continue
		}
		rivals++
		if r.File(other.From()) == file {
			sameFile++
		}
		if r.Rank(other.From()) == rank {
			sameRank++
		}
	}
	name := r.SquareName(m.From(), origin)
	switch {
	case rivals == 0 && !needFile:
		return ""
	case sameFile == 0:
		return name[:1]
	case sameRank == 0 && !needFile:
		return name[1:]
	}
	return name
}

// checkMark is + for check and # for mate, which waiting for a piece is not. Games that write a
// promotion as "+", such as shogi, do not mark check.
func checkMark(p *board.Position, m board.Move) string {
	var next board.Position
	p.Play(m, &next)
	switch {
	case !next.InCheck():
		return ""
	case next.NoWayOut():
		return "#"
	case writesPlus(p.Rules()):
		return ""
	}
	return "+"
}

// writesPlus reports whether any promotion of a game is written with a "+" alone.
func writesPlus(r *board.Rules) bool {
	for i, def := range r.Def.Types {
		if strings.HasPrefix(def.Letter, "+") && promotionText(r, define.PieceType(i+1)) == "+" {
			return true
		}
	}
	return false
}

// isLeft reports whether a castling's partner is nearer to file a than the king.
func isLeft(m board.Move) bool {
	partner, _ := m.Partner()
	return partner < m.From()
}

// castlings returns the castlings to one side that do not gate.
func castlings(moves []board.Move, left bool) []board.Move {
	return filter(moves, func(m board.Move) bool { return m.IsCastling() && m.FromHand() == 0 && isLeft(m) == left })
}
