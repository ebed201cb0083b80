package book

import (
	"fairymax/board"
	"fairymax/internal/atomicfile"
)

// Book is the opening book of a variant.
type Book struct{ document *document }

// Choice is a move of the book.
type Choice struct {
	Move   board.Move
	Weight int // how often it is played, relative to the others
	Games  int // number of games with it; 0 if a person wrote it
}

// Load reads the book in a file; one that does not exist is empty.
func Load(path string, r *board.Rules) (*Book, error) {
	s, err := load(path, r, weights{})
	return &Book{s}, err
}

// Update changes the book in a file. Other programs can change it before or after,
// but not meanwhile.
func Update(path string, r *board.Rules, change func(*Book)) error {
	_, err := update(path, r, weights{}, func(s *document) { change(&Book{s}) })
	return err
}

// Replace writes a book over a file, whatever that has.
func Replace(path string, r *board.Rules, change func(*Book)) error {
	s := newDocument(r, weights{})
	change(&Book{s})
	return atomicfile.Replace(path, s.text())
}

// Check parses the whole book. Its size is what can be read.
func (b *Book) Check() (Problems, Size) { return b.document.check() }

// Add adds games in which a move was played, and their weight.
func (b *Book) Add(p *board.Position, m board.Move, weight, games int) {
	b.document.add(p, m, mark{value: weight, count: games})
}

// Moves returns the book moves in a position, the heaviest first.
func (b *Book) Moves(p *board.Position) []Choice {
	var choices []Choice
	for _, w := range b.document.moves(p) {
		choices = append(choices, Choice{w.move, w.mark.value, w.mark.count})
	}
	return choices
}

// fullVariety lets all moves with a weight take part.
const fullVariety = 100

// Pick picks one of the choices at random, by weight. Variety is the percentage by
// which a move may be lighter than the heaviest one: 0 leaves only the heaviest,
// 100 all that have a weight. Random returns a number from 0 to n-1. The result is
// NoMove if there is nothing to pick.
func Pick(choices []Choice, variety int, random func(n int) int) board.Move {
	heaviest := 0
	for _, c := range choices {
		heaviest = max(heaviest, c.Weight)
	}
	total := 0
	for _, c := range choices {
		total += c.pickWeight(heaviest, variety)
	}
	if total == 0 {
		return board.NoMove
	}
	n := random(total)
	for _, c := range choices {
		if n -= c.pickWeight(heaviest, variety); n < 0 {
			return c.Move
		}
	}
	return board.NoMove
}

// pickWeight is the weight of a choice, 0 if it does not take part.
func (c Choice) pickWeight(heaviest, variety int) int {
	least := int64(heaviest) * int64(fullVariety-variety)
	if int64(c.Weight)*fullVariety < least {
		return 0
	}
	return c.Weight
}
