package notation

import (
	"slices"
	"strings"

	"fairymax/board"
)

// ParseSAN reads a legal move in standard algebraic notation, with any amount
// of disambiguation, with or without "x", "=" and check marks, and castling
// with letters or zeros. A move without a piece letter is a pawn's.
func ParseSAN(p *board.Position, text string, origin int) (board.Move, error) {
	m, refusal := parseSAN(p, strings.TrimSpace(text), origin)
	return answer(text, m, refusal)
}

func parseSAN(p *board.Position, text string, origin int) (board.Move, Refusal) {
	if strings.ContainsAny(text, "@,") || slices.Contains(passTexts, strings.ToLower(text)) {
		return parseCoordinate(p, text, origin)
	}
	var list board.MoveList
	p.Legal(&list)
	if left, mark, ok := parseCastling(text); ok {
		return pickCastling(p, list.Moves(), left, mark, origin)
	}
	s, ok := scanSAN(text)
	if !ok {
		return board.NoMove, because(NotAMove)
	}
	if !hasLetter(p, s.letter) {
		if s.letter = plusForm(p, s.letter); s.letter == "" {
			return board.NoMove, because(NotAMove)
		}
	}
	return s.find(p, list.Moves(), origin)
}

// hasLetter reports whether the side to move writes any men with this letter.
func hasLetter(p *board.Position, letter string) bool {
	def := p.Rules().Def
	for i := range def.Types {
		if def.Types[i].Owners[p.Turn()] && letterOf(p.Rules(), board.PieceType(i+1)) == letter {
			return true
		}
	}
	return false
}

// plusForm returns the letter that we have for one that nobody has: XBoard writes
// a plus before the letter of a promoted man; "" if it means nothing. Pawns have
// to be nobody's in a game without a P.
func plusForm(p *board.Position, letter string) string {
	if letter == pawnLetter {
		return letter
	}
	if form := manOf(p.Rules(), sided(letter, p.Turn())); form != sided(letter, p.Turn()) {
		return strings.ToUpper(form)
	}
	return ""
}

// find returns the legal move that the text means.
func (s *san) find(p *board.Position, legal []board.Move, origin int) (board.Move, Refusal) {
	r := p.Rules()
	var squares []board.Square // on the way, and the target
	for _, name := range append(s.way, s.target) {
		square, ok := r.ParseSquare(name, origin)
		if !ok {
			return board.NoMove, because(NoSuchSquare)
		}
		squares = append(squares, square)
	}
	// A game without a P has no letterless men, but XBoard may still leave out
	// the letter of its first slot: then any man will do.
	anybody := !hasLetter(p, s.letter)
	fits := func(from board.Square) bool {
		name := r.SquareName(from, origin)
		return (anybody || letterOf(r, p.At(from).Type()) == s.letter) &&
			(s.file == "" || s.file == name[:1]) && (s.rank == "" || s.rank == name[1:])
	}
	candidates := filter(legal, func(m board.Move) bool {
		way := sanPath(m)
		return way != nil && slices.Equal(way[1:], squares) && fits(way[0])
	})
	if len(candidates) == 0 {
		candidates = filter(legal, func(m board.Move) bool {
			return castlesBy(m, append([]board.Square{m.From()}, squares...)) && fits(m.From())
		})
	}
	if len(candidates) == 0 {
		return board.NoMove, refuseSAN(p, squares, fits)
	}
	meant := s.onFile(r, candidates)
	if len(meant) == 0 {
		return board.NoMove, Refusal{Reason: NotUnique, Path: squares, Candidates: candidates}
	}
	refusal := Refusal{badSuffix(p, meant), sanPath(meant[0])[:1], squares, 0, meant}
	return pickSuffix(p, meant, s.mark), refusal
}

// onFile keeps the moves of one man; none if several are left. A pawn whose file
// is not named stays on it.
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

// sanPath lists the squares that SAN names: a partner takes his king if somebody
// is let in where he stood. Drops and passed turns have none.
func sanPath(m board.Move) []board.Square {
	switch {
	case m.IsDrop() || m.IsPass():
		return nil
	case m.Kind()&board.GatePartner != 0:
		partner, _ := m.Partner()
		return []board.Square{partner, m.From()}
	}
	way, n := m.LocustVictims()
	return append(append([]board.Square{m.From()}, way[:n]...), m.To())
}

// refuseSAN explains why none of the side's men that fit can go along squares:
// those who come closest give the reason.
func refuseSAN(p *board.Position, way []board.Square, fits func(board.Square) bool) Refusal {
	refusal := Refusal{Reason: NothingThere, Path: way}
	men := p.Pieces(p.Turn())
	for _, from := range men.Squares() {
		if !fits(from) {
			continue
		}
		switch reason := why(p, append([]board.Square{from}, way...)); {
		case reason == refusal.Reason:
			refusal.From = append(refusal.From, from)
		case refusal.Reason != InCheck:
			refusal.Reason, refusal.From = reason, []board.Square{from}
		}
	}
	return refusal
}

// parseCastling reads O-O and O-O-O, also with zeros or small letters; mark is
// what follows.
func parseCastling(text string) (left bool, mark string, ok bool) {
	end := strings.IndexFunc(text, func(c rune) bool { return !strings.ContainsRune("oO0-", c) })
	if end < 0 {
		end = len(text)
	}
	switch strings.NewReplacer("0", "O", "o", "O").Replace(text[:end]) {
	case "O-O":
		return false, text[end:], true
	case "O-O-O":
		return true, text[end:], true
	}
	return false, "", false
}

// pickCastling finds the castling to one side, with whom it lets in as O-O/H or,
// on a square of its own, O-O/Hh1.
func pickCastling(p *board.Position, legal []board.Move, left bool, mark string, origin int) (board.Move, Refusal) {
	m, refusal := onlyOne(castlings(legal, left), refuseCastling(p, left))
	mark = strings.TrimRight(mark, "+#!?")
	letter, gates := strings.CutPrefix(mark, "/")
	switch {
	case mark == "" || m == board.NoMove:
		return m, refusal
	case !gates || letter == "":
		return board.NoMove, because(NotAMove)
	}
	for _, other := range legal {
		square := p.Rules().SquareName(other.GateSquare(), origin)
		name, onSquare := strings.CutSuffix(strings.ToLower(letter), square)
		sameMove := other.IsCastling() && other.From() == m.From() && other.To() == m.To() && isLeft(other) == left
		if sameMove && other.FromHand() != 0 && (onSquare || other.Kind()&board.GatePartner == 0) && suffix(p.Rules(), other) == name {
			return other, refusal
		}
	}
	return board.NoMove, because(NoneInHand)
}

// refuseCastling says why there is no castling to one side. The man of the
// refusal is the king's, his way is his partner's square.
func refuseCastling(p *board.Position, left bool) Refusal {
	if over(p) {
		return because(GameOver)
	}
	refusal := because(NoCastling)
	for _, k := range p.Castlings() {
		if (k.Partner < k.King) == left {
			refusal.From, refusal.Path = []board.Square{k.King}, []board.Square{k.Partner}
		}
	}
	return refusal
}

func onlyOne(moves []board.Move, none Refusal) (board.Move, Refusal) {
	switch len(moves) {
	case 0:
		return board.NoMove, none
	case 1:
		return moves[0], none
	}
	return board.NoMove, Refusal{Reason: NotUnique, Candidates: moves}
}

// san is the parts of a move's text; those that are absent are empty.
type san struct {
	letter     string   // of the piece, pawnLetter if none was written
	file, rank string   // where it comes from
	way        []string // the squares of victims on the way
	target     string   // the square it goes to
	mark       string   // everything behind that square
}

// scanSAN cuts a text into its parts; ok is false if it does not have the shape of a move.
func scanSAN(text string) (s san, ok bool) {
	s.letter, text = cutLetter(text)
	square, rest := cutSquare(text)
	if square != "" {
		rest = strings.TrimLeft(rest, "x-:")
		if second, tail := cutSquare(rest); second != "" {
			s.file, s.rank, s.target, s.mark = square[:1], square[1:], second, tail
			return s.onward(), true
		}
		s.target, s.mark = square, text[len(square):]
		return s, true
	}
	if text != "" && isFile(text[0]) {
		s.file, text = text[:1], text[1:]
	}
	for text != "" && isDigit(text[0]) {
		s.rank, text = s.rank+text[:1], text[1:]
	}
	s.target, s.mark = cutSquare(strings.TrimLeft(text, "x-:"))
	return s.onward(), s.target != ""
}

// onward reads further squares behind an "x" or "-": those before were only on the way.
func (s san) onward() san {
	for s.mark != "" && strings.IndexByte("x-", s.mark[0]) >= 0 {
		next, tail := cutSquare(s.mark[1:])
		if next == "" {
			break
		}
		s.way, s.target, s.mark = append(s.way, s.target), next, tail
	}
	return s
}

// cutLetter splits a piece letter with its "+" and its dress off the front.
func cutLetter(text string) (letter, rest string) {
	end := 0
	if strings.HasPrefix(text, "+") {
		end++
	}
	if end == len(text) || text[end] < 'A' || 'Z' < text[end] {
		return pawnLetter, text
	}
	end++
	if end < len(text) && strings.IndexByte("'!", text[end]) >= 0 {
		end++
	}
	return text[:end], text[end:]
}
