package game

import (
	"fmt"
	"strings"

	"fairymax/board/define"
)

// CountingOf writes the counting rules of a built-in game, as far as they are about
// pieces that another game has.
func (b *Builtin) CountingOf(name string, has func(piece string) bool) (string, error) {
	base, err := b.Base(name)
	if err != nil || base.Def.Endings.Counting == nil {
		return "", err
	}
	counting := base.Def.Endings.Counting
	names := func(types define.TypeMask) []string {
		var list []string
		for i := range base.Def.Types {
			if t := define.PieceType(i + 1); types.Has(t) && has(base.TypeName(t)) {
				list = append(list, base.TypeName(t))
			}
		}
		return list
	}
	var parts []string
	add := func(format string, args ...any) { parts = append(parts, fmt.Sprintf(format, args...)) }
	if counting.Board > 0 {
		add("board = %d", counting.Board)
	}
	if counting.BoardPieces > 0 {
		add("board_pieces = %d", counting.BoardPieces)
	}
	if list := names(counting.BoardPawns); len(list) > 0 {
		add("board_pawns = %s", Quoted(list))
	}
	if list := names(counting.BarePawns); len(list) > 0 {
		add("bare_pawns = %s", Quoted(list))
	}
	if counting.FromPieces {
		add("from_pieces = true")
	}
	if limits := limitTexts(counting.Bare, names); len(limits) > 0 {
		add("bare = [%s]", strings.Join(limits, ", "))
	}
	return "{ " + strings.Join(parts, ", ") + " }", nil
}

// limitTexts writes limits, without those for pieces that are not there.
func limitTexts(limits []define.CountLimit, names func(define.TypeMask) []string) []string {
	var texts []string
	for _, limit := range limits {
		var parts []string
		if limit.Types != 0 {
			list := names(limit.Types)
			if len(list) == 0 {
				continue
			}
			parts = append(parts, "types = "+Quoted(list))
		}
		if limit.Pieces > 1 {
			parts = append(parts, fmt.Sprintf("pieces = %d", limit.Pieces))
		}
		parts = append(parts, fmt.Sprintf("moves = %d", limit.Moves))
		texts = append(texts, "{ "+strings.Join(parts, ", ")+" }")
	}
	return texts
}
