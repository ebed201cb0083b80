package cecp

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"fairymax/internal/xboard"
	"fairymax/internal/xboard/testgames"
)

// shelf is a catalogue of test games.
type shelf map[string]Variant

func (s shelf) add(games ...testgames.Game) {
	for _, g := range games {
		s[g.Name] = Variant(g)
	}
}

func newShelf() shelf {
	games := shelf{}
	games.add(testgames.Standard()...)
	return games
}

// kinds adds games with more than chess has.
func kinds() shelf {
	games := newShelf()
	games.add(testgames.Kinds()...)
	return games
}

func (s shelf) Names() []string {
	names := []string{"normal", "nocastle", "berolina", "capablanca", "cannons", "tall", "broken", "bad name", `quo"te`, "com,ma", "grand-9"}
	for _, name := range slices.Sorted(maps.Keys(s)) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func (s shelf) Find(name string) string {
	if strings.EqualFold(name, "chess") {
		return "normal"
	}
	return name
}

func (s shelf) Unshown(name string) bool {
	v, ok := s[name]
	if !ok {
		return false
	}
	known, seen := limited.Load(v.Rules)
	if !seen {
		known = xboard.Limit(v) != ""
		limited.Store(v.Rules, known)
	}
	return known.(bool)
}

// limited remembers by the rules of games whether XBoard cannot show them.
var limited sync.Map

func (s shelf) Load(name string) (Variant, error) {
	if v, ok := s[name]; ok {
		return v, nil
	}
	return Variant{}, errors.New("broken.toml:3:9: piece \"Drawbridge\" not found\nbroken.toml:4:1: and more")
}

// XBoard takes the lines about a variant as they are meant.
func TestIntroductions(t *testing.T) {
	for _, v := range scenarioGames() {
		checkReading(t, xboard.New(v, 0).Introduce()...)
	}
}
