package sheet

import (
	"strings"

	"fairymax/board"
)

// What others need to speak of a game in the same words.

// TypeName is what people call a type in the middle of a sentence.
func (s *Sheet) TypeName(t board.PieceType) string { return s.name(t) }

// OneOf writes types as in "a queen, rook or bishop".
func (s *Sheet) OneOf(types ...board.PieceType) string { return s.oneOf(types) }

// Members lists the types of a mask.
func (s *Sheet) Members(mask board.TypeMask) []board.PieceType { return s.members(mask) }

// Zone names a set of squares as a side sees the board.
func (s *Sheet) Zone(c board.Color, set *board.Set) string { return s.zoneOf(c, set) }

// Hand lists what a side has in hand at the start, "" if nothing.
func (s *Sheet) Hand(c board.Color) string { return s.inHand(c) }

// Article puts "a" or "an" before a name.
func Article(name string) string { return article(name) }

// Enumerate joins words as in "a, b or c".
func Enumerate(words []string, last string) string { return enumerate(words, last) }

// Sentence begins a text with a capital letter.
func Capitalize(text string) string { return sentenceStart(text) }

// WrapBehind breaks text into lines that fit a page and begin with so many blanks.
func WrapIndented(blanks int, text string) []string {
	return wrap(strings.Repeat(" ", blanks), text, pageWidth)
}

// Count writes a number of pieces of a type: "1 queen", "2 queens".
func (s *Sheet) Count(n int, t board.PieceType) string { return several(n, s.name(t), s.plural(t)) }
