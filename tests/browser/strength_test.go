//go:build browser

package browser

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/go-rod/rod"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
	"fairymax/internal/elo"
	"fairymax/internal/match"
	"fairymax/internal/notation"
)

// TestStrength plays Capablanca chess on a page, at level full and a second a move, against
// Fairy-Max: twenty games, each opening with both colours. FAIRYMAX_STRENGTH runs it; it
// takes ten minutes of two cores.
func TestStrength(t *testing.T) {
	const games, atATime, wanted = 20, 2, 14
	if os.Getenv("FAIRYMAX_STRENGTH") == "" {
		t.Skip("takes ten minutes of two cores; FAIRYMAX_STRENGTH runs it")
	}
	opponent, err := exec.LookPath("/usr/games/fairymax")
	if err != nil {
		t.Skip("Fairy-Max is not installed")
	}
	rules := testgames.Shipped(t, "capablanca")
	var tables []arena.Table
	b, path, openings := chromium(t), written(t, "capablanca"), fairOpenings(rules, games/2)
	for range atATime {
		tables = append(tables, newPageTable(t, b, path, opponent, rules, openings))
	}
	var score elo.Score
	var spent [2]usage // by the page, by the program
	arena.PlayAll(t.Context(), arena.Shard{}.Below(games), tables, func(n int, out arena.Outcome) {
		switch {
		case out.Result == arena.Drawn:
			score.Draws++
		case out.Result == arena.Win(pageSide(n)):
			score.Wins++
		default:
			score.Losses++
		}
		for ply, comment := range out.Comments {
			spent[(ply+n)%2].add(comment)
		}
		t.Logf("game %d, the page has %v: %s, %s, %d plies %q; %v; mean times of a move: %v s", n+1, pageSide(n), out.Result, out.Reason, len(out.Comments), out.Notes, score, spent)
	})
	if score.Games() != games || score.Points() < wanted {
		t.Errorf("%v, want %d points of %d", score, wanted, games)
	}
}

// usage is how long moves took, in seconds.
type usage struct {
	sum   float64
	moves int
}

// add reads a comment of the referee, which ends with the time of a move.
func (u *usage) add(comment string) {
	text := comment[strings.LastIndexByte(comment, ' ')+1:]
	if seconds, err := strconv.ParseFloat(strings.TrimSuffix(text, "s"), 64); err == nil {
		u.sum += seconds
		u.moves++
	}
}

func (u usage) String() string { return fmt.Sprintf("%.2f", u.sum/float64(max(1, u.moves))) }

// fairOpenings are random moves after which neither side is much better.
func fairOpenings(rules *board.Rules, count int) [][]board.Move {
	judge := engine.New(eval.New, engine.Options{HashMB: 1})
	random := arena.RandomOpenings{Plies: 6, Seed: 1, Limit: 60, Judge: func(g *board.Game) int { return judge.Judge(g, 2000) }}
	return random.Make(rules, count)
}

// pageSide is the colour that the page has in a game.
func pageSide(number int) define.Color { return define.Color(number % 2) }

// pageTable is a page and a program that play each other.
type pageTable struct {
	rules    *board.Rules
	openings [][]board.Move
	page     *page
	program  arena.Player
	end      func()
}

func newPageTable(t *testing.T, b *rod.Browser, path, opponent string, rules *board.Rules, openings [][]board.Move) *pageTable {
	t.Helper()
	made := &pageTable{rules: rules, openings: openings, page: visit(t, b, path)}
	var err error
	made.program, made.end, err = match.Start(t.Context(), match.Command{Argv: []string{opponent}})
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// Play is part of arena.Table. Neither side loses by its clock: the machine may be busy.
func (p *pageTable) Play(number int) (arena.Outcome, bool) {
	const margin, longest = time.Minute, 400
	side := pageSide(number)
	control := arena.Control{PerMove: time.Second, Margin: margin}
	g := arena.Game{Rules: p.rules, Opening: p.openings[number/2], Controls: [2]arena.Control{control, control}, Longest: longest}
	g.Players[side], g.Players[side.Other()] = pagePlayer{p.page, side}, p.program
	return g.Play(), true
}

// Close is part of arena.Table.
func (p *pageTable) Close() { p.end() }

// pagePlayer is the engine of a page.
type pagePlayer struct {
	*page
	side define.Color
}

// Name is part of arena.Player.
func (p pagePlayer) Name() string { return "the page" }

// Begin is part of arena.Player.
func (p pagePlayer) Begin(t arena.Terms) error {
	p.choose("engine", "none")
	p.choose("level", "20")
	p.choose("time", "1000")
	if err := p.act(`{ do: "new" }`); err != nil {
		return err
	}
	g := board.NewGame(t.First())
	for _, m := range t.Opening {
		if err := p.play(g.Position(), m); err != nil {
			return err
		}
		g.Play(m)
	}
	return nil
}

// act waits until the page has done what it is asked.
func (p pagePlayer) act(question string) error {
	done, err := p.eval("fairymaxGame.act(" + question + ").then(String)")
	if err == nil && done != "true" {
		err = fmt.Errorf("the page refuses %s", question)
	}
	return err
}

// play tells the page a move in a position.
func (p pagePlayer) play(before *board.Position, m board.Move) error {
	return p.act(fmt.Sprintf(`{ do: "play", text: %q }`, notation.Coordinate(before.Rules(), m, 1)))
}

// Answer is part of arena.Player: the page's engine plays its side, and gets the move of
// the other.
func (p pagePlayer) Answer(turn arena.Turn) arena.Answer {
	moves := turn.Game.Moves()
	began := time.Now()
	if side := strings.ToLower(p.side.String()); read[string](p.page, `document.getElementById("engine").value`) != side {
		p.choose("engine", side)
	}
	if turn.Replies {
		if err := p.play(turn.Game.PositionAt(len(moves)-1), moves[len(moves)-1]); err != nil {
			return arena.Answer{Forfeit: arena.Crashed, How: err.Error()}
		}
	}
	text, err := p.eval(fmt.Sprintf(`(async () => {
		while (fairymaxGame.view.played.length <= %d) await new Promise((done) => setTimeout(done, 10));
		return fairymaxGame.view.played[%d];
	})()`, len(moves), len(moves)))
	used := time.Since(began)
	if err != nil {
		return arena.Answer{Forfeit: arena.Crashed, How: err.Error()}
	}
	m, err := notation.ParseCoordinate(turn.Game.Position(), text, 1)
	if err != nil {
		return arena.Answer{Forfeit: arena.IllegalMove, How: err.Error()}
	}
	return arena.Answer{Move: m, Used: used}
}

// End is part of arena.Player. The page must see what the rules see.
func (p pagePlayer) End(out *arena.Outcome) (objections []string, err error) {
	moves, seen := len(out.Game.Moves()), read[view](p.page, "fairymaxGame.view")
	if len(seen.Played) == moves && seen.Over != out.Game.Result().Over {
		objections = append(objections, "the page says "+read[string](p.page, "fairymaxGame.view.state"))
	}
	return objections, nil
}
