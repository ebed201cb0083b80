package webplay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/endgame"
	"fairymax/internal/explain"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// Session is a game that a page shows, with its variations. Report, if not nil, gets the state
// of a search as JSON, while the search runs; Yield, if not nil, is called by it again and again.
type Session struct {
	Report func(state []byte)
	Yield  func()

	rules   *board.Rules
	names   sheet.Sheet
	aliases []string // of the game
	tree    *gametree.Tree
	shown   shownTree
	tags    []notation.Tag // of the record that was read
	prepare func() *engine.Engine
	engine  *engine.Engine // nil until the first search

	tables   *endgame.Tables // nil until an ending is practised
	practice *practice
}

// question is what a page asks. Do is one of the names in questions; the rest depends
// on it.
type question struct {
	ctx context.Context // ends a search

	Do           string
	Text         string   // load: a setup; practise: a piece; play, why: a move; fen, look: a FEN; pgn; comment; annotated: an answer to annotate
	Count        int      // undo: moves to take back; pgn: games to pass over
	Main         bool     // play: before the moves that were played here earlier
	Clock        string   // play: what the player's clock shows after the move
	Node         int      // go, promote, main, delete, comment, glyph, shapes: a node of the tree
	Glyph        int      // glyph
	Shapes       []string // shapes
	White, Black string   // record: the players
	Date         string   // record
	Draft        draft    // compose
	Start        string   // think, analyse, annotate: the FEN of the start
	Moves        []string // think, analyse, annotate: the moves since then
	Milliseconds int      // think: for the move; with the next two, if they are not 0
	Remaining    int      // think: milliseconds on the clock
	Increment    int      // think: milliseconds for each move
	Skill        int      // think
	Lines        int      // analyse
	Nodes        int      // annotate: for each position
}

// questions are what a page can ask. All but load need a game.
var questions = map[string]func(*Session, *question) (any, error){
	"load":      (*Session).load,
	"new":       (*Session).begin,
	"play":      (*Session).play,
	"undo":      (*Session).undo,
	"go":        (*Session).goTo,
	"promote":   (*Session).promote,
	"main":      (*Session).makeMain,
	"delete":    (*Session).remove,
	"comment":   (*Session).comment,
	"glyph":     (*Session).glyph,
	"shapes":    (*Session).shapes,
	"declare":   (*Session).declare,
	"forfeit":   (*Session).forfeit,
	"compose":   (*Session).compose,
	"look":      (*Session).look,
	"fen":       (*Session).setUp,
	"pgn":       (*Session).read,
	"record":    (*Session).record,
	"endings":   (*Session).endings,
	"practise":  (*Session).practise,
	"best":      (*Session).best,
	"why":       (*Session).why,
	"think":     (*Session).think,
	"analyse":   (*Session).analyse,
	"annotate":  (*Session).annotate,
	"annotated": (*Session).annotated,
}

// Listen sets Report and Yield.
func (s *Session) Listen(report func(state []byte), yield func()) { s.Report, s.Yield = report, yield }

// game is the game up to the position that is shown.
func (s *Session) game() *board.Game { return s.tree.Game() }

// Answer answers a question. When the context ends, so does a search, with what it has found.
func (s *Session) Answer(ctx context.Context, text []byte) []byte {
	answer, err := s.answer(ctx, text)
	if err != nil {
		answer = map[string]string{"error": err.Error()}
	}
	written, err := json.Marshal(answer)
	if err != nil {
		panic(err) // answers are plain structures
	}
	return written
}

func (s *Session) answer(ctx context.Context, text []byte) (any, error) {
	q := &question{ctx: ctx}
	if err := json.Unmarshal(text, q); err != nil {
		return nil, fmt.Errorf("the question is not JSON: %w", err)
	}
	answer := questions[q.Do]
	switch {
	case answer == nil:
		return nil, fmt.Errorf("there is no question %q", q.Do)
	case q.Do != "load" && s.rules == nil:
		return nil, errors.New("no game is loaded")
	case q.Do != "load" && s.tree == nil:
		s.tree = gametree.New(s.rules.Start())
	}
	return answer(s, q)
}

// begin begins a game, at another start where starts are shuffled.
func (s *Session) begin(*question) (any, error) {
	return s.show(gametree.New(s.rules.Shuffled(rand.IntN)), nil), nil
}

// show shows another game, with the tags of its record.
func (s *Session) show(t *gametree.Tree, tags []notation.Tag) view {
	s.tree, s.tags = t, tags
	return s.view()
}

// play plays a move in either notation.
func (s *Session) play(q *question) (any, error) {
	if s.game().Result().Over {
		return nil, errors.New("the game is over")
	}
	if _, forfeit := s.tree.Result(); q.Main && forfeit {
		return nil, errors.New("the game is over: time is up")
	}
	m, err := notation.Read(s.game().Position(), q.Text, 1)
	if err != nil {
		return nil, err
	}
	if err := s.tree.Play(m); err != nil {
		return nil, err
	}
	if q.Main {
		err = s.tree.MakeMain(s.tree.At().ID)
	}
	if at := s.tree.At(); q.Clock != "" {
		at.Clock = q.Clock
	}
	return s.view(), err
}

// declare ends the game by a declaration of an impasse.
func (s *Session) declare(*question) (any, error) {
	if !s.tree.Declare() {
		return nil, errors.New("no impasse can be declared here")
	}
	return s.view(), nil
}

// forfeit ends the game: the side to move has lost on time.
func (s *Session) forfeit(*question) (any, error) {
	if result, _ := s.tree.Result(); result.Over {
		return nil, errors.New("the game is over")
	}
	s.tree.Forfeit()
	return s.view(), nil
}

// undo goes back, at most to the start. What was played stays in the tree. Where the players ended
// the game, only that is taken back.
func (s *Session) undo(q *question) (any, error) {
	if !s.tree.Reopen() {
		s.tree.Back(q.Count)
	}
	return s.view(), nil
}

// why says what a move does, or why it is not legal.
func (s *Session) why(q *question) (any, error) {
	is, sentences := explain.Answer(s.game(), q.Text)
	return struct {
		Legal     bool     `json:"legal"`
		Sentences []string `json:"sentences"`
	}{is == explain.Move, sentences}, nil
}
