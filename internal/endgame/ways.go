package endgame

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// wayTable keeps the ways of pieces, which are found out when they are needed.
type wayTable struct {
	rules *board.Rules
	known map[define.Piece][][]board.Way // by square
}

func newWayTable(rules *board.Rules) *wayTable {
	return &wayTable{rules, map[define.Piece][][]board.Way{}}
}

// of returns the ways of a piece, by the square from which they start.
func (t *wayTable) of(piece define.Piece) [][]board.Way {
	if ways, ok := t.known[piece]; ok {
		return ways
	}
	ways := make([][]board.Way, t.rules.Squares)
	for s := range t.rules.Squares {
		if !t.rules.IsHole(define.Square(s)) {
			ways[s] = t.rules.WaysFrom(piece.Color(), piece.Type(), define.Square(s))
		}
	}
	t.known[piece] = ways
	return ways
}

// onlyThreatens reports whether a way can only be used to capture a royal, which never happens:
// generals of xiangqi threaten each other like that.
func (t *wayTable) onlyThreatens(w *board.Way) bool {
	if w.Mode&define.MayMove != 0 || w.Victims == 0 {
		return false
	}
	for k := define.PieceType(1); int(k) <= t.rules.Types(); k++ {
		if w.Victims.Has(k) && !t.rules.NeverCaptured(k) {
			return false
		}
	}
	return true
}

// reach finds the squares on which pieces of a kind can ever stand: those of the start, where
// they castle to, where others promote to it, and where it can go from there.
type reach struct {
	ways   *wayTable
	stands map[define.Piece]*define.Set
}

// findReach follows all pieces of a game until nothing new is found.
func findReach(ways *wayTable) *reach {
	r := &reach{ways, map[define.Piece]*define.Set{}}
	if start := ways.rules.Start(); ways.rules.IsShuffled() {
		r.addShuffled(start)
	} else {
		r.addStart(start)
	}
	return r
}

// addStart lets pieces stand where they start, and where castling takes them from there.
func (r *reach) addStart(start *board.Position) {
	for s := range r.ways.rules.Squares {
		if piece := start.At(define.Square(s)); piece != define.Empty && piece != define.Wall {
			r.add(piece, define.Square(s))
		}
	}
	for c := define.White; c <= define.Black; c++ {
		for _, k := range start.CastlingsOf(c) {
			r.add(define.MakePiece(c, k.KingType), k.KingTo)
			r.add(define.MakePiece(c, k.PartnerType), k.PartnerTo)
		}
	}
}

// addShuffled lets the pieces of a shuffled start stand anywhere on their rank.
func (r *reach) addShuffled(start *board.Position) {
	rules := r.ways.rules
	for s := range rules.Squares {
		piece := start.At(define.Square(s))
		for file := range rules.Files {
			if to := rules.Square(file, rules.Rank(define.Square(s))); piece != define.Empty && !rules.IsHole(to) {
				r.add(piece, to)
			}
		}
	}
}

// add lets a piece stand on a square, and go on from there.
func (r *reach) add(piece define.Piece, s define.Square) {
	type spot struct {
		piece define.Piece
		at    define.Square
	}
	rules := r.ways.rules
	for queue := []spot{{piece, s}}; len(queue) > 0; {
		here := queue[0]
		queue = queue[1:]
		set := r.stands[here.piece]
		if set == nil {
			set = new(define.Set)
			r.stands[here.piece] = set
		}
		if set.Has(here.at) {
			continue
		}
		set.Add(here.at)
		c, t := here.piece.Color(), here.piece.Type()
		for _, form := range promotions(rules, here.piece, here.at) {
			queue = append(queue, spot{define.MakePiece(c, form), here.at})
		}
		for _, way := range r.ways.of(here.piece)[here.at] {
			if r.ways.onlyThreatens(&way) {
				continue
			}
			forms := promotions(rules, here.piece, way.To)
			forms = append(forms, promotions(rules, here.piece, here.at)...)
			for _, form := range forms {
				queue = append(queue, spot{define.MakePiece(c, form), way.To})
			}
			if rules.MayKeepType(c, t, here.at, &way) {
				queue = append(queue, spot{here.piece, way.To})
			}
		}
	}
}

// promotions returns what a piece may become on a square of its zone.
func promotions(rules *board.Rules, piece define.Piece, s define.Square) []define.PieceType {
	zone := rules.PromotionZone(piece.Color(), piece.Type())
	if zone == nil {
		return nil
	}
	d := promotionOf(rules, piece.Type())
	if !zone.Has(s) && !d.Always[piece.Color()].Has(s) && !d.Lone {
		return nil
	}
	return rules.Choices(piece.Color(), piece.Type())
}

// promotionOf returns the promotion of a type, nil if it has none.
func promotionOf(rules *board.Rules, t define.PieceType) *define.Promotion {
	for i := range rules.Def.Promotions {
		if d := &rules.Def.Promotions[i]; d.Type == t {
			return d
		}
	}
	return nil
}

// squares returns where a piece can stand, in ascending order.
func (r *reach) squares(piece define.Piece) []define.Square {
	if set := r.stands[piece]; set != nil {
		return set.Squares()
	}
	return nil
}

// shades divides the squares of a piece into those between which it can go, numbered from 0
// on; a bishop of chess has two shades.
func (r *reach) shades(piece define.Piece) (shade map[define.Square]int, n int) {
	squares := r.squares(piece)
	linked := map[define.Square][]define.Square{}
	for _, s := range squares {
		for _, way := range r.ways.of(piece)[s] {
			if r.stands[piece].Has(way.To) && !r.ways.onlyThreatens(&way) {
				linked[s] = append(linked[s], way.To)
				linked[way.To] = append(linked[way.To], s)
			}
		}
	}
	shade = map[define.Square]int{}
	for _, s := range squares {
		if _, known := shade[s]; known {
			continue
		}
		for queue := []define.Square{s}; len(queue) > 0; queue = queue[1:] {
			if _, known := shade[queue[0]]; !known {
				shade[queue[0]] = n
				queue = append(queue, linked[queue[0]]...)
			}
		}
		n++
	}
	return shade, n
}

// forms lists what the pieces of material may ever become, themselves included.
func (m Material) forms() []define.Piece {
	var list []define.Piece
	add := func(piece define.Piece) {
		if !slices.Contains(list, piece) {
			list = append(list, piece)
		}
	}
	for _, piece := range m.pieces {
		add(piece)
	}
	for i := 0; i < len(list); i++ {
		for _, t := range m.rules.Choices(list[i].Color(), list[i].Type()) {
			add(define.MakePiece(list[i].Color(), t))
		}
	}
	return list
}
