package sheet

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
)

// text draws a diagram and its legend.
func (d *Diagram) text() []string {
	signs := map[define.Vector]rune{{}: Center}
	for _, m := range d.Marks {
		signs[m.At] = m.Sign
	}
	var lines []string
	for up := d.Radius; up >= -d.Radius; up-- {
		var b strings.Builder
		for right := -d.Radius; right <= d.Radius; right++ {
			sign, marked := signs[define.Vector{Right: int8(right), Up: int8(up)}]
			if !marked {
				sign = '.'
			}
			fmt.Fprintf(&b, "%c ", sign)
		}
		lines = append(lines, strings.TrimRight(b.String(), " "))
	}
	return append(lines, d.legendLines()...)
}

// legendLines puts the legend into lines without breaking an entry.
func (d *Diagram) legendLines() []string {
	const gap, room = "   ", pageWidth - 4
	var lines []string
	for _, e := range d.Legend {
		entry := string(e.Sign) + " " + e.Meaning
		last := len(lines) - 1
		if last >= 0 && utf8.RuneCountInString(lines[last]+gap+entry) <= room {
			lines[last] += gap + entry
			continue
		}
		lines = append(lines, wrap(entry[:2], entry[2:], room)...)
	}
	return lines
}
