package board

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// compileLetters makes the tables from upper-case letter to type for each side.
func compileLetters(def *define.Game) (letters [2]map[string]define.PieceType) {
	for c := range letters {
		letters[c] = make(map[string]define.PieceType)
		for i, t := range def.Types {
			if t.Owners[c] {
				letters[c][strings.ToUpper(t.Letter)] = define.PieceType(i + 1)
			}
		}
	}
	return letters
}

// ByLetterFor returns the type that a side writes with this letter, in either
// case and with its ' or !; 0 if it has none.
func (r *Rules) ByLetterFor(c define.Color, letter string) define.PieceType {
	return r.letters[c][strings.ToUpper(letter)]
}

// ByForeignLetter returns the type for which other programs have this letter; 0 if there
// is none.
func (r *Rules) ByForeignLetter(c define.Color, letter string) define.PieceType {
	for i := range r.Def.Types {
		t := &r.Def.Types[i]
		if t.Owners[c] && slices.Contains(t.Also, strings.ToUpper(letter)) {
			return define.PieceType(i + 1)
		}
	}
	return 0
}

// TypeByLetter is ByLetterFor for a letter of either side, White's if they differ.
func (r *Rules) TypeByLetter(letter string) define.PieceType {
	if t := r.ByLetterFor(define.White, letter); t != 0 {
		return t
	}
	return r.ByLetterFor(define.Black, letter)
}

// wallText is a wall, or a hole, in a FEN.
const wallText = "*"

// pieceText writes a piece as in a FEN: White's letters upper, Black's lower case.
func (r *Rules) pieceText(piece define.Piece) string {
	if piece == define.Wall {
		return wallText
	}
	letter := r.Def.Types[piece.Type()-1].Letter
	if piece.Is(define.Black) {
		return strings.ToLower(letter)
	}
	return letter
}

// pieceOfLetter returns the piece that a letter of a FEN stands for.
func (r *Rules) pieceOfLetter(letter string) (define.Piece, error) {
	c := define.White
	if letter != strings.ToUpper(letter) {
		c = define.Black
	}
	t := r.ByLetterFor(c, letter)
	if t == 0 {
		return define.Empty, fmt.Errorf("%q is not a piece of %v", letter, c)
	}
	return define.MakePiece(c, t), nil
}

// letterAt returns the piece letter at the beginning of text, with its + before
// and its ', ! or ~ after it.
func letterAt(text string) string {
	n := 1
	if text[0] == '+' && len(text) > 1 {
		n = 2
	}
	for n < len(text) && strings.IndexByte("'!~", text[n]) >= 0 {
		n++
	}
	return text[:n]
}
