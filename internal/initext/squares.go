package initext

import (
	"fmt"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/notation"
)

// region writes a set of squares: whole ranks as such.
func (w *writer) region(set define.Set) string {
	var words []string
	for rank := range w.def.Ranks {
		var on []string
		whole := true
		for file := range w.def.Files {
			s := w.rules.Square(file, rank)
			if set.Has(s) {
				on = append(on, w.rules.SquareName(s, 1))
			} else if !w.rules.IsHole(s) {
				whole = false
			}
		}
		if whole {
			on = []string{fmt.Sprintf("*%d", rank+1)}
		}
		words = append(words, on...)
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, " ")
}

// regions writes the squares of each side.
func (w *writer) regions(key string, sets [2]define.Set) {
	w.set(key+"White", "%s", w.region(sets[define.White]))
	w.set(key+"Black", "%s", w.region(sets[define.Black]))
}

// everywhere is all squares.
func (w *writer) everywhere() (set define.Set) {
	for s := range w.rules.Squares {
		if !w.rules.IsHole(define.Square(s)) {
			set.Add(define.Square(s))
		}
	}
	return set
}

// without returns the squares of a set that another one lacks.
func without(set, other define.Set) define.Set {
	for _, s := range other.Squares() {
		set.Remove(s)
	}
	return set
}

// ranks returns the squares of some ranks as each side counts them, from 1.
func (w *writer) ranks(first, last int) (sets [2]define.Set) {
	for i := range w.rules.Squares {
		s := define.Square(i)
		if w.rules.IsHole(s) {
			continue
		}
		rank := w.rules.Rank(s) + 1
		for side, own := range []int{rank, w.def.Ranks + 1 - rank} {
			if own >= first && own <= last {
				sets[side].Add(s)
			}
		}
	}
	return sets
}

// standing returns where a side's pieces of a type stand at the start.
func (w *writer) standing(c define.Color, t define.PieceType) (set define.Set) {
	start := w.rules.Start()
	for i := range w.rules.Squares {
		if start.At(define.Square(i)) == define.MakePiece(c, t) {
			set.Add(define.Square(i))
		}
	}
	return set
}

// start writes the start position.
func (w *writer) start() {
	start := w.rules.Start()
	fields := strings.Fields(notation.UCIFEN(start))
	rows := make([]string, w.def.Ranks)
	for i := range rows {
		rows[i] = w.row(w.def.Ranks - 1 - i)
	}
	fields[0] = strings.Join(rows, "/")
	if w.def.Hand.Use != 0 {
		fields[0] += "[" + w.held() + "]"
	}
	w.set("startFen", "%s", strings.Join(fields, " "))
}

// row writes a rank of the start position.
func (w *writer) row(rank int) string {
	var b strings.Builder
	empty := 0
	for file := range w.def.Files {
		s := w.rules.Square(file, rank)
		piece := w.rules.Start().At(s)
		if piece == define.Empty && !w.rules.IsHole(s) {
			empty++
			continue
		}
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
			empty = 0
		}
		if w.rules.IsHole(s) || piece == define.Wall {
			b.WriteByte('*')
		} else {
			b.WriteString(w.standingLetter(piece.Color(), piece.Type()))
		}
	}
	if empty > 0 {
		b.WriteString(strconv.Itoa(empty))
	}
	return b.String()
}

// letterOf writes a piece of a side.
func (w *writer) letterOf(c define.Color, t define.PieceType) string {
	if c == define.Black {
		return strings.ToLower(w.letters[t-1])
	}
	return w.letters[t-1]
}

// standingLetter writes a piece on the board: a form as what it was before.
func (w *writer) standingLetter(c define.Color, t define.PieceType) string {
	if before := w.def.Types[t-1].Demotes; w.isForm(t, before) {
		return "+" + w.letterOf(c, before)
	}
	return w.letterOf(c, t)
}

// held writes the pieces in hand at the start.
func (w *writer) held() string {
	var b strings.Builder
	for c := define.White; c <= define.Black; c++ {
		for _, t := range w.types() {
			b.WriteString(strings.Repeat(w.letterOf(c, t), w.rules.Start().Hand(c, t)))
		}
	}
	return b.String()
}
