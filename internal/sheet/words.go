package sheet

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
)

// Capitalize begins a text with a capital letter.
func Capitalize(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return strings.ToUpper(string(first)) + text[size:]
}

// Article puts "a" or "an" before a name.
func Article(name string) string {
	if name != "" && strings.ContainsRune("aeioAEIO", rune(name[0])) && !strings.HasPrefix(strings.ToLower(name), "eu") {
		return "an " + name
	}
	return "a " + name
}

// Enumerate joins words as in "a, b or c".
func Enumerate(words []string, last string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
	}
}

// Ordinal writes 1st, 2nd, 3rd …
func Ordinal(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return fmt.Sprint(n, suffix)
}

// several writes a number of things: "1 pawn", "2 pawns".
func several(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", many)
}

// sameName reports whether a name says nothing beside a title: it is the title in small letters, with
// hyphens for blanks, or that with the sign of a promoted form.
func sameName(title, name string) bool {
	return strings.EqualFold(strings.ReplaceAll(title, " ", "-"), strings.ReplaceAll(strings.Trim(name, "+~"), " ", "-"))
}

// TypeName is the name of a type in the middle of a sentence.
func (s *Sheet) TypeName(t define.PieceType) string {
	def := &s.Def.Types[t-1]
	if def.Title == def.Name {
		return strings.ReplaceAll(def.Name, "-", " ")
	}
	return def.Title
}

// plural is the name of several pieces of a type.
func (s *Sheet) plural(t define.PieceType) string {
	name := s.TypeName(t)
	for _, ending := range []struct{ one, many string }{
		{"haman", "hamans"}, {"uman", "umans"}, {"lisman", "lismans"}, {"man", "men"}, {"lf", "lves"}, {"goose", "geese"}, {"Goose", "Geese"},
		{"ings", "ings"}, {"yes", "yes"}, {"dech", "dechs"}, {"s", "ses"}, {"x", "xes"}, {"ch", "ches"}, {"sh", "shes"},
		{"ay", "ays"}, {"ey", "eys"}, {"oy", "oys"}, {"y", "ies"},
	} {
		if stem, found := strings.CutSuffix(name, ending.one); found {
			return stem + ending.many
		}
	}
	return name + "s"
}

// oneOf writes types as in "a queen, rook or bishop".
func (s *Sheet) oneOf(types []define.PieceType) string {
	if len(types) == 0 {
		return "nothing"
	}
	var names []string
	for _, t := range types {
		if name := s.TypeName(t); !slices.Contains(names, name) { // of a piece and its promoted twin
			names = append(names, name)
		}
	}
	return Article(Enumerate(names, "or"))
}

// manyOf writes types as in "queens, rooks and bishops".
func (s *Sheet) manyOf(types []define.PieceType, last string) string {
	var names []string
	for _, t := range types {
		if name := s.plural(t); !slices.Contains(names, name) { // of a piece and its promoted twin
			names = append(names, name)
		}
	}
	return Enumerate(names, last)
}

// Members lists the types of a mask.
func (s *Sheet) Members(mask define.TypeMask) []define.PieceType {
	var types []define.PieceType
	for i := range s.Def.Types {
		if t := define.PieceType(i + 1); mask.Has(t) {
			types = append(types, t)
		}
	}
	return types
}

// either names types as in "king or prince".
func (s *Sheet) either(mask define.TypeMask) string {
	var names []string
	for _, t := range s.Members(mask) {
		if name := s.TypeName(t); !slices.Contains(names, name) { // of a piece and its promoted twin
			names = append(names, name)
		}
	}
	return Enumerate(names, "or")
}

// Hand lists the pieces in a side's hand at the start, "" if there are none.
func (s *Sheet) Hand(c define.Color) string {
	var parts []string
	for i := range s.Def.Types {
		t := define.PieceType(i + 1)
		if n := s.Start.Hand(c, t); n > 0 {
			parts = append(parts, s.Count(n, t))
		}
	}
	return Enumerate(parts, "and")
}

// OneOf writes types as in "a queen, rook or bishop".
func (s *Sheet) OneOf(types ...define.PieceType) string { return s.oneOf(types) }

// Count writes a number of pieces of a type: "1 queen", "2 queens".
func (s *Sheet) Count(n int, t define.PieceType) string {
	return several(n, s.TypeName(t), s.plural(t))
}

// squaresOf lists the squares of a side's pieces of a type at the start.
func (s *Sheet) squaresOf(c define.Color, t define.PieceType) []define.Square {
	var squares []define.Square
	pieces := s.Start.Pieces(c)
	for _, at := range pieces.Squares() {
		if s.Start.At(at).Type() == t {
			squares = append(squares, at)
		}
	}
	return squares
}
