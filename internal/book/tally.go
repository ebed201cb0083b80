package book

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Tally counts the moves of games, to add them to a book.
type Tally struct {
	plies     int
	positions map[string]*counted
	games     int
}

// counted is a position with the moves that were played in it.
type counted struct {
	position *board.Position
	moves    map[board.Move]mark
}

// NewTally counts the first plies of each game.
func NewTally(plies int) *Tally { return &Tally{plies: plies, positions: map[string]*counted{}} }

// Half points; a game without a result counts like a draw.
const (
	winWeight  = 2
	drawWeight = 1
)

// Add counts a game with its result as PGN writes it. A move counts once, however often the game
// comes back to it.
func (t *Tally) Add(g *board.Game, result string) {
	type played struct {
		key  string
		move board.Move
	}
	t.games++
	seen := map[played]bool{}
	for i, m := range g.Moves() {
		if i == t.plies {
			break
		}
		p := g.PositionAt(i)
		key := Key(p)
		if seen[played{key, m}] {
			continue
		}
		seen[played{key, m}] = true
		c := t.positions[key]
		if c == nil {
			c = &counted{p, map[board.Move]mark{}}
			t.positions[key] = c
		}
		k := c.moves[m]
		c.moves[m] = mark{value: k.value + weightOf(result, p.Turn()), count: k.count + 1}
	}
}

// weightOf is the weight of a result for a side.
func weightOf(result string, side define.Color) int {
	switch {
	case result == "1-0" && side == define.White, result == "0-1" && side == define.Black:
		return winWeight
	case result == "1-0", result == "0-1":
		return 0
	}
	return drawWeight
}

// Games returns the number of games that were counted.
func (t *Tally) Games() int { return t.games }

// AddTo adds to a book the moves that were played in at least this number of games,
// and those that the book has already. It returns what is new in the book.
func (t *Tally) AddTo(b *Book, least int) Size {
	var added Size
	for key, c := range t.positions {
		old := b.document.entryOf(key)
		for m, k := range c.moves {
			known := old != nil && old.find(m) >= 0
			if k.count < least && !known {
				continue
			}
			b.Add(c.position, m, k.value, k.count)
			if !known {
				added.Moves++
			}
		}
		if old == nil && b.document.entryOf(key) != nil {
			added.Positions++
		}
	}
	return added
}
