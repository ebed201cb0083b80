package script

import (
	"fmt"
	"slices"
	"strings"

	"fairymax"
	"fairymax/internal/ucinames"
)

// game is the game of a name: of one that was defined, or built in, by our name or by that which other
// programs have for it. It is read when it is first asked for.
func (s *Session) game(name string, chess960 bool) (*fairymax.Game, error) {
	name = s.named(name)
	g := s.games[name]
	if g == nil {
		var err error
		if g, err = fairymax.LoadFrom(s.defined, name); err != nil {
			return nil, err
		}
		s.games[name] = g
	}
	if !chess960 || g.Features().Chess960 {
		return g, nil
	}
	for _, other := range s.names() {
		if other != g.Name() && slices.Contains(ucinames.Of(other), ucinames.Listed(g.Name())) {
			return s.game(other, true)
		}
	}
	return nil, fmt.Errorf("%s has no form in which kings and rooks begin on other squares", g.Name())
}

// favourite is the game without a name.
const favourite = "chess"

// named is our name of a game.
func (s *Session) named(name string) string {
	if name == "" {
		name = favourite
	}
	if s.defined[name+tomlEnding] != nil {
		return name
	}
	if ours := ucinames.Ours(name); ours != "" {
		return ours
	}
	return strings.TrimSuffix(name, tomlEnding)
}

const tomlEnding = ".toml"

// names lists our names of all games, those that were defined first.
func (s *Session) names() (names []string) {
	for file := range s.defined {
		names = append(names, strings.TrimSuffix(file, tomlEnding))
	}
	slices.Sort(names)
	for _, name := range fairymax.Names() {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// list lists the games by the names that they have in other programs where those differ.
func (s *Session) list(*question) (any, error) {
	names := s.names()
	for i, name := range names {
		names[i] = s.listed(name)
	}
	return names, nil
}

// listed is the name under which we list a game.
func (s *Session) listed(name string) string {
	if s.defined[name+tomlEnding] != nil {
		return name
	}
	return ucinames.Listed(name)
}

// description is what is told of a game.
type description struct {
	Name     string      `json:"name"`
	Title    string      `json:"title"`
	Text     string      `json:"text"`
	Start    string      `json:"start"` // a FEN
	Files    int         `json:"files"`
	Ranks    int         `json:"ranks"`
	Pieces   []pieceType `json:"pieces"`
	Features features    `json:"features"`
}

// features are [fairymax.Features] with the names of JavaScript.
type features struct {
	Shuffled       bool `json:"shuffled"`
	Chess960       bool `json:"chess960"`
	Hands          bool `json:"hands"`
	CapturesToHand bool `json:"capturesToHand"`
	TwoBoards      bool `json:"twoBoards"`
	Passes         bool `json:"passes"`
	Walls          bool `json:"walls"`
}

// pieceType is a type of pieces.
type pieceType struct {
	Name   string `json:"name"`
	Letter string `json:"letter"`
}

func (s *Session) describe(q *question) (any, error) {
	g, err := s.game(q.Variant, q.Chess960)
	if err != nil {
		return nil, err
	}
	d := description{Name: s.listed(g.Name()), Title: g.Title(), Text: g.Text(), Start: g.Start().FENIn(fairymax.UCI), Features: features(g.Features())}
	d.Files, d.Ranks = g.Size()
	for _, p := range g.Pieces() {
		d.Pieces = append(d.Pieces, pieceType{p.Name, p.Letter})
	}
	return d, nil
}

// check says whether a position can be set up.
func (s *Session) check(q *question) (any, error) {
	g, err := s.game(q.Variant, q.Chess960)
	if err != nil {
		return nil, err
	}
	_, notes, err := g.SetUp(q.Text)
	return listOf(notes), err
}

// listOf is a list that JSON writes as one even if it is empty.
func listOf[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
