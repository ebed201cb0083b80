package selfplay

import (
	"os"

	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
)

// Parts are the games that shards have played into files of their own.
type Parts struct {
	Files   []string
	Games   map[int]int // their numbers, and how many positions of each were searched
	release []func()
}

// HoldParts reads the files of shards beside that of all games, and keeps other programs
// from adding to them until Release. If one does so now, the error is a
// [atomicfile.HeldError].
func HoldParts(whole string, s Settings) (*Parts, error) {
	files, err := arena.ShardFiles(whole)
	p := &Parts{Files: files, Games: map[int]int{}}
	for _, file := range files {
		release, err := atomicfile.Hold(file)
		if err != nil {
			p.Release()
			return nil, err
		}
		p.release = append(p.release, release)
		if err := Summaries(file, s, func(g Summary) { p.Games[g.Number] = g.Positions }); err != nil {
			p.Release()
			return nil, err
		}
	}
	return p, err
}

// Release lets other programs go on.
func (p *Parts) Release() {
	for _, release := range p.release {
		release()
	}
	p.release = nil
}

// MergeInto puts the parts and a file of further games together, see the function of this
// name.
func (p *Parts) MergeInto(whole, own string) error {
	return MergeInto(whole, append(p.Files, own)...)
}

// Remove removes the files of the parts, after their games have been merged. One that stays
// does no harm.
func (p *Parts) Remove() {
	for _, file := range p.Files {
		_ = os.Remove(file)
	}
}
