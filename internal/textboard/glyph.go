package textboard

import (
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
)

// Glyphs chooses the symbols of a game that fit a terminal: one character of one column
// each. If two types have the same symbol, the second keeps its letter.
func Glyphs(symbols []string) []string {
	glyphs, taken := make([]string, len(symbols)), map[string]bool{}
	for i, symbol := range symbols {
		glyph := strings.Trim(symbol, "\ufe0e\ufe0f") // they only choose a font
		if isNarrow(glyph) && !taken[glyph] {
			glyphs[i], taken[glyph] = glyph, true
		}
	}
	return glyphs
}

// isNarrow reports whether a text is a single character that all terminals show in one
// column: a letter of Europe, or one of the older signs and symbols.
func isNarrow(text string) bool {
	c, size := utf8.DecodeRuneInString(text)
	letter := c > ' ' && c < 0x250 && c != 0x7F && (c < 0x80 || c >= 0xA1) && c != 0xAD
	return size > 0 && size == len(text) && (letter || c >= 0x2654 && c <= 0x265F || c >= 0x2190 && c <= 0x21FF || c >= 0x25A0 && c <= 0x25CF)
}

// White's symbols of the usual pieces are drawn as outlines; they stand before Black's.
const (
	firstFilled = '♚'
	lastFilled  = '♟'
	toOutline   = '♔' - firstFilled
)

// pieceText is a piece as its square shows it. Where colours do not tell the sides
// apart, only symbols that have an outlined form can.
func (d *drawing) pieceText(piece define.Piece) string {
	if d.Glyphs == nil || d.Glyphs[piece.Type()-1] == "" {
		return d.letter(piece)
	}
	glyph := d.Glyphs[piece.Type()-1]
	c, _ := utf8.DecodeRuneInString(glyph)
	switch {
	case d.Colours == Many:
		return glyph
	case c < firstFilled || c > lastFilled:
		return d.letter(piece)
	case piece.Color() == define.White:
		return string(c + toOutline)
	}
	return glyph
}

// letter is the letter of a piece, a capital for White.
func (d *drawing) letter(piece define.Piece) string {
	letter := d.rules.Def.Types[piece.Type()-1].Letter
	if piece.Color() == define.Black {
		return strings.ToLower(letter)
	}
	return letter
}
