package cecp

import (
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/opening"
	"fairymax/internal/opponent"
	"fairymax/internal/searching"
	"fairymax/internal/talk"
	"fairymax/internal/xboard"
)

// Catalogue has the variants that can be played.
type Catalogue interface {
	Names() []string // those to tell the GUI about, in the order of its menu
	Load(name string) (Variant, error)
	Find(name string) string  // the name that another one, such as Chess, stands for; else itself
	Unshown(name string) bool // XBoard's board cannot stay like that of the game
}

// Variant is a game with what XBoard must know about its pieces.
type Variant = xboard.Variant

// standardGame is the variant of the first game of a conversation.
const standardGame = "normal"

// Options are what a conversation needs.
type Options struct {
	Name      string // of the engine, with its version
	Catalogue Catalogue
	Searcher  searching.Searcher
	MaxMemory int // megabytes that the GUI may grant at most
	MaxCores  int // threads that the GUI may grant at most

	// Knowledge opens the opening knowledge about a variant; nil if there never is
	// any. An error that comes with knowledge is a warning.
	Knowledge func(v Variant) (opening.Knowledge, error)

	// Nets are the learned evaluations; nil if there never is any.
	Nets searching.Nets

	// Endgames are the tables that the Searcher asks; nil if there never are any.
	Endgames searching.Endgames

	// Browse returns the catalogue with the variants of another folder in front,
	// or without any for ""; nil if there is no choice.
	Browse func(folder string) (Catalogue, error)

	// FeaturesRead, if not nil, is called once, when the GUI has read the features.
	FeaturesRead func()

	// Random returns a number from 0 to n-1; nil for that of math/rand.
	Random func(n int) int

	remote func(*engine.Limits) searching.Remote // instead of the engine's own
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
	closed    bool   // the GUI has sent quit, or goes on in another protocol
	handover  error  // see [talk.Handover]; nil without one
	isXBoard  bool   // the GUI has sent random right after new, as only XBoard does
	previous  string // the first word of the line before
	announced string // the variants that the GUI knows of; "" before it has asked

	standard   Variant // of standardGame
	variant    Variant
	setup      *xboard.Setup // the variant as the GUI has set it up
	rankOffset int           // by which the GUI lowers the numbers of the ranks
	game       *board.Game
	unusable   bool // the GUI's position could not be set up

	opening           opening.Opening
	standardKnowledge opening.Knowledge
	withoutNets       bool
	writer            writer

	mode      mode
	us        define.Color // the side we play, unless forced
	search    searching.Search
	postponed []func() // commands that wait for the end of the search

	clock      timing
	posting    bool             // thinking is to be shown
	veil       <-chan time.Time // until then, pondering is not shown; nil if it is
	pondersToo bool             // thinks in the opponent's time
	lines      int              // how many variations to find
	skill      opponent.Skill
	policy     policy       // of draws and resignation
	contempt   engine.Score // for draws

	againstEngine bool
	claimed       place      // where we have claimed a result
	drawOffered   bool       // by the opponent, for our next decision
	expected      board.Move // the reply that we expect

	excluded exclusion
	dragged  draggedPath
	editor   *editor // while the GUI sets up a position piece by piece
}

func (s *session) quit() { s.closed = true }

// handOver ends the conversation because the GUI tries another protocol.
func handOver(protocol string) handler {
	return func(s *session, argument string) error {
		if len(s.game.Moves()) > 0 {
			return errNotNow
		}
		s.closed, s.handover = true, &talk.Handover{Line: protocol + " " + argument}
		return nil
	}
}

// force makes the engine play neither side.
func (s *session) force() { s.mode = forced }
