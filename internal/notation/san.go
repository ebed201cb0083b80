package notation

import (
	"strings"

	"fairymax/board"
)

// pawnLetter is the letter that SAN leaves out.
const pawnLetter = "P"

// SAN writes a legal move of p in standard algebraic notation: Nf3, exd5,
// R1a3, e8=Q+, O-O. Castling towards the right is O-O and towards the left
// O-O-O; where a king may castle to several squares of one side it is written
// as a king's move.
func SAN(p *board.Position, m board.Move, origin int) string {
	var list board.MoveList
	p.Legal(&list)
	return sanBody(p, m, list.Moves(), origin) + checkMark(p, m)
}

func sanBody(p *board.Position, m board.Move, legal []board.Move, origin int) string {
	if m.IsCastling() && len(castlings(legal, isLeft(m))) == 1 {
		return map[bool]string{false: "O-O", true: "O-O-O"}[isLeft(m)]
	}
	r := p.Rules()
	var b strings.Builder
	letter := r.Def.Types[p.At(m.From()).Type()-1].Letter
	if letter != pawnLetter {
		b.WriteString(letter)
	}
	b.WriteString(origins(p, m, legal, origin, letter == pawnLetter && m.IsCapture()))
	if m.IsCapture() {
		b.WriteByte('x')
	}
	b.WriteString(r.SquareName(m.To(), origin))
	switch mark := suffix(r, m.Promotion()); mark {
	case "", "+":
		b.WriteString(mark)
	default:
		b.WriteString("=" + strings.ToUpper(mark))
	}
	return b.String()
}

// origins tells m from the other moves of men of that type to its square: with
// the file if that is enough, else with the rank, else with both.
func origins(p *board.Position, m board.Move, legal []board.Move, origin int, needFile bool) string {
	r := p.Rules()
	man, file, rank := p.At(m.From()), r.File(m.From()), r.Rank(m.From())
	rivals, sameFile, sameRank := 0, 0, 0
	for _, other := range legal {
		if other.To() != m.To() || other.From() == m.From() || p.At(other.From()) != man {
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

func checkMark(p *board.Position, m board.Move) string {
	var next board.Position
	p.Play(m, &next)
	switch {
	case !next.InCheck():
		return ""
	case next.HasLegalMove():
		return "+"
	}
	return "#"
}

// isLeft reports whether a castling's partner stands towards file a of the king.
func isLeft(m board.Move) bool {
	partner, _ := m.Partner()
	return partner < m.From()
}

func castlings(moves []board.Move, left bool) []board.Move {
	return filter(moves, func(m board.Move) bool { return m.IsCastling() && isLeft(m) == left })
}

// ParseSAN reads a legal move in standard algebraic notation, with any amount
// of disambiguation, with or without "x", "=" and check marks, and castling
// with letters or zeros. A move without a piece letter is a pawn's.
func ParseSAN(p *board.Position, text string, origin int) (board.Move, error) {
	m, reason := parseSAN(p, strings.TrimSpace(text), origin)
	if m == board.NoMove {
		return m, &MoveError{text, reason}
	}
	return m, nil
}

func parseSAN(p *board.Position, text string, origin int) (board.Move, Reason) {
	var list board.MoveList
	p.Legal(&list)
	if left, ok := parseCastling(text); ok {
		return onlyOne(castlings(list.Moves(), left), NoCastling)
	}
	s, ok := scanSAN(text)
	if !ok {
		return board.NoMove, NotAMove
	}
	r := p.Rules()
	to, ok := r.ParseSquare(s.target, origin)
	if !ok {
		return board.NoMove, NoSuchSquare
	}
	man := r.ByLetterFor(p.Turn(), s.letter)
	if man == 0 && s.letter != pawnLetter {
		return board.NoMove, NotAMove
	}
	// A game without a P has no letterless men, but XBoard may still leave out
	// the letter of its first slot: then any man will do.
	fits := func(from board.Square) bool {
		name := r.SquareName(from, origin)
		return (man == 0 || p.At(from).Type() == man) &&
			(s.file == "" || s.file == name[:1]) && (s.rank == "" || s.rank == name[1:])
	}
	candidates := filter(list.Moves(), func(m board.Move) bool { return m.To() == to && fits(m.From()) })
	if len(candidates) == 0 {
		return board.NoMove, whySAN(p, to, fits)
	}
	for _, m := range candidates {
		if m.From() != candidates[0].From() {
			return board.NoMove, NotUnique
		}
	}
	return pickPromotion(p, candidates, s.mark), BadPromotion
}

// whySAN explains why none of the side's men that fit can go to a square: the
// one that comes closest gives the reason.
func whySAN(p *board.Position, to board.Square, fits func(board.Square) bool) Reason {
	reason := NothingThere
	men := p.Men(p.Turn())
	for _, from := range men.Squares() {
		if !fits(from) {
			continue
		}
		if reason = why(p, from, to); reason == InCheck {
			break
		}
	}
	return reason
}

// parseCastling reads O-O and O-O-O, also with zeros, small letters or check marks.
func parseCastling(text string) (left, ok bool) {
	switch strings.TrimRight(strings.NewReplacer("0", "O", "o", "O").Replace(text), "+#!?") {
	case "O-O":
		return false, true
	case "O-O-O":
		return true, true
	}
	return false, false
}

func onlyOne(moves []board.Move, none Reason) (board.Move, Reason) {
	switch len(moves) {
	case 0:
		return board.NoMove, none
	case 1:
		return moves[0], none
	}
	return board.NoMove, NotUnique
}

// san is the parts of a move's text; those that are absent are empty.
type san struct {
	letter     string // of the piece, pawnLetter if none was written
	file, rank string // where it comes from
	target     string // the square it goes to
	mark       string // everything behind that square
}

// scanSAN cuts a text into its parts; ok is false if it does not have the shape of a move.
func scanSAN(text string) (s san, ok bool) {
	s.letter, text = cutLetter(text)
	square, rest := cutSquare(text)
	if square != "" {
		rest = strings.TrimLeft(rest, "x-:")
		if second, tail := cutSquare(rest); second != "" {
			return san{s.letter, square[:1], square[1:], second, tail}, true
		}
		return san{letter: s.letter, target: square, mark: text[len(square):]}, true
	}
	if text != "" && isFile(text[0]) {
		s.file, text = text[:1], text[1:]
	}
	for text != "" && isDigit(text[0]) {
		s.rank, text = s.rank+text[:1], text[1:]
	}
	s.target, s.mark = cutSquare(strings.TrimLeft(text, "x-:"))
	return s, s.target != ""
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
