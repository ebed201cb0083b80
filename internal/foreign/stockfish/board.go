package stockfish

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/internal/foreign/game"
)

// board carries over the size and the start position.
func (k *converter) board() {
	files, ranks := k.base.Def.Files, k.base.Def.Ranks
	if o, ok := k.take("maxFile"); ok {
		if files = k.number(o, 1, board.MaxSide); len(o.value) == 1 && o.value[0] >= 'a' {
			files = int(o.value[0]-'a') + 1
		}
	}
	if o, ok := k.take("maxRank"); ok {
		ranks = k.number(o, 1, board.MaxSide)
	}
	if files != k.base.Def.Files || ranks != k.base.Def.Ranks {
		k.game.Files, k.game.Ranks = files, ranks
	}
	if o, ok := k.take("startFen"); ok {
		k.game.Start = k.fen(o)
	} else if more := k.firstMoves(k.base.Def.Start); more != "" {
		k.game.Start = k.fen(option{"startFen", k.base.Def.Start, k.line})
	}
	if on, given := k.flag("chess960"); given && on {
		k.game.SetText("shuffle", "chess960")
	}
}

// fen turns a start position into one of ours: holes are empty squares here, and
// it fills in missing fields.
func (k *converter) fen(o option) string {
	fields := strings.Fields(o.value)
	if len(fields) == 0 {
		k.Fail(o.line, "startFen is empty")
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
	rights = cmp.Or(strings.TrimPrefix(rights+k.firstMoves(squares), "-"), "-")
	for _, field := range fields {
		if given, left, ok := strings.Cut(field, "+"); ok && given != "" && left != "" {
			if on, _ := k.flag("checkCounting"); on {
				k.game.Set("endings.checks", "%s", given)
			}
		}
	}
	return squares + " " + side + " " + rights + " - 0 1"
}

// firstMoves returns the letters of the files of pieces that have a first move and
// can come back to where they were.
func (k *converter) firstMoves(squares string) string {
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
			p := k.lettered(string(r))
			if p != nil && p.Moves.HasFirst() && !p.Moves.ForwardOnly() && file < board.MaxSide {
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

// holes lists the missing squares of a position and empties them.
func (k *converter) holes(squares string) string {
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
		rows = append(rows, game.FENBoard([][]string{cells}))
	}
	k.game.SetText("holes", missing...)
	if hand != "" {
		return strings.Join(rows, "/") + "[" + hand
	}
	return strings.Join(rows, "/")
}

// noRights returns a start position without castling rights.
func noRights(fen string) string {
	fields := strings.Fields(fen)
	if len(fields) > 2 {
		fields[2] = cmp.Or(strings.Trim(fields[2], "KQkq"), "-")
	}
	return strings.Join(fields, " ")
}
