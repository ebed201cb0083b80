// Package testgames is the catalogue and the engine of examples in which a program speaks a
// dialect of package protocol.
package testgames

import (
	"fairymax"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/protocol"
	"fairymax/variants"
)

// Options are those of a small engine with the built-in games.
func Options() protocol.Options {
	return protocol.Options{
		Name: "mine", Author: "me", Catalogue: shelf{variants.NewCatalogue(fairymax.Files)},
		Searcher: engine.New(eval.New, engine.Options{HashMB: 1}), HashMB: 1,
	}
}

// shelf has the built-in games.
type shelf struct{ *variants.Catalogue }

// Load returns a game.
func (s shelf) Load(name string) (protocol.Game, error) {
	v, err := s.Catalogue.Load(name)
	if err != nil {
		return protocol.Game{}, err
	}
	return protocol.Game{Name: v.Name, Rules: v.Rules}, nil
}
