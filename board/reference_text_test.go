package board

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// Moves in the words of the reference, and for people.

// effect is a move of the reference as far as a move of the machine shows it.
func effect(m refMove) refMove {
	m.passed, m.otherwise, m.enPassant = define.Set{}, false, false
	return m
}

// asRef is a move of the machine in the words of the reference.
func asRef(p *Position, m Move) refMove {
	if m.IsPass() {
		return refMove{passes: true}
	}
	got := refMove{from: m.From(), to: m.To(), promotion: m.Promotion(), hand: m.FromHand(), drops: m.IsDrop(), castles: m.IsCastling()}
	got.wall, got.walls = m.WallSquare()
	if m.Kind()&Gate != 0 {
		got.gates, got.gate = true, m.GateSquare()
	}
	if got.castles {
		got.partner[0], got.partner[1] = m.Partner()
		return got
	}
	squares, n := m.LocustVictims()
	taken := squares[:n]
	if m.Kind()&EnPassant != 0 {
		taken = append(taken, m.Victim())
	}
	if p.At(m.To()).Is(p.Turn().Other()) && !slices.Contains(taken, m.To()) {
		taken = append(taken, m.To())
	}
	for _, s := range taken {
		got.take(s)
	}
	return got
}

// describe writes a move for people: squares, victims and what else happens.
func (w *twins) describe(m refMove) string {
	var b strings.Builder
	switch {
	case m.passes:
		return "pass"
	case m.drops:
		return w.rules.Def.Types[m.hand-1].Letter + "@" + w.game.name(m.to)
	}
	b.WriteString(w.game.name(m.from) + w.game.name(m.to))
	for _, s := range m.victims[:m.n] {
		b.WriteString("x" + w.game.name(s))
	}
	if m.castles {
		fmt.Fprintf(&b, " with %s%s", w.game.name(m.partner[0]), w.game.name(m.partner[1]))
	}
	if m.promotion != 0 {
		b.WriteString("=" + w.rules.Def.Types[m.promotion-1].Letter)
	}
	if m.walls {
		b.WriteString("," + w.game.name(m.wall))
	}
	if m.gates {
		fmt.Fprintf(&b, " gates %s on %s", w.rules.Def.Types[m.hand-1].Letter, w.game.name(m.gate))
	}
	return b.String()
}
