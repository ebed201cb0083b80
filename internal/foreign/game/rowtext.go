package game

import (
	"fmt"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
)

// rowWriter writes the rows of a game.
type rowWriter struct {
	wrap  bool                  // whether the board wraps; rows say only where they differ
	zones map[define.Set]string // as TOML

	royals []string // names of the royal pieces
}

// text writes a row as the language has it.
func (w rowWriter) text(r moves.Row) string {
	return w.leg(r.Specimen, r.Vectors, r.Dirs, true)
}

// leg writes a leg and those after it.
func (w rowWriter) leg(legs define.Chain, vectors []define.Vector, dirs []string, first bool) string {
	step := legs[0]
	var parts []string
	if word := hopText(step.Hop); word != "" {
		parts = append(parts, word)
	}
	kind := "slide"
	if step.Range == 1 {
		kind = "leap"
	}
	parts = append(parts, kind+" = "+vectorList(vectors))
	if step.Range > 1 {
		parts = append(parts, fmt.Sprintf("range = %d", step.Range))
	}
	if len(dirs) > 0 {
		parts = append(parts, "dirs = "+Quoted(dirs))
	}
	if word := [...]string{"passing", "move", "capture", ""}[step.Mode]; word != "" {
		parts = append(parts, `only = "`+word+`"`)
	}
	if step.Victims == moves.Royals {
		parts = append(parts, "victims = "+Quoted(w.royals))
	}
	if len(step.Path) > 0 {
		parts = append(parts, "path = "+vectorList(step.Path))
	}
	if first {
		parts = append(parts, w.conditions(step)...)
	}
	if len(legs) > 1 {
		parts = append(parts, "then = "+w.leg(legs[1:], []define.Vector{legs[1].Vector}, nil, false))
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

// conditions writes what holds for a whole row.
func (w rowWriter) conditions(step define.Step) []string {
	var parts, when []string
	if step.Unmoved {
		when = append(when, "unmoved")
	}
	if step.OutOfCheck {
		when = append(when, "not in check")
	}
	if len(when) > 0 {
		parts = append(parts, "when = "+Quoted(when))
	}
	if step.From != nil {
		parts = append(parts, "from = "+w.zones[*step.From])
	}
	if step.To != nil {
		parts = append(parts, "to = "+w.zones[*step.To])
	}
	if word := [...]string{"", "leaves", "takes"}[step.EnPassant]; word != "" {
		parts = append(parts, `en_passant = "`+word+`"`)
	}
	if step.Wrap != w.wrap {
		parts = append(parts, fmt.Sprintf("wrap = %v", step.Wrap))
	}
	return parts
}

var hopTexts = [...]string{
	define.OverAny: `over = "any"`, define.OverFriend: `over = "friend"`, define.OverEnemy: `over = "enemy"`,
	define.BeforeAny: `before = "any"`, define.BeforeFriend: `before = "friend"`, define.BeforeEnemy: `before = "enemy"`,
	define.AfterCapture: `after = "capture"`, define.AfterEither: `after = ["move", "capture"]`,
}

// hopText writes where a leg sets out; "" for the usual place.
func hopText(h define.Hop) string { return hopTexts[h] }

// vectorList writes one vector or a list of them.
func vectorList(vectors []define.Vector) string {
	texts := make([]string, len(vectors))
	for i, v := range vectors {
		texts[i] = fmt.Sprintf("[%d, %d]", v.Right, v.Up)
	}
	if len(texts) == 1 {
		return texts[0]
	}
	return "[" + strings.Join(texts, ", ") + "]"
}
