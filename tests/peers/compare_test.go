package peers

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

// comparison compares positions of one game.
type comparison struct {
	t       *testing.T
	referee *referee
	game    *peerGame
	tally   *tally
	random  *rand.Rand
	left    int // positions still to compare

	played *board.Game
	names  []string // the moves of the game in their words
	asked  []string // those of them that the library knows
	failed int
}

// tally counts what all comparisons did.
type tally struct {
	positions map[string]map[string]int // by library and way
	refused   int                       // positions that a library did not accept
	broken    int                       // answers of a library that had lost its memory
	decided   map[string]int            // differences, by row of the table
}

func (y *tally) String() string {
	return fmt.Sprintf("positions %v, %d more were refused, %d answers were broken; decided differences %v", y.positions, y.refused, y.broken, y.decided)
}

func (y *tally) count(peer, way string) {
	if y.positions == nil {
		y.positions, y.decided = make(map[string]map[string]int), make(map[string]int)
	}
	if y.positions[peer] == nil {
		y.positions[peer] = make(map[string]int)
	}
	y.positions[peer][way]++
}

// ways draw positions: each takes its share of them.
var ways = []struct {
	name string
	run  func(*comparison, string)
}{
	{"played", (*comparison).playout},
	{"sparse", func(c *comparison, way string) { c.from(way, c.drawer().sparse()) }},
	{"changed", (*comparison).changed},
}

const mostFailures = 3 // of a game, before the rest of it is left out

// run compares as many positions as wanted.
func (c *comparison) run(positions int) {
	for _, way := range ways {
		c.left = max(1, positions/len(ways))
		for try := 0; c.left > 0 && try < 50*positions && c.failed < mostFailures; try++ {
			way.run(c, way.name)
		}
	}
}

func (c *comparison) drawer() *drawer { return &drawer{c.game, c.random} }

// playout plays a game at random to its end and compares some of its positions, the last one
// always.
func (c *comparison) playout(way string) {
	often := 8 + 160/c.left
	goesOn := c.setUp(way, c.drawer().start())
	for ply := 0; goesOn && ply < 1000; ply++ {
		goesOn = c.step(way, c.random.IntN(often) == 0)
	}
}

// from compares a position and some more after it.
func (c *comparison) from(way string, p *board.Position) {
	if p == nil {
		return
	}
	goesOn := c.setUp(way, p)
	switch {
	case goesOn && c.random.IntN(4) == 0:
		c.repeat(way)
	default:
		for n := c.random.IntN(5); goesOn && n > 0; n-- {
			goesOn = c.step(way, true)
		}
	}
}

// repeat lets both sides move a piece to and fro until that ends the game, often with check. What
// comes before the third time is not compared.
func (c *comparison) repeat(way string) {
	var there [2]board.Move
	for ply := range 18 {
		p := c.played.Position()
		moves := slices.DeleteFunc(legal(p), func(m board.Move) bool { return !m.IsQuiet() || m.Becomes() != 0 || m.IsDrop() || m.IsCastling() })
		if ply >= 2 {
			last := there[ply%2]
			moves = slices.DeleteFunc(moves, func(m board.Move) bool {
				return m.WithoutWall() != last && (m.From() != last.To() || m.To() != last.From())
			})
		} else if checks := slices.DeleteFunc(slices.Clone(moves), func(m board.Move) bool { return !p.GivesCheck(m) }); len(checks) > 0 {
			moves = checks
		}
		if len(moves) == 0 {
			return
		}
		m := moves[c.random.IntN(len(moves))]
		there[ply%2] = m.WithoutWall()
		if !c.play(way, m, ply >= 6) {
			return
		}
	}
}

// changed compares a position with one piece changed: of a game, or a sparse one.
func (c *comparison) changed(way string) {
	var p *board.Position
	if c.random.IntN(2) == 0 {
		p = c.drawer().sparse()
	} else {
		p = c.somewhere()
	}
	if p != nil {
		c.from(way, c.drawer().changed(p))
	}
}

// somewhere is a position of a game at random.
func (c *comparison) somewhere() *board.Position {
	g := board.NewGame(c.drawer().start())
	for n := c.random.IntN(120); n > 0; n-- {
		moves := legal(g.Position())
		if len(moves) == 0 || g.Result().Over {
			break
		}
		g.Play(c.pick(moves))
	}
	for g.Result().Over && g.Undo() {
	}
	return g.Position()
}

func legal(p *board.Position) []board.Move {
	var list board.MoveList
	p.Legal(&list)
	return slices.Clone(list.Moves())
}

// pick chooses a move, half of the time one that captures or promotes if there is one.
func (c *comparison) pick(moves []board.Move) board.Move {
	loud := slices.DeleteFunc(slices.Clone(moves), board.Move.IsQuiet)
	if len(loud) > 0 && c.random.IntN(2) == 0 {
		moves = loud
	}
	return moves[c.random.IntN(len(moves))]
}

// setUp shows the library a position and compares it; false if it is not to be gone on from.
func (c *comparison) setUp(way string, p *board.Position) bool {
	game := *c.game
	game.chess960 = p.Rules().CastlesAsChess960()
	c.game = &game
	c.played, c.asked, c.names = board.NewGame(p), nil, nil
	theirs := c.referee.ask(c.t, c.game.setUp(p))
	if theirs.Refused != "" {
		c.tally.refused++
		return false
	}
	return c.compare(way, theirs)
}

// step plays a move. It compares what follows if that is wanted, or if the move ends the game.
func (c *comparison) step(way string, compare bool) bool {
	moves := legal(c.played.Position())
	if len(moves) == 0 {
		return false
	}
	return c.play(way, c.pick(moves), compare)
}

// play plays a move and compares as step does.
func (c *comparison) play(way string, m board.Move, compare bool) bool {
	c.names = append(c.names, c.game.move(m))
	c.played.Play(m)
	if !compare && !c.played.Result().Over {
		return true
	}
	theirs := c.referee.ask(c.t, question{Play: c.names[len(c.asked):]})
	c.asked = c.names
	if theirs.Refused != "" {
		return c.again(way)
	}
	return c.compare(way, theirs)
}

// again compares every position of a game, to find the first move that the library refuses.
func (c *comparison) again(way string) bool {
	moves, names := c.played.Moves(), c.names
	goesOn := c.setUp(way, c.played.Start())
	for i := 0; i < len(moves) && goesOn; i++ {
		c.names = names[:i+1]
		c.played.Play(moves[i])
		goesOn = c.compare(way, c.referee.ask(c.t, question{Play: names[i : i+1]}))
	}
	return false
}

// compare holds the position against what the library says, and reports whether the game goes on.
func (c *comparison) compare(way string, theirs reply) bool {
	c.left--
	if isBroken(theirs.FEN) {
		c.tally.broken++
		return false
	}
	c.tally.count(c.game.peer, way)
	d := c.difference(theirs)
	switch {
	case d == nil:
		return !c.played.Result().Over
	case d.decide(c.tally):
	default:
		c.failed++
		c.t.Errorf("%s, %s: %s", c.game, way, d)
	}
	return false
}

// isBroken recognises an answer of ffish with bytes in its FEN that no FEN has: seen in a game
// with several kings, after many other games. A new process answers the same moves rightly.
func isBroken(fen string) bool {
	return strings.IndexFunc(fen, func(r rune) bool { return r > '~' }) >= 0
}

// difference is a position of which we and a library think differently.
type difference struct {
	game         *peerGame
	played       *board.Game
	names        []string
	ours, theirs string   // results, or "" if they are the same
	claim        bool     // theirs has to be claimed
	check        string   // which of the two says that it is check
	our, their   []string // moves that only one has
	refused      string
	fen          string // what the library takes the position for, if it says so
}

// difference returns what differs in a position, nil if nothing does. Moves and check count
// while the game goes on.
func (c *comparison) difference(theirs reply) *difference {
	p := c.played.Position()
	d := &difference{game: c.game, played: c.played, names: c.names, refused: theirs.Refused, fen: theirs.FEN}
	how := c.played.Result()
	our := notation.ResultText(how)
	if c.game.peer == "chessops" && (how.Reason == board.MoveRule || how.Reason == board.Repetition) && (theirs.Claim == "*" || theirs.Claim == our) {
		our = theirs.Claim // which are not its business
	}
	switch {
	case d.refused != "":
		return d
	case our != theirs.Claim:
		d.claim = theirs.Result != theirs.Claim
		d.ours, d.theirs = fmt.Sprintf("%s (%v)", our, how.Reason), theirs.Claim
		return d
	case how.Over:
		return nil
	case p.InCheck() != theirs.Check:
		d.check = map[bool]string{true: "only ours", false: "only theirs"}[p.InCheck()]
	}
	d.our, d.their = c.game.unpaired(legal(p), theirs.Moves)
	if d.check == "" && len(d.our)+len(d.their) == 0 {
		return nil
	}
	return d
}

// String has all that is needed to see the difference again.
func (d *difference) String() string {
	fen, _ := d.game.fen(d.played.Start())
	text := fmt.Sprintf("%s\n\tfrom     %s\n\ttheirs   %s\n\tmoves    %s", d.played.Position().FEN(), d.played.Start().FEN(), fen, strings.Join(d.names, " "))
	if d.fen != "" {
		text += "\n\treached  " + d.fen
	}
	if d.refused != "" {
		text += "\n\trefused  " + d.refused
	}
	if d.theirs != "" {
		text += fmt.Sprintf("\n\tresult   ours %s, theirs %s", d.ours, d.theirs)
	}
	if d.check != "" {
		text += "\n\tcheck    " + d.check
	}
	if len(d.our) > 0 {
		text += "\n\tonly ours   " + strings.Join(d.our, " ")
	}
	if len(d.their) > 0 {
		text += "\n\tonly theirs " + strings.Join(d.their, " ")
	}
	return text
}
