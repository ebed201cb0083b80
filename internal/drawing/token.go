package drawing

import (
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
)

// Marks before a character in a glyph: the piece is a token with the character on it.
const (
	wedgeMark    = '☖' // shogi's wedge
	promotedMark = '☗' // the same, for a promoted piece: its character is red
	discMark     = '○' // xiangqi's disc
)

// paint is the material of a drawing.
type paint int

const (
	plain paint = iota // the colours of the place where it is used
	wedge
	promoted
	disc
)

// attributes are the colours of a material for a side. Wedges of both sides have the
// same; they point to the other side.
func (p paint) attributes(side define.Color) string {
	const wood = ` fill="#f6dfae" stroke="#6b4a1f" color="`
	switch {
	case p == plain:
		return ""
	case p == promoted || p == disc && side == define.White:
		return wood + `#b3141b"`
	}
	return wood + `#1d1710"`
}

// token draws a glyph of a mark and a character.
func (l *Library) token(glyph string) (Drawing, bool) {
	mark, n := utf8.DecodeRuneInString(glyph)
	character := glyph[n:]
	if character == "" {
		return Drawing{}, false
	}
	var d Drawing
	base, place := "wedge", fit{11.5, 13.2, .22, .24}
	switch mark {
	case wedgeMark:
		d.paint = wedge
	case promotedMark:
		d.paint = promoted
	case discMark:
		d.paint = disc
		base, place = "disc", fit{11, 11, .23, .23}
	default:
		return Drawing{}, false
	}
	for side, text := range sideCharacters(mark, character) {
		d.sides[side] = append(l.part(base, atSize), l.character(text, place)...)
	}
	return d, true
}

// pairs are the characters that differ between White and Black, by their marks.
var pairs = map[rune][]string{
	wedgeMark: {"玉王"},
	discMark:  {"帥將", "仕士", "相象", "俥車", "傌馬", "炮砲", "兵卒"},
}

// sideCharacters returns the characters of both sides for one of them.
func sideCharacters(mark rune, character string) [2]string {
	for _, pair := range pairs[mark] {
		if strings.Contains(pair, character) {
			white, n := utf8.DecodeRuneInString(pair)
			return [2]string{string(white), pair[n:]}
		}
	}
	return [2]string{character, character}
}

// character draws a character on a field of 100 by 100: with strokes of our own if the
// library has them, else in a font of the reader's machine.
func (l *Library) character(text string, place fit) []shape {
	if l.byName[text] != nil {
		return l.part(text, place)
	}
	return []shape{{kind: letter, text: text, size: 90 * place.scaleY, x: place.x + 50*place.scaleX, y: place.y + 50*place.scaleY}}
}
