package webplay

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/explain"
	"fairymax/internal/textboard"
)

// view is what a page shows of a game.
type view struct {
	FEN     string    `json:"fen"`
	Start   string    `json:"start"`  // the FEN of the start
	Played  []string  `json:"played"` // the moves in coordinates
	History []string  `json:"history"`
	First   int       `json:"first"` // the number of the first move
	BlackIn bool      `json:"blackIn"`
	Turn    string    `json:"turn"`
	Over    bool      `json:"over"`
	Agreed  bool      `json:"agreed,omitempty"`  // the players have ended it
	Declare string    `json:"declare,omitempty"` // what a declaration of an impasse gives: win or draw
	State   string    `json:"state"`
	Told    []string  `json:"told"`             // what the last move did
	Ending  string    `json:"ending,omitempty"` // how an ending goes that is practised
	Notes   []string  `json:"notes,omitempty"`  // how a text was read
	Pieces  []placed  `json:"pieces"`
	Walls   []string  `json:"walls,omitempty"`
	Hands   [2][]held `json:"hands"` // White's, then Black's
	Check   []string  `json:"check"` // the squares of attacked royals
	Last    []string  `json:"last"`  // the squares that the last move changed
	Moves   []move    `json:"moves"`
	Node    int       `json:"node"`            // where the position is in the tree
	Tree    []node    `json:"tree,omitempty"`  // all moves, if they are not what the last view had
	Games   []string  `json:"games,omitempty"` // of the text that was read, if there are several
}

// placed is a piece on the board.
type placed struct {
	Square string `json:"square"`
	Side   string `json:"side"`
	Piece  string `json:"piece"` // the name of its type
}

// held is a piece in hand.
type held struct {
	Piece string `json:"piece"`
	Count int    `json:"count"`
}

// side is a colour on the page.
func side(c define.Color) string { return strings.ToLower(c.String()) }

// view describes the position of the game.
func (s *Session) view() view {
	p, start := s.game().Position(), s.game().Start()
	result, _ := s.tree.Result()
	v := view{
		FEN: p.FEN(), Start: start.FEN(), First: start.MoveNumber(), BlackIn: start.Turn() == define.Black,
		Played: []string{}, Told: []string{}, Pieces: []placed{}, Last: []string{},
		Turn: side(p.Turn()), Over: result.Over, Check: s.attackedRoyals(p), Moves: s.moves(),
		Declare: map[define.Outcome]string{define.Win: "win", define.Draw: "draw"}[s.game().Declaration()],
		Agreed:  s.tree.Agreed() != nil,
		State:   s.state(),
		Node:    s.tree.At().ID, Tree: s.changedTree(), History: []string{},
	}
	v.Ending = s.progress()
	for _, n := range s.tree.Path() {
		v.Played = append(v.Played, n.Text)
		v.History = append(v.History, n.SAN)
	}
	if moves := s.game().Moves(); len(moves) > 0 {
		before := s.game().Clone()
		before.Undo()
		v.Told = explain.Legal(before, moves[len(moves)-1])
		v.Last = s.changed(p)
	}
	for i := range s.rules.Squares {
		sq := define.Square(i)
		switch piece := p.At(sq); piece {
		case define.Empty:
		case define.Wall:
			v.Walls = append(v.Walls, s.rules.SquareName(sq, 1))
		default:
			v.Pieces = append(v.Pieces, placed{s.rules.SquareName(sq, 1), side(piece.Color()), s.rules.Def.Types[piece.Type()-1].Name})
		}
	}
	for c := range v.Hands {
		v.Hands[c] = s.hand(p, define.Color(c))
	}
	return v
}

// state says how the game stands.
func (s *Session) state() string {
	result, forfeit := s.tree.Result()
	switch e := s.tree.Agreed(); {
	case forfeit:
		return fmt.Sprintf("%v wins: time is up.", result.Winner)
	case e == nil:
		return strings.Join(append([]string{textboard.State(s.game())}, textboard.Counts(s.game().Position())...), " ")
	case e.Termination == "" || strings.EqualFold(e.Termination, "normal"):
		return fmt.Sprintf("The players ended this game: %s.", e.Result)
	default:
		return fmt.Sprintf("The players ended this game: %s (%s).", e.Result, e.Termination)
	}
}

// hand lists the pieces in a hand.
func (s *Session) hand(p *board.Position, c define.Color) []held {
	hand := []held{}
	for i, def := range s.rules.Def.Types {
		if n := p.Hand(c, define.PieceType(i+1)); n > 0 {
			hand = append(hand, held{def.Name, n})
		}
	}
	return hand
}

// changed lists the squares that the last move changed.
func (s *Session) changed(p *board.Position) []string {
	var squares []define.Square
	for _, change := range p.Changes() {
		squares = append(squares, change.Square)
	}
	return s.squareNames(squares)
}

// attackedRoyals lists the squares of the royals that give reason to say check.
func (s *Session) attackedRoyals(p *board.Position) []string {
	var squares []define.Square
	if p.InCheck() {
		royals := p.CheckableRoyals(p.Turn())
		for _, sq := range royals.Squares() {
			if p.Attacked(sq, p.Turn().Other()) {
				squares = append(squares, sq)
			}
		}
	}
	return s.squareNames(squares)
}
