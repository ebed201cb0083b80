package endgame

import (
	"context"
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// Answer says what material is worth: the counts of its table, and an example.
type Answer struct {
	Material string   `json:"material"`
	Side     string   `json:"side"`              // that is asked about: "white" or "black"
	Pieces   []string `json:"pieces"`            // the names of its pieces besides royals
	Against  []string `json:"against,omitempty"` // those of the other side
	Parts    []Part   `json:"parts"`             // of one table: more than one where pieces keep to shades of the board
}

// Part is what one part of a table says.
type Part struct {
	Name    string   `json:"name,omitempty"`
	White   Counts   `json:"white"`            // White is to move
	Black   Counts   `json:"black"`            // Black is to move
	Beyond  int      `json:"beyond,omitempty"` // positions with the side to move that is asked about in which it needs more moves than the move rule allows
	Cursed  bool     `json:"cursed,omitempty"` // the count of the move rule cannot begin anew before such a win
	Example *Example `json:"example,omitempty"`
}

// Counts are positions, by what they are for the side that is asked about.
type Counts struct {
	Positions int `json:"positions"`
	Won       int `json:"won"`
	Lost      int `json:"lost"`
	Longest   int `json:"longest"` // plies of its longest win; -1 if it has none
}

// Share is the part that the side wins, from 0 to 1.
func (c Counts) Share() float64 {
	if c.Positions == 0 {
		return 0
	}
	return float64(c.Won) / float64(c.Positions)
}

// Example is a longest win.
type Example struct {
	FEN   string   `json:"fen"`
	Plies int      `json:"plies"`
	Moves []string `json:"moves"` // with best play of both sides
}

// Answer makes the table of some material and says what it shows for a side.
func (t *Tables) Answer(ctx context.Context, m Material, side define.Color) (*Answer, error) {
	table, flipped, err := t.Get(ctx, m)
	if err != nil {
		return nil, err
	}
	a := &Answer{Material: m.String(), Side: sideWords[side], Pieces: t.names(m, side), Against: t.names(m, side.Other())}
	for _, class := range t.Classes(table) {
		view := view{table, class, flipped, side}
		part := Part{Name: class.Name, White: view.counts(define.White), Black: view.counts(define.Black)}
		t.judgeMoveRule(&part, m, view)
		if part.Example, err = t.example(ctx, view); err != nil {
			return nil, err
		}
		a.Parts = append(a.Parts, part)
	}
	return a, nil
}

var sideWords = [...]string{define.White: "white", define.Black: "black"}

// view is a class of a table as a side sees it.
type view struct {
	table   *Table
	class   *Class
	flipped bool // the colours are exchanged in the table
	side    define.Color
}

// inTable is a colour as the table has it.
func (v view) inTable(c define.Color) define.Color {
	if v.flipped {
		return c.Other()
	}
	return c
}

// counts are those with a side to move.
func (v view) counts(turn define.Color) Counts {
	n := v.class.Counts[v.inTable(turn)]
	if turn == v.side {
		return Counts{n.Positions(), n.Wins, n.Losses, n.LongestWin()}
	}
	return Counts{n.Positions(), n.Losses, n.Wins, n.LongestLoss()}
}

// names lists a side's pieces besides its royals.
func (t *Tables) names(m Material, c define.Color) []string {
	var names []string
	for _, piece := range m.side(c) {
		if !t.rules.IsRoyal(piece.Type()) {
			names = append(names, t.rules.Def.Types[piece.Type()-1].Name)
		}
	}
	return names
}

// judgeMoveRule counts the wins that take more moves than the move rule allows.
func (t *Tables) judgeMoveRule(part *Part, m Material, v view) {
	limit := 2 * t.rules.MoveRule()
	if limit == 0 {
		return
	}
	for plies, n := range v.class.Counts[v.inTable(v.side)].WinPlies {
		if plies > limit {
			part.Beyond += n
		}
	}
	part.Cursed = part.Beyond > 0 && len(t.names(m, v.side.Other())) == 0
	for _, piece := range m.pieces {
		part.Cursed = part.Cursed && !t.rules.Renews(piece.Type())
	}
}

// example returns a longest win, nil if there is none. The other side is to move in it only if its
// best move, such as a capture, leads to one that takes more moves.
func (t *Tables) example(ctx context.Context, v view) (*Example, error) {
	turn := v.inTable(v.side)
	number := v.class.sample[turn][0]
	if number == 0 || movesOf(v.counts(v.side).Longest) < movesOf(v.counts(v.side.Other()).Longest) {
		turn = turn.Other()
		number = v.class.sample[turn][1]
	}
	if number == 0 {
		return nil, nil
	}
	p, err := t.position(v.table, number-1, turn, v.flipped)
	if err != nil {
		return nil, err
	}
	return t.exampleFrom(ctx, p)
}

// exampleFrom plays a position to its end.
func (t *Tables) exampleFrom(ctx context.Context, p *board.Position) (*Example, error) {
	value, err := t.Value(ctx, p)
	if err != nil {
		return nil, err
	}
	moves, err := t.Line(ctx, p)
	if err != nil {
		return nil, err
	}
	e := &Example{FEN: p.FEN(), Plies: value.Plies, Moves: []string{}}
	for _, m := range moves {
		e.Moves = append(e.Moves, notation.Coordinate(t.rules, m, 1))
	}
	return e, nil
}

// position sets up a position of a table, with the colours exchanged if flipped.
func (t *Tables) position(table *Table, number int, turn define.Color, flipped bool) (*board.Position, error) {
	s := newSetter(t.rules, table.index)
	if !table.set(s, number, turn) {
		return nil, fmt.Errorf("number %d of %v is no position", number, table.Material)
	}
	if !flipped {
		return s.position, nil
	}
	p := t.rules.Emptied()
	for slot, piece := range table.index.pieces {
		p.Stand(t.flip.to[s.stands[slot]], define.MakePiece(piece.Color().Other(), piece.Type()))
	}
	if !p.Complete(turn.Other()) {
		return nil, fmt.Errorf("the other side cannot have number %d of %v", number, table.Material)
	}
	return p, nil
}
