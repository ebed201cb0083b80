package endgame

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// boardMap takes squares to squares: a rotation or reflection of the board.
type boardMap struct {
	symmetry define.Symmetry
	to       [define.MaxSquares]define.Square
}

// boardMaps lists the maps of the rectangle onto itself that take holes to holes, the
// identity first.
func boardMaps(rules *board.Rules) []*boardMap {
	var maps []*boardMap
	for g := range define.Symmetries {
		if g&define.ExchangeAxes != 0 && rules.Files != rules.Ranks {
			continue
		}
		m := &boardMap{symmetry: g}
		for s := range rules.Squares {
			m.to[s] = rotated(rules, g, define.Square(s))
		}
		if m.keepsHoles(rules) {
			maps = append(maps, m)
		}
	}
	return maps
}

// rotated returns the image of a square under a symmetry around the centre of the board.
func rotated(rules *board.Rules, g define.Symmetry, s define.Square) define.Square {
	file, rank := rules.File(s), rules.Rank(s)
	if g&define.MirrorFiles != 0 {
		file = rules.Files - 1 - file
	}
	if g&define.MirrorRanks != 0 {
		rank = rules.Ranks - 1 - rank
	}
	if g&define.ExchangeAxes != 0 {
		file, rank = rank, file
	}
	return rules.Square(file, rank)
}

func (m *boardMap) keepsHoles(rules *board.Rules) bool {
	for s := range rules.Squares {
		if rules.IsHole(define.Square(s)) != rules.IsHole(m.to[s]) {
			return false
		}
	}
	return true
}

// image returns the image of a set of squares.
func (m *boardMap) image(set *define.Set) (out define.Set) {
	for _, s := range set.Squares() {
		out.Add(m.to[s])
	}
	return out
}

// prover finds out which maps of the board change nothing for some pieces: it looks at the
// compiled ways, zones and rules, and takes nothing for granted.
type prover struct {
	rules *board.Rules
	reach *reach
	texts map[define.Piece]map[define.Symmetry]string
}

// proves reports whether a map takes each piece onto itself or, with flips, onto the same
// piece of the other side.
func (p *prover) proves(m *boardMap, pieces []define.Piece, flips bool) bool {
	if m.symmetry == define.Identity && !flips {
		return true
	}
	if !p.rulesAllow(m, flips) {
		return false
	}
	for _, piece := range pieces {
		other := piece
		if flips {
			other = define.MakePiece(piece.Color().Other(), piece.Type())
		}
		if !p.samePlaces(m, piece, other) || !p.sameZones(m, piece, other) || p.text(piece, m) != p.text(other, nil) {
			return false
		}
	}
	return true
}

// rulesAllow reports whether the rules that look at squares mean the same after a map.
func (p *prover) rulesAllow(m *boardMap, flips bool) bool {
	r := p.rules
	if r.LeftmostDecides() || flips && !p.sameStart() {
		return false
	}
	for i := range r.Def.Effects {
		if r.Def.Effects[i].Wrap && m.symmetry&define.ExchangeAxes != 0 {
			return false
		}
	}
	return !slices.ContainsFunc(r.Def.Types, func(d define.Type) bool { return r.IsHardToTrade(r.TypeByLetter(d.Letter)) })
}

// sameStart reports whether both sides begin with as many pieces of each type: what a side
// never had cannot run out.
func (p *prover) sameStart() bool {
	counts := map[define.PieceType]int{}
	start := p.rules.Start()
	for s := range p.rules.Squares {
		switch piece := start.At(define.Square(s)); {
		case piece == define.Empty || piece == define.Wall:
		case piece.Color() == define.White:
			counts[piece.Type()]++
		default:
			counts[piece.Type()]--
		}
	}
	for _, n := range counts {
		if n != 0 {
			return false
		}
	}
	for _, ending := range []define.Outcome{p.rules.StalemateOutcome(), p.rules.CheckmateOutcome(), p.rules.BareRoyalOutcome(), p.rules.Def.Endings.Extinct.Result} {
		if ending.ByColour() {
			return false
		}
	}
	return true
}

// samePlaces reports whether the squares of a piece are taken to those of the other.
func (p *prover) samePlaces(m *boardMap, piece, other define.Piece) bool {
	a, b := p.reach.stands[piece], p.reach.stands[other]
	if a == nil || b == nil {
		return a == b
	}
	return m.image(a) == *b
}

// sameZones does the same for the zones of promotion and of goals.
func (p *prover) sameZones(m *boardMap, piece, other define.Piece) bool {
	a, b, t := piece.Color(), other.Color(), piece.Type()
	for i := range p.rules.Goals() {
		goal := &p.rules.Goals()[i]
		if goal.Type == t && (m.image(&goal.Zone[a]) != goal.Zone[b] || goal.Answer[a] != goal.Answer[b]) {
			return false
		}
	}
	d := promotionOf(p.rules, t)
	if d == nil {
		return true
	}
	if m.image(&d.Zone[a]) != d.Zone[b] || m.image(&d.Must[a]) != d.Must[b] || m.image(&d.Always[a]) != d.Always[b] || !sameChoices(d.Choices[a], d.Choices[b]) {
		return false
	}
	for s := range p.rules.Squares {
		if !sameChoices(d.ByPlace[a][define.Square(s)], d.ByPlace[b][m.to[s]]) {
			return false
		}
	}
	return true
}

func sameChoices(a, b []define.PieceType) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return slices.Equal(a, b)
}

// text writes all ways of a piece after a map, nil for none, so that equal texts are equal
// ways.
func (p *prover) text(piece define.Piece, m *boardMap) string {
	key := define.Symmetries
	if m != nil {
		key = m.symmetry
	}
	if known, ok := p.texts[piece][key]; ok {
		return known
	}
	to := func(s define.Square) define.Square {
		if m == nil {
			return s
		}
		return m.to[s]
	}
	var lines []string
	for from, ways := range p.reach.ways.of(piece) {
		for i := range ways {
			lines = append(lines, wayText(to(define.Square(from)), &ways[i], to))
		}
	}
	slices.Sort(lines)
	text := strings.Join(slices.Compact(lines), "\n")
	if p.texts[piece] == nil {
		p.texts[piece] = map[define.Symmetry]string{}
	}
	p.texts[piece][key] = text
	return text
}

// wayText writes a way after a map.
func wayText(from define.Square, w *board.Way, to func(define.Square) define.Square) string {
	var passes []string
	for _, c := range w.Passes {
		passes = append(passes, fmt.Sprintf("%d/%d/%x", to(c.Square), c.Needs, c.Only))
	}
	slices.Sort(passes)
	return fmt.Sprintf("%d>%d %d %x %v %d %s", from, to(w.To), w.Mode, w.Victims, w.Row.OutOfCheck, w.Row.EnPassant, strings.Join(slices.Compact(passes), " "))
}

// of returns the maps that change nothing for the pieces, the identity first.
func (p *prover) of(pieces []define.Piece) []*boardMap {
	var maps []*boardMap
	for _, m := range boardMaps(p.rules) {
		if p.proves(m, pieces, false) {
			maps = append(maps, m)
		}
	}
	return maps
}

// flip returns a map that exchanges the sides and changes nothing else for any piece, nil if
// there is none.
func (p *prover) flip() *boardMap {
	var all []define.Piece
	for piece := range p.reach.stands {
		all = append(all, piece)
	}
	for _, m := range boardMaps(p.rules) {
		if m.symmetry&define.MirrorRanks != 0 && m.symmetry&define.ExchangeAxes == 0 && p.proves(m, all, true) {
			return m
		}
	}
	return nil
}
