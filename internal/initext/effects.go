package initext

import "fairymax/board/define"

// explodes reports whether captures do what blastOnCapture says: the capturer goes, and so do
// the pieces around it but pawns; some types are immune.
func (w *writer) explodes() bool {
	for kind, rule := range w.def.Effects {
		switch define.Effect(kind) {
		case define.EffectOnCapturer:
			if rule.Becomes != define.FateGoes || rule.By != 0 {
				return false
			}
		case define.EffectOnNeighbours:
			if rule.Becomes != define.FateGoes || rule.By != 0 || rule.Radius != 1 || rule.Wrap || rule.Except != w.immune()|w.pawns() {
				return false
			}
		default:
			if rule.Becomes != define.FateStays {
				return false
			}
		}
	}
	return !w.rules.HandsGrow() // there all that goes comes into a hand
}

// immune are the types that do not explode.
func (w *writer) immune() define.TypeMask { return w.def.Effects[define.EffectOnCapturer].Except }

// pawns is the type that is the kind pawn.
func (w *writer) pawns() (mask define.TypeMask) {
	for _, t := range w.types() {
		if mask == 0 && isPawn(asFirst(w.movesOf(t))) {
			mask = define.MaskOf(t)
		}
	}
	return mask
}

// effects writes the effects of captures.
func (w *writer) effects() {
	switch {
	case !w.rules.HasEffects():
	case w.explodes():
		w.flag("blastOnCapture", true)
		w.set("blastImmuneTypes", "%s", w.lettersOf(w.masked(w.immune())))
	default:
		w.lack("the effects of captures")
	}
}
