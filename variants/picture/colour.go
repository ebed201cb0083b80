package picture

import (
	"fmt"
	"strconv"
	"strings"

	"fairymax/variants/spelling"
)

// tint is what a drawing says of a colour, before the sides get theirs.
type tint struct {
	form   form
	colour string // #rrggbb
}

type form uint8

const (
	unset form = iota
	nothing
	current // currentColor
	given
)

// readTint reads the value of fill or stroke.
func readTint(text string) (tint, error) {
	text = strings.ToLower(strings.TrimSpace(text))
	switch {
	case text == "none" || text == "transparent":
		return tint{form: nothing}, nil
	case text == "currentcolor":
		return tint{form: current}, nil
	case strings.HasPrefix(text, "url("):
		return tint{}, fmt.Errorf("gradients and patterns are not shown; write one colour, or leave fill out for the colour of the side")
	case strings.HasPrefix(text, "#"):
		return hexTint(text)
	case strings.HasPrefix(text, "rgb("):
		return rgbTint(text)
	case colours[text] != "":
		return tint{given, colours[text]}, nil
	}
	return tint{}, fmt.Errorf("%q is not a colour%s; write it as #rrggbb", text, spelling.DidYouMean(text, colourNames()))
}

func hexTint(text string) (tint, error) {
	digits := text[1:]
	if len(digits) == 3 {
		digits = strings.Repeat(digits[:1], 2) + strings.Repeat(digits[1:2], 2) + strings.Repeat(digits[2:], 2)
	}
	if _, err := strconv.ParseUint(digits, 16, 32); err != nil || len(digits) != 6 {
		return tint{}, fmt.Errorf("%q is not a colour; # comes before three or six hexadecimal digits", text)
	}
	return tint{given, "#" + digits}, nil
}

func rgbTint(text string) (tint, error) {
	inside := strings.TrimSuffix(strings.TrimPrefix(text, "rgb("), ")")
	n, err := numbers(strings.ReplaceAll(inside, "%", " "))
	if err != nil || len(n) != 3 {
		return tint{}, fmt.Errorf("%q is not a colour; rgb( ) has three numbers", text)
	}
	colour := "#"
	for _, level := range n {
		if strings.Contains(inside, "%") {
			level *= 2.55
		}
		colour += fmt.Sprintf("%02x", int(min(max(level, 0), 255)))
	}
	return tint{given, colour}, nil
}

// colours are those that have names here.
var colours = map[string]string{
	"white": "#ffffff", "black": "#000000", "gray": "#808080", "grey": "#808080", "silver": "#c0c0c0",
	"red": "#ff0000", "maroon": "#800000", "orange": "#ffa500", "gold": "#ffd700", "yellow": "#ffff00", "olive": "#808000",
	"lime": "#00ff00", "green": "#008000", "teal": "#008080", "aqua": "#00ffff", "cyan": "#00ffff",
	"blue": "#0000ff", "navy": "#000080", "purple": "#800080", "fuchsia": "#ff00ff", "magenta": "#ff00ff",
	"pink": "#ffc0cb", "brown": "#a52a2a", "tan": "#d2b48c", "beige": "#f5f5dc", "ivory": "#fffff0",
}

func colourNames() []string {
	var names []string
	for name := range colours {
		names = append(names, name)
	}
	return names
}

// isWhite reports whether a colour stands for that of the side: white, or a pale yellow as
// in the pictures of XBoard.
func (t tint) isWhite() bool {
	levels := t.levels()
	return t.form == given && min(levels[0], levels[1]) >= 0xe8 && levels[2] >= 0xc8
}

// isBlack reports whether a colour stands for the lines of a piece.
func (t tint) isBlack() bool {
	levels := t.levels()
	return t.form == current || t.form == given && max(levels[0], levels[1], levels[2]) <= 0x30
}

// levels are red, green and blue.
func (t tint) levels() (levels [3]uint64) {
	for i := range levels {
		if t.form == given {
			levels[i], _ = strconv.ParseUint(t.colour[1+2*i:3+2*i], 16, 8) // it has been read
		}
	}
	return levels
}
