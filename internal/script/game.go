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
	return s.shuffledForm(g)
}

// shuffledForm is the form of a built-in game in which kings and rooks begin anywhere.
func (s *Session) shuffledForm(g *fairymax.Game) (*fairymax.Game, error) {
	for _, name := range s.names() {
		if name == g.Name() || s.isDefined(g.Name()) || !slices.Contains(ucinames.Of(name), ucinames.Listed(g.Name())) {
			continue
		}
		if form, err := s.game(name, false); err != nil || form.Features().Chess960 {
			return form, err
		}
	}
	return nil, fmt.Errorf("%s has no form in which kings and rooks begin on other squares", g.Name())
}

// isDefined reports whether a game was defined.
func (s *Session) isDefined(name string) bool { return s.defined[name+tomlEnding] != nil }

// favourite is the game without a name.
const favourite = "chess"

// named is our name of a game.
func (s *Session) named(name string) string {
	if name == "" {
		name = favourite
	}
	if s.isDefined(name) {
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

// listed is the name under which we list a game: its own if it or one with the other name was defined.
func (s *Session) listed(name string) string {
	listed := ucinames.Listed(name)
	if s.isDefined(name) || s.isDefined(listed) {
		return name
	}
	return listed
}

// description is what is told of a game.
type description struct {
	Name     string      `json:"name"`
	Title    string      `json:"title"`
	Text     string      `json:"text"`
	Start    string      `json:"start"` // a FEN
	Files    int         `json:"files"`
	Ranks    int         `json:"ranks"`
	Squares  []string    `json:"squares"` // without holes
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

// describe tells of the game of a board, or of a name, which may mean another one since the board was made.
func (s *Session) describe(q *question) (any, error) {
	g, err := s.gameOf(q)
	if err != nil {
		return nil, err
	}
	d := description{Name: s.listed(g.Name()), Title: g.Title(), Text: g.Text(), Start: g.Start().FENIn(fairymax.UCI), Squares: g.Squares(), Features: features(g.Features())}
	d.Files, d.Ranks = g.Size()
	for _, p := range g.Pieces() {
		d.Pieces = append(d.Pieces, pieceType{p.Name, p.Letter})
	}
	return d, nil
}

func (s *Session) gameOf(q *question) (*fairymax.Game, error) {
	if q.Board == 0 {
		return s.game(q.Variant, q.Chess960)
	}
	b, err := s.board(q)
	if err != nil {
		return nil, err
	}
	return b.Game(), nil
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
