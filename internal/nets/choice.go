package nets

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"fairymax/engine/net"
	"fairymax/engine/traits"
)

// Choice is what plays a game: the hand-written evaluation, perhaps with a network.
// Its zero value is the hand-written evaluation alone.
type Choice struct {
	Net     *net.Network // nil if there is none
	From    string       // where the network was
	File    []byte       // its file
	Stale   bool         // the network corrects another version of the hand-written evaluation
	Refused []error      // why networks that were found are not used

	sum string // of the file
}

// Choose takes the first network that fits a game.
func Choose(g *traits.Game, places ...Place) Choice { return choose(g, false, places) }

// ChooseStale takes the first network that can play a game, even if it is stale. What it
// has learnt of terms that are gone, or that are counted now, is then wrong by as much as they
// differ.
func ChooseStale(g *traits.Game, places ...Place) Choice { return choose(g, true, places) }

func choose(g *traits.Game, stale bool, places []Place) (c Choice) {
	key := net.KeyOf(g.Rules)
	for _, place := range places {
		file, from, err := place(key)
		if file == nil && err == nil {
			continue
		}
		n, err := read(file, err)
		if err == nil {
			err = n.Fits(g)
		}
		isStale := errors.Is(err, net.ErrStale)
		switch {
		case err == nil, isStale && stale:
			c.Net, c.From, c.File, c.Stale, c.sum = n, from, file, isStale, checksum(file)
			return c
		case isStale && isShipped(from) && !slices.Contains(n.History.Variants, g.Rules.Def.Name):
			// It corrects the values of another start position, and was never meant for this one.
		default:
			c.Refused = append(c.Refused, fmt.Errorf("%s is not used: %w", from, err))
		}
	}
	return c
}

// read reads a network if a place has brought one.
func read(file []byte, err error) (*net.Network, error) {
	if err != nil {
		return nil, err
	}
	return net.Parse(file)
}

// identityLength is the length of an identity, in characters.
const identityLength = 8

func checksum(file []byte) string {
	sum := sha256.Sum256(file)
	return hex.EncodeToString(sum[:])[:identityLength]
}

// Identity tells evaluations of a game apart: "" for the hand-written one alone, else a
// word for each network.
func (c *Choice) Identity() string { return c.sum }

// String describes the evaluation for a person.
func (c *Choice) String() string {
	switch {
	case c.Net == nil:
		return "hand-written"
	case c.Net.Kind == net.Alone:
		return "net alone (" + games(c.Net.History.Games) + ")"
	case c.Stale:
		return fmt.Sprintf("hand-written with stale net (%s, %s)", c.Net.Kind, games(c.Net.History.Games))
	}
	return fmt.Sprintf("hand-written with net (%s, %s)", c.Net.Kind, games(c.Net.History.Games))
}

// games writes a number of games, with commas between thousands.
func games(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	if n == 1 {
		return text + " game"
	}
	return text + " games"
}
