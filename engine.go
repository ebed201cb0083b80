package fairymax

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/traits"
	"fairymax/internal/nets"
	"fairymax/internal/nets/shipped"
)

// Options configure an engine. The zero value is usable, and negative numbers are as 0.
type Options struct {
	HashMB      int  // size of the transposition table in megabytes, 0 for 64; less where the system refuses so much
	Threads     int  // 0 for 1
	HandWritten bool // networks are not used
}

// Engine searches positions of one game, one at a time. What it learns it keeps from search to search.
type Engine struct {
	game       *Game
	engine     *engine.Engine
	evaluation nets.Choice
}

// NewEngine makes an engine for a game. It evaluates as the program does: with the network
// beside the file of the game, in the folder that it was loaded from, else with one that comes with
// the program, else with the hand-written evaluation alone.
func NewEngine(g *Game, o Options) *Engine {
	e := &Engine{game: g}
	if !o.HandWritten {
		e.evaluation = nets.Choose(traits.New(g.variant.Rules), g.networks()...)
	}
	choice := func(*traits.Game) nets.Choice { return e.evaluation }
	e.engine = engine.New(nets.Prepare(choice), engine.Options{HashMB: o.HashMB, Threads: o.Threads})
	e.engine.NewGame(g.variant.Rules)
	return e
}

// networks lists where networks for the game may be: first the folder that it was loaded from, which need
// not be on the disk.
func (g *Game) networks() (places []nets.Place) {
	if stem, ok := strings.CutSuffix(g.variant.File, ".toml"); ok {
		places = append(places, nets.FileIn(g.variant.Folder, g.Name()+nets.Extension, stem+nets.Extension))
	}
	return append(places, shipped.Find)
}

// Evaluation says what evaluates positions: the hand-written evaluation or which network.
func (e *Engine) Evaluation() string { return e.evaluation.String() }

// Refused says why networks that were found are not used.
func (e *Engine) Refused() []error { return e.evaluation.Refused }

// Limits say when a search ends. Zero values set no limit, and a search without limits
// ends when its context does. Negative values are refused.
type Limits struct {
	Depth int           // plies
	Nodes uint64        // positions visited
	Time  time.Duration // less where all lines that are asked for end in forced wins or losses
	Lines int           // number of best moves to find, with their lines; 0 for 1
	Moves []Move        // if not empty, the only moves to consider; those that are not legal are passed over
	Yield func()        // if not nil, is called by the search again and again: where programs have one thread, others have their turn
}

// Score is a value in centipawns for the side to move. [engine.Score.Mate] tells scores
// that count the moves to a forced win or loss.
type Score = engine.Score

// Report is the state of a search, or its result.
type Report struct {
	Line            int // 1 for the best line
	Depth, SelDepth int // plies
	Score           Score
	Exact           bool // the score is not a bound, nor that of a search which ended before it had one
	Nodes           uint64
	Time            time.Duration
	Moves           []Move // the line; the first one is to be played
}

// The errors of a search. ErrOver is also that of a move where the game is over.
var (
	ErrOver      = errors.New("the game is over")
	ErrOtherGame = errors.New("the board is of another game than the engine")
	ErrNoMove    = errors.New("none of the moves to consider is legal")
)

// Search looks for the best move of a board, which it leaves as it is. It sends reports
// to a channel, unless that is nil, and waits until each is taken or the context ends, whatever the limits;
// it does not close the channel. Once the context has ended, the best move so far is the result.
func (e *Engine) Search(ctx context.Context, b *Board, limits Limits, reports chan<- Report) (Report, error) {
	if !e.game.IsSame(b.game) {
		return Report{}, ErrOtherGame
	}
	if b.Outcome().Over {
		return Report{}, ErrOver
	}
	if limits.Depth < 0 || limits.Time < 0 || limits.Lines < 0 {
		return Report{}, fmt.Errorf("a limit is negative: Depth %d, Time %v, Lines %d", limits.Depth, limits.Time, limits.Lines)
	}
	only, err := b.only(limits.Moves)
	if err != nil {
		return Report{}, err
	}
	began, last := time.Now(), Report{}
	result := e.engine.Think(ctx, b.played.Clone(), engine.Limits{
		Depth: limits.Depth, Nodes: limits.Nodes, Hard: limits.Time, Lines: limits.Lines, Only: only, Yield: limits.Yield,
	}, func(info engine.Info) {
		r := Report{
			Line: max(1, info.Line), Depth: info.Depth, SelDepth: info.SelDepth, Score: info.Score, Exact: info.Bound == engine.Exact,
			Nodes: info.Nodes, Time: info.Time, Moves: b.moves(info.PV),
		}
		if r.Line == 1 {
			last = r
		}
		send(ctx, reports, r)
	})
	last.Line, last.Depth, last.Score, last.Exact, last.Nodes, last.Time = 1, result.Depth, result.Score, result.Depth > 0, result.Nodes, time.Since(began)
	last.Moves = b.moves(result.PV)
	if len(last.Moves) == 0 || last.Moves[0].move != result.Move {
		last.Moves = b.moves([]board.Move{result.Move})
	}
	return last, nil
}

// send sends a report, and waits until it is taken or the context ends.
func send(ctx context.Context, reports chan<- Report, r Report) {
	if reports == nil {
		return
	}
	select {
	case reports <- r:
	case <-ctx.Done():
	}
}

// only are the moves to consider, which have to be legal.
func (b *Board) only(moves []Move) ([]board.Move, error) {
	if len(moves) == 0 {
		return nil, nil
	}
	legal := b.Legal()
	var only []board.Move
	for _, m := range moves {
		if slices.Contains(legal, m) {
			only = append(only, m.move)
		}
	}
	if len(only) == 0 {
		return nil, ErrNoMove
	}
	return only, nil
}

// moves are moves of the search as a caller has them.
func (b *Board) moves(line []board.Move) []Move {
	list := make([]Move, len(line))
	for i, m := range line {
		list[i] = Move{m, b.game.variant.Rules}
	}
	return list
}
