package notation

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"fairymax/board"
	"fairymax/board/define"
)

// Style is a way in which programs that speak UCI write moves: coordinates, and
//
//	e1g1 e1h1        castling as the king's two squares; as king and partner in
//	                 Chess960, and where the king could step to its target
//	e1e1             a passed turn, as the king's move to its own square
//	a1a2+ a1a2-      a piece that turns over, to the side with a plus and back
//	e2e4,e4d5        a wall
//
// Source: UCI::move in uci.cpp of Fairy-Stockfish.
type Style struct {
	Origin   int  // the number of the lowest rank
	Chess960 bool // castling is written as king and partner in every game
}

// UCI writes a move as Fairy-Stockfish does, with ranks from 1.
func UCI(p *board.Position, m board.Move) string { return Style{Origin: 1}.Text(p, m) }

// Text writes a move.
func (s Style) Text(p *board.Position, m board.Move) string {
	r := p.Rules()
	wall := WallText(r, m, s.Origin)
	m = m.WithoutWall()
	name := func(square define.Square) string { return r.SquareName(square, s.Origin) }
	switch {
	case m.IsPass():
		if king, ok := p.Royal(p.Turn()); ok {
			return strings.Repeat(name(king), 2)
		}
		return "0000"
	case m.IsDrop():
		return foreignLetter(r, m.FromHand()) + "@" + name(m.To()) + turnSign(p, m) + wall
	case m.IsCastling() && m.FromHand() == 0 && !(r.ChoosesLanding() && mayStepThere(r, m)):
		end := s.castlingEnd(r, m)
		if wall != "" {
			wall = "," + name(end) + wall[1+len(name(m.To())):]
		}
		return name(m.From()) + name(end) + wall
	}
	return Coordinate(r, m, s.Origin) + turnSign(p, m) + wall
}

// castlingEnd is the square after the king's: where it lands, or the partner's. The partner does
// not say where a king lands that may choose.
func (s Style) castlingEnd(r *board.Rules, m board.Move) define.Square {
	if r.ChoosesLanding() {
		return m.To()
	}
	if s.Chess960 || r.CastlesAsChess960() || mayStepThere(r, m) {
		partner, _ := m.Partner()
		return partner
	}
	return m.To()
}

// Read reads a legal move: in this style, then as [Read] does.
func (s Style) Read(p *board.Position, text string) (board.Move, error) {
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if s.Text(p, m) == text {
			return m, nil
		}
	}
	return Read(p, text, s.Origin)
}

// turnSign is the sign after the move of a piece that turns over: a plus if the new
// side has the plus, else a minus.
func turnSign(p *board.Position, m board.Move) string {
	switch {
	case m.Kind()&board.TurnsOver == 0:
		return ""
	case strings.HasPrefix(letterOf(p.Rules(), m.Becomes()), "+"):
		return "+"
	}
	return "-"
}

// UCIFEN writes a position as those programs do: with their letters, holes as the walls that they
// are there, the checks that are left before the clocks, without a hand that the board shows, and
// with the squares alone where a piece could be captured en passant, unless it passed them to the
// side.
func UCIFEN(p *board.Position) string {
	r := p.Rules()
	const pieces, passant = 0, 3 // fields
	fields := strings.Fields(p.FEN())
	_, hands, held := strings.Cut(fields[pieces], "[")
	fields[pieces] = foreignText(r, r.Placement(func(s define.Square) define.Piece {
		if r.IsHole(s) {
			return define.Wall
		}
		return p.At(s)
	}))
	if held && !p.BoardShowsHands() {
		fields[pieces] += "[" + foreignText(r, hands)
	}
	if passed, piece, _ := strings.Cut(fields[passant], ":"); passed != "" {
		fields[passant] = passed
		if piece != "" && passed[0] != piece[0] {
			fields[passant] += piece
		}
	}
	if n := r.ChecksToWin(); n > 0 {
		given := fmt.Sprintf("+%d+%d", p.ChecksGiven(define.White), p.ChecksGiven(define.Black))
		fields = slices.DeleteFunc(fields, func(field string) bool { return field == given })
		left := fmt.Sprintf("%d+%d", n-p.ChecksGiven(define.White), n-p.ChecksGiven(define.Black))
		fields = slices.Insert(fields, passant+1, left)
	}
	return strings.Join(fields, " ")
}

// foreignText writes the letters of pieces as programs that speak UCI do.
func foreignText(r *board.Rules, text string) string {
	if !hasForeign(r) {
		return text
	}
	return strings.Map(func(c rune) rune {
		letter := string(c)
		t := r.TypeByLetter(strings.ToUpper(letter))
		if t == 0 || strings.ToUpper(letter) == foreignLetter(r, t) {
			return c
		}
		ours := []rune(foreignLetter(r, t))[0]
		if unicode.IsLower(c) {
			return unicode.ToLower(ours)
		}
		return ours
	}, text)
}

// hasForeign reports whether those programs have letters of their own for the game: they do
// in games of the family of xiangqi.
func hasForeign(r *board.Rules) bool { return r.Def.Notation == define.NotationXiangqi }

// foreignLetter is the letter of a type in those programs.
func foreignLetter(r *board.Rules, t define.PieceType) string {
	if also := r.Def.Types[t-1].Also; hasForeign(r) && len(also) > 0 && len(also[0]) == 1 {
		return also[0]
	}
	return letterOf(r, t)
}
