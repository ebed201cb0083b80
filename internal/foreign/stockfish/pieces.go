package stockfish

import (
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
)

// armies makes a piece of each kind.
func (k *converter) armies() error {
	for _, kind := range k.inOrder() {
		given := k.pieces[kind]
		var m moves.List
		if kind == pawnKind {
			m = k.pawnMoves()
		} else {
			var err error
			if m, err = readBetza(given.betza); err != nil {
				k.Fail(k.lineOf(option{line: given.line}), "%s = %s: %v", kind, given.text, err)
				continue
			}
			m = k.special(kind, m)
		}
		p := &game.Piece{Letter: given.letter, Royal: kind == kingKind, Moves: k.fitting(m)}
		k.of[kind] = p
		k.game.Pieces = append(k.game.Pieces, p)
	}
	return nil
}

// fitting returns the moves that fit on the board.
func (k *converter) fitting(m moves.List) moves.List {
	return slices.DeleteFunc(m, func(legs define.Chain) bool {
		return slices.ContainsFunc(legs, func(s define.Step) bool {
			v := s.Vector
			return int(max(v.Right, -v.Right)) >= k.files || int(max(v.Up, -v.Up)) >= k.ranks
		})
	})
}

// special changes the moves of a kind by what else the section says.
func (k *converter) special(kind string, m moves.List) moves.List {
	white, black := k.list("enPassantTypesWhite"), k.list("enPassantTypesBlack")
	takes := slices.Contains(white, kind) && k.leaves()
	if slices.Contains(white, kind) != slices.Contains(black, kind) && k.leaves() && k.someoneLeaves() {
		k.noteOption("enPassantTypesBlack", "both sides' pieces of a kind capture en passant, or neither's")
	}
	step := k.doubleStep()
	soldier := k.number("soldierPromotionRank", 1, define.MaxSide)
	var all moves.List
	for _, legs := range m.Each(func(first *define.Step, legs define.Chain) {
		if takes && len(legs) == 1 && first.Mode == define.MayCapture {
			first.EnPassant = define.EnPassantCaptures
		}
		if first.Unmoved {
			first.Unmoved, first.From = false, k.game.ZoneOf(k.zone("long-step", step))
			k.expose(kind, first)
		}
		if kind == "soldier" && soldier > 1 && first.Vector.Up == 0 {
			first.From = k.game.ZoneOf(game.RanksText(soldier, k.ranks))
		}
	}) {
		if legs[0].From == nil || len(step[0])+len(step[1]) > 0 || kind == "soldier" {
			all = append(all, legs)
		}
	}
	return all
}

// expose lets a first move be answered en passant. There the squares between are passed, whether
// the piece leaps over them or not, but only along a straight line.
func (k *converter) expose(kind string, first *define.Step) {
	across, up := max(first.Vector.Right, -first.Vector.Right), max(first.Vector.Up, -first.Vector.Up)
	straight := across == 0 || up == 0 || across == up
	switch {
	case !k.leaves() || !straight:
	case len(first.Path) > 0 || first.Range > 1:
		first.EnPassant = define.EnPassantExposes
	case (max(across, up) > 1 || first.Range == 0) && k.takes():
		k.game.Lose(k.lineOf(option{line: k.pieces[kind].line}), "%s = %s: here a first leap, or slide of any length, cannot be answered en passant", kind, k.pieces[kind].text)
	}
}

// takes reports whether any piece captures en passant.
func (k *converter) takes() bool {
	_, pawn := k.pieces[pawnKind]
	return pawn || len(k.list("enPassantTypesWhite"))+len(k.list("enPassantTypesBlack")) > 0
}

// doubleStep returns where pawns may step twice, and other pieces make their first
// moves.
func (k *converter) doubleStep() [2]places {
	region := k.sides("doubleStepRegion")
	if !k.flag("doubleStep") {
		return [2]places{}
	}
	return region
}

// leaves reports whether a piece can be captured en passant.
func (k *converter) leaves() bool {
	region := k.sides("enPassantRegion")
	return len(region[0])+len(region[1]) > 0
}

// pawnMoves returns the moves of the kind that has no notation.
func (k *converter) pawnMoves() moves.List {
	all := moves.List{{{Vector: define.Vector{Up: 1}, Range: 1, Mode: define.MayMove}}}
	region := k.sides("enPassantRegion")
	takes := define.EnPassantNone
	double := k.doubleStep()
	triple := k.sides("tripleStepRegion")
	if k.leaves() && (len(double[0])+len(double[1])+len(triple[0])+len(triple[1]) > 0 || k.othersLeave()) {
		takes = define.EnPassantCaptures
	}
	for _, right := range []int8{-1, 1} {
		all = append(all, define.Chain{{Vector: define.Vector{Right: right, Up: 1}, Range: 1, Mode: define.MayCapture, EnPassant: takes}})
	}
	all = append(all, k.longStep(2, double, region)...)
	return append(all, k.longStep(3, triple, region)...)
}

// someoneLeaves reports whether any piece can be captured en passant.
func (k *converter) someoneLeaves() bool {
	steps, triple := k.doubleStep(), k.sides("tripleStepRegion")
	return len(steps[0])+len(steps[1])+len(triple[0])+len(triple[1]) > 0 || k.othersLeave()
}

// othersLeave reports whether a custom piece has a first move that it can be
// captured after.
func (k *converter) othersLeave() bool {
	for _, given := range k.pieces {
		if m, err := readBetza(given.betza); err == nil && m.HasFirst() {
			return true
		}
	}
	return false
}

// longStep returns the steps of pawns over several squares. Where the region of en
// passant ends, there are two.
func (k *converter) longStep(far int8, from, region [2]places) moves.List {
	var exposed, other [2]places
	for c, up := range []int{1, -1} {
		exposed[c], other[c] = make(places), make(places)
		for p := range from[c] {
			if region[1-c][place{p.file, p.rank + up}] && !k.promotesAt(c, place{p.file, p.rank + int(far)*up}) {
				exposed[c][p] = true
			} else {
				other[c][p] = true
			}
		}
	}
	for c := range 2 {
		if len(exposed[c]) == 0 && len(other[c]) > 0 && len(exposed[1-c]) > 0 {
			k.game.Lose(k.line, "%v's long steps cannot be answered en passant, because they promote or enPassantRegion says so, but the other side's can", define.Color(c))
			exposed[c], other[c] = other[c], exposed[c]
		}
	}
	step := define.Step{Vector: define.Vector{Up: far}, Range: 1, Mode: define.MayMove}
	for up := int8(1); up < far; up++ {
		step.Path = append(step.Path, define.Vector{Up: up})
	}
	var all moves.List
	for i, sides := range [][2]places{exposed, other} {
		if len(sides[0])+len(sides[1]) == 0 {
			continue
		}
		step.EnPassant = []define.EnPassantRole{define.EnPassantExposes, define.EnPassantNone}[i]
		step.From, step.Unmoved = nil, k.isFirst(sides)
		if !step.Unmoved {
			step.From = k.game.ZoneOf(k.zone("long-step", sides))
		}
		all = append(all, define.Chain{step})
	}
	return all
}

// promotesAt reports whether a side's pawns must promote on a square: a step that does so
// cannot be answered en passant. One that may is noted.
func (k *converter) promotesAt(c int, at place) bool {
	side := []string{"White", "Black"}[c]
	if !k.sides("promotionRegion")[c][at] || len(k.list("promotionPieceTypes"+side)) == 0 && k.pairs["promotedPieceType"][pawnKind] == "" {
		return false
	}
	if !k.flag("mandatoryPawnPromotion") {
		k.noteOption("promotionRegion"+side, "here a pawn that promotes with a double step can be captured en passant")
	}
	return true
}

// isFirst reports whether the pawns that stand on some squares are those that have
// not moved: all begin there, and no other pawn comes there.
func (k *converter) isFirst(sides [2]places) bool {
	drops := k.flag("pieceDrops")
	for c, own := range sides {
		set := own
		if c == 1 {
			set = k.mirrored(own)
		}
		start := k.startPlaces(k.pieces[pawnKind].letter, define.Color(c))
		rank := -1
		for p := range set {
			if rank >= 0 && p.rank != rank {
				return false
			}
			rank = p.rank
		}
		if len(start.without(own)) > 0 || drops && len(start) != len(own) {
			return false
		}
	}
	return true
}

// keepReachable takes away the pieces that no game can have: the rest begins, is in
// hand, or is what another becomes. It finds out which sides can have each.
func (k *converter) keepReachable() {
	for changed := true; changed; {
		changed = false
		for _, kind := range k.inOrder() {
			for c := range 2 {
				if k.of[kind].Owners[c] || !k.comesTo(kind, define.Color(c)) {
					continue
				}
				k.of[kind].Owners[c], changed = true, true
			}
		}
	}
	for _, kind := range k.inOrder() {
		if p := k.of[kind]; !p.Owners[0] && !p.Owners[1] {
			k.game.Pieces = slices.DeleteFunc(k.game.Pieces, func(other *game.Piece) bool { return other == p })
			delete(k.of, kind)
			delete(k.becomes, kind)
		}
	}
}

// comesTo reports whether a side has a kind from the start, can capture it for its
// hand, or has a piece that becomes it.
func (k *converter) comesTo(kind string, c define.Color) bool {
	if k.begins(kind, c) || k.flag("capturesToHand") && k.of[kind].Owners[1-c] && !k.of[kind].Royal {
		return true
	}
	for from, b := range k.becomes {
		if k.of[from].Owners[c] && (b.promoted == kind || slices.Contains(b.choices[c], kind)) {
			return true
		}
	}
	return false
}
