package variants

import (
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// modeOf returns what a leg may do where it ends.
func modeOf(n *source.Node) define.Mode {
	if !n.Has("only") {
		return define.MayMove | define.MayCapture
	}
	return vocabulary.Modes.Of(n.Get("only").Text())
}

// hopOf returns how a leg sets out.
func hopOf(n *source.Node, before define.Chain) define.Hop {
	switch {
	case n.Has("over"):
		return vocabulary.Hurdles.Of(n.Get("over").Text())[0]
	case n.Has("before"):
		return vocabulary.Hurdles.Of(n.Get("before").Text())[1]
	case len(before) == 0:
		return define.None
	case !vocabulary.AfterCapture(n):
		return define.AfterMove
	case n.HasWord("after", "move"):
		return define.AfterEither
	}
	return define.AfterCapture
}

// stopShort adds the chain that ends in front of a hurdle: it steps onto the hurdle
// and back.
func (e *expander) stopShort(n *source.Node, before define.Chain, row *source.Node) {
	hop := vocabulary.Hurdles.Of(n.Get("before").Text())[0]
	back := define.Step{Vector: before[len(before)-1].Vector.Negate(), Range: 1, Mode: define.MayMove, Hop: hop, Hurdles: e.typesOf(n, "hurdles")}
	e.emit(append(before[:len(before):len(before)], back), row)
}

// typesOf returns the types that a leg may capture, or jump over, 0 for all. A shared piece
// may name types that this game does not have. If none is left, the result is type 0, which
// no piece has.
func (e *expander) typesOf(n *source.Node, key string) (mask define.TypeMask) {
	list := n.Get(key)
	if list == nil {
		return 0
	}
	for _, item := range list.Items() {
		shared := strings.HasSuffix(item.At.File, piecesFile) && e.define(item.Text()) != nil
		if shared && e.typeOf(item.Text()) == nil {
			continue
		}
		if t := e.lookup(item, e.piece.name+": "+key); t != nil {
			mask |= define.MaskOf(t.id)
		}
	}
	if mask == 0 {
		mask = define.MaskOf(0)
	}
	return mask
}
