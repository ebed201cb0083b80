package endgame

import (
	"slices"

	"fairymax/board/define"
)

// children lists the material to which a capture or a promotion can lead, each once. Material
// without a royal that a side needs is left out: the game is over there.
func (m Material) children() []Material {
	var list []Material
	seen := map[string]bool{m.String(): true}
	add := func(c Material) {
		if name := c.String(); !seen[name] && len(c.pieces) > 0 && c.keepsRoyals() {
			seen[name] = true
			list = append(list, c)
		}
	}
	for _, rest := range m.captures() {
		add(rest)
		for _, promoted := range rest.promotions() {
			add(promoted)
		}
	}
	for _, promoted := range m.promotions() {
		add(promoted)
	}
	return list
}

// captures lists what is left after a capture: one piece less, or fewer where a move can take
// more than one.
func (m Material) captures() []Material {
	var list []Material
	many := m.rules.HasEffects() || m.rules.HasLocustCaptures()
	for mask := 1; mask < 1<<len(m.pieces)-1; mask++ {
		if !many && mask&(mask-1) != 0 {
			continue
		}
		var rest []define.Piece
		for i, piece := range m.pieces {
			if mask>>i&1 == 0 {
				rest = append(rest, piece)
			}
		}
		list = append(list, m.turned(rest)...)
	}
	return list
}

// turned lists the material of pieces of which some may have changed sides, where captures can
// do that.
func (m Material) turned(pieces []define.Piece) []Material {
	list := []Material{newMaterial(m.rules, pieces)}
	if !m.rules.EffectsAlterPieces() {
		return list
	}
	for mask := 1; mask < 1<<len(pieces); mask++ {
		changed := slices.Clone(pieces)
		for i, piece := range pieces {
			if mask>>i&1 != 0 {
				changed[i] = define.MakePiece(piece.Color().Other(), piece.Type())
			}
		}
		list = append(list, newMaterial(m.rules, changed))
	}
	return list
}

// promotions lists what the material is after a promotion.
func (m Material) promotions() []Material {
	var list []Material
	for i, piece := range m.pieces {
		for _, t := range m.rules.Choices(piece.Color(), piece.Type()) {
			list = append(list, m.with(i, define.MakePiece(piece.Color(), t)))
		}
	}
	return list
}

// keepsRoyals reports whether each side has a royal that it needs.
func (m Material) keepsRoyals() bool { return m.check() == nil }

// closure lists the material and all to which it can lead, what is needed first before what
// needs it.
func (m Material) closure() []Material {
	var list []Material
	seen := map[string]bool{}
	var visit func(Material)
	visit = func(m Material) {
		if seen[m.String()] {
			return
		}
		seen[m.String()] = true
		for _, child := range m.children() {
			visit(child)
		}
		list = append(list, m)
	}
	visit(m)
	return list
}
