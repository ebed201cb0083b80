package fen

import (
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// isSFEN recognises an SFEN by what follows the side: a hand without brackets, or a dash,
// and one number instead of two.
func (x *fields) isSFEN(r *board.Rules, list []field) bool {
	if x.held || len(list) == 0 || len(list) > 2 || len(list) == 2 && !isNumber(list[1].text) {
		return false
	}
	if !x.told && !mayBeSFEN(r, len(list)) {
		return false
	}
	return !isNumber(list[0].text) && !isChecks(list[0].text)
}

// mayBeSFEN reports whether that many fields behind the side are rather those of an SFEN than
// of a FEN with a field left out. Without rights and with hands, a FEN has nothing else to
// say there; without hands, only players of shogi and its relatives have SFENs.
func mayBeSFEN(r *board.Rules, fields int) bool {
	if r.HasRights() {
		return false
	}
	return r.HasHands() || r.Def.Notation == define.NotationShogi && fields == 2
}

// readSFEN turns the fields of an SFEN into those of a FEN.
func (rd *reader) readSFEN() {
	rd.note("side", "read as an SFEN: b is the side that moves first")
	rd.side.text = map[string]string{"w": "b", "b": "w"}[rd.side.text]
	rd.held = rd.rules.HasHands()
	if n, err := strconv.Atoi(rd.number.text); err == nil {
		rd.number.text = strconv.Itoa((n + 1) / 2) // one for each side's move
	}
	if rd.held || rd.hand.text == "-" {
		return
	}
	if s, ok := shogiSquare(rd.rules, rd.hand.text); ok && rd.rules.HasCounterstrikes() {
		rd.rest = []field{{"x" + rd.rules.SquareName(s, 1), rd.hand.offset}}
		rd.hand.text = ""
	}
}

// shogiSquare reads a square as shogi programs write it: files from the right, ranks as
// letters from the top.
func shogiSquare(r *board.Rules, text string) (define.Square, bool) {
	rank := strings.TrimLeft(text, "0123456789")
	file, err := strconv.Atoi(strings.TrimSuffix(text, rank))
	if err != nil || len(rank) != 1 || file < 1 || file > r.Files || rank[0] < 'a' || int(rank[0]-'a') >= r.Ranks {
		return 0, false
	}
	return r.Square(r.Files-file, r.Ranks-1-int(rank[0]-'a')), true
}
