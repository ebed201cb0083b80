package cecp

import (
	"regexp"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/fen"
	"fairymax/internal/xboard"
)

// edit begins with the pieces on the board and in hand.
func (s *session) edit() {
	p, r := s.game.Position(), s.variant.Rules
	e := &editor{place: placeIn(s.game), pieces: map[define.Square]string{}}
	for i := range r.Squares { // a define.Square cannot count to 256
		square := define.Square(i)
		if piece := p.At(square); piece == define.Wall {
			e.pieces[square] = "*"
		} else if piece != define.Empty {
			e.black = piece.Is(define.Black)
			e.pieces[square] = e.cased(r.Def.Types[piece.Type()-1].Letter)
		}
	}
	for c := range define.Color(2) {
		e.black = c == define.Black
		for i, t := range r.Def.Types {
			e.hand += strings.Repeat(e.cased(t.Letter), p.Hand(c, define.PieceType(i+1)))
		}
	}
	e.black = false
	s.editor = e
}

// cased writes a letter in the case of the side that sets pieces now.
func (e *editor) cased(letter string) string {
	if e.black {
		return strings.ToLower(letter)
	}
	return strings.ToUpper(letter)
}

// pieceLine is a piece with its square, or with their number in hand.
var pieceLine = regexp.MustCompile(`^([A-Za-z]['!]?)([a-p@])([0-9]+|[:-@])([+~]?)$`)

// edited carries out a line of the list of pieces. It returns the command that
// follows from it: none, the edited position at the end of the list, or the line
// itself if it is not one of the list.
func (s *session) edited(line string) string {
	e, words := s.editor, strings.Fields(line)
	if e.place != placeIn(s.game) {
		s.editor = nil // another position has been set up meanwhile
		return line
	}
	if len(words) != 1 {
		return line
	}
	piece := pieceLine.FindStringSubmatch(words[0])
	switch {
	case words[0] == "#":
		clear(e.pieces)
		e.hand = ""
	case words[0] == "c":
		e.black = !e.black
	case words[0] == ".":
		s.editor = nil
		return "setboard " + s.editedFEN(e)
	case piece == nil:
		return line
	case piece[2] == "@":
		n, _ := strconv.Atoi(piece[3])
		e.hand += strings.Repeat(e.cased(piece[1]), min(n, define.MaxSide))
	default:
		s.putPiece(e, piece)
	}
	return ""
}

// emptySquare is the letter that removes a piece.
const emptySquare = "x"

// putPiece puts a piece on its square; a mark after it makes it a promoted form.
func (s *session) putPiece(e *editor, piece []string) {
	square, ok := s.setup.ParseSquare(piece[2] + piece[3])
	switch {
	case !ok:
		s.out.refuse(errArgument, piece[0])
	case piece[1] == emptySquare:
		delete(e.pieces, square)
	case piece[4] == "+":
		e.pieces[square] = "+" + e.cased(piece[1])
	default:
		e.pieces[square] = e.cased(piece[1]) + piece[4]
	}
}

// editedFEN writes the position with the side that was to move before, and with
// every right that the pieces' squares allow.
func (s *session) editedFEN(e *editor) string {
	r := s.variant.Rules
	placement := xboard.BoardText(r, func(at define.Square) string { return e.pieces[at] })
	if r.HasHands() {
		placement += "[" + e.hand + "]"
	}
	side := [2]string{"w", "b"}[s.game.Position().Turn()]
	text := placement + " " + side
	if read, err := fen.Read(r, text); err == nil {
		return text + " " + read.Position.HomeRights() + " -"
	}
	return text
}
