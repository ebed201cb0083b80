package fen

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Letter translates the letter of a piece, upper case for White, into ours; "" if it means nothing.
func Letter(r *board.Rules, text string) string {
	rd := reader{rules: r}
	ours, err := rd.letterOf("board", text)
	if err != nil {
		return ""
	}
	return ours
}

// letterOf translates the letter of a piece into ours: it is ours, or one that other
// programs have for the piece, perhaps with a mark that we do not write.
func (rd *reader) letterOf(where, text string) (string, error) {
	c := colorOf(text)
	if rd.rules.ByLetterFor(c, text) != 0 {
		return text, nil
	}
	t := rd.rules.ByForeignLetter(c, text)
	if t == 0 && strings.HasSuffix(text, "~") {
		plain := strings.TrimRight(text, "~")
		if ours, err := rd.letterOf(where, plain); err == nil {
			rd.note(where, "~ left out: this game does not mark promoted pieces with it")
			return ours, nil
		}
	}
	if base, marked := strings.CutPrefix(text, "+"); t == 0 && marked {
		if rd.typeOf(c, base) == 0 {
			return "", noPiece(text)
		}
		if t = rd.promoted(c, rd.typeOf(c, base)); t == 0 {
			return "", fmt.Errorf("%q is not a piece of %v: %s has no promoted form of this letter", text, c, base)
		}
	}
	if t == 0 {
		return "", noPiece(text)
	}
	return letterFor(rd.rules.Def.Types[t-1].Letter, c), nil
}

// typeOf returns the type of a letter, ours or another program's.
func (rd *reader) typeOf(c define.Color, text string) define.PieceType {
	if t := rd.rules.ByLetterFor(c, text); t != 0 {
		return t
	}
	return rd.rules.ByForeignLetter(c, text)
}

// promoted returns what a + makes of a type: its other side, or what it promotes to if
// there is only one choice; 0 otherwise.
func (rd *reader) promoted(c define.Color, t define.PieceType) define.PieceType {
	if into, _, ok := rd.rules.TurnsOver(t); ok {
		return into
	}
	if choices := rd.rules.Choices(c, t); len(choices) == 1 {
		return choices[0]
	}
	return 0
}

// letterFor writes a letter in upper case for White, in lower case for Black.
func letterFor(letter string, c define.Color) string {
	if c == define.Black {
		return strings.ToLower(letter)
	}
	return letter
}

func colorOf(letter string) define.Color {
	if letter != strings.ToUpper(letter) {
		return define.Black
	}
	return define.White
}
