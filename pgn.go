package fairymax

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"

	"fairymax/internal/notation"
	"fairymax/variants/spelling"
)

// ReadPGN reads the games of a PGN text one by one, without their comments, each by the rules of
// the game that load has for its tag Variant, or for "normal", which is chess, if there is none. Such a tag may
// be any text: [Named] takes it for no file. An error names the first move that is not legal, and
// comes with the board before it, or with nil if there is no game or no position to begin with; reading
// can go on after it.
//
// The result of a record counts as well, as long as no more moves are played or taken back: players resign,
// and agree on draws.
func ReadPGN(r io.Reader, load func(variant string) (*Game, error)) iter.Seq2[*Board, error] {
	return func(yield func(*Board, error) bool) {
		for record, err := range notation.Records(r) {
			if err != nil {
				yield(nil, err)
				return
			}
			if !yield(replayed(record, load)) {
				return
			}
		}
	}
}

// replayed is the board at the end of a record.
func replayed(record *notation.Record, load func(variant string) (*Game, error)) (*Board, error) {
	g, err := load(cmp.Or(record.Tag("Variant"), "normal"))
	if err != nil {
		return nil, fmt.Errorf("tag Variant: %w", err)
	}
	if g == nil {
		return nil, errors.New("tag Variant: there is no game for it")
	}
	played, err := record.Replay(g.variant.Rules)
	if played == nil {
		return nil, err
	}
	b := &Board{game: g, played: played}
	if err == nil {
		b.agreed = record.Result
	}
	return b, err
}

// ReadPGN reads the games of a PGN text as [ReadPGN] does, all by the rules of this game. One with
// a tag Variant that names another built-in game is an error; a name that no game has is passed
// over.
func (g *Game) ReadPGN(r io.Reader) iter.Seq2[*Board, error] {
	others := map[string]bool{}
	return ReadPGN(r, func(name string) (*Game, error) {
		other, known := others[name]
		if !known {
			other = g.isOther(name)
			others[name] = other
		}
		if other {
			return nil, fmt.Errorf("%q is another game than %s", spelling.Shortened(name), g.Name())
		}
		return g, nil
	})
}

// isOther reports whether a name from a record is that of another built-in game.
func (g *Game) isOther(name string) bool {
	if name == "" || strings.EqualFold(name, g.Name()) || strings.EqualFold(name, g.Title()) {
		return false
	}
	found := builtin().Find(name)
	return found != g.Name() && slices.Contains(Names(), found)
}

// Tag is a tag of a game in PGN, such as {"White", "Anderssen"}.
type Tag = notation.Tag

// WritePGN writes the game in PGN, with these tags before those that say which game it is. The tags
// Variant, SetUp, FEN and Ranks follow from the game and are refused. A tag Result gives the
// result of a game that the rules have not ended, such as by resignation; it is an error if the
// rules say otherwise.
func (b *Board) WritePGN(w io.Writer, tags ...Tag) error {
	if err := notation.CheckTags(tags); err != nil {
		return err
	}
	result, err := b.recorded(tags)
	if err != nil {
		return err
	}
	others := slices.DeleteFunc(slices.Clone(tags), isResult)
	return notation.NewRecord(b.played, result, others...).Write(w)
}

func isResult(tag Tag) bool { return strings.EqualFold(tag.Name, "Result") }

// recorded is the result for a record: by the rules, else by a tag, else that of the record that was read.
func (b *Board) recorded(tags []Tag) (string, error) {
	outcome, at := b.Outcome(), slices.IndexFunc(tags, isResult)
	if at < 0 {
		if outcome.Over {
			return outcome.Result(), nil
		}
		return cmp.Or(b.agreed, "*"), nil
	}
	given := tags[at].Value
	switch {
	case !slices.Contains(notation.Results, given):
		return "", fmt.Errorf("tag Result: there is no result %q, only %s", spelling.Shortened(given), strings.Join(notation.Results, ", "))
	case outcome.Over && given != outcome.Result():
		return "", fmt.Errorf("tag Result: the game is over with %s by the rules, not with %s", outcome.Result(), given)
	}
	return given, nil
}
