package protocol

import (
	"context"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/opening"
	"fairymax/internal/opponent"
	"fairymax/internal/searching"
	"fairymax/internal/ucinames"
)

// Game is a variant.
type Game struct {
	Name  string // ours, not that of a dialect
	Rules *board.Rules
}

// Catalogue has the variants that can be played.
type Catalogue interface {
	Names() []string // the user's own first
	Load(name string) (Game, error)
	Find(name string) string // the name that another one stands for; else itself
}

// Options are what a session needs.
type Options struct {
	Name      string // of the engine, with its version
	Author    string
	Notices   []string // that follow the greeting
	Catalogue Catalogue
	Searcher  searching.Searcher
	MaxMemory int // megabytes that may be asked for at most
	MaxCores  int // threads that may be asked for at most
	HashMB    int // size of the Searcher's table at the beginning

	// Knowledge opens the opening knowledge about a game; nil if there never is any. An
	// error that comes with knowledge is a warning.
	Knowledge func(Game) (opening.Knowledge, error)

	// Nets are the learned evaluations; nil if there never is any.
	Nets searching.Nets

	// Endgames are the tables that the Searcher asks; nil if there never are any.
	Endgames searching.Endgames

	// Browse returns the catalogue with the variants of files and folders in front. Their
	// paths are separated as the system does; "" is none. Import does so with the text of
	// another program's file. Both return what they could read, and say what they could
	// not. Both are nil if there is no choice.
	Browse func(paths string) (Catalogue, []error)
	Import func(text string) (Catalogue, []error)

	// Eval explains the evaluation of a position, Bench searches fixed positions; both in
	// lines. Score is the evaluation alone. They are nil if none can be asked for.
	Eval  func(g *board.Game) []string
	Score func(g *board.Game) int // in centipawns, for the side to move
	Bench func(ctx context.Context, say func(line string)) error

	// Random returns a number from 0 to n-1; nil for that of math/rand.
	Random func(n int) int

	remote func(*engine.Limits) searching.Remote // instead of the engine's own
}

// Dialect is one of the protocols.
type Dialect struct {
	Word    string            // its first word
	Game    string            // our name of the game at the beginning
	Aliases map[string]string // other names of games, in small letters, with ours
	Options []Option
	Silent  []Option // that are set, but not listed

	// Commands are those besides [common].
	Commands []Command

	// Greet answers the first word. SetOption, Position and Go are commands of the same
	// meaning; their words come without the command itself.
	Greet                   func(*Session)
	SetOption, Position, Go func(s *Session, words []string)

	// Move writes a move, Read reads one.
	Move func(s *Session, p *board.Position, m board.Move) string
	Read func(s *Session, p *board.Position, text string) (board.Move, error)

	FEN  func(p *board.Position) string
	SFEN bool // positions are SFENs, which needs no remark

	Remark   string                        // begins a line that people may read
	Info     func(*Session, Report) string // a line about the search
	Current  CurrentLine                   // a line about the move that is searched now
	Answer   func(*Session, Answer) string // the line that ends it
	Declares bool                          // it has a word for the declaration of an impasse
	Idle     string                        // answers stop if nothing is searched, "" for silence
	Bye      string                        // answers quit, "" for silence
}

// usualName is the name of the game at the beginning in lists.
func (d *Dialect) usualName() string { return ucinames.Listed(d.Game) }

// CurrentLine writes a line about the nth move of the position, which is searched to depth
// now.
type CurrentLine func(depth int, move string, n int) string

// Option is a setting under the name that it has in a dialect.
type Option struct {
	Name    string
	Setting Setting
}

// mode is what the session is doing.
type mode uint8

const (
	idle     mode = iota
	thinking      // a search gives its move as soon as it ends
	held          // a search gives its move only when it is told to
	working       // a chore runs
	modes
)

// Session is the state of a conversation. All of it belongs to one goroutine.
type Session struct {
	Options
	dialects  []*Dialect
	dialect   *Dialect
	out       *output
	closed    bool
	handover  error    // see [talk.Handover]; nil without one
	greeted   bool     // the first word has been answered
	unsaid    []string // remarks from before that
	here      []string // lines of a here-document
	hereSize  int      // in bytes
	mark      string   // that ends it, "" without one
	catalogue Catalogue

	chosen     Game
	asShuffled bool // the name of the game has switched Chess960 on
	fresh      bool // the searcher is prepared for the game
	given      given
	game       *board.Game
	banned     []string // moves that may not be played in this position, as text
	begun      bool     // a position or a search has been asked for
	opening    opening.Opening
	noNets     bool
	skill      opponent.Skill
	strength   strength

	// What the dialects read and write, besides settings.
	Style    Style
	Switches Switches

	mode      mode
	search    searching.Search
	order     Order
	shown     int        // reports of this search that were shown
	lead      board.Move // the first move of the last one about the best line
	lineup    lineup
	chore     chore
	postponed []string // lines that wait for the end of the search
}

// Style is how the dialect writes moves.
type Style struct {
	Chess960 bool // castling is king takes rook
	FromZero bool // ranks are counted from 0
}

// Switches are settings that only a dialect or the search reads.
type Switches struct {
	Lines    int // variations to find
	Overhead int // milliseconds that a move loses on its way
	WDL      bool
	Analysis bool // no handicap
	Batch    bool // commands during a search wait for its end
	Seconds  bool // UCCI counts time in seconds
}

// strength is how well to play: a level, or a rating instead.
type strength struct {
	level   int
	limited bool
	elo     int
}

// Chosen is the game that is played.
func (s *Session) Chosen() Game { return s.chosen }

// Board is the position of the game now.
func (s *Session) Board() *board.Position { return s.game.Position() }

// Dialect is the one that is spoken.
func (s *Session) Dialect() *Dialect { return s.dialect }
