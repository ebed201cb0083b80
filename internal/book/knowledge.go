package book

import (
	"errors"
	"sync"

	"fairymax/board"
)

// Knowledge is what is known about a variant: its opening book and the positions
// that were remembered. It may be used by several goroutines.
type Knowledge struct {
	mu    sync.Mutex
	book  shelf
	known shelf

	remembering sync.Mutex
}

// shelf is a file and what was last read of it. A sheet that stands here is
// never changed, only replaced.
type shelf struct {
	path  string
	sheet *sheet
}

// Finding is a position's analysis.
type Finding struct {
	Move  board.Move // the best
	Score int        // in the numbers of the protocol: centipawns for the side to move; 100003 wins in three moves, -100003 loses
	Depth int
	Own   bool // a person wrote it: it counts whatever the depth
}

// Open reads what a folder has about a variant. The error tells what keeps a file
// from being read, or of lines that were seen to make no sense; [Book.Check] finds
// all of those. The knowledge is usable all the same; it is nil only if the
// variant's name cannot be that of a file.
func Open(folder, variant string, r *board.Rules) (*Knowledge, error) {
	bookPath, err := filePath(folder, variant, bookEnding)
	if err != nil {
		return nil, err
	}
	knownPath, err := filePath(folder, variant, knownEnding)
	if err != nil {
		return nil, err
	}
	k := &Knowledge{
		book:  shelf{bookPath, newSheet(r, weights{})},
		known: shelf{knownPath, newSheet(r, findings{})},
	}
	return k, k.Refresh()
}

// Refresh reads anew what has changed on disk since it was last read; a game is
// the time to do so. The error is as for [Open].
func (k *Knowledge) Refresh() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return errors.Join(k.book.refresh(), k.known.refresh())
}

func (f *shelf) refresh() error {
	if stampOf(f.path) == f.sheet.stamp {
		return nil
	}
	s, err := load(f.path, f.sheet.rules, f.sheet.style)
	if err != nil {
		return err
	}
	f.sheet = s
	if len(s.found) > 0 {
		return s.found
	}
	return nil
}

// Moves returns the moves that the opening book knows in a position, the
// heaviest first.
func (k *Knowledge) Moves(p *board.Position) []Choice {
	return (&Book{k.current(&k.book)}).Moves(p)
}

// Recall returns what was remembered of a position.
func (k *Knowledge) Recall(p *board.Position) (Finding, bool) {
	words := k.current(&k.known).moves(p)
	if len(words) == 0 {
		return Finding{}, false
	}
	w := words[0]
	return Finding{w.move, w.mark.value, w.mark.count, w.mark.own}, true
}

// Remember writes down the analysis of a position, unless a deeper one or a
// person's own is there. It waits for the disk.
func (k *Knowledge) Remember(p *board.Position, m board.Move, score, depth int) error {
	k.remembering.Lock()
	defer k.remembering.Unlock()
	rules := k.current(&k.known).rules
	s, err := update(k.known.path, rules, findings{}, func(s *sheet) {
		s.add(p, m, mark{value: score, count: depth})
	})
	if err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.known.sheet = s
	return nil
}

// current returns what was last read of a file.
func (k *Knowledge) current(f *shelf) *sheet {
	k.mu.Lock()
	defer k.mu.Unlock()
	return f.sheet
}
