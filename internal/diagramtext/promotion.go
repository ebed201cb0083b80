package diagramtext

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// promotions is what a diagram can say of the promotions of a game, which are the same for
// all types.
type promotions struct {
	types   []define.PieceType // that promote
	forms   []define.PieceType // what each becomes, if that is one type each
	choices []define.PieceType // what all of them become otherwise
	zone    int                // last ranks
	stay    bool               // they may stay what they are, but not on the last rank
	forced  bool               // with forms: they must promote where they enter the zone
	hand    bool               // they become pieces in hand
}

const (
	usualMoves = define.ByEntering | define.ByInside
	shogiMoves = usualMoves | define.ByLeaving
	chuMoves   = define.ByEntering | define.ByCapturing // as in chu shogi, without drops
)

// findPromotions finds what a diagram can say of the promotions.
func (w *writer) findPromotions() promotions {
	p := promotions{hand: w.def.Hand.Use == define.HandPromote}
	for i, d := range w.def.Promotions {
		zone, ok := w.isLast(d.Zone)
		// Each is noted by itself: one must not hide another.
		w.lackIf(!ok, "where %s promotes", w.name(d.Type))
		w.lackIf(ok && i > 0 && zone != p.zone, "that pieces promote in different zones")
		w.lackIf(d.ByPlace[0] != nil || d.ByPlace[1] != nil || !slices.Equal(d.Choices[0], d.Choices[1]) && w.bothOwn(d.Type),
			"what %s promotes to, which depends on the place or the side", w.name(d.Type))
		w.lackIf(d.AtMost != nil, "how many pieces %s may promote to", w.name(d.Type))
		w.lackIf(d.Lone, "that the last %s promotes anywhere", w.name(d.Type))
		w.lackIf(d.NoPassing, "that %s does not promote en passant", w.name(d.Type))
		w.lackIf(d.Otherwise != define.Forbid, "what becomes of %s if no choice is left", w.name(d.Type))
		if ok && i == 0 {
			p.zone = zone
		}
		w.addPromotion(&p, d)
	}
	if len(p.forms) > 0 && (len(p.choices) > 0 || p.hand || !distinct(slices.Concat(p.types, p.forms))) {
		w.lack("promotions that differ")
		return promotions{}
	}
	return p
}

// bothOwn reports whether both sides can have a type.
func (w *writer) bothOwn(t define.PieceType) bool {
	return w.def.Types[t-1].Owners == [2]bool{true, true}
}

// distinct reports whether no type is listed twice.
func distinct(types []define.PieceType) bool {
	slices.Sort(types)
	return len(slices.Compact(types)) == len(types)
}

// addPromotion adds the promotion of a type: to a choice of several, or as in shogi.
func (w *writer) addPromotion(p *promotions, d define.Promotion) {
	choices := d.Choices[define.White]
	if !w.def.Types[d.Type-1].Owners[define.White] {
		choices = d.Choices[define.Black]
	}
	choices = w.plain(choices)
	w.lackIf(len(d.Results()) == 0, "that a piece promotes to nothing")
	last := w.lastRanks(1)
	must := d.Must[:]
	first := len(p.types) == 0
	by := chuMoves
	if w.def.Hand.Use == define.HandDrop {
		by = shogiMoves
	}
	shogi := d.By == by && len(choices) == 1
	if always := d.Always[0] != (define.Set{}); always != (first && shogi && by == chuMoves && p.zone > 1) || always && !slices.Equal(d.Always[:], last) {
		w.lack("where every move of %s promotes", w.name(d.Type))
	}
	forced, stay := slices.Equal(must, d.Zone[:]), p.zone > 1 && slices.Equal(must, last)
	p.types = append(p.types, d.Type)
	switch usual := d.By == usualMoves && (forced || stay); {
	case shogi && slices.Equal(must, w.stuck(d.Type)):
		p.forms = append(p.forms, choices[0])
		return
	case usual && len(w.def.Promotions) > 1 && w.eachOne() && forced:
		p.forms, p.forced = append(p.forms, choices[0]), true
		return
	case !usual:
		w.lack("when %s promotes", w.name(d.Type))
	}
	if !first && (!slices.Equal(choices, p.choices) || stay || p.stay) {
		w.lack("that pieces promote to different choices")
	}
	if first {
		p.choices, p.stay = choices, stay
	}
}

// eachOne reports whether every type that promotes becomes one other type, which no other
// becomes.
func (w *writer) eachOne() bool {
	var forms []define.PieceType
	for _, d := range w.def.Promotions {
		if len(d.Choices[0]) != 1 || d.By != usualMoves {
			return false
		}
		forms = append(forms, d.Type, d.Choices[0][0])
	}
	return distinct(forms)
}

// stuck returns the squares where a piece that only goes ahead cannot move on.
func (w *writer) stuck(t define.PieceType) []define.Set {
	least := define.MaxSide
	for _, legs := range define.Chains(w.def.Types[t-1].Steps[define.White]) {
		if !legs.Advances(define.White) {
			return make([]define.Set, 2)
		}
		least = min(least, int(legs[0].Vector.Up))
	}
	return w.lastRanks(least)
}

// promotion writes the parameters of promotion.
func (w *writer) promotion() {
	p := w.promoted
	w.set("maxPromote", fmt.Sprint(len(p.types)))
	if len(p.types) == 0 {
		return
	}
	w.set("promoZone", fmt.Sprint(p.zone))
	if len(p.forms) > 0 {
		w.set("promoOffset", fmt.Sprint(len(p.types)))
		if p.forced {
			w.set("promoChoice", "+")
		}
		return
	}
	var b strings.Builder
	if p.stay {
		b.WriteString("!" + w.ids[p.types[0]-1])
	}
	for _, t := range p.choices {
		if p.hand {
			b.WriteByte('*')
		}
		b.WriteString(w.ids[t-1])
	}
	w.set("promoChoice", b.String())
}

// hand writes what is in hand and what for.
func (w *writer) hand() {
	h := w.def.Hand
	switch {
	case h.Use == 0:
	case h.Use == define.HandGate:
		w.lack("pieces that enter as others leave")
	case h.Use != define.HandPromote:
		w.lack("drops of pieces in hand")
	case h.Gains == define.GainLosses:
		w.set("holdingsType", "1")
	case h.Gains != define.GainNothing:
		w.lack("where the pieces in hand come from")
	}
}

// held returns how many pieces of a type each side has in hand at the start.
func (w *writer) held(t define.PieceType) int {
	start := w.rules.Start()
	n := start.Hand(define.White, t)
	if n != start.Hand(define.Black, t) {
		w.lack("hands that differ for White and Black")
	}
	return n
}
