package sheet

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"fairymax/board/define"
)

// impasse says when a side may declare an impasse, and what it gets.
func (s *Sheet) impasse(d *define.Impasse) []string {
	if d == nil {
		return nil
	}
	need := ""
	if d.Pieces > 0 {
		do := "do"
		if d.Pieces == 1 {
			do = "does"
		}
		need = fmt.Sprintf(", and so %s at least %d of its other pieces", do, d.Pieces)
	}
	text := fmt.Sprintf("Impasse: the side to move may end the game by a declaration if it is not in check and its royal pieces stand on %s%s. It wins with %s", s.zone(d.Zone), need, points(d.Win))
	if d.Draw != [2]int{} {
		text += fmt.Sprintf(" and draws with %s", bySide(d.Draw))
	}
	text += "."
	if points := s.impassePoints(d); points != "" {
		text += fmt.Sprintf(" Its pieces there and in hand count: %s.", points)
	}
	return []string{text}
}

// points writes how many points each side needs.
func points(n [2]int) string {
	if n[define.White] == n[define.Black] {
		return several(n[define.White], "point", "points")
	}
	return bySide(n) + " points"
}

// bySide writes a number of each side.
func bySide(n [2]int) string {
	if n[define.White] == n[define.Black] {
		return fmt.Sprint(n[define.White])
	}
	return fmt.Sprintf("%d (White) or %d (Black)", n[define.White], n[define.Black])
}

// impassePoints lists the points of pieces, those that most pieces have last; "" in a game of royal
// pieces alone.
func (s *Sheet) impassePoints(d *define.Impasse) string {
	var values []int
	types := map[int][]define.PieceType{}
	for i := range s.Def.Types {
		t := define.PieceType(i + 1)
		if s.Def.Royal.Types.Has(t) {
			continue
		}
		n := d.Points[t]
		if types[n] == nil {
			values = append(values, n)
		}
		types[n] = append(types[n], t)
	}
	switch len(values) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf("%d each", values[0])
	}
	sort.Sort(sort.Reverse(sort.IntSlice(values)))
	most := slices.MaxFunc(values, func(a, b int) int { return len(types[a]) - len(types[b]) })
	var parts []string
	for _, n := range values {
		if n != most {
			parts = append(parts, fmt.Sprintf("%d for %s", n, s.oneOf(types[n])))
		}
	}
	return strings.Join(append(parts, fmt.Sprintf("%d for any other", most)), ", ")
}
