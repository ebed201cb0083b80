package initext

import (
	"fairymax/board/define"
)

// isKing reports whether a type is the kind king: the only royal one, of which each side has
// one and never more, and which never explodes.
func (w *writer) isKing(t define.PieceType) bool {
	r := w.def.Royal
	if r.Types != define.MaskOf(t) || r.Check == define.CheckOff || w.explodes() {
		return false
	}
	for c := range 2 {
		set := w.standing(define.Color(c), t)
		if set.Len() > 1 || w.rules.Start().Hand(define.Color(c), t) > 0 {
			return false
		}
	}
	return !w.comes(t)
}

// comes reports whether a type can come about by a promotion.
func (w *writer) comes(t define.PieceType) bool {
	for i := range w.def.Promotions {
		for _, result := range w.def.Promotions[i].Results() {
			if w.plain(result) == t {
				return true
			}
		}
	}
	return false
}

// royal writes which pieces must not be captured, if that is not the king.
func (w *writer) royal() {
	r := w.def.Royal
	royals := w.masked(r.Types)
	if r.Stays {
		w.flag("makpongRule", true)
	}
	switch r.Gives {
	case define.ChecksFree:
	case define.ChecksForbidden:
		w.flag("checking", false)
	default:
		w.lack("which moves may not give check")
	}
	if len(royals) == 0 || len(royals) == 1 && w.isKing(royals[0]) {
		return
	}
	e := &w.def.Endings
	if e.Checks > 0 || e.Repetition.PerpetualCheck != define.Ongoing || r.Gives != define.ChecksFree {
		w.lack("checks of other royal pieces than one king")
	}
	w.lackIf(len(royals) > 1, "several royal pieces")
	w.lackIf(e.Extinct.Types != 0, "royal pieces beside the end of a side without certain pieces")
	if len(royals) == 1 && e.Extinct.Types == 0 {
		w.pseudoRoyal(royals[0])
	}
}

// pseudoRoyal writes the royal type as one that a side must not run out of.
func (w *writer) pseudoRoyal(t define.PieceType) {
	left := 0
	switch w.def.Royal.Check {
	case define.CheckOff, define.CheckLast:
	case define.CheckAll:
		w.flag("dupleCheck", true)
	case define.CheckAny:
		white, black := w.standing(define.White, t), w.standing(define.Black, t)
		if left = max(0, white.Len()-1); white.Len() != black.Len() || w.comes(t) {
			w.lack("several royal pieces")
		}
	default:
		w.lack("which of several royal pieces must not be captured")
	}
	w.set("extinctionValue", "loss")
	w.set("extinctionPieceTypes", "%s", w.lettersOf([]define.PieceType{t}))
	w.set("extinctionPieceCount", "%d", left)
	w.flag("extinctionPseudoRoyal", w.def.Royal.Check != define.CheckOff)
}
