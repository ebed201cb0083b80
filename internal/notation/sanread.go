package notation

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/fen"
)

// ParseSAN reads a legal move in standard algebraic notation; origin is the number
// of the lowest rank. Disambiguation, "x", "=" and check marks are optional,
// castling may have letters or zeros, and a move without a piece letter is a
// pawn's. Any other text gives a [MoveError].
func ParseSAN(p *board.Position, text string, origin int) (board.Move, error) {
	m, refusal := parseSAN(p, strings.TrimSpace(text), origin)
	return moveOrError(p, text, m, refusal)
}

func parseSAN(p *board.Position, text string, origin int) (board.Move, Refusal) {
	rest, wall, legal := cutWall(p, text, origin)
	if strings.ContainsAny(rest, "@*,") || slices.Contains(passTexts, strings.ToLower(text)) {
		return parseCoordinate(p, text, origin)
	}
	if left, mark, ok := parseCastling(rest); ok {
		m, refusal := pickCastling(p, legal, left, mark, origin)
		return oneWall(m, refusal, wall, legal)
	}
	s, ok := scanSAN(rest)
	if !ok {
		return board.NoMove, refusalFor(NotAMove)
	}
	if !hasLetter(p, s.letter) {
		if s.letter = plusForm(p, s.letter); s.letter == "" {
			return board.NoMove, refusalFor(NotAMove)
		}
	}
	if s.letter == pawnLetter && s.file != "" && !beginsWithFile(p.Rules(), s.file) {
		return board.NoMove, refusalFor(NotAMove) // a small letter that is no file
	}
	m, refusal := s.find(p, legal, origin)
	return oneWall(m, refusal, wall, legal)
}

// hasLetter reports whether the side to move has a type with this letter.
func hasLetter(p *board.Position, letter string) bool {
	def := p.Rules().Def
	for i := range def.Types {
		if def.Types[i].Owners[p.Turn()] && letterOf(p.Rules(), define.PieceType(i+1)) == letter {
			return true
		}
	}
	return false
}

// plusForm translates a letter that the game does not have: XBoard writes a plus
// before the letter of a promoted piece. The result is "" if the letter means
// nothing. The pawn's letter stays, although a game without a P has no such type.
func plusForm(p *board.Position, letter string) string {
	if letter == pawnLetter {
		return letter
	}
	own := letter
	if p.Turn() == define.Black {
		own = strings.ToLower(letter)
	}
	return strings.ToUpper(fen.Letter(p.Rules(), own))
}

// find returns the legal move that the text means.
func (s *san) find(p *board.Position, legal []board.Move, origin int) (board.Move, Refusal) {
	r := p.Rules()
	var squares []define.Square // on the way, and the target
	for _, name := range append(s.way, s.target) {
		square, ok := r.ParseSquare(name, origin)
		if !ok {
			return board.NoMove, refusalFor(NoSuchSquare)
		}
		squares = append(squares, square)
	}
	// XBoard leaves out the letter of its first slot. In a game without a P the
	// move may then be any piece's.
	anyPiece := !hasLetter(p, s.letter)
	fits := func(from define.Square) bool {
		name := r.SquareName(from, origin)
		return (anyPiece || letterOf(r, p.At(from).Type()) == s.letter) &&
			(s.file == "" || s.file == name[:1]) && (s.rank == "" || s.rank == name[1:])
	}
	candidates := filter(legal, func(m board.Move) bool {
		way := sanPath(m)
		return way != nil && slices.Equal(way[1:], squares) && fits(way[0])
	})
	if len(candidates) == 0 {
		candidates = filter(legal, func(m board.Move) bool {
			return castlesBy(m, append([]define.Square{m.From()}, squares...)) && fits(m.From())
		})
	}
	if len(candidates) == 0 {
		return board.NoMove, withoutLegs(p, legal, s.mark, refuseSAN(p, squares, fits), fits, squares)
	}
	meant := s.onFile(r, candidates)
	if len(meant) == 0 {
		return board.NoMove, Refusal{Reason: NotUnique, Path: squares, Candidates: candidates}
	}
	refusal := Refusal{Reason: badSuffix(p, meant), From: sanPath(meant[0])[:1], Path: squares, Candidates: meant}
	return pickSuffix(p, meant, s.mark), refusal
}

// onFile keeps the moves of one piece. It keeps none if several pieces are left.
// A pawn move without a file stays on the pawn's file.
func (s *san) onFile(r *board.Rules, moves []board.Move) []board.Move {
	alone := func(moves []board.Move) bool {
		return !slices.ContainsFunc(moves, func(m board.Move) bool { return sanPath(m)[0] != sanPath(moves[0])[0] })
	}
	if alone(moves) {
		return moves
	}
	if s.letter == pawnLetter && s.file == "" {
		moves = filter(moves, func(m board.Move) bool { return r.File(m.From()) == r.File(m.To()) })
		if alone(moves) {
			return moves
		}
	}
	return nil
}

// sanPath lists the squares of a move in SAN. Castling that gates on the partner's
// square reads as the partner capturing the king. Drops and passes have none.
func sanPath(m board.Move) []define.Square {
	switch {
	case m.IsDrop() || m.IsPass():
		return nil
	case m.Kind()&board.GatePartner != 0:
		partner, _ := m.Partner()
		return []define.Square{partner, m.From()}
	}
	way, n := m.LocustVictims()
	return append(append([]define.Square{m.From()}, way[:n]...), m.To())
}

// refuseSAN says why none of the side's pieces that fit can move along these
// squares. The reason comes from the pieces that are closest to a legal move.
func refuseSAN(p *board.Position, way []define.Square, fits func(define.Square) bool) Refusal {
	refusal := Refusal{Reason: NoSuchPiece, Path: way}
	pieces := p.Pieces(p.Turn())
	for _, from := range pieces.Squares() {
		if !fits(from) {
			continue
		}
		squares := wholePath(p, append([]define.Square{from}, way...))
		switch reason := reasonFor(p, squares); {
		case reason == refusal.Reason && slices.Equal(refusal.Path, squares[1:]):
			refusal.From = append(refusal.From, from)
		case refusal.Reason != InCheck:
			refusal = Refusal{Reason: reason, From: []define.Square{from}, Path: squares[1:]}
		}
	}
	return refusal
}
