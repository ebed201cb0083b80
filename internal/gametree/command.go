package gametree

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fairymax/board"
)

// addComment takes a comment apart. Programs write commands into it, such as [%eval 0.25]; those
// that are not known stay in it.
func (n *Node) addComment(r *board.Rules, text string) {
	var rest strings.Builder
	rest.WriteString(n.Comment + " ")
	for {
		before, command, found := strings.Cut(text, "[%")
		rest.WriteString(before)
		if !found {
			break
		}
		command, after, closed := strings.Cut(command, "]")
		name, value, _ := strings.Cut(command, " ")
		if !closed || !n.obey(r, name, strings.TrimSpace(value)) {
			rest.WriteString("[%" + command)
			if closed {
				rest.WriteString("]")
			}
		}
		text = after
	}
	n.Comment = plain(rest.String())
}

// plain is a comment without what cannot be written in one, and on one line.
func plain(text string) string {
	return strings.NewReplacer("{", "(", "}", ")").Replace(strings.Join(strings.Fields(text), " "))
}

// obey carries out a command; it is false for one that is not known, or says nothing.
func (n *Node) obey(r *board.Rules, name, value string) bool {
	switch name {
	case "eval":
		n.Score = readScore(value)
		return n.Score != nil
	case "clk":
		n.Clock = value
		return value != ""
	case "csl", "cal":
		shapes := validShapes(r, strings.Split(value, ","))
		n.Shapes = append(n.Shapes, shapes...)
		return len(shapes) > 0
	}
	return false
}

// commented puts a comment together.
func (n *Node) commented() string {
	var parts []string
	if n.Score != nil && !n.Score.over() {
		parts = append(parts, "[%eval "+n.Score.command()+"]")
	}
	if n.Clock != "" {
		parts = append(parts, "[%clk "+n.Clock+"]")
	}
	var circles, arrows []string
	for _, shape := range n.Shapes {
		if isArrow(shape) {
			arrows = append(arrows, shape)
		} else {
			circles = append(circles, shape)
		}
	}
	if len(circles) > 0 {
		parts = append(parts, "[%csl "+strings.Join(circles, ",")+"]")
	}
	if len(arrows) > 0 {
		parts = append(parts, "[%cal "+strings.Join(arrows, ",")+"]")
	}
	if n.Comment != "" {
		parts = append(parts, n.Comment)
	}
	return strings.Join(parts, " ")
}

// Decided is the score of a game that White has won, in centipawns, and no less than that of
// a mate.
const Decided = 32_000

// readScore reads 0.25, -3.10, #5 or #-5, perhaps with a depth after a comma.
func readScore(text string) *Score {
	text, depth, _ := strings.Cut(text, ",")
	s := new(Score)
	s.Depth, _ = strconv.Atoi(depth)
	s.Depth = min(max(0, s.Depth), 1000)
	if mate, is := strings.CutPrefix(text, "#"); is {
		n, err := strconv.Atoi(mate)
		if err != nil || n == 0 || n < -1000 || n > 1000 {
			return nil
		}
		s.Mate, s.Centipawns = n, Decided
		if n < 0 {
			s.Centipawns = -Decided
		}
		return s
	}
	pawns, err := strconv.ParseFloat(text, 64)
	if err != nil || !(pawns > -320 && pawns < 320) {
		return nil
	}
	s.Centipawns = int(pawns*100+1000*100+0.5) - 1000*100
	return s
}

// command writes a score as readScore reads it.
func (s *Score) command() string {
	text := fmt.Sprintf("%.2f", float64(s.Centipawns)/100)
	if s.Mate != 0 {
		text = fmt.Sprintf("#%d", s.Mate)
	}
	if s.Depth > 0 {
		text += fmt.Sprintf(",%d", s.Depth)
	}
	return text
}

// over reports whether a score is that of a game that is over.
func (s *Score) over() bool {
	return s.Mate == 0 && (s.Centipawns >= Decided || s.Centipawns <= -Decided)
}

// Text is a score as people read it: +0.25, #5, and 1-0 at the end of a game.
func (s *Score) Text() string {
	switch {
	case s.Mate != 0:
		return fmt.Sprintf("#%d", s.Mate)
	case s.over() && s.Centipawns > 0:
		return "1-0"
	case s.over():
		return "0-1"
	}
	return fmt.Sprintf("%+.2f", float64(s.Centipawns)/100)
}

// colors are those of shapes: green, red, yellow, blue.
const colors = "GRYB"

// isShape reports whether a text is a colour with a square of the board or two.
func isShape(r *board.Rules, text string) bool {
	if text == "" || strings.IndexByte(colors, text[0]) < 0 {
		return false
	}
	from, to := text[1:], ""
	if at := strings.LastIndexFunc(text, unicode.IsLower); at > 1 {
		from, to = text[1:at], text[at:]
	}
	_, known := r.ParseSquare(from, 1)
	if known && to != "" {
		_, known = r.ParseSquare(to, 1)
	}
	return known
}

// isArrow reports whether a shape has two squares.
func isArrow(shape string) bool { return strings.LastIndexFunc(shape, unicode.IsLower) > 1 }

// mostShapes are more than a board needs.
const mostShapes = 64

// validShapes are the shapes among some texts, with squares that the board has.
func validShapes(r *board.Rules, texts []string) (shapes []string) {
	for _, text := range texts {
		text = strings.TrimSpace(text)
		if len(shapes) < mostShapes && isShape(r, text) && !slices.Contains(shapes, text) {
			shapes = append(shapes, text)
		}
	}
	return shapes
}
