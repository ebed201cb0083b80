package notation

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Xiangqi counts files from the right of the mover. Its moves name a piece with its file,
// a direction and either the new file or, on the same file, the number of ranks:
//
//	C2=5 H2+3 R1-1   sideways, forwards, backwards; "." is "=" too
//	+H-3 H+-3        the front one of two pieces on a file; "-" is the rear one
//	25+1             of three or more: the second from the front, on file 5
//
// Source: the notation of the World Xiangqi Federation,
// https://www.wxf-xiangqi.org/images/computer-xiangqi/chinese-chess-file-format.pdf

// wxf is the parts of a move in the notation of xiangqi.
type wxf struct {
	letter    string // "" for the nth piece of a file
	nth       int    // from the front, 1 for the first
	file      int    // from the right of the mover, 0 if a tandem is named by its end
	front     byte   // '+' or '-' for an end of a tandem, 0 for none
	direction byte   // '+', '-' or '='
	number    int
}

func readXiangqi(p *board.Position, text string, _ int) (board.Move, Refusal) {
	w, ok := scanWXF(text)
	if !ok {
		return board.NoMove, refusalFor(NotAMove)
	}
	var list board.MoveList
	p.Legal(&list)
	fits := filter(list.Moves(), func(m board.Move) bool {
		return !m.IsDrop() && !m.IsPass() && w.isFrom(p, m.From()) && w.leads(p, m.From(), m.To())
	})
	if len(fits) == 0 {
		return board.NoMove, w.refuse(p)
	}
	return onlyOne(fits, Refusal{})
}

// scanWXF cuts a text into its parts.
func scanWXF(text string) (w wxf, ok bool) {
	if len(text) != 4 {
		return w, false
	}
	head, direction, number := text[:2], text[2], text[3]
	if direction == '.' {
		direction = '='
	}
	w.direction, w.number = direction, int(number-'0')
	if strings.IndexByte("+-=", direction) < 0 || number < '1' || '9' < number {
		return w, false
	}
	if isSign(head[0]) && isLetter(head[1]) {
		head = head[1:] + head[:1]
	}
	switch {
	case isLetter(head[0]) && isSign(head[1]):
		w.letter, w.front = strings.ToUpper(head[:1]), head[1]
	case isLetter(head[0]) && '1' <= head[1] && head[1] <= '9':
		w.letter, w.file = strings.ToUpper(head[:1]), int(head[1]-'0')
	case '1' <= head[0] && head[0] <= '5' && '1' <= head[1] && head[1] <= '9':
		w.nth, w.file = int(head[0]-'0'), int(head[1]-'0')
	default:
		return w, false
	}
	return w, true
}

func isSign(c byte) bool { return c == '+' || c == '-' }

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// otherLetters are pairs of letters for the same piece of xiangqi: horse and knight,
// elephant and bishop, general and king, soldier and pawn.
var otherLetters = [...]string{"HN", "EB", "KG", "PS"}

// means reports whether a piece is the one that the letter names. A letter that the game
// does not have may be the other one of its pair.
func (w *wxf) means(p *board.Position, t define.PieceType) bool {
	own := letterOf(p.Rules(), t)
	if own == w.letter || w.letter == "" {
		return true
	}
	return p.Rules().ByLetterFor(p.Turn(), w.letter) == 0 && slices.ContainsFunc(otherLetters[:], func(pair string) bool {
		return strings.Contains(pair, own) && strings.Contains(pair, w.letter)
	})
}

// isFrom reports whether the piece on a square is the one that the text names.
func (w *wxf) isFrom(p *board.Position, s define.Square) bool {
	t := p.At(s).Type()
	if !w.means(p, t) || w.file > 0 && fileFor(p, s) != w.file {
		return false
	}
	ahead, behind := tandem(p, s)
	switch {
	case w.nth > 0:
		return ahead == w.nth-1 && ahead+behind >= 2
	case w.front == '+':
		return ahead == 0 && behind > 0
	case w.front == '-':
		return behind == 0 && ahead > 0
	}
	return true
}

// tandem counts the pieces of the same kind ahead of and behind one on its file.
func tandem(p *board.Position, s define.Square) (ahead, behind int) {
	r := p.Rules()
	for rank := range r.Ranks {
		other := r.Square(r.File(s), rank)
		switch {
		case other == s || p.At(other) != p.At(s):
		case (rank > r.Rank(s)) == (p.Turn() == define.White):
			ahead++
		default:
			behind++
		}
	}
	return ahead, behind
}

// leads reports whether a square lies from another where the text says.
func (w *wxf) leads(p *board.Position, from, to define.Square) bool {
	r := p.Rules()
	up := r.Rank(to) - r.Rank(from)
	if p.Turn() == define.Black {
		up = -up
	}
	sameFile := r.File(to) == r.File(from)
	switch {
	case w.direction == '=' && up != 0, w.direction == '+' && up <= 0, w.direction == '-' && up >= 0:
		return false
	case sameFile:
		return w.number == max(up, -up)
	}
	return w.number == fileFor(p, to)
}

// refuse says why no piece that the text names can go where it says. There is no path if no such
// piece ever moves like that.
func (w *wxf) refuse(p *board.Position) Refusal {
	refusal := refusalFor(NoSuchPiece)
	pieces := p.Pieces(p.Turn())
	for _, from := range pieces.Squares() {
		if w.isFrom(p, from) {
			refusal.Reason, refusal.From = CannotReach, append(refusal.From, from)
		}
	}
	for _, from := range refusal.From {
		for _, to := range w.targets(p, from) {
			if next := refuse(p, []define.Square{from, to}); refusal.Reason != InCheck {
				refusal = next
			}
		}
	}
	return refusal
}

// targets lists the squares where the text says that a piece goes and which its steps reach on some
// board, whatever the zones.
func (w *wxf) targets(p *board.Position, from define.Square) (squares []define.Square) {
	r := p.Rules()
	steps := slices.Clone(r.Steps(p.Turn(), p.At(from).Type()))
	for i := range steps {
		steps[i].From, steps[i].To = nil, nil
	}
	for i := range r.Squares {
		if to := define.Square(i); w.leads(p, from, to) && len(r.Routes(steps, from, to)) > 0 {
			squares = append(squares, to)
		}
	}
	return squares
}

// fileFor numbers the file of a square from the right of the side to move.
func fileFor(p *board.Position, s define.Square) int {
	r := p.Rules()
	if p.Turn() == define.White {
		return r.Files - r.File(s)
	}
	return r.File(s) + 1
}
