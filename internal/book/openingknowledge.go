package book

import (
	"errors"
	"sync"

	"fairymax/board"
)

// OpeningKnowledge is the opening book of a variant and its remembered analyses.
// Several goroutines may use it.
type OpeningKnowledge struct {
	mu    sync.Mutex
	book  cachedFile
	known cachedFile

	evaluation  string // with which analyses are made now
	remembering sync.Mutex
}

// cachedFile is a file and its contents when it was last read. A document in here
// is never changed, only replaced.
type cachedFile struct {
	path     string
	document *document
}

// Analysis is a remembered analysis of a position.
type Analysis struct {
	Move   board.Move // the best move
	Score  int        // as in the protocol: centipawns for the side to move; 100003 is mate in three moves, -100003 being mated in three
	Depth  int
	ByHand bool // a person wrote it: it counts whatever the depth
}

// Open reads the files of a variant in a folder. The evaluation names the one with which
// analyses are made, "" for the hand-written one; remembered analyses of others are
// ignored. The error says why a file cannot
// be read, or which lines cannot; [Book.Check] finds all of those. The result is
// usable even then; it is nil only if the variant's name cannot be a file name.
func Open(folder, variant, evaluation string, r *board.Rules) (*OpeningKnowledge, error) {
	bookPath, err := filePath(folder, variant, bookExtension)
	if err != nil {
		return nil, err
	}
	knownPath, err := filePath(folder, variant, knownExtension)
	if err != nil {
		return nil, err
	}
	k := &OpeningKnowledge{
		book:       cachedFile{bookPath, newDocument(r, weights{})},
		known:      cachedFile{knownPath, newDocument(r, analyses{})},
		evaluation: evaluation,
	}
	return k, k.Refresh()
}

// Refresh reads again the files that have changed on disk; call it before a game.
// The error is as for [Open].
func (k *OpeningKnowledge) Refresh() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	return errors.Join(k.book.refresh(), k.known.refresh())
}

func (f *cachedFile) refresh() error {
	if stampOf(f.path) == f.document.stamp {
		return nil
	}
	s, err := load(f.path, f.document.rules, f.document.style)
	if err != nil {
		return err
	}
	f.document = s
	if len(s.found) > 0 {
		return s.found
	}
	return nil
}

// Moves returns the moves that the opening book knows in a position, the
// heaviest first.
func (k *OpeningKnowledge) Moves(p *board.Position) []Choice {
	return (&Book{k.current(&k.book)}).Moves(p)
}

// Recall returns the remembered analysis of a position by the present evaluation, or
// what a person wrote.
func (k *OpeningKnowledge) Recall(p *board.Position) (Analysis, bool) {
	for _, w := range k.current(&k.known).moves(p) {
		if w.mark.byHand || w.mark.evaluation == k.evaluation {
			return Analysis{w.move, w.mark.value, w.mark.count, w.mark.byHand}, true
		}
	}
	return Analysis{}, false
}

// Remember stores the analysis of a position, unless the file has a deeper one or
// one that a person wrote. It waits for the disk.
func (k *OpeningKnowledge) Remember(p *board.Position, m board.Move, score, depth int) error {
	k.remembering.Lock()
	defer k.remembering.Unlock()
	rules := k.current(&k.known).rules
	s, err := update(k.known.path, rules, analyses{}, func(s *document) {
		s.add(p, m, mark{value: score, count: depth, evaluation: k.evaluation})
	})
	if err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.known.document = s
	return nil
}

// current returns the contents of a file when it was last read.
func (k *OpeningKnowledge) current(f *cachedFile) *document {
	k.mu.Lock()
	defer k.mu.Unlock()
	return f.document
}
