package page

import (
	"fmt"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// plain are the signs that are clear from their shapes.
const plain = "omcx:"

// rim is the space around a diagram, for the heads of arrows.
const rim = 13

// plane is the geometry of a diagram.
type plane struct{ radius int }

// side is the width of the whole diagram.
func (d plane) side() int { return (2*d.radius+1)*cell + 2*rim }

// middle returns the centre of a square.
func (d plane) middle(v define.Vector) (x, y int) {
	return (d.radius+int(v.Right))*cell + cell/2 + rim, (d.radius-int(v.Up))*cell + cell/2 + rim
}

// diagramPicture draws where a piece can go.
func (g *Game) diagramPicture(shown sheet.Piece, v sheet.SideMoves) *picture {
	d := plane{v.Diagram.Radius}
	p := &picture{Width: d.side(), Height: d.side(), Ground: d.ground(), Label: "How the " + printable(shown.Name) + " moves"}
	if v.Owner != "" {
		p.Label = "How " + v.Owner + " " + printable(shown.Name) + " moves"
	}
	for _, r := range v.Diagram.Rides {
		p.Rides = append(p.Rides, d.ride(r))
	}
	for _, m := range v.Diagram.Marks {
		p.Marks = append(p.Marks, d.mark(m, v.Diagram.Legend))
	}
	x, y := d.middle(define.Vector{})
	p.Pieces = []piece{g.upright(v.Side, shown.Type, x, y)}
	return p
}

// ground draws the squares: a light whole, and on it stripes in both directions, which are dark
// where they do not cross.
func (d plane) ground() *ground {
	var dark strings.Builder
	n := 2*d.radius + 1
	whole := n * cell
	for i := range n {
		if shade(i) == "dark" {
			fmt.Fprintf(&dark, "M%d %dh%dv%dh-%[3]dz", rim+i*cell, rim, cell, whole)
		}
		if i%2 == 1 {
			fmt.Fprintf(&dark, "M%d %dh%dv%dh-%[3]dz", rim, rim+i*cell, whole, cell)
		}
	}
	return &ground{Light: fmt.Sprintf("M%d %[1]dh%dv%[2]dh-%[2]dz", rim, whole), Dark: dark.String()}
}

func (d plane) mark(m sheet.Mark, legend []sheet.LegendEntry) mark {
	x, y := d.middle(m.At)
	drawn := mark{X: x, Y: y, At: m.At, Leap: m.Leap, Actions: shapes(m)}
	for _, e := range legend {
		if e.Sign == m.Sign {
			drawn.Meaning = printable(e.Meaning)
		}
	}
	if !strings.ContainsRune(plain, m.Sign) {
		drawn.Sign = string(m.Sign)
	}
	return drawn
}

// shapes returns the drawings of a mark's actions.
func shapes(m sheet.Mark) []shape {
	var all []shape
	for _, action := range m.Actions {
		s := shape{Diamond: m.Leap}
		for _, word := range action.Classes() {
			switch word {
			case "moves":
				s.Dot = true
			case "captures":
				s.Ring = true
			case "locust":
				s.Cross = true
			case "vacant":
				s.Box = true
			default:
				s.Class = "some" // there are conditions
			}
		}
		s.Class = strings.TrimSpace(strings.Join(action.Classes(), " ") + " " + s.Class)
		all = append(all, s)
	}
	return all
}

// ride draws a line from one square to another; an endless one leaves the diagram.
func (d plane) ride(r sheet.Ride) ride {
	x1, y1 := d.middle(r.From)
	end := define.Vector{Right: r.From.Right + int8(r.Steps)*r.Step.Right, Up: r.From.Up + int8(r.Steps)*r.Step.Up}
	x2, y2 := d.middle(end)
	line := ride{X1: x1, Y1: y1, X2: x2, Y2: y2, Class: "limited"}
	if r.Endless {
		line.Class = "endless"
		line.X2, line.Y2, line.Tip = arrow(x2, y2, cell/2+rim-1, r.Step)
	}
	if r.Hop {
		line.Class += " beyond"
	}
	return line
}

// arrow lengthens a line in the direction of a step and gives it a head.
func arrow(x, y, reach int, step define.Vector) (endX, endY int, points string) {
	right, down := int(step.Right), -int(step.Up)
	length := max(right, -right, down, -down)
	const long, wide = 10, 6
	tipX, tipY := x+right*reach/length, y+down*reach/length
	endX, endY = tipX-right*long/length, tipY-down*long/length
	sideX, sideY := -down*wide/length, right*wide/length
	return endX, endY, fmt.Sprintf("%d,%d %d,%d %d,%d", tipX, tipY, endX+sideX, endY+sideY, endX-sideX, endY-sideY)
}
