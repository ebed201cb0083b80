package peers

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax/board"
)

// TestRepetitionsOfPeers compares what becomes of games in which a piece of each side goes to and
// fro, often with check, until the position has come often enough.
func TestRepetitionsOfPeers(t *testing.T) {
	r := startReferee(t)
	total, seed := positions(t), seed(t)
	games := allGames(t, r)
	var sum tally
	for _, g := range games {
		// In modern janggi a side may not go to and fro with one piece there, which the language cannot say.
		if g.peer != "ffish" || g.rules.RepetitionCount() == 0 || g.is("janggimodern") {
			continue
		}
		t.Run(g.String(), func(t *testing.T) {
			c := &comparison{t: t, referee: r, game: g, tally: &sum, random: rand.New(rand.NewPCG(seed, hash(g.String())))}
			c.left = max(total/len(games)/10, 2)
			for try := 0; c.left > 0 && try < 2000 && c.failed < mostFailures; try++ {
				c.toAndFro()
			}
		})
	}
	t.Log(&sum)
}

// toAndFro lets a piece of each side go somewhere and back until that decides, if it does.
func (c *comparison) toAndFro() {
	p := c.drawer().sparse()
	if c.random.IntN(2) == 0 || p == nil {
		p = c.somewhere()
	}
	g := board.NewGame(p)
	if g.Result().Over {
		return
	}
	var cycle, names []string
	for ply := range 4 {
		m, ok := c.stepOf(g, ply)
		if !ok {
			return
		}
		cycle = append(cycle, c.game.move(m))
		if g.Play(m); g.Result().Over {
			return
		}
	}
	if g.Position().Key() != p.Key() {
		return
	}
	for range c.game.rules.RepetitionCount() - 1 {
		names = append(names, cycle...)
	}
	c.compareLine(p, names)
}

// stepOf returns the move for a ply of the four that repeat: a quiet one, and then the way back.
func (c *comparison) stepOf(g *board.Game, ply int) (board.Move, bool) {
	var fitting []board.Move
	for _, m := range legal(g.Position()) {
		back := ply >= 2 && m.From() == g.Moves()[ply-2].To() && m.To() == g.Moves()[ply-2].From()
		if m.IsQuiet() && !m.IsDrop() && !m.IsPass() && (ply < 2 || back) {
			fitting = append(fitting, m)
		}
	}
	if len(fitting) == 0 {
		return 0, false
	}
	if ply < 2 { // checks are rare, and matter most
		for range 10 {
			if m := fitting[c.random.IntN(len(fitting))]; g.Position().GivesCheck(m) {
				return m, true
			}
		}
	}
	return fitting[c.random.IntN(len(fitting))], true
}

// compareLine plays moves from a position until the game is over and compares the end.
func (c *comparison) compareLine(p *board.Position, names []string) {
	fen, _ := c.game.fen(p)
	c.played, c.asked, c.names = board.NewGame(p), nil, nil
	theirs := c.referee.ask(c.t, question{Peer: c.game.peer, Game: c.game.theirs, Chess960: c.game.chess960, FEN: fen})
	if theirs.Claim != "*" {
		return // which is not the business of repetitions
	}
	for _, name := range names {
		for _, m := range legal(c.played.Position()) {
			if c.game.move(m) == name {
				c.played.Play(m)
				break
			}
		}
		c.names = append(c.names, name)
		if c.played.Result().Over {
			break
		}
	}
	c.compare("repeated", c.referee.ask(c.t, question{Play: c.names}))
}

// repetitionRulings are about what becomes of repetitions.
func repetitionRulings() []ruling {
	return []ruling{
		{
			"perpetual chases",
			"Asian Xiangqi Federation, Chess Rules; board/testdata/chases.txt has each case",
			func(d *difference) bool {
				return d.game.is("xiangqi") && d.theirs != "" && d.theirs != "*" && (d.endsBy("perpetual chase") || d.endsBy("repetition"))
			},
			example{"ffish/xiangqi", "2ca1k3/4a4/e3e4/2P5P/6p2/1c7/9/E7H/2hR5/2EAK4 w - - 0 1", "c7b7 e8c6 b7c7 c6e8 c7b7 e8c6 b7c7 c6e8"},
		},
		{
			"the third repetition in dobutsu shogi",
			"it is a draw: https://en.wikipedia.org/wiki/D%C5%8Dbutsu_sh%C5%8Dgi; there the fourth",
			func(d *difference) bool {
				return d.game.is("dobutsu") && d.theirs == "*" && d.endsBy("repetition")
			},
			example{"ffish/dobutsu", "gl1/1cc/1C1/1LG[EE] b - - 0 20", "b4c4 b1a2 c4b4 a2b1 b4c4 b1a2 c4b4 a2b1"},
		},
		{
			"the third repetition in tori shogi",
			"it loses: https://en.wikipedia.org/wiki/Tori_shogi; there the fourth",
			func(d *difference) bool {
				return d.game.is("torishogi") && d.theirs == "*" && (d.endsBy("repetition") || d.endsBy("perpetual check"))
			},
			example{"ffish/torishogi", "rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[] w - - 0 20", "d1c2 d7c6 c2d1 c6d7 d1c2 d7c6 c2d1 c6d7"},
		},
		{
			"perpetual check in sho shogi",
			"it loses as in shogi: https://en.wikipedia.org/wiki/Sho_shogi; there checks of several royals are not seen",
			func(d *difference) bool {
				return d.game.is("shoshogi") && d.theirs == "1/2-1/2" && d.endsBy("perpetual check")
			},
			example{"ffish/shoshogi", "1+L3+r3/6Ge1/4+R4/5r3/3k5/3s5/1K7/5S3/9 w - - 0 20",
				"e7e4 d5d6 e4e7 d6d5 e7e4 d5d6 e4e7 d6d5 e7e4 d5d6 e4e7 d6d5"},
		},
	}
}

// endsBy reports whether our result has a reason.
func (d *difference) endsBy(reason string) bool { return strings.HasSuffix(d.ours, "("+reason+")") }
