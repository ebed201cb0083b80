package book

import "fairymax/board"

// Book is the opening book of a variant.
type Book struct{ sheet *sheet }

// Choice is a move of the book.
type Choice struct {
	Move   board.Move
	Weight int // how often it is to be played, measured against the others
	Games  int // in how many games it was played; 0 if a person wrote it
}

// Size says how much a file holds.
type Size struct{ Positions, Moves int }

// Load reads the book in a file; one that does not exist is empty.
func Load(path string, r *board.Rules) (*Book, error) {
	s, err := load(path, r, weights{})
	return &Book{s}, err
}

// Update changes the book in a file: it is read under a lock, changed, and takes
// the place of the old one as a whole.
func Update(path string, r *board.Rules, change func(*Book)) error {
	_, err := update(path, r, weights{}, func(s *sheet) { change(&Book{s}) })
	return err
}

// Check reads all that the book says. What cannot be read is no part of its size.
func (b *Book) Check() (Problems, Size) { return b.sheet.check() }

// Add counts games in which a move was played, and their weight.
func (b *Book) Add(p *board.Position, m board.Move, weight, games int) {
	b.sheet.add(p, m, mark{value: weight, count: games})
}

// Moves returns the moves that the book knows in a position, the heaviest first.
func (b *Book) Moves(p *board.Position) []Choice {
	var choices []Choice
	for _, w := range b.sheet.moves(p) {
		choices = append(choices, Choice{w.move, w.mark.value, w.mark.count})
	}
	return choices
}

// fullVariety draws moves by their weights alone.
const fullVariety = 100

// Pick draws one of the choices by weight. Variety is the percentage by which a
// move may be lighter than the heaviest one: 0 leaves only the heaviest, 100 all
// that have a weight. Random returns a number from 0 up to n-1. The answer is
// NoMove if there is nothing to draw.
func Pick(choices []Choice, variety int, random func(n int) int) board.Move {
	heaviest := 0
	for _, c := range choices {
		heaviest = max(heaviest, c.Weight)
	}
	total := 0
	for _, c := range choices {
		total += c.drawn(heaviest, variety)
	}
	if total == 0 {
		return board.NoMove
	}
	n := random(total)
	for _, c := range choices {
		if n -= c.drawn(heaviest, variety); n < 0 {
			return c.Move
		}
	}
	return board.NoMove
}

// drawn is the weight of a choice in the draw, 0 if it does not take part.
func (c Choice) drawn(heaviest, variety int) int {
	least := int64(heaviest) * int64(fullVariety-variety)
	if int64(c.Weight)*fullVariety < least {
		return 0
	}
	return c.Weight
}
