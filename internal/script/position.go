package script

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"fairymax"

	"fairymax/variants/spelling"
)

// state is what is told of a position.
type state struct {
	White   bool     `json:"white"` // is to move
	Check   bool     `json:"check"`
	Checked []string `json:"checked"` // the squares of attacked royal pieces
	Number  int      `json:"number"`  // of the next move
	Clock   int      `json:"clock"`   // plies since the last capture or move of a pawn
}

func (s *Session) state(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return state{b.Turn() == fairymax.White, b.InCheck(), listOf(b.Checked()), b.MoveNumber(), b.Clock()}, nil
}

// fen writes a position as programs of a notation have it.
func (s *Session) fen(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return b.FENIn(notations[q.Notation]), nil
}

// outcome is how a game stands.
type outcome struct {
	Over   bool   `json:"over"`
	Result string `json:"result"`
	Winner string `json:"winner"` // "" if there is none
	Reason string `json:"reason"`
}

func (s *Session) outcome(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	b.IgnoreClaims(!q.Claim)
	o := b.Outcome()
	b.IgnoreClaims(true)
	told := outcome{Over: o.Over, Result: o.Result(), Reason: o.Reason}
	if o.Over && !o.Draw {
		told.Winner = side(o.Winner)
	}
	return told, nil
}

// side is a side in an answer.
func side(c fairymax.Color) string { return strings.ToLower(c.String()) }

// placed is a piece on the board.
type placed struct {
	Square string `json:"square"`
	Side   string `json:"side"`
	Name   string `json:"name"`
	Letter string `json:"letter"`
}

// pieces lists the pieces on the board, by ranks from the lowest on.
func (s *Session) pieces(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	list := []placed{}
	for _, square := range b.Game().Squares() {
		if p, c, ok := b.At(square); ok {
			list = append(list, placed{square, side(c), p.Name, p.Letter})
		}
	}
	return list, nil
}

// walls lists the squares that are walls.
func (s *Session) walls(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return listOf(b.Walls()), nil
}

// held are pieces in hand.
type held struct {
	Name   string `json:"name"`
	Letter string `json:"letter"`
	Count  int    `json:"count"`
}

// pocket lists the pieces that a side has in hand.
func (s *Session) pocket(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	c := fairymax.Black
	if q.White {
		c = fairymax.White
	}
	list, hand := []held{}, b.Hand(c)
	for _, p := range b.Game().Pieces() {
		if n := hand[p.Name]; n > 0 {
			list = append(list, held{p.Name, p.Letter, n})
		}
	}
	return list, nil
}

// picture draws the board as text.
func (s *Session) picture(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return b.String(), nil
}

// explanation is what is said about a text that stands for a move.
type explanation struct {
	Legal     bool     `json:"legal"`
	Sentences []string `json:"sentences"`
}

func (s *Session) explain(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	legal, sentences := b.Explain(q.Text)
	return explanation{legal, listOf(sentences)}, nil
}

// perft counts sequences of moves.
func (s *Session) perft(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	if q.Depth < 0 || q.Depth > 100 {
		return nil, errors.New("a depth is from 0 to 100")
	}
	return b.Perft(q.Depth), nil
}

// writePGN writes the game of a board.
func (s *Session) writePGN(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = b.WritePGN(&text, q.Tags...)
	return text.String(), err
}

// readPGN reads the games of a text in PGN, or only the first, each with a board of its own.
func (s *Session) readPGN(q *question) (any, error) {
	asked, err := s.game(q.Variant, q.Chess960)
	if err != nil {
		return nil, err
	}
	load := func(tag string) (*fairymax.Game, error) { return s.gameOfRecord(q, asked, tag) }
	var boards []*fairymax.Board
	var failed error
	count, wrong := 0, 0
	for b, err := range fairymax.ReadPGN(strings.NewReader(q.Text), load) {
		count++
		if failed == nil && err != nil {
			failed, wrong = err, count
		}
		boards = append(boards, b)
		if q.One || failed != nil && count > 1 { // whether the first game is the only one shows at the second
			break
		}
	}
	switch {
	case failed != nil && count > 1:
		return nil, fmt.Errorf("game %d: %w", wrong, failed)
	case failed != nil:
		return nil, failed
	}
	list := []begun{}
	for _, b := range boards {
		list = append(list, s.keep(b, nil))
	}
	return list, nil
}

// gameOfRecord is the game that the tag Variant of a record names; without one, that which is asked for.
func (s *Session) gameOfRecord(q *question, asked *fairymax.Game, tag string) (*fairymax.Game, error) {
	if tag == "" {
		return asked, nil
	}
	g, err := s.game(tag, q.Chess960)
	if err == nil && q.Variant != "" && g.Name() != asked.Name() {
		return nil, fmt.Errorf("%q is another game than %q, which was asked for", spelling.Shortened(tag), spelling.Shortened(q.Variant))
	}
	return g, err
}
