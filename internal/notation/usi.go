package notation

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// USI writes a move as programs for shogi do: files are numbers from the right, ranks are
// letters from the top.
//
//	7g7f 8h2b+   a move, with the promotion
//	P*5e +P*5e   a drop
//	5a5b-        a piece that turns over and loses its plus
//	0000         a passed turn
//
// Source: http://hgm.nubati.net/usi.html.
func USI(p *board.Position, m board.Move) string {
	r := p.Rules()
	switch {
	case m == board.NoMove || m.IsPass():
		return "0000"
	case m.IsDrop():
		return letterOf(r, m.FromHand()) + "*" + shogiSquare(r, m.To())
	}
	var b strings.Builder
	for _, s := range Path(r, m.WithoutWall()) {
		b.WriteString(shogiSquare(r, s))
	}
	if wall, ok := m.WallSquare(); ok {
		b.WriteString("," + shogiSquare(r, wall))
	}
	return b.String() + suffix(r, m) + turnSign(p, m)
}

// ReadUSI reads a legal move: as [USI] writes it, then as [Read] does.
func ReadUSI(p *board.Position, text string) (board.Move, error) {
	var list board.MoveList
	p.Legal(&list)
	text = strings.TrimSuffix(text, "=") // declines a promotion
	for _, m := range list.Moves() {
		if USI(p, m) == text {
			return m, nil
		}
	}
	return Read(p, text, 1)
}

// shogiSquare is the name of a square in shogi.
func shogiSquare(r *board.Rules, s define.Square) string {
	return fmt.Sprintf("%d%c", r.Files-r.File(s), 'a'+r.Ranks-1-r.Rank(s))
}

// heldOrder is the order of pieces in the hands of an SFEN; others follow.
const heldOrder = "RBGSNLP"

// SFEN writes a position as programs for shogi do: b is the side that moves first, the hands
// are a field with counts, and plies are numbered.
func SFEN(p *board.Position) string {
	r := p.Rules()
	hands := hand(p, define.White) + hand(p, define.Black)
	if hands == "" {
		hands = "-"
	}
	return fmt.Sprintf("%s %c %s %d", r.Placement(p.At), "bw"[p.Turn()], hands, PlyOf(p)+1)
}

// hand writes what a side has in hand.
func hand(p *board.Position, c define.Color) string {
	r := p.Rules()
	held := map[string]int{}
	letters := []string{}
	for t := range define.PieceType(r.Types()) {
		if n := p.Hand(c, t+1); n > 0 {
			letter := letterOf(r, t+1)
			letters, held[letter] = append(letters, letter), n
		}
	}
	sort.SliceStable(letters, func(i, j int) bool { return heldRank(letters[i]) < heldRank(letters[j]) })
	var b strings.Builder
	for _, letter := range letters {
		if held[letter] > 1 {
			b.WriteString(strconv.Itoa(held[letter]))
		}
		if c == define.Black {
			letter = strings.ToLower(letter)
		}
		b.WriteString(letter)
	}
	return b.String()
}

func heldRank(letter string) int {
	if at := strings.Index(heldOrder, letter); at >= 0 {
		return at
	}
	return len(heldOrder)
}
