package main

import (
	"context"
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/endgame"
	"fairymax/internal/notation"
	"fairymax/internal/textboard"
	"fairymax/variants"
)

// endgameJSON is what a position is worth, as JSON.
type endgameJSON struct {
	FEN      string       `json:"fen"`
	Notes    []string     `json:"notes,omitempty"`
	Unjudged []string     `json:"unjudged,omitempty"`
	Value    endgameValue `json:"value"`
	Moves    []valuedMove `json:"moves"`
}

// endgameValue is a value as JSON.
type endgameValue struct {
	Outcome string `json:"outcome"`
	Plies   int    `json:"plies"`
}

// valuedMove is a move with its value for the side that makes it.
type valuedMove struct {
	Move string `json:"move"`
	endgameValue
}

func newEndgameValue(v endgame.Value) endgameValue {
	return endgameValue{map[define.Outcome]string{define.Win: "win", define.Draw: "draw", define.Loss: "loss"}[v.Outcome], v.Plies}
}

// endgamePosition says what a position is worth.
func (k *call) endgamePosition(ctx context.Context, v *variants.Variant, tables *endgame.Tables, f *endgameFlags) error {
	p, err := k.readFEN(v.Rules, f.fen)
	if err != nil {
		return err
	}
	m := endgame.MaterialOf(p)
	if _, err := k.announce(tables, []endgame.Question{endgame.NameQuestion(m)}, endgame.OpenKept("", "", nil), f); err != nil {
		return err
	}
	value, choices, err := tables.Choices(ctx, p)
	if err != nil {
		return err
	}
	k.live().clear()
	result := endgameJSON{FEN: p.FEN(), Notes: k.notes, Unjudged: endgame.Unjudged(m), Value: newEndgameValue(value), Moves: []valuedMove{}}
	for _, c := range choices {
		result.Moves = append(result.Moves, valuedMove{notation.Coordinate(v.Rules, c.Move, 1), newEndgameValue(c.Value)})
	}
	if *f.asJSON {
		return k.printJSON(result)
	}
	k.printEndgame(p, value, choices, result.Unjudged)
	return nil
}

// printEndgame draws a position with its value and its moves, the best first.
func (k *call) printEndgame(p *board.Position, value endgame.Value, choices []endgame.Choice, unjudged []string) {
	fmt.Fprint(k.out, textboard.Board(p, textboard.Style{}))
	fmt.Fprintf(k.out, "%v to move: %v\n", p.Turn(), value)
	if len(choices) > 0 {
		fmt.Fprintln(k.out)
	}
	for _, c := range choices {
		fmt.Fprintf(k.out, "%-8s%v\n", notation.Coordinate(p.Rules(), c.Move, 1), c.Value)
	}
	if labels := endgame.Labels(unjudged); labels != "" {
		fmt.Fprint(k.out, "\n"+labels)
	}
}
