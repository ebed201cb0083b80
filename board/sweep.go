package board

import (
	"math/bits"

	"fairymax/board/define"
	"fairymax/board/program"
)

// sweep adds to reached the squares that leaps and lines of a program lead to, up
// to the first piece on each line, and counts those of them where no piece of the
// side stands. Squares that are reached in two ways count twice.
func (p *Position) sweep(ways *program.Program, side define.Color, reached *define.Set) (squares int) {
	lines := p.rules.rays.Lines[ways.Lines:]
	up, down := lines[:ways.Up], lines[ways.Up:ways.Up+ways.Down]
	ours, theirs := &p.pieces[side&1], &p.pieces[side&1^1]
	if p.rules.words > 2 {
		return sweepWide(&ways.Leaps, up, down, ours, theirs, reached)
	}
	// Up to 128 squares: the same without loops over words. This makes the whole
	// search a few percent faster.
	own0, own1 := ours[0], ours[1]
	all0, all1 := own0|theirs[0], own1|theirs[1]
	got0, got1 := ways.Leaps[0], ways.Leaps[1]
	squares = bits.OnesCount64(got0&^own0) + bits.OnesCount64(got1&^own1)
	for i := range up {
		line := &up[i]
		on0, on1 := line[0]&all0, line[1]&all1
		less0, borrow := bits.Sub64(on0, 1, 0)
		less1, _ := bits.Sub64(on1, 0, borrow)
		now0, now1 := line[0]&(on0^less0), line[1]&(on1^less1)
		got0, got1 = got0|now0, got1|now1
		squares += bits.OnesCount64(now0&^own0) + bits.OnesCount64(now1&^own1)
	}
	for i := range down {
		line := &down[i]
		on0, on1 := line[0]&all0, line[1]&all1
		now0, now1 := line[0]&fromHighest(on0), line[1]&fromHighest(on1)
		if on1 != 0 {
			now0 = 0
		}
		got0, got1 = got0|now0, got1|now1
		squares += bits.OnesCount64(now0&^own0) + bits.OnesCount64(now1&^own1)
	}
	reached[0] |= got0
	reached[1] |= got1
	return squares
}

// sweepWide is sweep for boards of any size.
func sweepWide(leaps *define.Set, up, down []define.Set, ours, theirs, reached *define.Set) (squares int) {
	add := func(w int, now uint64) {
		reached[w] |= now
		squares += bits.OnesCount64(now &^ ours[w])
	}
	for w, word := range leaps {
		add(w, word)
	}
	for i := range up {
		borrow := uint64(1)
		for w, word := range up[i] {
			on := word & (ours[w] | theirs[w])
			var less uint64
			less, borrow = bits.Sub64(on, 0, borrow)
			add(w, word&(on^less)) // up to the lowest
		}
	}
	for i := range down {
		for w := len(down[i]) - 1; w >= 0; w-- {
			on := down[i][w] & (ours[w] | theirs[w])
			add(w, down[i][w]&fromHighest(on))
			if on != 0 {
				break
			}
		}
	}
	return squares
}

// fromHighest is the highest bit of a word and all above it, or all bits if there is none.
func fromHighest(word uint64) uint64 { return ^uint64(0) << ((bits.Len64(word|1) - 1) & 63) }
