package drawing

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// fit moves and scales a drawing: x becomes x·scaleX + x0, and y likewise.
type fit struct{ x, y, scaleX, scaleY float64 }

// atSize leaves a drawing as it is.
var atSize = fit{scaleX: 1, scaleY: 1}

// axes are the numbers that a command of a path takes, by axis.
var axes = map[byte]string{'M': "xy", 'L': "xy", 'H': "x", 'V': "y", 'C': "xyxyxy", 'Q': "xyxy", 'Z': ""}

// path moves and scales SVG path data. The figures use only absolute commands
// without arcs, for which this is exact.
func (f fit) path(d string) (string, error) {
	var b strings.Builder
	command, taken := byte(0), 0
	for _, word := range pathWords(d) {
		if c := word[0]; c >= 'A' && c <= 'Z' {
			if _, known := axes[c]; !known {
				return "", fmt.Errorf("command %c in path %q", c, d)
			}
			command, taken = c, 0
			b.WriteByte(c)
			continue
		}
		n, err := strconv.ParseFloat(word, 64)
		if err != nil || axes[command] == "" {
			return "", fmt.Errorf("number %q in path %q", word, d)
		}
		if taken > 0 {
			b.WriteByte(' ')
		}
		switch axes[command][taken%len(axes[command])] {
		case 'x':
			n = n*f.scaleX + f.x
		case 'y':
			n = n*f.scaleY + f.y
		}
		b.WriteString(number(n))
		taken++
	}
	return b.String(), nil
}

// pathWords cuts path data into letters and numbers.
func pathWords(d string) []string {
	var b strings.Builder
	for _, r := range d {
		switch {
		case r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z':
			b.WriteString(" " + string(r) + " ")
		case r == ',':
			b.WriteByte(' ')
		default:
			b.WriteRune(r)
		}
	}
	return strings.Fields(b.String())
}

// number writes a length with at most two decimals.
func number(n float64) string {
	n = math.Round(n*100) / 100
	return strconv.FormatFloat(n+0, 'f', -1, 64) // adding 0 turns -0 into 0
}

// point writes a command of a path that goes to a point.
func point(command byte, x, y float64) string {
	return string(command) + number(x) + " " + number(y)
}

// circle is the path of a circle, of four curves.
func circle(x, y, r float64) string {
	const bow = 0.5523
	k := r * bow
	return point('M', x-r, y) +
		curve(x-r, y-k, x-k, y-r, x, y-r) + curve(x+k, y-r, x+r, y-k, x+r, y) +
		curve(x+r, y+k, x+k, y+r, x, y+r) + curve(x-k, y+r, x-r, y+k, x-r, y) + "Z"
}

func curve(numbers ...float64) string {
	var words []string
	for _, n := range numbers {
		words = append(words, number(n))
	}
	return "C" + strings.Join(words, " ")
}

// spot is the path of a dot, which is as large as its line is wide.
func spot(x, y float64) string { return point('M', x, y) + "h0" }

// ring is a circle outside figures, where arcs are shorter.
func ring(x, y, r float64) string {
	arc := func(to float64) string {
		return fmt.Sprintf("a%s %s 0 1 0 %s 0", number(r), number(r), number(to))
	}
	return point('M', x-r, y) + arc(2*r) + arc(-2*r)
}
