package sheet

import (
	"fmt"
	"slices"
	"sort"
	"strconv"

	"fairymax/board/define"
)

// points says how points decide a game that would be drawn.
func (s *Sheet) points() []string {
	d := &s.Def.Endings.Points
	var counted []string
	for _, group := range byPoints(d.Pieces) {
		counted = append(counted, fmt.Sprintf("%s for %s", halves(d.Pieces[group[0]]), s.oneOf(group)))
	}
	more := define.White
	if d.Odds[define.Black] > d.Odds[define.White] {
		more = define.Black
	}
	odds := d.Odds[more] - d.Odds[more.Other()]
	switch {
	case len(counted) == 0 && odds > 0:
		return []string{fmt.Sprintf("Points: if the game would be drawn, %s: it has %s more.", outcome(more.String(), define.Win), halves(odds))}
	case len(counted) == 0:
		return nil
	case odds > 0:
		counted = append(counted, fmt.Sprintf("%s more for %v", halves(odds), more))
	}
	text := "Points: if the game would be drawn, the side with more points wins. They are " + Enumerate(counted, "and") + "."
	if s.Def.Hand.Use != 0 {
		text += " Pieces in hand do not count."
	}
	return []string{text}
}

// byPoints groups the types with as many points, those with most first.
func byPoints(points map[define.PieceType]int) [][]define.PieceType {
	groups := make(map[int][]define.PieceType)
	for t, n := range points {
		if n > 0 {
			groups[n] = append(groups[n], t)
		}
	}
	var list [][]define.PieceType
	for _, group := range groups {
		slices.Sort(group)
		list = append(list, group)
	}
	sort.Slice(list, func(i, j int) bool { return points[list[i][0]] > points[list[j][0]] })
	return list
}

// halves writes a number that is given in halves.
func halves(n int) string { return strconv.FormatFloat(float64(n)/2, 'f', -1, 64) }
