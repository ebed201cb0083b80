package protocol_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/protocol"
	"fairymax/internal/searching"
	"fairymax/internal/ucci"
	"fairymax/internal/uci"
	"fairymax/internal/usi"
	"fairymax/variants"
)

// inDialect lists the dialects with the one of a word in front.
func inDialect(word string) []*protocol.Dialect {
	all := []*protocol.Dialect{uci.Dialect, usi.Dialect, ucci.Dialect}
	at := slices.IndexFunc(all, func(d *protocol.Dialect) bool { return d.Word == word })
	return append([]*protocol.Dialect{all[at]}, all...)
}

// patient searches until it is told to stop, and plays the first move.
type patient struct{}

func (patient) Think(ctx context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	moves := g.Position().LegalMoves()
	if report != nil {
		report(engine.Info{Depth: 1, Bound: engine.Exact, Nodes: 1, PV: moves[:1], Line: 1})
	}
	<-ctx.Done()
	return engine.Result{Move: moves[0], Depth: 1, Nodes: 1, PV: moves[:1]}
}

func (patient) Resize(int)           {}
func (patient) SetThreads(int)       {}
func (patient) NewGame(*board.Rules) {}

// shelf has built-in games, and keeps what it has loaded.
type shelf struct {
	*variants.Catalogue
	names []string
	games *sync.Map
}

func newShelf(names ...string) shelf {
	return shelf{variants.NewCatalogue(os.DirFS(filepath.Join("..", "..")), []string{}...), names, new(sync.Map)}
}

// testShelf has the games of all tests.
var testShelf = newShelf("normal", "crazyhouse", "seirawan", "shogi", "minishogi", "kyotoshogi", "xiangqi", "janggi", "duck", "3check", "capablanca", "makruk", "fischerandom")

func (s shelf) Names() []string { return s.names }

func (s shelf) Load(name string) (protocol.Game, error) {
	if !slices.Contains(s.names, name) {
		return protocol.Game{}, fmt.Errorf("there is no variant %q", name)
	}
	if game, ok := s.games.Load(name); ok {
		return game.(protocol.Game), nil
	}
	v, err := s.Catalogue.Load(name)
	if err != nil {
		return protocol.Game{}, err
	}
	game := protocol.Game{Name: v.Name, Rules: v.Rules}
	s.games.Store(name, game)
	return game, nil
}

func (s shelf) Find(name string) string { return s.Catalogue.Find(name) }

// options are those of a session with a searcher.
func options(s searching.Searcher) protocol.Options {
	return protocol.Options{Name: "fairymax test", Author: "test", Catalogue: testShelf, Searcher: s, MaxMemory: 4, MaxCores: 2, HashMB: 1,
		Browse: func(paths string) (protocol.Catalogue, []error) {
			if paths != "" {
				return testShelf, []error{fmt.Errorf("no file %s", paths)}
			}
			return testShelf, nil
		},
		Import: func(text string) (protocol.Catalogue, []error) { return testShelf, []error{fmt.Errorf("no games")} },
		Eval:   func(g *board.Game) []string { return []string{"total 0"} },
		Score:  func(g *board.Game) int { return 7 },
		Bench: func(ctx context.Context, say func(string)) error {
			say("bench")
			<-ctx.Done()
			return nil
		}}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
