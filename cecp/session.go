package cecp

import (
	"context"
	"fmt"
	"io"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/xboard"
)

// Searcher chooses moves. One search runs at a time, and none while another
// method is called. NewGame prepares it for the rules of the games that follow,
// so that the first move of a game does not wait for that.
type Searcher interface {
	Think(ctx context.Context, game *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result
	Resize(mb int)
	SetThreads(n int)
	NewGame(r *board.Rules)
}

// Catalogue knows the variants that can be played.
type Catalogue interface {
	Names() []string // those to tell the GUI about, in the order of its menu
	Load(name string) (Variant, error)
}

// Variant is a game with what XBoard wants to know of its pieces.
type Variant = xboard.Variant

// standardGame is the variant of the first game of a conversation.
const standardGame = "normal"

// Options are what a conversation needs.
type Options struct {
	Name      string // of the engine, with its version
	Catalogue Catalogue
	Searcher  Searcher
	MaxMemory int // megabytes that the GUI may grant at most
	MaxCores  int // threads that the GUI may grant at most

	// Knowledge opens the opening knowledge about a variant; nil if there never is
	// any. An error that comes with knowledge is a warning.
	Knowledge func(v Variant) (OpeningKnowledge, error)

	// Browse returns the catalogue with the variants of another folder in front,
	// or without any for ""; nil if there is no choice.
	Browse func(folder string) (Catalogue, error)

	// Random returns a number from 0 to below n; nil for that of math/rand.
	Random func(n int) int

	remote func(*engine.Limits) remote // instead of the engine's own
}

// mode is what the engine is doing.
type mode uint8

const (
	forced    mode = iota // plays neither side; also after the end of a game
	waiting               // plays a side, the opponent is to move
	thinking              // plays a side and searches for its move
	pondering             // waits, and searches as if the opponent had made the expected move
	analysing             // plays neither side and searches the position on the board
	modes
)

// session is the state of a conversation. All of it belongs to one goroutine.
type session struct {
	Options
	out       *output
	closed    bool   // the GUI has sent quit
	announced string // the variants that the GUI knows of; "" before it has asked

	standard   Variant // of standardGame
	variant    Variant
	setup      *xboard.Setup // the variant as the GUI has set it up
	rankOffset int           // by which the GUI lowers the numbers of the ranks
	game       *board.Game
	unusable   bool // we could not set up the GUI's position

	knowledge         OpeningKnowledge // about the variant
	standardKnowledge OpeningKnowledge
	writer            writer

	mode      mode
	us        board.Color // the side we play, unless forced
	search    search
	postponed []func() // commands that wait for the end of the search

	clock      timing
	posting    bool // thinking is to be shown
	pondersToo bool // thinks in the opponent's time
	lines      int  // how many variations to find
	skill      skill
	policy     policy // of draws and resignation
	opening    opening
	contempt   engine.Score // for draws

	againstEngine bool
	random        bool       // the GUI has sent random after new: it is XBoard
	drawOffered   bool       // by the opponent, for our next decision
	expected      board.Move // the reply that we expect

	excluded exclusion
	dragged  draggedPath
	editor   *editor // while the GUI sets up a position piece by piece
}

// Serve holds a conversation with a GUI until it sends quit or its lines end.
func Serve(in io.Reader, out io.Writer, options Options) error {
	s, err := newSession(out, options)
	if err != nil {
		return err
	}
	lines, stop := readLines(in)
	defer stop()
	s.converse(lines)
	s.remember()
	s.search.abandon()
	s.writer.finish()
	return s.out.err
}

func newSession(out io.Writer, options Options) (*session, error) {
	standard, err := options.Catalogue.Load(standardGame)
	if err != nil {
		return nil, fmt.Errorf("cannot set up the standard game: %w", err)
	}
	s := &session{Options: options, out: &output{w: out}, standard: standard, clock: newTiming(), lines: 1,
		skill: newSkill(options.Random), policy: newPolicy(), opening: newOpening()}
	s.newGame()
	return s, nil
}

// converse carries out commands and passes on the reports of a search. Waiting
// commands go first: they may make a report obsolete.
func (s *session) converse(lines <-chan string) {
	for open := true; open && !s.closed && s.out.err == nil; {
		select {
		case line, ok := <-lines:
			open = s.receive(line, ok)
		default:
			open = s.await(lines)
		}
	}
}

// await handles the next line or report; false means that the lines have ended.
func (s *session) await(lines <-chan string) bool {
	infos, results := s.search.reports()
	select {
	case line, ok := <-lines:
		return s.receive(line, ok)
	case info := <-infos:
		s.search.note(info)
		s.showThinking(info)
	case result := <-results:
		s.searchEnded(result)
	case err := <-s.writer.failures:
		s.remark(err)
	}
	return true
}

func (s *session) receive(line string, ok bool) bool {
	if ok {
		s.dispatch(line)
	}
	return ok
}

func (s *session) quit() { s.closed = true }

// force makes the engine play neither side.
func (s *session) force() { s.mode = forced }
