package webplay

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
	"fairymax/internal/endgame"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
)

// practice is an ending that a person practises: White wins it with one piece against a bare
// royal, and the other side defends as a table says.
type practice struct {
	tree   *gametree.Tree // it is over when another game is shown
	tables *endgame.Tables
	first  endgame.Value
}

// ending is one that can be practised.
type ending struct {
	Piece string `json:"piece"` // the name of its type
	Title string `json:"title"`
}

// Limits of what is practised.
const (
	mostNumbers = 1_500_000 // positions of a table: a phone makes it in seconds
	longEnough  = 5         // plies of a win, if there are such
)

// endings lists what can be practised, the strongest piece first.
func (s *Session) endings(*question) (any, error) {
	values := traits.Values(s.rules)
	list := []ending{}
	var types []define.PieceType
	for t := define.PieceType(1); int(t) <= s.rules.Types(); t++ {
		if !s.rules.IsRoyal(t) && s.rules.Def.Types[t-1].Owners[define.White] {
			types = append(types, t)
		}
	}
	slices.SortStableFunc(types, func(a, b define.PieceType) int { return values[b] - values[a] })
	for _, t := range types {
		list = append(list, ending{s.rules.Def.Types[t-1].Name, s.names.TypeName(t)})
	}
	return struct {
		Endings []ending `json:"endings"`
	}{list}, nil
}

// practise shows a position at random that White wins with a piece.
func (s *Session) practise(q *question) (any, error) {
	t := s.typeNamed(q.Text)
	if t == 0 {
		return nil, fmt.Errorf("there is no piece %q", q.Text)
	}
	m, err := endgame.Alone(s.rules, define.White, t)
	if err != nil {
		return nil, err
	}
	tables, err := s.tablesFor(m)
	if err != nil {
		return nil, err
	}
	p, v, err := draw(q.ctx, tables, m)
	if err != nil {
		return nil, err
	}
	if p == nil {
		return nil, fmt.Errorf("the %s never wins against a bare king", s.names.TypeName(t))
	}
	tree := gametree.New(p)
	s.practice = &practice{tree, tables, v}
	return s.show(tree, nil), nil
}

// tablesFor prepares the tables for some material, unless they are too large for a page.
func (s *Session) tablesFor(m endgame.Material) (*endgame.Tables, error) {
	if s.tables == nil {
		tables, err := endgame.New(s.rules, endgame.Options{})
		if err != nil {
			return nil, err
		}
		s.tables = tables
	}
	jobs, err := s.tables.Plan(m)
	if err != nil {
		return nil, err
	}
	for _, job := range jobs {
		if job.Positions > mostNumbers {
			return nil, errors.New("the table of this ending is too large for a page; \"fairymax endgame\" makes it")
		}
	}
	return s.tables, nil
}

// draw draws a position that White wins, a long win if there is one.
func draw(ctx context.Context, tables *endgame.Tables, m endgame.Material) (*board.Position, endgame.Value, error) {
	wins := func(least int) func(endgame.Value) bool {
		return func(v endgame.Value) bool { return v.Outcome == define.Win && v.Plies >= least }
	}
	p, v, err := tables.Sample(ctx, m, define.White, wins(longEnough), rand.IntN)
	if p == nil && err == nil {
		p, v, err = tables.Sample(ctx, m, define.White, wins(1), rand.IntN)
	}
	return p, v, err
}

// practising returns the ending that is practised, nil if none is.
func (s *Session) practising() *practice {
	if s.practice == nil || s.practice.tree != s.tree {
		return nil
	}
	return s.practice
}

// best returns the best move in an ending that is practised.
func (s *Session) best(q *question) (any, error) {
	x := s.practising()
	if x == nil {
		return nil, errors.New("there is no ending to practise")
	}
	_, choices, err := x.tables.Choices(q.ctx, s.game().Position())
	if err != nil {
		return nil, err
	}
	if len(choices) == 0 {
		return nil, errors.New("the game is over")
	}
	return struct {
		Move string `json:"move"`
	}{notation.Coordinate(s.rules, choices[0].Move, 1)}, nil
}

// progress says how an ending goes that is practised, "" if none is.
func (s *Session) progress() string {
	x := s.practising()
	if x == nil {
		return ""
	}
	p, played := s.game().Position(), len(s.game().Moves())
	result, _ := s.tree.Result()
	if result.Over && (result.Draw || result.Winner != define.White) {
		return "The win is gone."
	}
	v, err := x.tables.Value(context.Background(), p)
	wins := define.Win.Of(define.White, p.Turn())
	switch {
	case err != nil || v.Outcome != wins:
		return "The win is gone."
	case played == 0:
		return fmt.Sprintf("White wins in %s.", moves(v))
	}
	verdict := "The best so far"
	if late := (played + v.Plies - x.first.Plies) / 2; late > 0 {
		verdict = fmt.Sprintf("Too slow by %d so far", late)
	}
	if result.Over {
		return fmt.Sprintf("%s: White has won in %s, and %s was possible.", trimmed(verdict), moves(endgame.Value{Plies: played}), moves(x.first))
	}
	return fmt.Sprintf("%s: White wins in %s.", verdict, moves(v))
}

// trimmed is a verdict about a game that is over.
func trimmed(verdict string) string { return verdict[:len(verdict)-len(" so far")] }

// moves writes the moves of the side that wins.
func moves(v endgame.Value) string {
	if n := v.Moves(); n != 1 {
		return fmt.Sprintf("%d moves", n)
	}
	return "1 move"
}
