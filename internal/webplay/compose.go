package webplay

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/fen"
)

// draft is a position that a person sets up piece by piece.
type draft struct {
	From   string // the FEN of the position that it began with, "" if it began with an empty board
	Turn   string
	Pieces []placed
	Walls  []string
	Hands  [2][]held
}

// mostHeld is more than a hand can have of a type.
const mostHeld = 255

// composed is what becomes of a draft.
type composed struct {
	FEN     string `json:"fen"`
	Problem string `json:"problem,omitempty"` // why no game can have this position
}

// compose writes a draft as FEN, and says what is wrong with it.
func (s *Session) compose(q *question) (any, error) {
	pieces, err := s.draftPieces(&q.Draft)
	if err != nil {
		return nil, err
	}
	hand, err := s.draftHands(&q.Draft)
	if err != nil {
		return nil, err
	}
	text := s.rules.Placement(func(sq define.Square) define.Piece { return pieces[sq] }) + hand + " w"
	if q.Draft.Turn == side(define.Black) {
		text = strings.TrimSuffix(text, "w") + "b"
	}
	read, err := fen.Read(s.rules, text)
	if err != nil {
		return composed{FEN: text + " - - 0 1", Problem: err.Error()}, nil
	}
	text += " " + q.Draft.rest(read.Position)
	if read, err = fen.Read(s.rules, text); err != nil {
		return composed{FEN: text, Problem: err.Error()}, nil
	}
	return composed{FEN: read.Position.FEN(), Problem: problem(read.Position)}, nil
}

// rest is what a FEN has behind the side to move: that of the position with which the draft began,
// of which a reader leaves out what does not fit, or else every right that the pieces can have.
func (d *draft) rest(p *board.Position) string {
	if fields := strings.Fields(d.From); len(fields) > 2 {
		return strings.Join(fields[2:], " ")
	}
	return p.HomeRights() + " - 0 1"
}

// problem says why a position cannot be played on, "" if it can.
func problem(p *board.Position) string {
	if result := board.NewGame(p).Result(); result.Over {
		return fmt.Sprintf("the game is over here: %v", result.Reason)
	}
	return ""
}

// draftPieces are the pieces of a draft by their squares.
func (s *Session) draftPieces(d *draft) (map[define.Square]define.Piece, error) {
	pieces := map[define.Square]define.Piece{}
	for _, name := range d.Walls {
		sq, ok := s.rules.ParseSquare(name, 1)
		if !ok {
			return nil, fmt.Errorf("there is no square %q", name)
		}
		pieces[sq] = define.Wall
	}
	for _, p := range d.Pieces {
		sq, ok := s.rules.ParseSquare(p.Square, 1)
		t := s.typeNamed(p.Piece)
		if !ok || t == 0 {
			return nil, fmt.Errorf("there is no square %q, or no piece %q", p.Square, p.Piece)
		}
		pieces[sq] = define.MakePiece(color(p.Side), t)
	}
	return pieces, nil
}

// draftHands writes the hands of a draft.
func (s *Session) draftHands(d *draft) (string, error) {
	if !s.rules.HasHands() {
		return "", nil
	}
	var b strings.Builder
	for c, hand := range d.Hands {
		for _, h := range hand {
			t := s.typeNamed(h.Piece)
			if t == 0 || h.Count < 0 || h.Count > mostHeld {
				return "", fmt.Errorf("a hand cannot hold %d of %q", h.Count, h.Piece)
			}
			letter := s.rules.Def.Types[t-1].Letter
			if c == int(define.Black) {
				letter = strings.ToLower(letter)
			}
			b.WriteString(strings.Repeat(letter, h.Count))
		}
	}
	return "[" + b.String() + "]", nil
}

// typeNamed is the type with a name in the definition, 0 if there is none.
func (s *Session) typeNamed(name string) define.PieceType {
	for i, def := range s.rules.Def.Types {
		if def.Name == name {
			return define.PieceType(i + 1)
		}
	}
	return 0
}

// color is the colour of a side as a page names it.
func color(name string) define.Color {
	if name == side(define.Black) {
		return define.Black
	}
	return define.White
}
