package explain

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// besides tells the effects of a move beyond its action: they are read off the board
// after the move, so that no rule can be forgotten here.
func (s *explainer) besides(m board.Move) []string {
	var next board.Position
	s.p.Play(m, &next)
	told := s.told(m)
	var texts []string
	met := map[verb][]define.Square{}
	var order []verb
	for i := range s.r.Squares {
		at := define.Square(i)
		was, now := told[at], next.At(at)
		if was == now {
			continue
		}
		what := s.verb(was, now)
		if at == m.To() && was != define.Wall {
			texts = append(texts, fmt.Sprintf("The %s itself %s.", s.names.TypeName(was.Type()), what.one))
			continue
		}
		if met[what] == nil {
			order = append(order, what)
		}
		met[what] = append(met[what], at)
	}
	for _, what := range order {
		texts = append(texts, fmt.Sprintf("%s %s.", sheet.Capitalize(s.pieces(met[what])), plural(len(met[what]), what.one, what.several)))
	}
	return append(texts, s.handsAfter(m, &next)...)
}

// told is the board as the action of a move has it.
func (s *explainer) told(m board.Move) (squares [define.MaxSquares]define.Piece) {
	for i := range s.r.Squares {
		squares[i] = s.p.At(define.Square(i))
	}
	if m.IsPass() {
		return squares
	}
	for _, at := range s.captured(m) {
		squares[at] = define.Empty
	}
	piece := s.p.Mover(m)
	if t := m.Becomes(); t != 0 {
		piece = define.MakePiece(s.side, t)
	}
	switch from, to := m.From(), m.To(); {
	case m.IsCastling():
		partner, partnerTo := m.Partner()
		king, rook := squares[from], squares[partner]
		squares[from], squares[partner] = define.Empty, define.Empty
		squares[to], squares[partnerTo] = king, rook
	case m.IsCapture() && s.p.GoesBack(m):
	case m.IsDrop():
		squares[to] = piece
	default:
		squares[from] = define.Empty
		squares[to] = piece
	}
	if m.Kind()&board.Gate != 0 {
		squares[m.GateSquare()] = define.MakePiece(s.side, m.FromHand())
	}
	if at, places := m.WallSquare(); places {
		squares[at] = define.Wall
	}
	return squares
}

// verb says what one piece does, or several.
type verb struct{ one, several string }

// verb says how one piece becomes another on its square.
func (s *explainer) verb(was, now define.Piece) verb {
	switch {
	case was == define.Wall:
		return verb{"is taken away", "are taken away"}
	case now == define.Empty:
		return verb{"is removed from the game", "are removed from the game"}
	case now == define.Wall:
		return verb{"becomes a wall", "become walls"}
	case was.Type() == now.Type():
		return verb{"changes sides", "change sides"}
	}
	what := fmt.Sprintf("%v's %s", now.Color(), s.names.TypeName(now.Type()))
	return verb{"becomes " + what, "become " + what}
}

// handsAfter says what a move brings into hands, and what leaves them other than drops and
// gates.
func (s *explainer) handsAfter(m board.Move, next *board.Position) []string {
	var texts []string
	for _, c := range next.HandChanges() {
		piece := sheet.Capitalize(sheet.Article(s.names.TypeName(c.Piece.Type())))
		switch {
		case c.Now > c.Was:
			texts = append(texts, fmt.Sprintf("%s goes into %v's hand.", piece, c.Piece.Color()))
		case c.Piece.Type() != m.FromHand():
			texts = append(texts, fmt.Sprintf("%s leaves %v's hand for it.", piece, c.Piece.Color()))
		}
	}
	return texts
}
