package stockfish

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// castle is a castling that a side can make from the start position.
type castle struct {
	color   define.Color
	left    bool
	partner string // kind
	file    int    // of the partner
}

// castlings writes the castlings of the start position, and those of pieces that
// are still to be dropped.
func (k *converter) castlings() {
	for _, key := range []string{"castlingRank", "castlingKingFile", "castlingRookKingsideFile", "castlingRookQueensideFile", "castlingKingsideFile", "castlingQueensideFile"} {
		k.take(key)
	}
	k.list("castlingKingPieceWhite")
	k.list("castlingKingPieceBlack")
	k.list("castlingRookPiecesWhite")
	k.list("castlingRookPiecesBlack")
	if !k.flag("castling") {
		k.take("castlingDroppedPiece")
		return
	}
	if k.flag("castlingDroppedPiece") {
		k.droppedCastlings()
		return
	}
	var order []string
	for _, c := range k.castles {
		if !slices.Contains(order, c.partner) {
			order = append(order, c.partner)
		}
	}
	for _, kind := range order {
		parts := k.castlingKing()
		for side, word := range []string{"left", "right"} {
			if text := k.castlingSides(kind, side); text != "" {
				parts = append(parts, word+" = "+text)
			}
		}
		k.game.Set("castling."+k.of[kind].Name, "{ %s }", strings.Join(parts, ", "))
	}
}

// castlingSides writes where kings land that castle with a kind on their left or right;
// [] for a side that has lost this right, "" if no side has it.
func (k *converter) castlingSides(kind string, side int) string {
	has := func(list []castle, c define.Color) bool {
		return slices.ContainsFunc(list, func(each castle) bool {
			return each.color == c && each.left == (side == 0) && each.partner == kind
		})
	}
	file := strconv.Quote(k.castlingFile(side))
	texts := [2]string{file, file}
	for c := range texts {
		if has(k.lapsed, define.Color(c)) {
			texts[c] = "[]"
		}
	}
	if !has(k.castles, define.White) && !has(k.castles, define.Black) {
		return ""
	}
	return game.SidesText(texts[0], texts[1])
}

// castlingFile returns the file where kings land, on the left or the right.
func (k *converter) castlingFile(side int) string {
	key := []string{"castlingQueensideFile", "castlingKingsideFile"}[side]
	return string(rune('a' + k.number(key, 1, define.MaxSide) - 1))
}

// castlingKing names the piece that castles if it is not simply the royal one.
func (k *converter) castlingKing() []string {
	var names []string
	for c, side := range []string{"White", "Black"} {
		for _, kind := range k.list("castlingKingPiece" + side) {
			if p := k.of[kind]; p != nil && p.Owners[c] && !slices.Contains(names, p.Name) {
				names = append(names, p.Name)
			}
		}
	}
	if slices.Equal(names, k.royalNames) {
		return nil
	}
	return []string{"king = " + game.Quoted(names)}
}

// droppedCastlings writes the castlings of kings and rooks that are dropped on the
// squares where they stand in chess.
func (k *converter) droppedCastlings() {
	for _, rook := range k.names(k.list("castlingRookPiecesWhite")) {
		king := string(rune('a' + k.number("castlingKingFile", 1, define.MaxSide) - 1))
		parts := append(k.castlingKing(), fmt.Sprintf("left = %q", k.castlingFile(0)), fmt.Sprintf("right = %q", k.castlingFile(1)),
			fmt.Sprintf("from = [\"a\", %q, %q]", king, string(rune('a'+k.files-1))))
		k.game.Set("castling."+rook, "{ %s }", strings.Join(parts, ", "))
	}
}

// findCastles finds out which castlings the rights of the start position name, and which
// they lack though king and partner are there.
func (k *converter) findCastles() {
	if k.options["castling"].value != "true" {
		return
	}
	known := ""
	if k.options["castlingDroppedPiece"].value != "true" {
		for c := range 2 {
			named, other := k.possibleCastles(define.Color(c))
			k.rookFiles(define.Color(c))
			k.castles, k.lapsed = append(k.castles, named...), append(k.lapsed, other...)
			for _, each := range slices.Concat(named, other) {
				known += k.rightNames(each)
			}
		}
	}
	k.refuseRights(known)
}

// rightNames returns the letters that name a castling: that of its wing, and unless such letters name
// squares of gates, that of the partner's file, as in Shredder-FEN.
func (k *converter) rightNames(c castle) string {
	names := map[bool]string{false: "K", true: "Q"}[c.left]
	if file := string(rune('A' + c.file)); file != "K" && !k.isOn("gating") {
		names += file
	}
	if c.color == define.Black {
		names = strings.ToLower(names)
	}
	return names
}

// refuseRights says which rights of the start position name no castling.
func (k *converter) refuseRights(known string) {
	gates := k.isOn("gating")
	lost := strings.Map(func(r rune) rune {
		if r == '-' || strings.ContainsRune(known, r) || gates && !strings.ContainsRune("KQkq", r) {
			return -1
		}
		return r
	}, k.position.rights)
	if lost != "" {
		k.game.Lose(k.lineOf(k.options["startFen"]), "startFen: the rights %s: no castling of this position has this name", lost)
	}
}

// possibleCastles returns the castlings of a side for which king and partner are in
// place: those that the rights of the start position name, and the others.
func (k *converter) possibleCastles(c define.Color) (named, other []castle) {
	side := []string{"White", "Black"}[c]
	rank := k.number("castlingRank", 1, define.MaxSide) - 1
	if c == define.Black {
		rank = k.ranks - 1 - rank
	}
	king, ok := k.castlingKingFile(c, k.kinds["castlingKingPiece"+side], rank)
	if !ok {
		return nil, nil
	}
	for _, left := range []bool{false, true} {
		each := castle{color: c, left: left}
		var found bool
		each.partner, each.file, found = k.partner(c, rank, king, left, k.kinds["castlingRookPieces"+side])
		switch {
		case found && strings.ContainsAny(k.position.rights, k.rightNames(each)):
			named = append(named, each)
		case found:
			other = append(other, each)
		}
	}
	return named, other
}

// rookFiles notes a partner that stands nearer to the corner than the one that the
// section names.
func (k *converter) rookFiles(c define.Color) {
	side, rank := []string{"White", "Black"}[c], k.number("castlingRank", 1, define.MaxSide)-1
	if c == define.Black {
		rank = k.ranks - 1 - rank
	}
	for _, key := range []string{"castlingRookKingsideFile", "castlingRookQueensideFile"} {
		o, ok := k.take(key)
		named := number(o.value) - 1
		for at, s := range k.position.squares {
			outside := at.file > named == (key == "castlingRookKingsideFile") && at.file != named
			if ok && outside && at.rank == rank && s.color == c && slices.Contains(k.kinds["castlingRookPieces"+side], s.kind) {
				k.noteOption(key, "here the outermost partner castles")
			}
		}
	}
}

// castlingKingFile returns the file of the piece that castles: the only one on the
// rank, or the one on the file that the section names.
func (k *converter) castlingKingFile(c define.Color, kings []string, rank int) (int, bool) {
	var files []int
	for file := range k.files {
		if s, ok := k.position.squares[place{file, rank}]; ok && s.color == c && slices.Contains(kings, s.kind) {
			files = append(files, file)
		}
	}
	named := number(k.options["castlingKingFile"].value) - 1
	switch {
	case len(files) == 1:
		return files[0], true
	case slices.Contains(files, named):
		return named, true
	}
	return 0, false
}

// partner returns the outermost partner on a side of the king, and its file.
func (k *converter) partner(c define.Color, rank, king int, left bool, kinds []string) (kind string, file int, found bool) {
	from, step := k.files-1, -1
	if left {
		from, step = 0, 1
	}
	for file = from; file != king; file += step {
		if s, ok := k.position.squares[place{file, rank}]; ok && s.color == c && !s.promoted && slices.Contains(kinds, s.kind) {
			return s.kind, file, true
		}
	}
	return "", 0, false
}

// rights writes the rights of the start position.
func (k *converter) rights() string {
	text := ""
	for _, c := range k.castles {
		letter := map[bool]string{false: "K", true: "Q"}[c.left]
		if c.color == define.Black {
			letter = strings.ToLower(letter)
		}
		text += letter
	}
	if k.flag("gating") {
		text += strings.NewReplacer("-", "", "K", "", "Q", "", "k", "", "q", "").Replace(k.position.rights)
	}
	if text == "" {
		return "-"
	}
	return text
}
