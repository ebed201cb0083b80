package board

import (
	"fmt"
	"strconv"
	"strings"

	"fairymax/board/define"
)

// The reference reads FENs by itself, so that the text of a position is
// compared too.

// parse reads everything of a FEN but the clock and the number of the move.
func (g *refGame) parse(fen string) (refPosition, error) {
	fields := strings.Fields(fen)
	p, err := g.parseBoard(fields[0])
	if err != nil || len(fields) < 4 {
		return p, err
	}
	if fields[1] == "b" {
		p.turn = define.Black
	}
	if err := g.parseRights(&p, fields[2]); err != nil {
		return p, err
	}
	g.settle(&p)
	if last := fields[len(fields)-1]; last == "@" || last == "@@" {
		p.passes, fields = len(last), fields[:len(fields)-1]
	}
	series, noted := strings.CutPrefix(fields[len(fields)-1], "!")
	if noted {
		fields = fields[:len(fields)-1]
		p.series = [2]bool{strings.Contains(series, "w"), strings.Contains(series, "b")}
	}
	g.continueSeries(&p)
	if at, found := strings.CutPrefix(fields[len(fields)-1], "x"); found {
		fields = fields[:len(fields)-1]
		g.strikeAt(&p, p.turn.Other(), g.square(at))
	}
	if last := fields[len(fields)-1]; last[0] == '+' {
		if _, err := fmt.Sscanf(last, "+%d+%d", &p.given[define.White], &p.given[define.Black]); err != nil {
			return p, err
		}
	}
	return p, g.parseEnPassantSquares(&p, fields[3])
}

// parseBoard reads the pieces and, in brackets, the hands.
func (g *refGame) parseBoard(fen string) (p refPosition, err error) {
	text, _, _ := strings.Cut(fen, " ")
	text, hands, _ := strings.Cut(text, "[")
	y := g.def.Ranks - 1
	for rank := range strings.SplitSeq(text, "/") {
		x := 0
		for rank != "" {
			if n := digits(rank); n > 0 {
				run, _ := strconv.Atoi(rank[:n])
				x, rank = x+run, rank[n:]
				continue
			}
			piece, n := g.piece(rank)
			if piece == define.Empty || x >= g.def.Files || y < 0 {
				return p, fmt.Errorf("%s: %q does not fit", fen, rank)
			}
			p.board[y*g.def.Files+x] = piece
			x, rank = x+1, rank[n:]
		}
		y--
	}
	for hands = strings.TrimSuffix(hands, "]"); hands != ""; {
		piece, n := g.piece(hands)
		if piece == define.Empty {
			return p, fmt.Errorf("%s: %q in hand", fen, hands)
		}
		p.hands[piece.Color()][g.heldAs(piece.Type())]++
		hands = hands[n:]
	}
	return p, nil
}

// refLetter is how a FEN writes a piece.
type refLetter struct {
	text  string
	piece define.Piece
}

func lettersOf(def *define.Game) (list []refLetter) {
	for i := range def.Types {
		for c, owns := range def.Types[i].Owners {
			text := strings.ToUpper(def.Types[i].Letter)
			if c == int(define.Black) {
				text = strings.ToLower(text)
			}
			if owns {
				list = append(list, refLetter{text, define.MakePiece(define.Color(c), define.PieceType(i+1))})
			}
		}
	}
	return list
}

// piece reads the letter that a text begins with, + before it and ' ! ~ behind it.
func (g *refGame) piece(text string) (piece define.Piece, length int) {
	if text[0] == '*' {
		return define.Wall, 1
	}
	for _, letter := range g.letters {
		if len(letter.text) > length && strings.HasPrefix(text, letter.text) {
			piece, length = letter.piece, len(letter.text)
		}
	}
	return piece, length
}

// parseEnPassantSquares reads the exposed squares and the piece that passed them:
// straight beyond the last of them, or named behind a colon.
func (g *refGame) parseEnPassantSquares(p *refPosition, text string) error {
	if text == "-" {
		return nil
	}
	list, passer, beside := strings.Cut(text, ":")
	var last define.Square
	for list != "" {
		n := 1 + digits(list[1:])
		last = g.square(list[:n])
		p.passed.Add(last)
		list = list[n:]
	}
	if beside {
		p.passer = g.square(passer)
		return nil
	}
	onward := define.Vector{Right: 0, Up: 1} // from White's pawns' start
	if p.turn == define.White {
		onward = define.Vector{Right: 0, Up: -1}
	}
	for s, ok := g.away(last, onward, false); ok; s, ok = g.away(s, onward, false) {
		if p.board[s] != define.Empty {
			p.passer = s
			return nil
		}
	}
	return fmt.Errorf("no piece has passed %s", text)
}

func (g *refGame) name(s define.Square) string {
	return string(rune('a'+int(s)%g.def.Files)) + strconv.Itoa(int(s)/g.def.Files+1)
}

func (g *refGame) square(name string) define.Square {
	rank, _ := strconv.Atoi(name[1:])
	return define.Square((rank-1)*g.def.Files + int(name[0]-'a'))
}

// text writes a position to compare by eye: what a FEN says, with squares for
// rights.
func (g *refGame) text(p *refPosition) string {
	var b strings.Builder
	for s := range g.squares() {
		if piece := p.board[s]; piece != define.Empty {
			fmt.Fprintf(&b, "%s%s ", g.letter(piece), g.name(define.Square(s)))
		}
	}
	for c := range p.hands {
		for t := range g.def.Types {
			letter := g.letter(define.MakePiece(define.Color(c), define.PieceType(t+1)))
			b.WriteString(strings.Repeat(letter+" in hand ", int(p.hands[c][t+1])))
		}
	}
	fmt.Fprintf(&b, "%v to move", p.turn)
	for _, set := range []struct {
		name    string
		squares []define.Square
	}{{"unmoved", p.unmoved.Squares()}, {"exposed", p.passed.Squares()}} {
		for i, s := range set.squares {
			b.WriteString([]string{" " + set.name, ""}[min(i, 1)] + " " + g.name(s))
		}
	}
	if !p.passed.Empty() {
		b.WriteString(" by " + g.name(p.passer))
	}
	if p.struck {
		b.WriteString(" struck on " + g.name(p.struckAt))
	}
	if p.passes > 0 {
		fmt.Fprintf(&b, " passes %d", p.passes)
	}
	if p.given != [2]int{} {
		fmt.Fprintf(&b, " checks %v", p.given)
	}
	return b.String()
}

func (g *refGame) letter(piece define.Piece) string {
	if piece == define.Wall {
		return "*"
	}
	letter := g.def.Types[piece.Type()-1].Letter
	if piece.Is(define.Black) {
		return strings.ToLower(letter)
	}
	return letter
}
