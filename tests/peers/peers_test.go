// Package peers holds the rules of games against libraries that others wrote: ffish, which
// is Fairy-Stockfish, and chessops, which is what Lichess plays by. In each position all
// have the same legal moves, agree on check, and on the end of the game and its winner; or
// the table of decided differences says by which published rule they do not.
package peers

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
)

const (
	quickPositions    = 1_000  // of a usual run
	thoroughPositions = 10_000 // with FAIRYMAX_LONG or FAIRYMAX_CI
	fixedSeed         = 1
)

// positions returns how many positions all games together are compared in.
func positions(t *testing.T) int {
	n, err := strconv.Atoi(cmp.Or(os.Getenv("FAIRYMAX_PEERS"), "0"))
	switch {
	case err != nil:
		t.Fatalf("FAIRYMAX_PEERS must be a number of positions: %v", err)
	case n > 0:
		return n
	case os.Getenv("FAIRYMAX_LONG") != "" || os.Getenv("FAIRYMAX_CI") != "":
		return thoroughPositions
	}
	return quickPositions
}

// seed returns what the positions are drawn by: always the same unless FAIRYMAX_PEERS_SEED is a
// number, or "random".
func seed(t *testing.T) uint64 {
	switch text := os.Getenv("FAIRYMAX_PEERS_SEED"); text {
	case "":
		return fixedSeed
	case "random":
		return rand.Uint64() >> 32
	default:
		n, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatalf("FAIRYMAX_PEERS_SEED must be a number, or random: %v", err)
		}
		return n
	}
}

// TestPeers compares positions of all games that the libraries know.
func TestPeers(t *testing.T) {
	r := startReferee(t)
	games := allGames(t, r)
	total, seed := positions(t), seed(t)
	t.Logf("FAIRYMAX_PEERS=%d FAIRYMAX_PEERS_SEED=%d: %d games", total, seed, len(games))
	var sum tally
	for _, g := range games {
		t.Run(g.String(), func(t *testing.T) {
			c := &comparison{t: t, referee: r, game: g, tally: &sum, random: rand.New(rand.NewPCG(seed, hash(g.String())))}
			c.run(max(total/len(games), len(ways)))
		})
	}
	if os.Getenv("FAIRYMAX_VARIANTS_INI") == "" {
		t.Run("rulings", func(t *testing.T) { holdRulings(t, r, games) })
	}
	t.Log(&sum)
}

// hash gives each game its own positions, whatever other games there are.
func hash(text string) uint64 {
	h := fnv.New64()
	fmt.Fprint(h, text)
	return h.Sum64()
}
