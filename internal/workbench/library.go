package workbench

import (
	"errors"
	"slices"

	"fairymax/internal/newgame"
)

// definition is a text with its name.
type definition struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

var errNoGame = errors.New("there is no such game")

// readGame sends the text of a game.
func (s *Session) readGame(q *question) (any, error) {
	if !slices.Contains(s.games.Names(), q.Name) {
		return nil, errNoGame
	}
	text, err := s.games.Text(q.Name)
	return definition{q.Name, text}, err
}

// begin sends the text to begin a new game with.
func (s *Session) begin(q *question) (any, error) {
	games := s.games.With(s.folder, here)
	if q.From != "" && !slices.Contains(games.Names(), q.From) {
		return nil, errNoGame
	}
	if err := newgame.CheckName(games, q.Name); err != nil {
		return nil, err
	}
	text, err := newgame.Text(games, q.Name+".toml", q.From)
	return definition{q.Name, text}, err
}
