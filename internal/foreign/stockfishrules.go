package foreign

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

// board carries the size and the start position over.
func (k *stockfishMaker) board() {
	files, ranks := k.base.def.Files, k.base.def.Ranks
	if o, ok := k.take("maxFile"); ok {
		if files = k.number(o, 1, board.MaxSide); len(o.value) == 1 && o.value[0] >= 'a' {
			files = int(o.value[0]-'a') + 1
		}
	}
	if o, ok := k.take("maxRank"); ok {
		ranks = k.number(o, 1, board.MaxSide)
	}
	if files != k.base.def.Files || ranks != k.base.def.Ranks {
		k.game.files, k.game.ranks = files, ranks
	}
	if o, ok := k.take("startFen"); ok {
		k.game.start = k.fen(o)
	} else if more := k.firstMoves(k.base.def.Start); more != "" {
		k.game.start = k.fen(option{"startFen", k.base.def.Start, k.line})
	}
	if on, given := k.flag("chess960"); given && on {
		k.game.setText("shuffle", "chess960")
	}
}

// number reads a number; a letter is a file.
func (k *stockfishMaker) number(o option, least, most int) int {
	n, err := strconv.Atoi(o.value)
	if err != nil && len(o.value) == 1 && o.value[0] >= 'a' && o.value[0] < 'a'+board.MaxSide {
		n, err = int(o.value[0]-'a')+1, nil
	}
	if err != nil || n < least || n > most {
		k.fail(o.line, "%s = %s: a number from %d to %d is expected", o.key, o.value, least, most)
		return least
	}
	return n
}

// fen turns a start position into one of ours: holes are empty squares here, and
// what is missing is filled in.
func (k *stockfishMaker) fen(o option) string {
	fields := strings.Fields(o.value)
	if len(fields) == 0 {
		k.fail(o.line, "startFen is empty")
		return ""
	}
	squares := k.holes(strings.ReplaceAll(fields[0], "[-]", "[]"))
	side, rights := "w", "-"
	if len(fields) > 1 {
		side = fields[1]
	}
	if len(fields) > 2 && strings.Trim(fields[2], "-0123456789") != "" {
		rights = fields[2]
	}
	if on, given := k.flag("castling"); given && !on {
		rights = strings.Trim(rights, "KQkq")
	}
	if rights = strings.TrimPrefix(rights+k.firstMoves(squares), "-"); rights == "" {
		rights = "-"
	}
	for _, field := range fields {
		if given, left, ok := strings.Cut(field, "+"); ok && given != "" && left != "" {
			if on, _ := k.flag("checkCounting"); on {
				k.game.set("endings.checks", "%s", given)
			}
		}
	}
	return squares + " " + side + " " + rights + " - 0 1"
}

// firstMoves returns the letters of the files of men whose first move matters,
// and who can come back to where they were.
func (k *stockfishMaker) firstMoves(squares string) string {
	var letters [2]string
	squares, _, _ = strings.Cut(squares, " ")
	squares, _, _ = strings.Cut(squares, "[")
	for row := range strings.SplitSeq(squares, "/") {
		file := 0
		for i, r := range row {
			if r >= '0' && r <= '9' {
				if n, err := strconv.Atoi(row[i : i+1]); err == nil {
					file += n
				}
				continue
			}
			p := k.named(string(r))
			if p != nil && p.moves.hasFirst() && !p.moves.forwardOnly() && file < board.MaxSide {
				c := 0
				if r >= 'a' {
					c = 1
				}
				letters[c] += string(rune([]rune{'A', 'a'}[c]) + rune(file))
			}
			file++
		}
	}
	return letters[0] + letters[1]
}

// holes takes the missing squares out of a position and lists them.
func (k *stockfishMaker) holes(squares string) string {
	if !strings.Contains(squares, "*") {
		return squares
	}
	_, ranks := k.size()
	var missing []string
	text, hand, _ := strings.Cut(squares, "[")
	var rows []string
	for i, row := range strings.Split(text, "/") {
		var cells []string
		for row != "" {
			end := strings.IndexFunc(row, func(r rune) bool { return r < '0' || r > '9' })
			if end < 0 {
				end = len(row)
			}
			if n, err := strconv.Atoi(row[:end]); err == nil {
				cells = append(cells, make([]string, min(n, board.MaxSide))...)
				row = row[end:]
				continue
			}
			if row[0] == '*' {
				missing = append(missing, fmt.Sprintf("%c%d", 'a'+rune(len(cells)), ranks-i))
				cells, row = append(cells, ""), row[1:]
				continue
			}
			end = min(len(row), 1+strings.IndexAny(row, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
			cells, row = append(cells, row[:max(end, 1)]), row[max(end, 1):]
		}
		rows = append(rows, fenBoard([][]string{cells}))
	}
	k.game.setText("holes", missing...)
	if hand != "" {
		return strings.Join(rows, "/") + "[" + hand
	}
	return strings.Join(rows, "/")
}

// named returns the piece of a letter.
func (k *stockfishMaker) named(letter string) *piece {
	for _, p := range k.game.pieces {
		if strings.EqualFold(p.letter, letter) {
			return p
		}
	}
	return nil
}

// set reads a list of letters; * is all pieces.
func (k *stockfishMaker) set(o option) []string {
	var names []string
	if o.value == "-" {
		return nil
	}
	for _, r := range strings.ReplaceAll(o.value, " ", "") {
		if r == '*' {
			for _, p := range k.game.pieces {
				names = append(names, p.name)
			}
			continue
		}
		p := k.named(string(r))
		if p == nil {
			k.fail(o.line, "%s: no piece has the letter %c", o.key, r)
			continue
		}
		if !slices.Contains(names, p.name) {
			names = append(names, p.name)
		}
	}
	return names
}

// castlingOptions say where kings castle, and with whom.
var castlingOptions = []string{"castlingKingsideFile", "castlingQueensideFile", "castlingRookPieces", "castlingKingPiece"}

// castling carries the castlings over.
func (k *stockfishMaker) castling() {
	on, given := k.flag("castling")
	if given && !on {
		if len(k.base.def.Castlings) > 0 {
			k.game.without = append(k.game.without, "castling")
			if k.game.start == "" {
				k.game.start = noRights(k.base.def.Start)
			}
		}
		for _, key := range castlingOptions {
			k.take(key)
		}
		return
	}
	if k.widowed() {
		k.game.without = append(k.game.without, "castling")
		return
	}
	if given || slices.ContainsFunc(castlingOptions, func(key string) bool { _, own := k.given[key]; return own }) {
		k.ownCastling()
	}
}

// ownCastling writes the castlings anew.
func (k *stockfishMaker) ownCastling() {
	files := [2]string{"c", "g"}
	var partners []string
	for _, c := range k.base.def.Castlings {
		partners = append(partners, k.base.def.Types[c.Partner-1].Name)
		for side, own := range [][2][]int{c.Left, c.Right} {
			if len(own[0]) > 0 {
				files[side] = string(rune('a' + own[0][0]))
			}
		}
	}
	for side, key := range []string{"castlingQueensideFile", "castlingKingsideFile"} {
		if o, ok := k.take(key); ok {
			files[side] = string(rune('a' + k.number(o, 1, board.MaxSide) - 1))
		}
	}
	if rooks, ok := k.take("castlingRookPieces"); ok {
		if len(partners) > 0 {
			k.game.without = append(k.game.without, "castling")
		}
		partners = k.set(rooks)
	} else if len(partners) == 0 {
		partners = k.set(option{"castlingRookPieces", "r", k.line})
	}
	by := ""
	if king, ok := k.take("castlingKingPiece"); ok {
		by = "king = " + quotedList(k.set(king)) + ", "
	}
	for _, name := range partners {
		k.game.set("castling."+name, "{ %sleft = %q, right = %q }", by, files[0], files[1])
	}
}

// widowed reports whether the partners with whom the parent's kings castle are
// gone.
func (k *stockfishMaker) widowed() bool {
	if _, own := k.given["castlingRookPieces"]; own || len(k.base.def.Castlings) == 0 {
		return false
	}
	return !slices.ContainsFunc(k.base.def.Castlings, func(c board.CastlingDef) bool {
		name := k.base.def.Types[c.Partner-1].Name
		return slices.ContainsFunc(k.game.pieces, func(p *piece) bool { return p.name == name })
	})
}

// noRights returns a start position in which nobody castles.
func noRights(fen string) string {
	fields := strings.Fields(fen)
	if len(fields) > 2 {
		if fields[2] = strings.Trim(fields[2], "KQkq"); fields[2] == "" {
			fields[2] = "-"
		}
	}
	return strings.Join(fields, " ")
}
