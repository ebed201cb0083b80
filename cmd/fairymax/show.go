package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/variants"
)

// show describes a variant for a person.
func show(k *call) error {
	steps := k.flags.Bool("steps", false, "also print the compiled steps of every piece")
	if err := k.parse(1, 1); err != nil {
		return err
	}
	v, err := k.catalogue().Load(k.arguments[0])
	if err != nil {
		return err
	}
	fmt.Fprintf(k.out, "%s (%s), %d×%d\n", v.Title, v.Name, v.Rules.Files, v.Rules.Ranks)
	if v.Source != "" {
		fmt.Fprintln(k.out, v.Source)
	}
	drawBoard(k.out, v.Rules.Start())
	showPieces(k.out, v, *steps)
	showPromotions(k.out, v.Rules)
	showCastlings(k.out, v.Rules)
	showEndings(k.out, v.Rules)
	return nil
}

// showPieces prints each piece with its value, Betza notation and diagram.
func showPieces(w io.Writer, v *variants.Variant, steps bool) {
	values := engine.Values(v.Rules)
	for i, def := range v.Rules.Def.Types {
		t := board.PieceType(i + 1)
		fmt.Fprintf(w, "%s  %s", def.Letter, def.Title)
		if v.Rules.Def.Royal.Has(t) {
			fmt.Fprint(w, ", royal")
		} else {
			fmt.Fprintf(w, ", worth %d", values[t])
		}
		fmt.Fprintf(w, ", %s\n", betzaText(v, i))
		side := board.White
		if !def.Owners[board.White] {
			side = board.Black
		}
		for _, line := range diagram(def.Steps[side]) {
			fmt.Fprintf(w, "    %s\n", line)
		}
		if steps {
			for _, step := range def.Steps[side] {
				fmt.Fprintf(w, "    %v\n", step)
			}
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintf(w, "%s\n\n", diagramLegend)
}

// betzaText is the notation of a type's moves, with a mark if it says less than the steps.
func betzaText(v *variants.Variant, index int) string {
	side := board.White
	if !v.Rules.Def.Types[index].Owners[board.White] {
		side = board.Black
	}
	text, exact := v.Betza(side, board.PieceType(index+1))
	if !exact {
		text += " (about)"
	}
	return text
}

// names lists the titles of piece types.
func names(r *board.Rules, types []board.PieceType) string {
	var list []string
	for _, t := range types {
		list = append(list, strings.ToLower(r.Def.Types[t-1].Title))
	}
	return strings.Join(list, ", ")
}

func showPromotions(w io.Writer, r *board.Rules) {
	for _, rule := range r.Def.Promotions {
		piece := r.Def.Types[rule.Type-1].Title
		white, black := rule.Choices[board.White], rule.Choices[board.Black]
		if slices.Equal(white, black) {
			fmt.Fprintf(w, "Promotion: a %s becomes %s %s.\n", strings.ToLower(piece), names(r, white), zoneText(r, rule))
			continue
		}
		fmt.Fprintf(w, "Promotion: a %s becomes %s (White) or %s (Black) %s.\n", strings.ToLower(piece), names(r, white), names(r, black), zoneText(r, rule))
	}
}

// zoneText says where White's men promote; Black's zone mirrors it.
func zoneText(r *board.Rules, rule board.PromotionDef) string {
	lowest := r.Ranks
	for _, s := range rule.Zone[board.White].Squares() {
		lowest = min(lowest, r.Rank(s))
	}
	where := "on the last rank"
	if depth := r.Ranks - lowest; depth > 1 {
		where = fmt.Sprintf("on the last %d ranks", depth)
	}
	if rule.Must != rule.Zone {
		where += ", where it need not at once"
	}
	return where
}

func showCastlings(w io.Writer, r *board.Rules) {
	if len(r.Def.Castlings) == 0 {
		fmt.Fprintln(w, "Castling: none.")
	}
	for _, c := range r.Def.Castlings {
		fmt.Fprintf(w, "Castling: the %s goes to file %s with a %s on its left, to file %s with one on its right.\n",
			names(r, []board.PieceType{c.King}), fileList(c.Left[board.White]),
			names(r, []board.PieceType{c.Partner}), fileList(c.Right[board.White]))
	}
}

func fileList(files []int) string {
	if len(files) == 0 {
		return "–"
	}
	var list []string
	for _, f := range files {
		list = append(list, string(rune('a'+f)))
	}
	return strings.Join(list, " or ")
}

func showEndings(w io.Writer, r *board.Rules) {
	e := r.Def.Endings
	var said []string
	for _, row := range []struct {
		what    string
		outcome board.Outcome
	}{{"checkmate", e.Checkmate}, {"stalemate", e.Stalemate}} {
		if row.outcome != board.Ongoing {
			said = append(said, row.what+" "+outcomeVerb(row.outcome))
		}
	}
	if e.Repetition.Count > 0 {
		said = append(said, fmt.Sprintf("a position occurring %d times %s", e.Repetition.Count, outcomeVerb(e.Repetition.Result)))
	}
	if e.MoveRule > 0 {
		said = append(said, fmt.Sprintf("%d moves by each side without a capture or a pawn move draw", e.MoveRule))
	}
	if e.Material != board.Ongoing {
		said = append(said, "too little material to mate "+outcomeVerb(e.Material))
	}
	fmt.Fprintf(w, "Endings: %s.\n", strings.Join(said, "; "))
}

func outcomeVerb(o board.Outcome) string {
	return [...]string{"does not matter", "loses", "draws", "wins"}[o]
}
