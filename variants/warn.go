package variants

import (
	"slices"

	"fairymax/board"
	"fairymax/variants/source"
)

// Experts know of a game what this package does not.
type Experts struct {
	Values    func(*board.Rules) []int  // what men are worth, by type
	Promoted  func(letter string) bool  // whether XBoard can say that a man becomes a piece of this letter
	Confusing func(variant string) bool // whether XBoard takes the name of a game for that of another
}

// warner looks for what can be played but was hardly meant.
type warner struct {
	*source.Report
	catalogue *Catalogue
	experts   Experts
	c         *compiler
	v         *Variant
	rules     *board.Rules
	roads     *roads
}

// Check loads a variant and looks for what can be played but was hardly meant.
// Such warnings come in the order of the text; the error is that of [Catalogue.Load].
func (c *Catalogue) Check(nameOrPath string, experts Experts) (*Variant, source.ErrorList, error) {
	l, name, at, err := c.search(nameOrPath)
	if err != nil {
		return nil, nil, err
	}
	v, compiled, err := l.compiled(name, at)
	if err != nil {
		return nil, nil, err
	}
	w := warner{&source.Report{Texts: l.Texts}, c, experts, compiled, v, v.Rules, newRoads(compiled, v.Rules)}
	w.look()
	if at < len(l.layers)-1 {
		w.twins()
	}
	if w.Err() == nil {
		return v, nil, nil
	}
	return v, w.List, nil
}

// look looks for everything that the definition itself shows.
func (w *warner) look() {
	w.pieces()
	w.promotions()
	w.rows()
	w.zones()
	w.start()
	w.losers()
	w.values()
	w.letters()
	w.name()
}

// lives reports whether any side ever has a man of a type.
func (w *warner) lives(kind board.PieceType) bool {
	return !w.roads.at[board.White][kind].Empty() || !w.roads.at[board.Black][kind].Empty()
}

// add points at a place in the file that is looked at: what is wrong with what it
// extends is told where it does so.
func (w *warner) add(at source.Place, code source.Code, format string, args ...any) {
	if parent := w.c.game.Get("extends"); at.File != w.c.game.At.File && parent != nil {
		at = parent.At
	}
	w.Report.Add(at, code, format, args...)
}

// start warns of a start position in which something is wrong already. Where men
// are drawn by lot or placed first, the rest of it says little.
func (w *warner) start() {
	at := w.c.game.Get("start").At
	start := w.rules.Start()
	if w.rules.Def.Hand.Use&board.HandPlace != 0 {
		return
	}
	if start.InCheck() {
		w.add(at, "FM907", "start: %v begins in check", start.Turn())
	}
	for _, p := range []*board.Position{start, w.otherTurn(start)} {
		if p != nil && !p.HasLegalMove() {
			w.add(at, "FM908", "start: %v has no legal move", p.Turn())
		}
	}
	var list board.MoveList
	start.LegalCaptures(&list)
	for _, m := range list.Moves() {
		if man := start.At(m.Victim()); m.IsCapture() && w.rules.IsRoyal(man.Type()) {
			w.add(at, "FM910", "start: the first move can capture the %s on %s", w.nameOf(man.Type()), w.c.squareName(m.Victim()))
		}
	}
}

func (w *warner) nameOf(kind board.PieceType) string { return w.c.types[kind-1].name }

// otherTurn is the position with the other side to move, nil if there is none.
func (w *warner) otherTurn(p *board.Position) *board.Position {
	fen := []byte(p.FEN())
	side := slices.Index(fen, ' ') + 1
	fen[side] = map[byte]byte{'w': 'b', 'b': 'w'}[fen[side]]
	other, err := w.rules.ParseFEN(string(fen))
	if err != nil {
		return nil
	}
	return other
}
