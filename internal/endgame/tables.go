package endgame

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"sync"
	"time"

	"fairymax/board"
	"fairymax/board/define"
)

// Tables makes and keeps the tables of a game.
type Tables struct {
	Options
	rules *board.Rules
	ways  *wayTable
	reach *reach
	prove *prover
	flip  *boardMap // that exchanges the sides, nil if there is none

	mu   sync.Mutex
	made map[string]*Table
	told sync.Map // texts of warnings
}

// Options say how tables are made.
type Options struct {
	Folder  string // where they are kept; "" keeps them in memory only
	Key     string // of the rules: tables of other rules are not taken for them
	Largest int    // positions of the largest table that is kept in the folder, 0 for any
	Threads int    // 0 for all processors
	Memory  int64  // bytes that a table may need while it is made, 0 for DefaultMemory
	Verify  bool   // test every entry with the engine's own generator, by going forwards
	Report  func(Progress)
	Warn    func(text string) // is told of damaged files
}

// DefaultMemory is the most bytes that a table may need while it is made.
const DefaultMemory = 2 << 30

// Progress says how far a table is.
type Progress struct {
	Material Material
	Stage    string
	Share    float64 // of the stage
}

// New prepares tables for a game. The error is a *RefusedError if it can have none.
func New(rules *board.Rules, o Options) (*Tables, error) {
	if err := scope(rules); err != nil {
		return nil, err
	}
	if o.Threads <= 0 {
		o.Threads = runtime.GOMAXPROCS(0)
	}
	if o.Memory <= 0 {
		o.Memory = DefaultMemory
	}
	ways := newWayTable(rules)
	t := &Tables{Options: o, rules: rules, ways: ways, reach: findReach(ways), made: map[string]*Table{}}
	t.prove = &prover{rules, t.reach, map[define.Piece]map[define.Symmetry]string{}}
	t.flip = t.prove.flip()
	return t, nil
}

// named returns the material under which a table is kept, and whether its colours are
// exchanged: where the sides have the same pieces, one table is enough for both.
func (t *Tables) named(m Material) (Material, bool) {
	if t.flip == nil {
		return m, false
	}
	if f := m.flipped(); len(f.side(define.White)) > len(m.side(define.White)) ||
		len(f.side(define.White)) == len(m.side(define.White)) && f.String() < m.String() {
		return f, true
	}
	return m, false
}

// side returns a side's pieces.
func (m Material) side(c define.Color) []define.Piece {
	var pieces []define.Piece
	for _, piece := range m.pieces {
		if piece.Color() == c {
			pieces = append(pieces, piece)
		}
	}
	return pieces
}

// Job is a table that has to be made.
type Job struct {
	Material  Material
	Positions int   // of both sides to move, images counted once
	Memory    int64 // bytes while it is made
}

// Together adds jobs: all positions, and the most memory of any.
func Together(jobs map[string]Job) (sum Job) {
	for _, job := range jobs {
		sum.Positions += job.Positions
		sum.Memory = max(sum.Memory, job.Memory)
	}
	return sum
}

// Plan lists the tables that have to be made to answer for the material, in that order. The error
// is a *TooLargeError if one needs more memory than it may have.
func (t *Tables) Plan(m Material) ([]Job, error) {
	if err := m.check(); err != nil {
		return nil, err
	}
	var jobs []Job
	planned := map[string]bool{}
	for _, need := range m.closure() {
		need, _ = t.named(need)
		name := need.String()
		if planned[name] || t.inMemory(name) != nil {
			continue
		}
		planned[name] = true
		ix, err := t.indexOf(need)
		if err != nil {
			return nil, err
		}
		job := Job{need, 2 * ix.size, int64(bytesFor(float64(ix.size)))}
		if job.Memory > t.Memory {
			return nil, &TooLargeError{need, job.Memory, t.Memory}
		}
		jobs = append(jobs, job)
	}
	return jobs, nil
}

// indexOf numbers the placements of material.
func (t *Tables) indexOf(m Material) (*index, error) {
	sets := 1.0
	for _, pieces := range kinds(m.pieces) {
		n := len(t.reach.squares(pieces[0]))
		if n < len(pieces) {
			return nil, fmt.Errorf("%v: so many of %v's %s can never stand on the board in %s", m, pieces[0].Color(), t.rules.Def.Types[pieces[0].Type()-1].Name, t.rules.Def.Name)
		}
		sets *= float64(binomial(n, len(pieces)))
	}
	if bytes := sets / 8 * bytesFor(1); bytes > float64(t.Memory) { // no board has more symmetries
		return nil, &TooLargeError{m, int64(math.Ceil(min(bytes, 1<<60))), t.Memory}
	}
	return newIndex(m, t.reach, t.prove.of(m.forms())), nil
}

// TooLargeError says that a table needs more memory than it may have.
type TooLargeError struct {
	Material     Material
	Needs, Limit int64 // bytes
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("making the table of %v needs %d MB, and the limit is %d MB", e.Material, Megabytes(e.Needs), e.Limit>>20)
}

// Megabytes is how many a limit has to be for so many bytes: a part of one counts as a whole one.
func Megabytes(bytes int64) int64 { return (bytes + 1<<20 - 1) >> 20 }

// Time is a rough guess of how long a table takes, from measurements on one machine.
func (t *Tables) Time(j Job) time.Duration {
	const perPosition = 1300 * time.Nanosecond // of one processor
	d := time.Duration(j.Positions) * perPosition / time.Duration(max(1, min(t.Threads, runtime.GOMAXPROCS(0))))
	return d.Round(time.Second)
}

// bytesFor is the memory that a table of a size takes while it is made: entries and cells of
// both sides to move.
func bytesFor(size float64) float64 { return 2 * size * (4 + 2) }

// Get returns the table that answers for the material, and whether the colours are exchanged
// in it. It makes the tables that are missing.
func (t *Tables) Get(ctx context.Context, m Material) (table *Table, flipped bool, err error) {
	name, flipped := t.named(m)
	if table = t.inMemory(name.String()); table != nil {
		return table, flipped, nil
	}
	jobs, err := t.Plan(m)
	if err != nil {
		return nil, false, err
	}
	for _, job := range jobs {
		if err := t.make(ctx, job.Material); err != nil {
			return nil, false, err
		}
	}
	return t.inMemory(name.String()), flipped, nil
}

// inMemory returns a table that has been made, nil if it has not.
func (t *Tables) inMemory(name string) *Table {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.made[name]
}

// Forget drops a table from memory.
func (t *Tables) Forget(m Material) {
	name, _ := t.named(m)
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.made, name.String())
}

// make reads a table from its file, or makes it.
func (t *Tables) make(ctx context.Context, m Material) error {
	ix, err := t.indexOf(m)
	if err != nil {
		return err
	}
	table, err := t.stored(ctx, m, ix)
	if err != nil {
		return err
	}
	table.Material, table.flip = m, t.flip
	t.mu.Lock()
	defer t.mu.Unlock()
	t.made[m.String()] = table
	return nil
}

// build makes a table, and verifies it if that is wanted.
func (t *Tables) build(ctx context.Context, m Material, ix *index) (*Table, error) {
	report := func(stage string, share float64) {
		if t.Report != nil {
			t.Report(Progress{m, stage, share})
		}
	}
	probe := t.proberFor(m)
	table, err := newBuilder(t.ways, ix, probe, t.Threads, report).make(ctx)
	if err != nil {
		return nil, fmt.Errorf("%v: %w", m, err)
	}
	table.Material, table.flip = m, t.flip
	if t.Verify {
		if err := table.verify(ctx, t.rules, probe, t.Threads, report); err != nil {
			return nil, fmt.Errorf("%v: %w", m, err)
		}
	}
	return table, nil
}
