package initext

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fairymax/board/define"
)

// The moves that promote: pawns in chess, and pieces in shogi.
const (
	pawnMoves  = define.ByEntering | define.ByInside
	pieceMoves = pawnMoves | define.ByLeaving
)

// promotion collects what a section says of all promotions: there is one zone for all types, one
// list of choices for those that promote as pawns, and one form for each of the others.
type promotion struct {
	*writer
	zone            [2]define.Set
	pawns, pieces   []define.PieceType
	choices         [2][]define.PieceType    // of pawns
	forms           []define.PieceType       // of pieces, one each
	limits          map[define.PieceType]int // of what pawns become
	must, pieceMust bool
	by              define.PromotionBy
}

// promotions writes what promotes, where and to what.
func (w *writer) promotions() {
	p := promotion{writer: w, limits: map[define.PieceType]int{}}
	for i := range w.def.Promotions {
		d := &w.def.Promotions[i]
		if w.plain(d.Type) != d.Type {
			continue
		}
		if p.zone != [2]define.Set{} && p.zone != w.owned(d.Type, d.Zone, p.zone) {
			w.lack("that pieces promote in different zones")
		}
		p.zone = w.owned(d.Type, d.Zone, p.zone)
		p.noteOthers(d)
		p.add(d)
	}
	p.addOriginals()
	p.write()
}

// addOriginals notes forms to which nothing promotes, but which are something else in a hand: in a
// section such a piece has promoted before the game.
func (p *promotion) addOriginals() {
	if len(p.def.Promotions) > 0 {
		return
	}
	for _, t := range p.types() {
		if before := p.def.Types[t-1].Demotes; p.isForm(t, before) {
			p.pieces, p.forms, p.by = append(p.pieces, before), append(p.forms, t), pieceMoves
		}
	}
}

// noteOthers notes the rules of a promotion for which sections have no words. Each is noted by
// itself: one must not hide another.
func (p *promotion) noteOthers(d *define.Promotion) {
	name := p.name(d.Type)
	p.lackIf(d.ByPlace[0] != nil || d.ByPlace[1] != nil, "that %s becomes other pieces on other squares", name)
	p.lackIf(d.Lone, "that the last %s promotes anywhere", name)
	p.lackIf(d.Otherwise == define.BecomeElse, "what %s becomes if no choice is left", name)
	p.lackIf(d.Otherwise == define.Stay && (len(d.AtMost) > 0 || p.asPawn(d)), "that %s stays what it is if no choice is left", name)
	p.lackIf(d.Always != [2]define.Set{}, "where every move of %s promotes", name)
}

// owned returns the squares of each side; those of a side that can never have the type are as
// known.
func (w *writer) owned(t define.PieceType, sets, known [2]define.Set) [2]define.Set {
	for c, owns := range w.def.Types[t-1].Owners {
		if !owns && known[c] != (define.Set{}) {
			sets[c] = known[c]
		}
	}
	return sets
}

// add notes the promotion of a type.
func (p *promotion) add(d *define.Promotion) {
	choices := d.Choices
	for c := range choices {
		choices[c] = p.plainTypes(choices[c])
		if !p.def.Types[d.Type-1].Owners[c] {
			choices[c] = nil
		}
	}
	if p.asPawn(d) {
		p.addPawn(d, choices)
		return
	}
	piece := *d
	if piece.By == pawnMoves {
		piece.By = pieceMoves // it never leaves the zone
	}
	p.addPiece(&piece, slices.Concat(choices[0], choices[1]))
}

// asPawn reports whether a promotion is one of pawns in a section, and not one to a form that a
// captured piece loses again.
func (w *writer) asPawn(d *define.Promotion) bool {
	results := d.Results()
	turnsBack := len(results) == 1 && w.plain(results[0]) == results[0] && w.def.Types[results[0]-1].Demotes == d.Type
	return d.By == pawnMoves && !(turnsBack && w.movesOf(d.Type).ForwardOnly())
}

// isForm reports whether a type is the form of another one: that promotes to it, and not as a pawn.
// Where nothing promotes, it is the first one that becomes the other in a hand.
func (w *writer) isForm(t, before define.PieceType) bool {
	if len(w.def.Promotions) == 0 {
		first := slices.IndexFunc(w.def.Types, func(d define.Type) bool { return d.Demotes == before })
		return before != 0 && first == int(t)-1
	}
	return slices.ContainsFunc(w.def.Promotions, func(d define.Promotion) bool {
		return d.Type == before && !w.asPawn(&d) && slices.Contains(w.plainTypes(d.Results()), t)
	})
}

// plainTypes lists types without shadows, each once.
func (w *writer) plainTypes(types []define.PieceType) (list []define.PieceType) {
	for _, t := range types {
		if t = w.plain(t); !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	return list
}

// addPawn notes a type that promotes as pawns do.
func (p *promotion) addPawn(d *define.Promotion, choices [2][]define.PieceType) {
	must := d.Must == d.Zone
	p.lackIf(!must && d.Must != [2]define.Set{} || len(p.pawns) > 0 && must != p.must, "where %s must promote", p.name(d.Type))
	p.limit(d)
	for c := range choices {
		if len(choices[c]) == 0 {
			continue
		}
		if p.takes(define.Color(c), d.Type) && d.Zone[c].Meets(&p.passed[c]) && !d.NoPassing {
			p.lack("that %s promotes when it captures en passant", p.name(d.Type))
		}
		if len(p.choices[c]) > 0 && !slices.Equal(p.choices[c], choices[c]) {
			p.lack("that pieces promote to different choices")
		}
		p.choices[c] = choices[c]
	}
	p.pawns, p.must = append(p.pawns, d.Type), must
}

// limit notes how many pieces a type that promotes as pawns do may become. There is one limit of a
// letter for all types that become it, on all pieces of that letter.
func (p *promotion) limit(d *define.Promotion) {
	limits := map[define.PieceType]int{}
	for _, form := range p.plainTypes(d.Results()) {
		limits[form] = unlimited
	}
	for choice, limit := range d.AtMost {
		form := p.plain(choice)
		limits[form] = limit.Most
		if limit.Most == 0 || !slices.Equal(p.masked(limit.Types), []define.PieceType{form}) {
			p.lackLimit(d)
		}
	}
	for form, most := range limits {
		if before, known := p.limits[form]; known && before != most {
			p.lackLimit(d)
		}
		p.limits[form] = most
	}
}

// unlimited stands for no limit, as in the section.
const unlimited = 0

func (p *promotion) lackLimit(d *define.Promotion) {
	p.lack("how many pieces %s may promote to", p.name(d.Type))
}

// takes reports whether a side's pieces of a type capture en passant.
func (w *writer) takes(c define.Color, t define.PieceType) bool {
	return slices.ContainsFunc(w.def.Types[t-1].Steps[c], func(s define.Step) bool { return s.EnPassant == define.EnPassantCaptures })
}

// addPiece notes a type that promotes as pieces of shogi do.
func (p *promotion) addPiece(d *define.Promotion, forms []define.PieceType) {
	stuck := p.stuckIn(d.Type)
	stuck[0].Intersect(&d.Zone[0])
	stuck[1].Intersect(&d.Zone[1])
	must := d.Must != [2]define.Set{} && d.Must != stuck
	slices.Sort(forms)
	forms = slices.Compact(forms)
	p.lackIf(must && d.Must != d.Zone && d.Must != [2]define.Set{p.everywhere(), p.everywhere()} || len(p.pieces) > 0 && must != p.pieceMust,
		"where %s must promote", p.name(d.Type))
	p.lackIf(len(p.pieces) > 0 && d.By != p.by || d.By != pieceMoves && d.By != define.ByCapturing, "when %s promotes", p.name(d.Type))
	if len(d.AtMost) > 0 {
		p.lackLimit(d)
	}
	if len(forms) != 1 {
		p.lack("what %s promotes to, of several types", p.name(d.Type))
		return
	}
	p.stuckIsIllegal = p.stuckIsIllegal || d.Must == stuck && d.Must != [2]define.Set{}
	p.pieces, p.forms = append(p.pieces, d.Type), append(p.forms, forms[0])
	p.pieceMust, p.by = must, d.By
}

// stuckIn returns the squares from which a type can never move.
func (w *writer) stuckIn(t define.PieceType) (stuck [2]define.Set) {
	for c := range stuck {
		stuck[c] = w.everywhere()
		for _, s := range stuck[c].Squares() {
			if slices.ContainsFunc(w.def.Types[t-1].Steps[c], func(step define.Step) bool {
				_, ok := w.rules.Offset(s, step.Vector, false)
				return ok
			}) {
				stuck[c].Remove(s)
			}
		}
	}
	return stuck
}

// write writes the options.
func (p *promotion) write() {
	if p.zone != [2]define.Set{} || len(p.pieces) > 0 {
		p.regions("promotionRegion", p.zone)
	}
	p.set("promotionPawnTypes", "%s", p.lettersOf(p.pawns))
	p.sides("promotionPieceTypes", [2]string{p.lettersOf(p.choices[0]), p.lettersOf(p.choices[1])})
	p.flag("mandatoryPawnPromotion", p.must || len(p.pawns) == 0)
	p.writeLimits()
	if len(p.pieces) == 0 {
		return
	}
	var pairs []string
	for i, t := range p.pieces {
		pairs = append(pairs, strings.ToLower(p.letters[t-1]+":"+p.letters[p.forms[i]-1]))
	}
	p.set("promotedPieceType", "%s", strings.Join(pairs, " "))
	p.flag("mandatoryPiecePromotion", p.pieceMust)
	p.flag("piecePromotionOnCapture", p.by == define.ByCapturing)
	if p.stuckIsIllegal {
		p.flag("immobilityIllegal", true)
	}
}

// writeLimits writes how many pieces of a type a side may have.
func (p *promotion) writeLimits() {
	var pairs []string
	for _, form := range slices.Sorted(maps.Keys(p.limits)) {
		if p.limits[form] == unlimited {
			continue
		}
		pairs = append(pairs, fmt.Sprintf("%s:%d", strings.ToLower(p.letters[form-1]), p.limits[form]))
		p.lackIf(slices.Contains(p.forms, form), "that pawns may become so many %s, but not other pieces", p.name(form))
	}
	if len(pairs) > 0 {
		p.set("promotionLimit", "%s", strings.Join(pairs, " "))
	}
}
