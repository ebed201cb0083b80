package endgame

import (
	"context"
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
)

// verify tests every entry of a table forwards: its value must be the best to which a legal
// move of the engine's own generator leads, and there must be an entry for every position
// that a game can have.
func (t *Table) verify(ctx context.Context, rules *board.Rules, probe prober, threads int, report func(string, float64)) error {
	b := &builder{rules: rules, index: t.index, probe: probe, threads: threads, report: report}
	stop := context.AfterFunc(ctx, func() { b.fail(ctx.Err()) })
	defer stop()
	b.inParallel("verifying", func() func(int) {
		s := newSetter(rules, t.index)
		return func(number int) {
			for c := define.White; c <= define.Black; c++ {
				if err := t.verifyOne(s, b.probe, number, c); err != nil {
					b.fail(err)
				}
			}
		}
	})
	if err := b.failed.Load(); err != nil {
		return *err
	}
	return nil
}

// verifyOne tests an entry.
func (t *Table) verifyOne(s *setter, probe prober, number int, turn define.Color) error {
	have, known := t.cells[turn][number].value()
	if !t.set(s, number, turn) {
		if known {
			return fmt.Errorf("number %d has a value and is no position", number)
		}
		return nil
	}
	want, err := t.forwards(s, probe)
	switch {
	case err != nil:
		return err
	case !known || want != have:
		return fmt.Errorf("%s: the table says %v (%d plies), its moves say %v (%d plies)", s.position.FEN(), have, have.Plies, want, want.Plies)
	}
	return nil
}

// forwards is the value of the position that is set up, from the values after its moves.
func (t *Table) forwards(s *setter, probe prober) (Value, error) {
	if outcome := s.ending(); outcome != define.Ongoing {
		return Value{Outcome: outcome}, nil
	}
	best := Value{define.Loss, -1}
	for _, m := range s.list.Moves() {
		s.position.Play(m, &s.next)
		v, err := t.after(m, &s.next, probe)
		if err != nil {
			return Value{}, err
		}
		if v = v.before(); v.better(best) {
			best = v
		}
	}
	return best, nil
}

// after is the value of the position after a move.
func (t *Table) after(m board.Move, next *board.Position, probe prober) (Value, error) {
	if staysInTable(m) {
		return t.value(next, false)
	}
	return probe.probe(next)
}
