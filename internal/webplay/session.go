package webplay

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/explain"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// Session is a game that a page shows. Report, if not nil, gets the state of a search as
// JSON, while the search runs.
type Session struct {
	Report func(state []byte)

	rules   *board.Rules
	names   sheet.Sheet
	game    *board.Game
	history []string // its moves in standard notation, as far as they were shown
	prepare func() *engine.Engine
	engine  *engine.Engine // nil until the first search
}

// question is what a page asks. Do is one of the names in questions; the rest depends
// on it.
type question struct {
	Do           string
	Text         string   // load: a setup; play, why: a move; fen; pgn
	Count        int      // undo: moves to take back
	White, Black string   // record: the players
	Date         string   // record
	Start        string   // think: the FEN of the start
	Moves        []string // think: the moves since then
	Milliseconds int      // think
	Skill        int      // think
}

// questions are what a page can ask. All but load need a game.
var questions = map[string]func(*Session, *question) (any, error){
	"load":    (*Session).load,
	"new":     (*Session).begin,
	"play":    (*Session).play,
	"undo":    (*Session).undo,
	"declare": (*Session).declare,
	"fen":     (*Session).setUp,
	"pgn":     (*Session).read,
	"record":  (*Session).record,
	"why":     (*Session).why,
	"think":   (*Session).think,
}

// Answer answers a question.
func (s *Session) Answer(text []byte) []byte {
	answer, err := s.answer(text)
	if err != nil {
		answer = map[string]string{"error": err.Error()}
	}
	written, err := json.Marshal(answer)
	if err != nil {
		panic(err) // answers are plain structures
	}
	return written
}

func (s *Session) answer(text []byte) (any, error) {
	q := new(question)
	if err := json.Unmarshal(text, q); err != nil {
		return nil, fmt.Errorf("the question is no JSON: %w", err)
	}
	answer := questions[q.Do]
	switch {
	case answer == nil:
		return nil, fmt.Errorf("there is no question %q", q.Do)
	case q.Do != "load" && s.rules == nil:
		return nil, errors.New("no game is loaded")
	case q.Do != "load" && s.game == nil:
		s.game = board.NewGame(s.rules.Start())
	}
	return answer(s, q)
}

// begin begins a game, at another start where starts are shuffled.
func (s *Session) begin(*question) (any, error) {
	return s.show(board.NewGame(s.rules.Shuffled(rand.IntN))), nil
}

// show shows another game.
func (s *Session) show(g *board.Game) view {
	s.game, s.history = g, nil
	return s.view()
}

// play plays a move in either notation.
func (s *Session) play(q *question) (any, error) {
	if s.game.Result().Over {
		return nil, errors.New("the game is over")
	}
	m, err := notation.Read(s.game.Position(), q.Text, 1)
	if err != nil {
		return nil, err
	}
	s.game.Play(m)
	return s.view(), nil
}

// declare ends the game by a declaration of an impasse.
func (s *Session) declare(*question) (any, error) {
	if !s.game.Declare() {
		return nil, errors.New("no impasse can be declared here")
	}
	return s.view(), nil
}

// undo takes moves back, at most all of them.
func (s *Session) undo(q *question) (any, error) {
	for range q.Count {
		s.game.Undo()
	}
	s.history = s.history[:min(len(s.history), len(s.game.Moves()))]
	return s.view(), nil
}

// why says what a move does, or why it is not legal.
func (s *Session) why(q *question) (any, error) {
	legal, sentences := explain.Answer(s.game.Position(), q.Text)
	return struct {
		Legal     bool     `json:"legal"`
		Sentences []string `json:"sentences"`
	}{legal, sentences}, nil
}
