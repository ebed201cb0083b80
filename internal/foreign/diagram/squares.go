package diagram

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

// square is a square of the board; file and rank count from 0.
type square struct{ file, rank int }

func (s square) String() string { return fmt.Sprintf("%c%d", 'a'+rune(s.file), s.rank+1) }

// squareForm is a square, or two corners; of the first the rank may be missing, which is
// then that of the second.
var squareForm = regexp.MustCompile(`^([a-z])(\d{0,2})(?:-([a-z])(\d{1,2}))?$`)

// squares reads a list of squares, without those of Black.
func (k *converter) squares(list game.Word) []square {
	var all []square
	for _, part := range split(list, ",") {
		if part.Text != "" {
			all = append(all, k.span(part)...)
		}
	}
	return all
}

// span reads a square, or two corners of a rectangle of squares.
func (k *converter) span(w game.Word) []square {
	m := squareForm.FindStringSubmatch(w.Text)
	if m == nil || m[2] == "" && m[3] == "" {
		k.FailAt(w, "%q is neither a square nor two corners such as a2-h2", spelling.Shortened(w.Text))
		return nil
	}
	corner := func(file, rank string) square {
		n, _ := strconv.Atoi(rank)
		return square{int(file[0] - 'a'), n - 1}
	}
	if m[3] == "" {
		m[3], m[4] = m[1], m[2]
	}
	if m[2] == "" {
		m[2] = m[4]
	}
	from, to := corner(m[1], m[2]), corner(m[3], m[4])
	if !k.onBoard(from) || !k.onBoard(to) {
		k.FailAt(w, "%q is not on the board of %d files and %d ranks", w.Text, k.files, k.ranks)
		return nil
	}
	var all []square
	for rank := min(from.rank, to.rank); rank <= max(from.rank, to.rank); rank++ {
		for file := min(from.file, to.file); file <= max(from.file, to.file); file++ {
			all = append(all, square{file, rank})
		}
	}
	return all
}

func (k *converter) onBoard(s square) bool {
	return s.file >= 0 && s.rank >= 0 && s.file < k.files && s.rank < k.ranks
}

// armies reads the squares of both sides from a field. Black's come after two commas;
// without these, symmetry decides.
func (k *converter) armies(field game.Word) [2][]square {
	at := strings.Index(field.Text, ",,")
	if at >= 0 {
		all := [2][]square{k.squares(field.Part(0, at)), k.squares(field.Part(at+2, len(field.Text)))}
		k.images(field, all)
		return all
	}
	white := k.squares(field)
	var black []square
	for _, s := range white {
		if t, ok := k.opposite(s); ok {
			black = append(black, t)
		}
	}
	return [2][]square{white, black}
}

// images notes squares of Black that White's would have as their images, and that are not
// listed.
func (k *converter) images(field game.Word, squares [2][]square) {
	listed := make(map[square]bool)
	for _, s := range squares[1] {
		listed[s] = true
	}
	for _, s := range squares[0] {
		if t, ok := k.opposite(s); ok && !listed[t] {
			k.game.NoteAt(field, "Black's are taken to stand only on the squares after the two commas, and not on the images of White's, such as %v", t)
			return
		}
	}
}

// opposite returns the square of Black that corresponds to one of White.
func (k *converter) opposite(s square) (square, bool) {
	switch k.symmetry {
	case "mirror":
		return square{s.file, k.ranks - 1 - s.rank}, true
	case "rotate":
		return square{k.files - 1 - s.file, k.ranks - 1 - s.rank}, true
	}
	return s, false
}

// split cuts a word at a separator.
func split(w game.Word, separator string) []game.Word {
	var parts []game.Word
	for at := 0; ; {
		end := strings.Index(w.Text[at:], separator)
		if end < 0 {
			return append(parts, w.Part(at, len(w.Text)))
		}
		parts = append(parts, w.Part(at, at+end))
		at += end + len(separator)
	}
}
