package script

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"fairymax"
	"fairymax/internal/memfs"
	"fairymax/variants/spelling"
)

// Session has the games and boards of one program.
type Session struct {
	report func(state []byte) // is told the state of a search as JSON
	yield  func()             // is called by a search again and again

	defined memfs.Files // definitions besides the built-in ones
	games   map[string]*fairymax.Game
	boards  map[int]*fairymax.Board
	last    int // the number of the newest board

	engine  *fairymax.Engine // nil before the first search
	options options          // of the engine
	plays   *fairymax.Game   // the game of the engine
}

// New is a session without boards.
func New() *Session {
	return &Session{defined: memfs.Files{}, games: map[string]*fairymax.Game{}, boards: map[int]*fairymax.Board{}}
}

// Listen sets what is told the state of a search, and what a search calls again and again.
func (s *Session) Listen(report func(state []byte), yield func()) { s.report, s.yield = report, yield }

// question is what JavaScript asks. Do is one of the names in questions; the rest depends on it.
type question struct {
	ctx context.Context // ends a search

	Do       string
	Variant  string         // the name of a game
	Chess960 bool           // board, game: the form of the game in which kings and rooks begin anywhere
	Text     string         // define: a definition; moves, positions, squares and records elsewhere
	Name     string         // define: what the game is to be called
	Words    []string       // meant: the words that are known
	One      bool           // read: only the first game; write: the text is one move
	Board    int            // the number of a board
	Notation string         // of moves, a key of notations
	Claim    bool           // outcome: with what a player has to claim
	White    bool           // pocket: that of White
	Depth    int            // perft
	Tags     []fairymax.Tag // pgn
	Options  options        // search
	Limits   limits         // search
	Start    string         // search: the FEN of the start
	Moves    []string       // search: the moves since then, in coordinates
	Shuffle  *float64       // board: if there is one, a number that chooses the start
}

// questions are what JavaScript can ask. All up to search are answered at once.
var questions = map[string]func(*Session, *question) (any, error){
	"games":   (*Session).list,
	"game":    (*Session).describe,
	"check":   (*Session).check,
	"define":  (*Session).define,
	"board":   (*Session).begin,
	"free":    (*Session).free,
	"setup":   (*Session).setUp,
	"reset":   (*Session).reset,
	"legal":   (*Session).legal,
	"moves":   (*Session).moves,
	"step":    (*Session).step,
	"push":    (*Session).push,
	"pop":     (*Session).pop,
	"played":  (*Session).played,
	"write":   (*Session).write,
	"state":   (*Session).state,
	"fen":     (*Session).fen,
	"outcome": (*Session).outcome,
	"pieces":  (*Session).pieces,
	"walls":   (*Session).walls,
	"pocket":  (*Session).pocket,
	"picture": (*Session).picture,
	"explain": (*Session).explain,
	"perft":   (*Session).perft,
	"pgn":     (*Session).writePGN,
	"read":    (*Session).readPGN,
	"line":    (*Session).line,
	"meant":   (*Session).meant,
	"search":  (*Session).search,
}

// failure is the answer to a question that cannot be answered.
type failure struct {
	Error    string    `json:"error"`
	Problems []problem `json:"problems,omitempty"`
}

// Answer answers a question, with what a search has found if the context ends. No question ends
// the program.
func (s *Session) Answer(ctx context.Context, text []byte) (written []byte) {
	defer func() {
		if fault := recover(); fault != nil {
			written, _ = json.Marshal(failure{Error: fmt.Sprintf("a fault of the program: %v", fault)})
		}
	}()
	q := &question{ctx: ctx}
	answer, err := s.answer(q, text)
	if err != nil {
		answer = failed(err)
	}
	written, err = json.Marshal(answer)
	if err != nil {
		panic(err) // answers are plain structures
	}
	return written
}

func (s *Session) answer(q *question, text []byte) (any, error) {
	if err := json.Unmarshal(text, q); err != nil {
		return nil, fmt.Errorf("the question is not JSON: %w", err)
	}
	answer := questions[q.Do]
	if answer == nil {
		return nil, fmt.Errorf("there is no question %q", spelling.Shortened(q.Do))
	}
	return answer(s, q)
}

var errNoBoard = errors.New("that board no longer exists")

// board is the board that a question is about.
func (s *Session) board(q *question) (*fairymax.Board, error) {
	b := s.boards[q.Board]
	if b == nil {
		return nil, errNoBoard
	}
	return b, nil
}
