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

// castlingKing writes where the king begins.
func (w *writer) castlingKing(king define.PieceType) {
	var places [2][]define.Square
	for c := range places {
		set := w.standing(define.Color(c), king)
		places[c] = set.Squares()
	}
	if len(places[0])+len(places[1]) == 0 {
		w.lack("castlings of pieces that are not on the board")
		return
	}
	at, rank := define.Square(0), 0
	if len(places[0]) > 0 {
		at = places[0][0]
		rank = w.rules.Rank(at)
	} else {
		at = places[1][0]
		rank = w.def.Ranks - 1 - w.rules.Rank(at)
	}
	w.set("castlingKingPiece", "%s", strings.ToLower(w.letters[king-1]))
	w.set("castlingKingFile", "%c", 'a'+rune(w.rules.File(at)))
	w.set("castlingRank", "%d", rank+1)
}
