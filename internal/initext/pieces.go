package initext

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/internal/foreign/stockfish"
)

// The kinds with a meaning of their own.
const (
	kingKind = "king"
	pawnKind = "pawn"
)

// pieces writes a kind for each type, with its moves and where it may be.
func (w *writer) pieces() {
	w.kinds = make([]string, len(w.def.Types))
	f := firstMoves{writer: w}
	var facing bool
	for _, t := range w.types() {
		list := w.movesOf(t)
		list, looks := w.withoutFacing(t, list)
		facing = facing || looks
		w.confine(t)
		if rank := w.soldierRank(t, list); rank > 0 && w.soldierFrom == 0 {
			w.soldier(t, rank)
			continue
		}
		w.kind(t, f.take(t, list))
	}
	for i := range w.kinds {
		w.kinds[i] = w.kinds[w.plain(define.PieceType(i+1))-1]
	}
	w.mobility()
	if facing {
		w.flag("flyingGeneral", true)
	}
	f.write()
}

// movesOf returns the moves of a type as White sees them.
func (w *writer) movesOf(t define.PieceType) moves.List {
	def := &w.def.Types[t-1]
	seen := func(c define.Color) (list moves.List) {
		for _, legs := range define.Chains(def.Steps[c]) {
			list = append(list, legs.AsSeenBy(c).Clone())
		}
		return list
	}
	if def.Owners == [2]bool{true, true} && seen(define.White).Anywhere().Key() != seen(define.Black).Anywhere().Key() {
		w.lack("the moves of %s, which differ for White and Black", def.Name)
	}
	if !def.Owners[define.White] {
		return seen(define.Black)
	}
	return seen(define.White)
}

// withoutFacing takes away the moves by which royals that see each other capture each other.
func (w *writer) withoutFacing(t define.PieceType, list moves.List) (rest moves.List, looks bool) {
	for _, legs := range list {
		step := legs[0]
		if w.isKing(t) && len(legs) == 1 && step.Range == 0 && step.Vector == (define.Vector{Up: 1}) && step.Victims == define.MaskOf(t) {
			looks = true
			continue
		}
		rest = append(rest, legs)
	}
	return rest, looks
}

// kind writes a type as the kind that moves like it.
func (w *writer) kind(t define.PieceType, list moves.List) {
	letter := strings.ToLower(w.letters[t-1])
	text, exact := stockfish.WriteBetza(list)
	kind := stockfish.KindOf(list)
	switch {
	case w.isKing(t):
		kind = kingKind
		if stockfish.KindOf(list) != "commoner" {
			letter += ":" + text
		}
	case isPawn(list) && !slices.Contains(w.kinds, pawnKind):
		kind, exact = pawnKind, true
	case kind == "" || slices.Contains(w.kinds, kind):
		kind = fmt.Sprintf("customPiece%d", w.customPieces()+1)
		letter += ":" + text
	default:
		exact = true
	}
	if !exact {
		w.lack("some moves of %s", w.name(t))
	}
	w.kinds[t-1] = kind
	w.set(kind, "%s", letter)
}

// soldier writes a type as the kind soldier.
func (w *writer) soldier(t define.PieceType, rank int) {
	w.soldierFrom, w.kinds[t-1] = rank, "soldier"
	w.set("soldier", "%s", strings.ToLower(w.letters[t-1]))
	w.set("soldierPromotionRank", "%d", rank)
}

const mostCustom = 25 // custom pieces of a game

// customPieces counts those that have been written.
func (w *writer) customPieces() (n int) {
	for _, kind := range w.kinds {
		if strings.HasPrefix(kind, "customPiece") {
			n++
		}
	}
	if n >= mostCustom {
		w.lack("more than %d kinds of pieces with moves of their own", mostCustom)
	}
	return n
}

// confine notes moves of which some are limited to other squares than others.
func (w *writer) confine(t define.PieceType) {
	for c := range 2 {
		if !w.def.Types[t-1].Owners[c] {
			continue
		}
		if _, ok := w.within(define.Color(c), t); !ok {
			w.lack("the squares that limit some moves of %s", w.name(t))
		}
	}
}

// within returns the squares where a side's moves of a type may end, nil for all; ok is false if it
// is not the same for all of them.
func (w *writer) within(c define.Color, t define.PieceType) (zone *define.Set, ok bool) {
	first := true
	for _, legs := range define.Chains(w.def.Types[t-1].Steps[c]) {
		to := legs[0].To
		switch {
		case legs[0].Victims != 0:
			// see withoutFacing
		case first:
			zone, first = to, false
		case (to == nil) != (zone == nil) || to != nil && *to != *zone:
			return nil, false
		}
	}
	return zone, true
}

// mobility writes where pieces may be.
func (w *writer) mobility() {
	for _, t := range w.types() {
		for c, side := range []string{"White", "Black"} {
			if zone, ok := w.within(define.Color(c), t); ok && zone != nil && w.def.Types[t-1].Owners[c] {
				kind := w.kinds[t-1]
				w.set("mobilityRegion"+side+strings.ToUpper(kind[:1])+kind[1:], "%s", w.region(*zone))
			}
		}
	}
}
