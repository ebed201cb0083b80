package protocol

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/internal/textboard"
)

// chore is work that runs beside the session and says lines. The zero chore means that none
// runs.
type chore struct {
	lines  <-chan string // closed at the end
	cancel context.CancelFunc
}

// work begins a chore.
func (s *Session) work(run func(ctx context.Context, say func(line string))) {
	ctx, cancel := context.WithCancel(context.Background())
	lines := make(chan string)
	say := func(line string) {
		select {
		case lines <- line:
		case <-ctx.Done():
		}
	}
	go func() {
		defer close(lines)
		run(ctx, say)
	}()
	s.chore, s.mode = chore{lines, cancel}, working
}

func (s *Session) choreSays(line string, ok bool) {
	if ok {
		s.Say("%s", line)
		return
	}
	s.dropChore()
	s.catchUp()
}

// dropChore ends a chore. It may go on for a moment, but says nothing more.
func (s *Session) dropChore() {
	s.chore.cancel()
	s.chore, s.mode = chore{}, idle
}

// draw shows the position.
func (s *Session) draw(_ []string) {
	p := s.Board()
	for line := range strings.Lines(textboard.Board(p, textboard.Style{})) {
		s.Say("%s", strings.TrimRight(line, "\n"))
	}
	s.Say("Fen: %s", s.dialect.FEN(p))
	s.Say("Key: %016X", p.Key())
}

// eval explains the evaluation of the position.
func (s *Session) eval(_ []string) {
	if s.Eval == nil {
		return
	}
	s.prepare()
	for _, line := range s.Eval(s.game) {
		s.Say("%s", line)
	}
}

// Static is the evaluation of the position without a search, for the side to move.
func (s *Session) Static() int {
	if s.Score == nil {
		return 0
	}
	s.prepare()
	return s.Score(s.game)
}

// bench searches fixed positions.
func (s *Session) bench(_ []string) {
	if s.Bench == nil {
		return
	}
	s.work(func(ctx context.Context, say func(string)) {
		if err := s.Bench(ctx, say); err != nil {
			say(s.dialect.Remark + err.Error())
		}
	})
}

// Perft counts the sequences of legal moves of a length, for each first move.
func (s *Session) Perft(words []string) {
	depth, err := strconv.Atoi(strings.Join(words[:min(1, len(words))], ""))
	if err != nil || depth < 1 || depth > 100 {
		s.Remark("perft needs a depth from 1 to 100")
		return
	}
	root := *s.Board()
	texts := map[board.Move]string{}
	moves := root.LegalMoves()
	for _, m := range moves {
		texts[m] = s.dialect.Move(s, &root, m)
	}
	s.work(func(ctx context.Context, say func(string)) {
		total := uint64(0)
		for _, m := range moves {
			var next board.Position
			root.Play(m, &next)
			n := count(ctx, &next, depth-1)
			total += n
			say(fmt.Sprintf("%s: %d", texts[m], n))
		}
		if ctx.Err() == nil {
			say("")
			say(fmt.Sprintf("Nodes searched: %d", total))
		}
	})
}

// count counts the sequences of a length until it is told to stop.
func count(ctx context.Context, p *board.Position, depth int) uint64 {
	const atOnce = 2 // plies, between two looks at the context
	if depth <= atOnce || ctx.Err() != nil {
		return p.Perft(min(depth, atOnce))
	}
	total := uint64(0)
	for _, m := range p.LegalMoves() {
		next := new(board.Position)
		p.Play(m, next)
		total += count(ctx, next, depth-1)
	}
	return total
}
