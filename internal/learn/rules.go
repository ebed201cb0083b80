package learn

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/arena"
	"fairymax/internal/selfplay"
	"fairymax/internal/study"
)

// A kept game has its moves as numbers among the legal ones. So what a network does not see, such as
// the start or the order of promotions, must stay as it is while there are games.

// rulesDigest is that of the rules of all games.
func (l *Learner) rulesDigest() string {
	var all strings.Builder
	for _, r := range l.Games {
		all.WriteString(rulesDigest(r))
	}
	return study.Digest(all.String())
}

// rulesDigest leaves out what says nothing of the games that are kept: names and letters, and values, which
// belong to the hand-written evaluation.
func rulesDigest(r *board.Rules) string {
	d := *r.Def
	d.Name, d.Notation, d.Start = "", define.NotationPlain, ""
	d.Types = slices.Clone(d.Types)
	for i := range d.Types {
		t := &d.Types[i]
		t.Name, t.Letter, t.Also, t.Value = "", "", nil, 0
	}
	return study.RulesDigest(&d) + startText(r)
}

// startText is the start without letters.
func startText(r *board.Rules) string {
	var b strings.Builder
	start := r.Start()
	for s := range r.Squares {
		fmt.Fprint(&b, start.At(define.Square(s)), " ")
	}
	for t := range r.Types() {
		for _, side := range [2]define.Color{define.White, define.Black} {
			fmt.Fprint(&b, start.Hand(side, define.PieceType(t+1)), " ")
		}
	}
	_, rest, _ := strings.Cut(start.FEN(), " ")
	return b.String() + rest
}

// adopt makes a folder of which the rules are not known one of the rules of today.
func (l *Learner) adopt(ctx context.Context, s *state) error {
	if s.Rules != "" {
		return nil
	}
	s.Rules = l.rulesDigest()
	for n := range s.Generations {
		shards, err := arena.ShardFiles(l.sharded(n + 1))
		if err != nil {
			return err
		}
		if err := l.replayable(ctx, append(shards, l.gamesOf(n+1), l.own(n+1))...); err != nil {
			return err
		}
	}
	return nil
}

// replayable reports a game of some files that cannot be replayed by the rules of today. A file may
// be missing, or have only begun.
func (l *Learner) replayable(ctx context.Context, paths ...string) error {
	for _, path := range paths {
		_, err := selfplay.Read(path, l.rules, func(*selfplay.Record, *board.Game) bool { return ctx.Err() == nil })
		if err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, io.EOF) {
			return err
		}
	}
	return ctx.Err()
}
