package webplay

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/endgame"
	"fairymax/internal/nets"
	"fairymax/internal/notation"
)

// Setup is a game as a page carries it: as JSON that the page must not read, because
// JavaScript's numbers have no room for a set of squares.
type Setup struct {
	Definition *define.Game
	Aliases    []string `json:",omitempty"` // its other names, in records
	Net        []byte   `json:",omitempty"` // the file of its network, nil if it has none
	// Refused says why networks that were found are not used.
	Refused []string `json:",omitempty"`
}

// SetupOf is a game with what plays it.
func SetupOf(r *board.Rules, aliases []string, c nets.Choice) Setup {
	s := Setup{Definition: r.Def, Aliases: aliases, Net: c.File}
	for _, reason := range c.Refused {
		s.Refused = append(s.Refused, reason.Error())
	}
	return s
}

// Text is the setup as a question to load it has it.
func (s Setup) Text() string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // definitions can always be written
	}
	return string(text)
}

// hashMB is the size of the transposition table: phones have little memory.
const hashMB = 32

// layout is what a page needs to know of a game to draw its board.
type layout struct {
	Title string   `json:"title"`
	Start string   `json:"start"` // the FEN of the start
	Files int      `json:"files"`
	Ranks int      `json:"ranks"`
	Holes []string `json:"holes"`
	Types []kind   `json:"types"`
	// Lines are pairs of neighbouring squares with a line of the grid between them.
	Lines [][2]string `json:"lines,omitempty"`
	// Evaluation says what the engine plays with.
	Evaluation string `json:"evaluation"`
	// Shuffled games have another start each time.
	Shuffled bool `json:"shuffled"`
	Hands    bool `json:"hands"` // there may be pieces in hand
	Walls    bool `json:"walls"` // there may be walls
	// Endings can be practised.
	Endings bool `json:"endings"`
}

// kind is a type of pieces.
type kind struct {
	Name   string   `json:"name"` // in the definition
	Title  string   `json:"title"`
	Letter string   `json:"letter"`
	Owners []string `json:"owners"` // the sides that may have some
	Held   bool     `json:"held"`   // it may be in hand
}

// load begins to play a game.
func (s *Session) load(q *question) (any, error) {
	var setup Setup
	if err := json.Unmarshal([]byte(q.Text), &setup); err != nil || setup.Definition == nil {
		return nil, errors.New("there is no game to load")
	}
	rules, err := board.Compile(setup.Definition)
	if err != nil {
		return nil, err
	}
	choice, err := evaluation(setup.Net)
	if err != nil {
		return nil, err
	}
	prepare := nets.Prepare(func(*traits.Game) nets.Choice { return choice })
	s.rules, s.aliases, s.tree, s.tags, s.engine, s.tables = rules, setup.Aliases, nil, nil, nil, nil
	s.prepare = func() *engine.Engine { return engine.New(prepare, engine.Options{HashMB: hashMB}) }
	s.names.Def = rules.Def
	evaluation := strings.Join(append([]string{choice.String()}, setup.Refused...), "; ")
	l := layout{Title: s.names.Name(), Evaluation: evaluation, Start: rules.Start().FEN(), Files: rules.Files, Ranks: rules.Ranks, Shuffled: rules.IsShuffled(), Hands: rules.HasHands(), Walls: rules.HasWalls(), Endings: endgame.Asks(rules)}
	for i := range rules.Squares {
		sq := define.Square(i)
		if rules.IsHole(sq) {
			l.Holes = append(l.Holes, rules.SquareName(sq, 1))
		}
	}
	for _, pair := range rules.Lines() {
		l.Lines = append(l.Lines, [2]string{rules.SquareName(pair[0], 1), rules.SquareName(pair[1], 1)})
	}
	for i, def := range rules.Def.Types {
		t := define.PieceType(i + 1)
		shown := kind{Name: def.Name, Title: s.names.TypeName(t), Letter: def.Letter, Held: rules.MayBeInHand(t)}
		for c, owns := range def.Owners {
			if owns {
				shown.Owners = append(shown.Owners, side(define.Color(c)))
			}
		}
		l.Types = append(l.Types, shown)
	}
	return l, nil
}

// evaluation is the network's, or the hand-written one where there is none.
func evaluation(file []byte) (choice nets.Choice, err error) {
	if len(file) == 0 {
		return choice, nil
	}
	if choice.Net, err = net.Parse(file); err != nil {
		return choice, fmt.Errorf("the network: %w", err)
	}
	return choice, nil
}

// replay plays moves in coordinates from a position.
func (s *Session) replay(start string, moves []string) (*board.Game, error) {
	p, err := s.rules.ParseFEN(start)
	if err != nil {
		return nil, fmt.Errorf("FEN: %w", err)
	}
	g := board.NewGame(p)
	for _, text := range moves {
		m, err := notation.Read(g.Position(), text, 1)
		if err != nil {
			return nil, err
		}
		g.Play(m)
	}
	return g, nil
}
