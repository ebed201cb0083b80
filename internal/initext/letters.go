package initext

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// findLetters gives each type the letter by which the section names it: its own if that is
// free, and else another.
func (w *writer) findLetters() {
	w.letters = make([]string, len(w.def.Types))
	for _, own := range []bool{true, false} {
		for i := range w.def.Types {
			t := define.PieceType(i + 1)
			if w.letters[i] != "" || w.plain(t) != t {
				continue
			}
			if letter := w.def.Types[i].Letter; own && isLetter(letter) && !slices.Contains(w.letters, letter) {
				w.letters[i] = letter
			} else if !own {
				w.letters[i] = w.freeLetter(w.def.Types[i])
			}
		}
	}
	for i := range w.letters {
		w.letters[i] = w.letters[w.plain(define.PieceType(i+1))-1]
	}
}

// keepsLetters reports whether all types have their own letters, and none is a form, which is
// written with a +.
func (w *writer) keepsLetters() bool {
	return !slices.ContainsFunc(w.types(), func(t define.PieceType) bool {
		d := &w.def.Types[t-1]
		return d.Letter != w.letters[t-1] || w.isForm(t, d.Demotes)
	})
}

func isLetter(text string) bool { return len(text) == 1 && text >= "A" && text <= "Z" }

// freeLetter returns a letter that no type has yet: one of its name if possible.
func (w *writer) freeLetter(t define.Type) string {
	for _, r := range strings.ToUpper(t.Letter+t.Name) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
		if letter := string(r); isLetter(letter) && !slices.Contains(w.letters, letter) {
			return letter
		}
	}
	w.lack("more than 26 kinds of pieces")
	return "A"
}

// plain returns the type that a type is in the section: that which a shadow looks like, and
// every other itself.
func (w *writer) plain(t define.PieceType) define.PieceType { return w.def.LooksLike(t) }

// name returns the name of a type.
func (w *writer) name(t define.PieceType) string { return w.def.Types[t-1].Name }

// types lists the types of the section.
func (w *writer) types() (list []define.PieceType) {
	for i := range w.def.Types {
		if t := define.PieceType(i + 1); w.plain(t) == t {
			list = append(list, t)
		}
	}
	return list
}

// lettersOf writes the letters of types, each once, in lower case as sections have them; - for
// none.
func (w *writer) lettersOf(types []define.PieceType) string {
	text := ""
	for _, t := range types {
		if letter := strings.ToLower(w.letters[t-1]); !strings.Contains(text, letter) {
			text += letter
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// masked lists the types of a mask.
func (w *writer) masked(mask define.TypeMask) (list []define.PieceType) {
	for _, t := range w.types() {
		if mask.Has(t) {
			list = append(list, t)
		}
	}
	return list
}
