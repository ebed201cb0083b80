package script

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"strings"

	"fairymax"
)

// begun is a board that was made or set up again.
type begun struct {
	Board   int      `json:"board"`
	Variant string   `json:"variant"`
	Notes   []string `json:"notes"` // on how the position was read
}

// begin makes a board: at a position, or at the start.
func (s *Session) begin(q *question) (any, error) {
	g, err := s.game(q.Variant, q.Chess960)
	if err != nil {
		return nil, err
	}
	b, notes, err := at(g, q)
	if err != nil {
		return nil, err
	}
	return s.keep(b, notes), nil
}

// at is a board of a game as a question wants it.
func at(g *fairymax.Game, q *question) (*fairymax.Board, []string, error) {
	switch {
	case q.Text != "":
		return g.SetUp(q.Text)
	case q.Shuffle != nil:
		return g.Shuffle(drawing(*q.Shuffle).IntN), nil, nil
	}
	return g.Start(), nil, nil
}

// drawing draws numbers at random from one that was drawn. That one alone would not do: a fair
// start of Chess960 is one of twenty, and each try takes seven draws.
func drawing(seed float64) *rand.Rand {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[:], math.Float64bits(seed))
	return rand.New(rand.NewChaCha8(key))
}

// keep gives a board a number.
func (s *Session) keep(b *fairymax.Board, notes []string) begun {
	b.IgnoreClaims(true)
	s.last++
	s.boards[s.last] = b
	return begun{s.last, s.listed(b.Game().Name()), listOf(notes)}
}

// free forgets a board.
func (s *Session) free(q *question) (any, error) {
	delete(s.boards, q.Board)
	return struct{}{}, nil
}

// setUp puts a position on a board, or leaves it as it is.
func (s *Session) setUp(q *question) (any, error) {
	old, err := s.board(q)
	if err != nil {
		return nil, err
	}
	b, notes, err := old.Game().SetUp(q.Text)
	if err != nil {
		return nil, err
	}
	b.IgnoreClaims(true)
	s.boards[q.Board] = b
	return listOf(notes), nil
}

// reset takes a board back to the start of its game.
func (s *Session) reset(q *question) (any, error) {
	old, err := s.board(q)
	if err != nil {
		return nil, err
	}
	b := old.Game().Start()
	b.IgnoreClaims(true)
	s.boards[q.Board] = b
	return struct{}{}, nil
}

// notations are the ways in which moves are written, by name; "" is that of UCI.
var notations = map[string]fairymax.Notation{"": fairymax.UCI, "uci": fairymax.UCI, "san": fairymax.SAN, "coordinates": fairymax.Coordinates, "usi": fairymax.USI}

// legal lists the legal moves in a notation.
func (s *Session) legal(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	n := notations[q.Notation]
	list := []string{}
	for _, m := range b.Legal() {
		list = append(list, b.Write(m, n))
	}
	return list, nil
}

// move is a move with what a program asks of it.
type move struct {
	UCI         string   `json:"uci"`
	SAN         string   `json:"san"`
	Coordinates string   `json:"coordinates"`
	Squares     []string `json:"squares"`
	Promotion   string   `json:"promotion,omitempty"` // the letter of what the piece becomes
	Drop        bool     `json:"drop"`
	Pass        bool     `json:"pass"`
	Capture     bool     `json:"capture"`
}

// moves lists the legal moves.
func (s *Session) moves(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	list := []move{}
	for _, m := range b.Legal() {
		shown := move{
			UCI: b.Write(m, fairymax.UCI), SAN: b.Write(m, fairymax.SAN), Coordinates: m.String(), Squares: listOf(m.Squares()),
			Drop: m.IsDrop(), Pass: m.IsPass(), Capture: m.IsCapture(),
		}
		if p, ok := m.Promotion(); ok {
			shown.Promotion = p.Letter
		}
		list = append(list, shown)
	}
	return list, nil
}

// read reads a move in a notation, else in any.
func read(b *fairymax.Board, text, notation string) (fairymax.Move, error) {
	n := notations[notation]
	for _, m := range b.Legal() {
		if b.Write(m, n) == text {
			return m, nil
		}
	}
	return b.Read(text)
}

// push plays moves. After one that is not legal, those before it stay played.
func (s *Session) push(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	for text := range strings.FieldsSeq(q.Text) {
		if err := play(b, text, q.Notation); err != nil {
			return nil, err
		}
	}
	return struct{}{}, nil
}

// step plays the move that a text is, and answers whether it is legal.
func (s *Session) step(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return play(b, q.Text, q.Notation) == nil, nil
}

// play plays a move.
func play(b *fairymax.Board, text, notation string) error {
	m, err := read(b, text, notation)
	if err == nil {
		b.Play(m)
	}
	return err
}

// pop takes the last move back.
func (s *Session) pop(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return b.Undo(), nil
}

// played lists the moves that have been played.
func (s *Session) played(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return written(b, q.Notation), nil
}

// written are the moves of a board in a notation, which depends on the positions before them.
func written(b *fairymax.Board, notation string) []string {
	list, moves, before := []string{}, b.Moves(), b.Clone()
	for before.Undo() {
	}
	for _, m := range moves {
		list = append(list, before.Write(m, notations[notation]))
		before.Play(m)
	}
	return list
}

// write writes moves from here on in a notation, or the move that the text is. They are not played.
func (s *Session) write(q *question) (any, error) {
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	list, ahead, texts := []string{}, b.Clone(), strings.Fields(q.Text)
	if q.One {
		texts = []string{q.Text}
	}
	for _, text := range texts {
		m, err := read(ahead, text, "")
		if err != nil {
			return nil, err
		}
		list = append(list, ahead.Write(m, notations[q.Notation]))
		ahead.Play(m)
	}
	return list, nil
}
