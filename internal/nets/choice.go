package nets

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
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
	Refused []error      // why networks that were found are not used

	sum string // of the file
}

// Choose takes the first network that can play a game.
func Choose(g *traits.Game, places ...Place) Choice {
	var c Choice
	key := net.KeyOf(g.Rules)
	for _, place := range places {
		file, from, err := place(key)
		if file == nil && err == nil {
			continue
		}
		n, err := usable(file, err, g)
		if err == nil {
			c.Net, c.From, c.File, c.sum = n, from, file, checksum(file)
			break
		}
		// A network of the program that corrects the values of another start is no fault
		// of the game.
		if !(errors.Is(err, net.ErrStale) && isShipped(from)) {
			c.Refused = append(c.Refused, fmt.Errorf("%s is not used: %w", from, err))
		}
	}
	return c
}

// usable reads a network that a game can use.
func usable(file []byte, err error, g *traits.Game) (*net.Network, error) {
	if err != nil {
		return nil, err
	}
	n, err := net.Parse(file)
	if err != nil {
		return nil, err
	}
	return n, n.Fits(g)
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
