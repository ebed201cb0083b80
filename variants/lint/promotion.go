package lint

import (
	"slices"

	"fairymax/board/define"
)

// promote puts on the board what a piece becomes by a move, or where it stands.
func (r *reach) promote(m standing, to define.Square) {
	for i := range r.def.Promotions {
		p := &r.def.Promotions[i]
		if p.Type != m.kind || !promotes(p, m.side, m.from, to) {
			continue
		}
		choices := p.Choices[m.side]
		if p.ByPlace[m.side] != nil {
			choices = p.ByPlace[m.side][to]
		}
		if p.Otherwise == define.BecomeElse {
			choices = append(slices.Clone(choices), p.Else)
		}
		for _, kind := range choices {
			r.makes[m.side] |= define.MaskOf(m.kind)
			r.put(m.side, kind, to, false)
		}
	}
}

// mustPromote reports whether a piece cannot stay what it is where any of its moves takes it.
func (r *reach) mustPromote(m standing, to define.Square) bool {
	return slices.ContainsFunc(r.def.Promotions, func(p define.Promotion) bool {
		if p.Type != m.kind || p.Otherwise == define.Stay || p.NoPassing || p.ByPlace[m.side] != nil && len(p.ByPlace[m.side][to]) == 0 {
			return false
		}
		all := promotes(&p, m.side, m.from, to) && !onlyCapturing(&p, m.side, m.from, to)
		return p.Must[m.side].Has(to) && (all || p.Always[m.side].Has(to))
	})
}

// onlyCapturing reports whether a move from a zone promotes only if it captures.
func onlyCapturing(p *define.Promotion, side define.Color, from, to define.Square) bool {
	quiet := define.ByLeaving
	if p.Zone[side].Has(to) {
		quiet = define.ByInside
	}
	return p.Zone[side].Has(from) && p.By&quiet == 0
}

// promotes reports whether a move may be a promotion; from = to for one by standing.
func promotes(p *define.Promotion, side define.Color, from, to define.Square) bool {
	out, in := p.Zone[side].Has(from), p.Zone[side].Has(to)
	switch {
	case p.Always[side].Has(to):
		return true
	case from == to:
		return p.By&define.ByStanding != 0 && (in || p.Lone)
	case !out && in:
		return p.By&define.ByEntering != 0
	case out && in:
		return p.By&(define.ByInside|define.ByCapturing) != 0
	}
	return out && p.By&(define.ByLeaving|define.ByCapturing) != 0
}
