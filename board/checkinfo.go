package board

import (
	"fairymax/board/define"

	"fairymax/board/program"
)

// checkInfo says which moves can be trusted not to leave the royal attacked.
//
// findChecks walks the backward programs of the royal's square once and notes
// everything that the answer "is it attacked" depends on. A move of another piece
// can only matter if it touches one of those squares; then it is made on the board
// and the question is asked again ([Position.survives]). So legality needs no case
// analysis of pins, discovered checks, lame leapers or hurdles; see "Legality" in
// the package documentation.
type checkInfo struct {
	checked      bool
	slow         bool       // every move is tried: there are several royals, or captures do more than usual to them
	certain      bool       // evasions is exact
	evasions     define.Set // only a move to one of these squares can end the check
	pinned       define.Set // pieces that may open an attack by leaving
	sensitive    define.Set // squares where any change may matter, because of hurdles
	anySensitive bool
}

// findChecks walks the programs of the royal of the side to move.
func (p *Position) findChecks(g *checkInfo) {
	*g = checkInfo{certain: true}
	us, by := p.turn, p.turn.Other()
	switch {
	case !p.hasRoyal[us]:
		return
	case p.royals[us] > 1 || p.rules.effects.exact:
		g.checked, g.slow, g.certain = p.checked(us), true, false
		return
	case p.rules.effects.on != 0 && p.shields(p.royal[us], by):
		return
	}
	theirs := define.OwnerBit(by)
	s, leaps := p.rules.threats.At(p.royal[us], by, p.board[p.royal[us]].Type())
	p.findLeapingChecks(g, leaps, by)
	list := p.rules.threats.Pool[s.Lo:s.Hi]
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.Square]
		if t.Flags&program.FlagHopper != 0 {
			next := i + int(t.Skip)
			p.findHopperChecks(g, list[i:next], by)
			i = next
			continue
		}
		switch {
		case piece == define.Empty:
			i++
			continue
		case piece&theirs == 0:
			if t.Skip > 1 && p.hasAttacker(program.Span{Lo: s.Lo + uint32(i) + 1, Hi: s.Lo + uint32(i) + uint32(t.Skip)}, by) {
				g.pinned.Add(t.Square)
			}
		case t.Types.Has(piece.Type()) && p.untouched(t):
			way := wayTo(list, i)
			g.check(&way)
		}
		i += int(t.Skip)
	}
}

// findLeapingChecks notes the leapers that give check.
func (p *Position) findLeapingChecks(g *checkInfo, leaps []program.Leap, by define.Color) {
	for i := range leaps {
		for word := p.leapers(&leaps[i], by); word != 0; word &= word - 1 {
			var way define.Set
			way[leaps[i].Word&3] = word & -word
			g.check(&way)
		}
	}
}

// check notes an attacker and the way to it: the check ends where the attacker is
// captured or where an empty square of the way is filled. With several attackers
// only a square common to all will do.
func (g *checkInfo) check(way *define.Set) {
	if g.checked {
		g.evasions.Intersect(way)
	} else {
		g.checked, g.evasions = true, *way
	}
}

// wayTo returns the squares from the target of a program to element i.
func wayTo(list []program.Threat, i int) (way define.Set) {
	for j := 0; j <= i; {
		if j+int(list[j].Skip) > i {
			way.Add(list[j].Square)
			j++
		} else {
			j += int(list[j].Skip)
		}
	}
	return way
}

// findHopperChecks walks a program with hurdles. Every square that it reads is
// sensitive: while those do not change, neither does the answer.
func (p *Position) findHopperChecks(g *checkInfo, list []program.Threat, by define.Color) {
	g.anySensitive = true
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.Square]
		g.sensitive.Add(t.Square)
		if piece == define.Empty {
			i++
			continue
		}
		if piece.Is(by) && t.Types.Has(piece.Type()) && p.untouched(t) {
			g.checked, g.certain = true, false
		}
		if t.Flags&program.FlagHop != 0 {
			table := &p.rules.threats
			every, own := table.Hops[t.Hops].Spans(piece, by)
			p.findHopperChecks(g, table.Pool[every.Lo:every.Hi], by)
			p.findHopperChecks(g, table.Pool[own.Lo:own.Hi], by)
		}
		i += int(t.Skip)
	}
}

// isLegal reports whether a pseudo-legal move, not a castling, leaves the royals
// safe.
func (p *Position) isLegal(m Move, g *checkInfo) bool {
	from, to := m.From(), m.To()
	switch {
	case p.rules.HasEffect(m):
		return !p.mustStay(m, g) && p.survivesEffect(m)
	case !p.hasRoyal[p.turn]:
		return !p.rules.addsRoyal(m) || p.avoidsCheck(m)
	case m.IsPass():
		return !g.checked
	case g.slow || m.Kind()&Locust != 0 || p.rules.addsRoyal(m) || m.Kind()&ExposesEnPassant != 0 && from == p.royal[p.turn]:
		return !p.mustStay(m, g) && p.avoidsCheck(m)
	case from == p.royal[p.turn] || m.Kind()&EnPassant != 0 || !g.certain:
		return !p.mustStay(m, g) && p.survives(m)
	case g.checked && !g.evasions.Has(to):
		return false
	case g.pinned.Has(from) || g.anySensitive && (g.sensitive.Has(from) || g.sensitive.Has(to)):
		return p.survives(m)
	}
	return true
}

// keepEvasions removes the squares where the drop of a piece that is not royal does
// not end the check. It reports whether the other drops are legal without a test: a
// drop opens no line, so only hurdles and several royals make one doubtful.
func (g *checkInfo) keepEvasions(open *define.Set) (safe bool) {
	if g.checked && g.certain {
		open.Intersect(&g.evasions)
	}
	return g.certain && !g.anySensitive
}

// avoidsCheck makes a move on a copy and reports whether its side is not in check
// then: slow, but right for every kind of move.
func (p *Position) avoidsCheck(m Move) bool {
	var next Position
	p.carryOut(m, &next)
	return !next.checked(p.turn)
}

// survives puts the pieces of a move where it takes them, asks whether the royal is
// attacked, and puts them back.
func (p *Position) survives(m Move) bool {
	if m.Kind()&(Drop|Gate|GatePartner) != 0 || p.royals[p.turn] > 1 {
		return p.avoidsCheck(m)
	}
	from, to, us := m.From(), m.To(), p.turn
	other, victim := from, m.Victim() // a second square that becomes empty
	if m.IsCastling() {
		other, _ = m.Partner()
	} else if m.Kind()&EnPassant != 0 {
		other = victim
	}
	piece, taken, gone := p.board[from], p.board[to], p.board[other]
	p.board[from], p.board[other] = define.Empty, define.Empty
	var landing define.Square
	var landed define.Piece
	if m.IsCastling() {
		_, landing = m.Partner()
		landed = p.board[landing]
		p.board[landing] = gone
	}
	p.board[to] = piece
	royal := p.royal[us]
	if from == royal {
		royal = to
	}
	safe := !p.Threatened(royal, us.Other())
	p.board[to] = taken
	if m.IsCastling() {
		p.board[landing] = landed
	}
	p.board[other], p.board[from] = gone, piece
	return safe
}
