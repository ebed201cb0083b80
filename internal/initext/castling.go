package initext

import (
	"strings"

	"fairymax/board/define"
)

// castling writes the castlings, of one royal piece of each side.
func (w *writer) castling() {
	list := w.def.Castlings
	w.flag("castling", len(list) > 0)
	if len(list) == 0 {
		return
	}
	var partners []define.PieceType
	first := list[0]
	for _, d := range list {
		partners = append(partners, d.Partner)
		if d.King != first.King || d.Distance != 0 || d.Placed != nil {
			w.lack("some castlings of %s", w.name(d.King))
			return
		}
	}
	if files, ok := w.castlingFiles(); ok {
		for i, key := range []string{"castlingQueensideFile", "castlingKingsideFile"} {
			if files[i] >= 0 {
				w.set(key, "%c", 'a'+rune(files[i]))
			}
		}
	} else {
		w.lack("castlings that differ")
	}
	w.castlingKing(first.King)
	w.set("castlingRookPieces", "%s", w.lettersOf(partners))
}

// castlingFiles returns the files where kings land on the left and on the right, -1 for none; ok is
// false if there are several.
func (w *writer) castlingFiles() (files [2]int, ok bool) {
	files = [2]int{-1, -1}
	for _, d := range w.def.Castlings {
		for i, landings := range [2][2][]int{d.Left, d.Right} {
			for _, list := range landings {
				for _, file := range list {
					if files[i] >= 0 && files[i] != file {
						return files, false
					}
					files[i] = file
				}
			}
		}
	}
	return files, true
}

// castlingKing writes where the king begins: both on one file, and as far from their own side.
func (w *writer) castlingKing(king define.PieceType) {
	type home struct{ file, rank int } // counted from the own side
	var homes []home
	for c := range define.Color(2) {
		set := w.standing(c, king)
		for _, at := range set.Squares() {
			rank := w.rules.Rank(at)
			if c == define.Black {
				rank = w.def.Ranks - 1 - rank
			}
			homes = append(homes, home{w.rules.File(at), rank})
			break // of several, the first
		}
	}
	if len(homes) == 0 {
		w.lack("castlings of pieces that are not on the board")
		return
	}
	w.lackIf(homes[len(homes)-1] != homes[0], "that Black castles from another file or rank")
	w.set("castlingKingPiece", "%s", strings.ToLower(w.letters[king-1]))
	w.set("castlingKingFile", "%c", 'a'+rune(homes[0].file))
	w.set("castlingRank", "%d", homes[0].rank+1)
}
