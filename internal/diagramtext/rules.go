package diagramtext

import (
	"math/bits"
	"slices"
	"strings"

	"fairymax/board/define"
)

// royal writes the royal types, and what check is to several of them.
func (w *writer) royal() {
	d := w.def.Royal
	ids := w.idsOf(d.Types)
	if ids == "" {
		w.lack("that no piece is royal")
		return
	}
	w.set("royal", ids)
	if d.Stays || d.Gives != define.ChecksFree {
		w.lack("some rules of check")
	}
	several := bits.OnesCount64(uint64(d.Types)) > 1
	for c := range 2 {
		n := 0
		for i := range w.def.Types {
			if t := define.PieceType(i + 1); d.Types.Has(t) {
				n += len(w.standing(define.Color(c), t))
			}
		}
		if n == 0 {
			w.lack("a side without a royal piece on the board")
		}
		several = several || n > 1
	}
	for i := range w.def.Promotions {
		several = several || slices.ContainsFunc(w.def.Promotions[i].Results(), d.Types.Has)
	}
	switch {
	case d.Check == define.CheckOff:
		w.lack("that kings may be captured")
	case !several:
	case d.Check == define.CheckAny:
		w.set("extinction", "0")
	case d.Check == define.CheckLast:
		w.set("extinction", "3")
	default:
		w.lack("what check is to several royal pieces")
	}
}

// idsOf writes the ids of some types, with commas.
func (w *writer) idsOf(types define.TypeMask) string {
	var list []string
	for i := range w.def.Types {
		if types.Has(define.PieceType(i + 1)) {
			list = append(list, w.ids[i])
		}
	}
	return strings.Join(list, ",")
}

// endings writes how games end.
func (w *writer) endings() {
	e := w.def.Endings
	switch {
	case e.Fewer || e.Stalemate != define.Draw && e.Stalemate != define.Loss:
		w.lack("what stalemate is")
	case e.Stalemate == define.Loss:
		w.set("stalemate", "win")
	}
	switch e.BareKing {
	case define.BareNothing:
	case define.BareMayAnswer:
		w.set("baring", "0")
	default:
		w.lack("the rule of bare kings")
	}
	if e.Checkmate != define.Loss || e.Mating != (define.Mating{}) {
		w.lack("what checkmate is")
	}
	w.otherEndings()
	if r := e.Repetition; r.Count != 3 || r.Result != define.Draw || r.PerpetualCheck != define.Ongoing || r.PerpetualChase != define.Ongoing {
		w.lack("the rules of repetition")
	}
	if e.MoveRule != 50 || e.MoveRuleResult > define.Ongoing && e.MoveRuleResult != define.Draw || e.Progress != nil || e.Counting != nil || e.Material != define.Draw {
		w.lack("draws by counting moves, or by material")
	}
}

// trade writes which pieces are hard to trade.
func (w *writer) trade() {
	d := w.def.Trade
	switch {
	case d.Types == 0:
		return
	case d.Beside || d.Worthless != 0 || d.Unprotecting != 0 || d.Wrap || d.Counterstrike == define.CounterstrikeAlike:
		w.lack("some rules of trading %s", w.idsOf(d.Types))
	}
	w.set("protected", w.idsOf(d.Types))
	if d.Counterstrike == define.CounterstrikeNever {
		w.set("counterStrike", w.idsOf(d.Types))
	}
}

// shuffle writes how the start position is shuffled.
func (w *writer) shuffle() {
	if w.def.Shuffle == define.NoShuffle {
		return
	}
	var b strings.Builder
	for _, t := range w.order {
		on := slices.ContainsFunc(w.standing(define.White, t), func(s define.Square) bool { return w.rules.Rank(s) == 0 })
		if !on {
			continue
		}
		if w.def.Shuffle == define.Chess960 && w.movesAs(t, "B") {
			b.WriteByte('!')
		}
		b.WriteString(w.ids[t-1])
	}
	w.set("shuffle", b.String())
}

// otherEndings notes the endings for which diagrams have no words, by their keys in the language.
func (w *writer) otherEndings() {
	e := w.def.Endings
	e.BareKing = define.BareNothing // which is told
	for _, name := range e.InUse() {
		w.lack("another way to win or draw: endings.%s", name)
	}
}

// others notes the rules for which diagrams have no words.
func (w *writer) others() {
	d := w.def
	for _, rule := range []struct {
		has  bool
		text string
	}{
		{w.rules.Start().Turn() != define.White, "that Black moves first"},
		{d.Captures != define.CapturesFree, "that captures are compulsory"},
		{w.rules.HasEffects(), "the effects of captures"},
		{w.rules.HasGrid(), "the grid"},
		{len(d.TurnOvers) > 0, "pieces that turn over"},
		{d.Walls != define.Walls{}, "walls"},
		{d.Pass, "that a side may pass"},
	} {
		if rule.has {
			w.lack("%s", rule.text)
		}
	}
}
