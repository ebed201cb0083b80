package explain

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// movesTo says what each legal move to a square does. Promotions along the same squares
// are told as one.
func movesTo(p *board.Position, at define.Square) []string {
	s := newExplainer(p)
	var list board.MoveList
	p.Legal(&list)
	var told []board.Move
	var texts []string
	for _, m := range list.Moves() {
		if m.IsPass() || m.To() != at || slices.ContainsFunc(s.siblings(m), func(o board.Move) bool { return slices.Contains(told, o) }) {
			continue
		}
		told = append(told, m)
		lead := fmt.Sprintf("%s (%s): ", notation.Coordinate(p.Rules(), m, 1), notation.SAN(p, m, 1))
		texts = append(texts, lead+strings.Join(Legal(p, m), " "))
	}
	return texts
}

// answerSquare tells all moves that go to a square.
func answerSquare(p *board.Position, at define.Square) (legal bool, sentences []string) {
	name := p.Rules().SquareName(at, 1)
	texts := movesTo(p, at)
	switch len(texts) {
	case 0:
		return false, noneTo(p, name)
	case 1:
		return true, append([]string{fmt.Sprintf("One legal move goes to %s.", name)}, texts...)
	}
	return true, append([]string{fmt.Sprintf("%d legal moves go to %s.", len(texts), name)}, texts...)
}

// noneTo says that no move goes to a square, and why none of the piece that standard
// notation does not name, the pawn.
func noneTo(p *board.Position, name string) []string {
	lead := fmt.Sprintf("No legal move goes to %s.", name)
	_, err := notation.Read(p, name, 1)
	if refused, ok := err.(*notation.MoveError); ok {
		return append([]string{lead}, Refused(p, refused)...)
	}
	return []string{lead}
}
