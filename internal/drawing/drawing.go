package drawing

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/picture"
)

// Field is the width and the height of every drawing.
const Field = 45

// Hint is what a definition says about how a piece looks. A part is empty if it does not
// say it.
type Hint struct {
	Glyph  string             // one or two characters
	Figure [2]string          // the names of figures, for White and Black
	Own    [2]picture.Picture // pictures of its own, for White and Black
}

// Piece is what a drawing depends on.
type Piece struct {
	Hint
	Moves []define.Chain // as its owner sees them
	Royal bool
	Pawn  bool // it never goes back, and promotes or captures with other steps than it moves
}

// Drawing is how a piece looks.
type Drawing struct {
	sides [2][]shape
	paint paint
	pips  int // marks beside the foot, which tell it from others
}

// For draws a piece.
func (l *Library) For(p Piece) Drawing {
	d := l.common(p)
	for side := range d.sides {
		if shapes := l.chosen(p.Hint, side); shapes != nil {
			d.sides[side], d.paint = shapes, plain
		}
	}
	return d
}

// common draws a piece for which no picture is chosen.
func (l *Library) common(p Piece) Drawing {
	glyph := strings.Trim(p.Glyph, variationSelectors)
	if f := l.byGlyph[glyph]; f != nil {
		return alike(f.shapes...)
	}
	if d, ok := l.token(glyph); ok {
		return d
	}
	if glyph != "" {
		return alike(l.medal(shape{kind: letter, text: glyph, size: 17, x: medalX, y: medalY})...)
	}
	return alike(l.byMoves(gaitOf(p.Moves), p.Royal, p.Pawn)...)
}

// variationSelectors choose between text and emoji.
const variationSelectors = "\ufe0e\ufe0f"

// alike is a drawing that is the same for both sides.
func alike(shapes ...shape) Drawing { return Drawing{sides: [2][]shape{shapes, shapes}} }

// Game draws all pieces of a game, that of type t at t-1. No two look alike.
func (l *Library) Game(def *define.Game, hints []Hint) []Drawing {
	drawings := make([]Drawing, len(def.Types))
	before := map[string]int{}
	for i := range def.Types {
		kind := define.PieceType(i + 1)
		p := Piece{Moves: movesOf(&def.Types[i]), Royal: def.Royal.Types.Has(kind)}
		p.Pawn = marches(p.Moves) && (promotes(def, kind) || divides(p.Moves))
		if i < len(hints) {
			p.Hint = hints[i]
		}
		drawings[i] = apart(l.For(p), before)
	}
	return drawings
}

// apart gives a drawing the pips that make it differ, for each side, from those before.
func apart(d Drawing, before map[string]int) Drawing {
	base := d.looks()
	d.pips = max(before[base[0]], before[base[1]])
	looks := d.looks()
	for before[looks[0]]+before[looks[1]] > 0 {
		d.pips++
		looks = d.looks()
	}
	before[looks[0]], before[looks[1]] = 1, 1
	before[base[0]], before[base[1]] = d.pips+1, d.pips+1
	return d
}

// looks tells the sides' drawings from all others.
func (d Drawing) looks() [2]string {
	return [2]string{"w" + d.SVG(define.White), "b" + d.SVG(define.Black)}
}

func promotes(def *define.Game, t define.PieceType) bool {
	return slices.ContainsFunc(def.Promotions, func(p define.Promotion) bool { return p.Type == t })
}

// marches reports whether a piece takes single steps forward and never goes back.
func marches(moves []define.Chain) bool {
	steps := false
	for _, c := range moves {
		for _, s := range c {
			if s.Vector.Up < 0 {
				return false
			}
		}
		steps = steps || len(c) == 1 && c[0].Vector.Up == 1 && max(c[0].Vector.Right, -c[0].Vector.Right) <= 1 && c[0].Range == 1
	}
	return steps
}

// movesOf returns the moves of a type as its owner sees them: White's, if White can
// have one.
func movesOf(def *define.Type) []define.Chain {
	side := define.White
	if !def.Owners[side] {
		side = define.Black
	}
	var chains []define.Chain
	for _, c := range define.Chains(def.Steps[side]) {
		chains = append(chains, c.AsSeenBy(side))
	}
	return chains
}

// SVG writes the drawing for a side, as an element of a field of [Field] by [Field].
// It takes the colours from its surroundings: fill and stroke, and color for details.
func (d Drawing) SVG(side define.Color) string {
	var b strings.Builder
	fmt.Fprintf(&b, `<g stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"%s>`, d.paint.attributes(side))
	shapes := slices.Concat(d.sides[side], pips(d.pips))
	if side == define.Black && d.paint == plain {
		shapes = engraved(shapes)
	}
	for _, s := range shapes {
		s.svg(&b)
	}
	b.WriteString("</g>")
	return b.String()
}

// Points reports whether a piece shows its side by pointing to the other one, like
// those of shogi: where both sides are seen from White's, Black's has to be turned by
// half a circle.
func (d Drawing) Points() bool { return d.paint == wedge || d.paint == promoted }
