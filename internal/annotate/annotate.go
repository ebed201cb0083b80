package annotate

import (
	"context"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/elo"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
)

// Game is a game with what searches say about its moves.
type Game struct {
	Tags    []notation.Tag `json:"-"`
	White   string         `json:"white"`
	Black   string         `json:"black"`
	Event   string         `json:"event,omitempty"`
	Date    string         `json:"date,omitempty"`
	Variant string         `json:"variant"`
	Start   string         `json:"start,omitempty"` // FEN, if it is not the start of the rules
	Result  string         `json:"result"`
	Nodes   int            `json:"nodes"`           // of the search of each position
	Notes   []string       `json:"notes,omitempty"` // how the position of the tag FEN was read
	Moves   []Move         `json:"moves"`

	ply int // of the first move, see [notation.Record]
}

// Move is a move with the search of the position before it and after it.
type Move struct {
	Ply     int      `json:"ply"` // from 1
	Number  int      `json:"number"`
	Side    string   `json:"side"`
	Move    string   `json:"move"`    // in SAN
	Score   int      `json:"score"`   // after the move, centipawns for White
	Expects float64  `json:"expects"` // after the move, points for White
	Loss    float64  `json:"loss"`    // points that the move gives away against the best one
	Verdict Verdict  `json:"verdict,omitempty"`
	Best    []string `json:"best,omitempty"` // a better line, in SAN
	Turns   bool     `json:"turns,omitempty"`

	Clock   string `json:"clock,omitempty"`   // that the mover had left, as in the game's [%clk]
	Elapsed string `json:"elapsed,omitempty"` // that the move took, as in its [%emt]
}

// Verdict says how bad a move is; "" is none.
type Verdict string

// The verdicts, with the points that such a move gives away at least.
const (
	Inaccuracy Verdict = "inaccuracy"
	Mistake    Verdict = "mistake"
	Blunder    Verdict = "blunder"
)

const (
	inaccuracyLoss = 0.05
	mistakeLoss    = 0.10
	blunderLoss    = 0.20
)

func verdict(loss float64) Verdict {
	switch {
	case loss >= blunderLoss:
		return Blunder
	case loss >= mistakeLoss:
		return Mistake
	case loss >= inaccuracyLoss:
		return Inaccuracy
	}
	return ""
}

// Expected points of White beyond which a side leads: a bad move after which another side
// leads, or neither leads any longer, is a turning point.
const leads = 0.65

func leader(white float64) int {
	switch {
	case white > leads:
		return 1
	case white < 1-leads:
		return -1
	}
	return 0
}

// Annotator searches the positions of games.
type Annotator struct {
	Engine *engine.Engine
	Nodes  int                   // of each position
	Report func(done, plies int) // is told how a game goes, may be nil
	Yield  func()                // see [engine.Limits], may be nil
}

// seen is what a search says about a position, for White.
type seen struct {
	score   int
	expects float64
	line    []board.Move
}

// Annotate goes through a game. A cancelled context ends it with the context's error.
func (a *Annotator) Annotate(ctx context.Context, g *board.Game, record *notation.Record) (*Game, error) {
	plies := len(g.Moves())
	out := a.header(g, record)
	a.Engine.NewGame(g.Start().Rules())
	part := board.NewGame(g.Start())
	before := a.look(ctx, part)
	ahead := leader(before.expects)
	for i, m := range g.Moves() {
		if len(before.line) == 0 { // the game could have ended here, and went on
			before = a.think(ctx, part)
			ahead = leader(before.expects)
		}
		p := g.PositionAt(i)
		move, after := a.move(ctx, part, m, before)
		move.Ply = i + 1
		move.Clock, move.Elapsed = notation.Command(record.Comment(i), "clk"), notation.Command(record.Comment(i), "emt")
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if best := before.line; move.Verdict != "" {
			move.Best = sanLine(p, best)
		}
		now := leader(after.expects)
		move.Turns = now != ahead && move.Verdict != ""
		ahead = now
		out.Moves = append(out.Moves, move)
		before = after
		if a.Report != nil {
			a.Report(i+1, plies)
		}
	}
	return out, nil
}

// move plays a move and judges it against the best one of the search before it.
func (a *Annotator) move(ctx context.Context, g *board.Game, m board.Move, before seen) (Move, seen) {
	p, other := g.Position(), g.Clone()
	g.Play(m)
	after := a.look(ctx, g)
	move := moveOf(p, m, after)
	if len(before.line) == 0 || before.line[0] == m {
		return move, after
	}
	if move.judge(p, before.expects); move.Verdict != "" {
		// Scores of odd and even depths differ: here the best move is searched as the
		// played one is.
		other.Play(before.line[0])
		move.judge(p, a.look(ctx, other).expects)
	}
	return move, after
}

// header copies what a game says about itself.
func (a *Annotator) header(g *board.Game, record *notation.Record) *Game {
	r := g.Start().Rules()
	out := &Game{
		Tags: record.Tags, White: record.Tag("White"), Black: record.Tag("Black"), Event: record.Tag("Event"), Date: record.Tag("Date"),
		Variant: r.Def.Name, Result: record.Result, Nodes: a.Nodes, ply: notation.PlyOf(g.Start()),
	}
	if start, err := record.Begin(r); err == nil {
		out.Notes = start.Words()
	}
	record.CountFromOne(r)
	out.Tags = record.Tags
	if fen := g.Start().FEN(); fen != r.Start().FEN() {
		out.Start = fen
	}
	return out
}

// look searches the position of a game. The table keeps what earlier positions taught,
// so that scores before and after a move agree.
func (a *Annotator) look(ctx context.Context, g *board.Game) seen {
	if result := g.Result(); result.Over {
		return ended(result)
	}
	return a.think(ctx, g)
}

// think searches a position, over or not.
func (a *Annotator) think(ctx context.Context, g *board.Game) seen {
	r := a.Engine.Think(ctx, g, engine.Limits{Nodes: uint64(a.Nodes), Yield: a.Yield}, nil)
	s := seen{score: int(r.Score), line: r.PV}
	if len(s.line) == 0 && r.Move != board.NoMove {
		s.line = []board.Move{r.Move}
	}
	if g.Position().Turn() == define.Black {
		s.score = -s.score
	}
	s.expects = elo.PointsOf(float64(s.score))
	return s
}

// won is the score of a game that is over, in centipawns.
const won = gametree.Decided

func ended(r board.Result) seen {
	switch {
	case r.Draw:
		return seen{expects: 0.5}
	case r.Winner == define.White:
		return seen{score: won, expects: 1}
	}
	return seen{score: -won}
}

func moveOf(p *board.Position, m board.Move, after seen) Move {
	return Move{
		Number: p.MoveNumber(), Side: p.Turn().String(),
		Move:  notation.SAN(p, m, 1),
		Score: after.score, Expects: after.expects,
	}
}

// judge says what a move gives away of White's points before it.
func (m *Move) judge(p *board.Position, before float64) {
	m.Loss = before - m.Expects
	if p.Turn() == define.Black {
		m.Loss = -m.Loss
	}
	m.Loss = max(0, m.Loss)
	m.Verdict = verdict(m.Loss)
}

// sanLine is the beginning of a line in SAN.
func sanLine(p *board.Position, line []board.Move) (list []string) {
	const longest = 6 // plies
	g := board.NewGame(p)
	for _, m := range line[:min(longest, len(line))] {
		list = append(list, notation.SAN(g.Position(), m, 1))
		if g.Play(m); g.Result().Over {
			break
		}
	}
	return list
}
