package diagramtext

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/foreign/xbetza"
)

// writer writes a game.
type writer struct {
	rules    *board.Rules
	def      *define.Game
	symmetry string
	order    []define.PieceType // of the lines
	ids      []string           // of type t at t-1
	promoted promotions
	settings []string
	lacks    []string
}

// Write writes a game as an Interactive Diagram, an element for a page. The list has the
// rules that the text leaves out, as phrases; with any of them the diagram plays another
// game.
func Write(r *board.Rules) (text string, lacks []string) {
	w := &writer{rules: r, def: r.Def}
	w.symmetry = w.findSymmetry()
	w.promoted = w.findPromotions()
	w.order = w.findOrder()
	w.ids = w.findIDs()
	w.set("files", fmt.Sprint(r.Files))
	w.set("ranks", fmt.Sprint(r.Ranks))
	w.set("symmetry", w.symmetry)
	w.promotion()
	w.hand()
	w.royal()
	w.endings()
	w.trade()
	w.shuffle()
	w.others()
	lines := slices.Concat([]string{`<div class="idiagram">`}, w.settings, w.holes())
	for _, t := range w.order {
		lines = append(lines, w.line(t))
	}
	lines = append(lines, "</div>", note)
	return strings.Join(lines, "\n") + "\n", w.lacks
}

// note tells what draws the element: on its own it is only text.
const note = `<!-- The script betza.js of chessvariants.com draws this element; its page "Interactive diagrams" says how to add the script to yours. -->`

// set writes a parameter.
func (w *writer) set(name, value string) { w.settings = append(w.settings, name+"="+value) }

// lack notes a rule that the text leaves out, once.
func (w *writer) lack(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); !slices.Contains(w.lacks, text) {
		w.lacks = append(w.lacks, text)
	}
}

// lackIf notes a rule if the game has it.
func (w *writer) lackIf(has bool, format string, args ...any) {
	if has {
		w.lack(format, args...)
	}
}

// line writes the line of a type: name, id, moves, no picture, squares, and how many each
// side has in hand.
func (w *writer) line(t define.PieceType) string {
	name := strings.ReplaceAll(w.name(t), "-", " ")
	if name == "hole" { // such a line has the squares that do not exist
		name = "a hole"
	}
	text := name + ":" + w.ids[t-1] + ":" + w.moves(t) + "::" + w.squares(t)
	if n := w.held(t); n > 0 {
		text += fmt.Sprintf(":%d", n)
	}
	return text
}

// name returns the name of a type.
func (w *writer) name(t define.PieceType) string { return w.def.Types[t-1].Name }

// moves writes how a type moves.
func (w *writer) moves(t define.PieceType) string {
	def := &w.def.Types[t-1]
	side := define.White
	if !def.Owners[define.White] {
		side = define.Black
	}
	seen := func(c define.Color) (chains []define.Chain) {
		for _, legs := range define.Chains(def.Steps[c]) {
			chains = append(chains, legs.AsSeenBy(c).Clone())
		}
		if w.def.Royal.Types.Has(t) {
			w.sheltered(chains, def.Name)
		}
		return chains
	}
	chains := seen(side)
	if w.isLimited(chains) {
		w.lack("the squares, pieces or checks that limit some moves of %s", def.Name)
	} else if def.Owners == [2]bool{true, true} && !define.SameMoves(chains, seen(define.Black)) {
		w.lack("the moves of %s, which differ for White and Black", def.Name)
	}
	text, exact := xbetza.Write(chains, w.def.Royal.Types, w.passing())
	lost := text == "" && len(chains) > 0
	switch {
	case lost:
		w.lack("all moves of %s", def.Name)
	case !exact && !w.isLimited(chains):
		w.lack("some moves of %s", def.Name)
	}
	if !isEven(chains) {
		w.lack("the moves of %s, which differ to the left and the right", def.Name)
	}
	if text += w.castlings(t); text == "" && lost { // the name would say how the piece moves
		return w.nowhere()
	}
	w.lackIf(text == "", "that %s never moves", def.Name)
	return text
}

// nowhere writes a walk straight on that always ends beyond the edge.
func (w *writer) nowhere() string {
	return strings.Repeat("af", max(w.rules.Files, w.rules.Ranks)-1) + "W"
}

// sheltered takes back from the first moves of a royal piece that it is not in check: in
// a diagram it never is.
func (w *writer) sheltered(chains []define.Chain, name string) {
	for _, legs := range chains {
		if legs[0].Unmoved && !legs[0].OutOfCheck {
			w.lack("first moves of %s out of check", name)
		}
		legs[0].OutOfCheck = legs[0].OutOfCheck && !legs[0].Unmoved
	}
}

// movesAs reports whether White's pieces of a type move as a text says.
func (w *writer) movesAs(t define.PieceType, text string) bool {
	moves, exact := xbetza.Write(define.Chains(w.def.Types[t-1].Steps[define.White]), w.def.Royal.Types, w.passing())
	return exact && moves == text
}

// isLimited reports whether some moves are only for some squares or pieces, or not for a
// side in check.
func (w *writer) isLimited(chains []define.Chain) bool {
	return slices.ContainsFunc(slices.Concat(chains...), func(s define.Step) bool {
		return s.From != nil || s.To != nil || s.OutOfCheck || s.Hurdles != 0 || s.Victims != 0 && s.Victims != w.def.Royal.Types
	})
}

// isEven reports whether moves are the same to the left and the right.
func isEven(chains []define.Chain) bool {
	var mirrored []define.Chain
	for _, legs := range chains {
		mirrored = append(mirrored, legs.Turn(define.MirrorFiles))
	}
	return define.SameMoves(chains, mirrored)
}

// passing reports whether some piece takes en passant.
func (w *writer) passing() bool {
	return slices.ContainsFunc(w.def.Types, func(t define.Type) bool {
		return slices.ContainsFunc(slices.Concat(t.Steps[0], t.Steps[1]), func(s define.Step) bool {
			return s.EnPassant == define.EnPassantCaptures
		})
	})
}
