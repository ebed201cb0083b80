package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/variants"
)

// Game is what our language can say of a foreign game.
type Game struct {
	name     string   // as the foreign file has it
	line     int      // where it begins there
	comments []string // for people, before everything else
	notes    []note
	noted    map[note]bool
	lost     []note // the rules of the foreign game that it lacks
	title    string
	Parent   string   // a game that it must extend, "" if it stands on its own
	Without  []string // what of the parent it leaves out
	Files    int
	Ranks    int
	Wrap     bool
	Start    string // as a FEN
	Pieces   []*Piece
	settings []setting             // all other keys
	zones    map[define.Set]string // the zones of moves, as TOML

	// Instead makes a game without a rule that cannot be in its definition, for a reason; nil if there is
	// none, or if no such rule is known.
	Instead func(reason string) *Game
}

// newGame begins a game of a file.
func newGame(name, file string, line int, parent string) *Game {
	g := &Game{name: name, line: line, title: capital(name), Parent: parent, zones: make(map[define.Set]string)}
	g.Comment("From %s, line %d.", file, line)
	return g
}

// Entitle gives a game the title that its file has for it, instead of one made of its name.
func (g *Game) Entitle(title string) {
	if title = strings.TrimSpace(oneLine(title)); title != "" {
		g.title = title
	}
}

// note is something to know about an imported game: what was not carried over,
// or is not in the file.
type note struct {
	line, column int // of the foreign file; a column of 0 is the whole line
	text         string
}

// setting is a key with its value, as TOML. The value of a table that is written
// with a header begins with a line end.
type setting struct{ key, value string }

// Piece is a type of a game.
type Piece struct {
	Name, Letter string
	Wish         string // the name that the foreign file has for it, "" for none
	Owners       [2]bool
	Moves        moves.List // as the owner sees the board; nil if rows say them
	Royal        bool
	Within       string      // a zone as TOML, "" for the board
	Shared       string      // the shared piece that it is, "" for a new one
	Like         []string    // shared pieces that it moves like
	rows         []moves.Row // its other moves
	Besides      []string    // more rows, as TOML
}

// instead makes a game without a rule that its definition cannot have; nil if there is none.
func (g *Game) instead(err error) *Game {
	var list variants.ErrorList
	if g.Instead == nil || !errors.As(err, &list) {
		return nil
	}
	return g.Instead(list[0].Message)
}

// Comment adds a comment for people.
func (g *Game) Comment(format string, args ...any) {
	g.comments = append(g.comments, wrapped(fmt.Sprintf(format, args...), commentWidth)...)
}

// commentWidth is the longest line of a comment, in bytes.
const commentWidth = 76

// Note adds a note about a line of the foreign file, once.
func (g *Game) Note(line int, format string, args ...any) {
	g.add(note{line, 0, fmt.Sprintf(format, args...)})
}

// NoteAt adds a note about a word of the foreign file, once.
func (g *Game) NoteAt(at Word, format string, args ...any) {
	g.add(note{at.line, at.column, fmt.Sprintf(format, args...)})
}

func (g *Game) add(n note) {
	if g.noted == nil {
		g.noted = make(map[note]bool)
	}
	if !g.noted[n] {
		g.notes, g.noted[n] = append(g.notes, n), true
	}
}

// Lose notes a rule that is not carried over. Without it the game is another one.
func (g *Game) Lose(line int, format string, args ...any) {
	g.lose(note{line, 0, fmt.Sprintf(format, args...)})
}

// LoseAt notes the same of a rule that a word of the foreign file says.
func (g *Game) LoseAt(at Word, format string, args ...any) {
	g.lose(note{at.line, at.column, fmt.Sprintf(format, args...)})
}

func (g *Game) lose(n note) {
	g.add(note{n.line, n.column, "NOT CARRIED OVER: " + n.text})
	g.lost = append(g.lost, n)
}

// Set sets a key to a value written as TOML.
func (g *Game) Set(key, format string, args ...any) {
	g.settings = append(g.settings, setting{key, fmt.Sprintf(format, args...)})
}

// Sets reports whether a key is set.
func (g *Game) Sets(key string) bool {
	return slices.ContainsFunc(g.settings, func(s setting) bool { return s.key == key })
}

// SetText sets a key to one word or a list of them.
func (g *Game) SetText(key string, words ...string) { g.Set(key, "%s", Quoted(words)) }

// Royals lists the names of the royal pieces.
func (g *Game) Royals() []string {
	var names []string
	for _, p := range g.Pieces {
		if p.Royal {
			names = append(names, p.Name)
		}
	}
	return names
}

// Zone returns a zone of ranks for moves of this game.
func (g *Game) Zone(from, to int) *define.Set {
	zone := moves.RankZone(from, to)
	g.zones[zone] = RanksText(from, to)
	return &zone
}

// ZoneOf returns a zone for moves of this game that stands for a zone written as
// TOML. Which squares it has does not matter: texts are compared without zones.
func (g *Game) ZoneOf(text string) *define.Set {
	for zone, known := range g.zones {
		if known == text {
			return &zone
		}
	}
	zone := moves.Place(len(g.zones))
	g.zones[zone] = text
	return &zone
}

// FEN returns the letter of a side's piece.
func (p *Piece) FEN(c define.Color) string {
	if c == define.Black {
		return strings.ToLower(p.Letter)
	}
	return p.Letter
}

// Different makes a piece no longer the shared one that it is: it only moves like
// that.
func (p *Piece) Different() {
	if p.Shared != "" {
		p.Like, p.Shared = []string{p.Shared}, ""
	}
}

// Has reports whether the game has a piece of a name.
func (g *Game) Has(name string) bool {
	return slices.ContainsFunc(g.Pieces, func(p *Piece) bool { return p.Name == name })
}
