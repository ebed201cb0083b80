package tests

import (
	"fmt"
	"regexp"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/fen"
	"fairymax/internal/notation"
)

// xboardGame is a game in XBoard's log.
type xboardGame struct {
	announced bool     // the engine has told XBoard the board and the moves
	start     string   // the position that XBoard sent, if any
	moves     []string // as the engines wrote them
	result    string
	reason    string
}

// Lines from and to the engines, with the time in front.
var (
	heardSetup = regexp.MustCompile(`^\d+ <first : setup `)
	heardMove  = regexp.MustCompile(`^\d+ <(?:first |second): move (\S+)`)
	saidNew    = regexp.MustCompile(`^\d+ >(?:first |second): new$`)
	saidBoard  = regexp.MustCompile(`^\d+ >(?:first |second): setboard (.*)`)
	saidEnd    = regexp.MustCompile(`^\d+ >first : result (\S+) \{(.*)\}`)
)

// readLog returns the games of a match.
func readLog(log string) (games []xboardGame) {
	var game xboardGame
	announced := false
	for line := range strings.Lines(log) {
		line = strings.TrimRight(line, "\r\n")
		switch {
		case saidNew.MatchString(line): // moves since the last game came too late
			game = xboardGame{}
		case heardSetup.MatchString(line):
			announced = true
		case heardMove.MatchString(line):
			game.moves = append(game.moves, heardMove.FindStringSubmatch(line)[1])
		case saidBoard.MatchString(line) && len(game.moves) == 0:
			game.start = saidBoard.FindStringSubmatch(line)[1]
		case saidEnd.MatchString(line) && len(game.moves) > 0:
			words := saidEnd.FindStringSubmatch(line)
			game.announced, game.result, game.reason = announced, words[1], words[2]
			games, game = append(games, game), xboardGame{}
		}
	}
	return games
}

// ownStarts are XBoard's start positions that differ from ours.
var ownStarts = map[string]string{
	"courier": "rnebmkfwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKFWBENR w 0 1",
}

// replay plays a game by our rules up to the first move that they do not know.
func (x xboardGame) replay(r *board.Rules, origin int) (*board.Game, error) {
	start := r.Start()
	text := x.start
	if own := ownStarts[r.Def.Name]; own != "" {
		text = own
	}
	if text != "" {
		read, err := fen.Read(r, text)
		if err != nil {
			return nil, err
		}
		p := read.Position
		if strings.Fields(p.FEN())[0] != strings.Fields(start.FEN())[0] {
			start = p // otherwise it only lacks rights that XBoard does not know
		}
	}
	g := board.NewGame(start)
	for i, text := range x.moves {
		m := xboardMove(g.Position(), text, origin)
		if m == board.NoMove {
			return g, fmt.Errorf("ply %d: %s cannot be played in %s", i+1, text, g.Position().FEN())
		}
		g.Play(m)
	}
	return g, nil
}

// xboardMove reads a move that we wrote for XBoard. Some of its games write a
// promotion with a plus or name a piece that does not promote; castlings by other
// pieces than the king begin with the partner's square.
func xboardMove(p *board.Position, text string, origin int) board.Move {
	r := p.Rules()
	var list board.MoveList
	p.Legal(&list)
	plain := func(m board.Move) string { return r.SquareName(m.From(), origin) + r.SquareName(m.To(), origin) }
	for _, m := range list.Moves() {
		if m.Promotion() != 0 && text == plain(m)+"+" { // we write no signs of check
			return m
		}
		if wall, ok := m.WallSquare(); ok && text == overWall(r, m, wall, origin) {
			return m
		}
	}
	if m, err := notation.ParseCoordinate(p, text, origin); err == nil {
		return m
	}
	if m, err := notation.ParseSAN(p, text, origin); err == nil {
		return m
	}
	for _, m := range list.Moves() {
		partner, _ := m.Partner()
		over := r.SquareName(m.From(), origin) + r.SquareName(partner, origin) + "," + r.SquareName(partner, origin) + r.SquareName(m.To(), origin)
		switch {
		case m.Promotion() == 0 && strings.HasPrefix(text, plain(m)) && len(text) == len(plain(m))+1 && !strings.HasSuffix(text, "+"),
			m.IsCastling() && text == over,
			m.Kind()&board.EnPassant != 0 && text == takesOver(r, m, origin):
			return m
		}
	}
	return board.NoMove
}

// takesOver writes a capture en passant with its victim.
func takesOver(r *board.Rules, m board.Move, origin int) string {
	victim := r.SquareName(m.Victim(), origin)
	return r.SquareName(m.From(), origin) + victim + "," + victim + r.SquareName(m.To(), origin)
}

// overWall writes a move that places a wall: by way of it, unless it stands where the
// piece came from.
func overWall(r *board.Rules, m board.Move, wall define.Square, origin int) string {
	text := notation.Coordinate(r, m.WithoutWall(), origin)
	from, over := r.SquareName(m.From(), origin), r.SquareName(wall, origin)
	if wall == m.From() {
		return text
	}
	return from + over + "," + over + strings.TrimPrefix(text, from)
}

func (x xboardGame) endedOnTime() bool { return strings.Contains(x.reason, "wins on time") }

// endedByRules reports why a game is not a whole one by our rules.
func (x xboardGame) endedByRules(r *board.Rules, origin int) error {
	g, err := x.replay(r, origin)
	if err != nil {
		return fmt.Errorf("%s {%s}: %w", x.result, x.reason, err)
	}
	result := g.Result()
	switch {
	case !result.Over && x.reason == "Draw agreed":
		return nil
	case !result.Over && strings.HasPrefix(x.reason, "Game too long"):
		return nil // XBoard has no room for more than 500 plies
	case result.Over && strings.HasSuffix(x.reason, "Stalemate") && stalemated(g.Position()):
		return nil // XBoard applies its own rule, and asks for it before a bare king
	case !x.announced && strings.HasSuffix(x.reason, "Insufficient mating material"):
		return nil // as it does to the pieces of its own variants: it treats a ferz like a bishop
	}
	if err := rightResult(g, x.result); err != nil {
		return fmt.Errorf("{%s}: %w", x.reason, err)
	}
	return nil
}

// stalemated reports whether the side to move has no legal move and is not in check.
func stalemated(p *board.Position) bool {
	var list board.MoveList
	p.Legal(&list)
	return list.Len() == 0 && !p.InCheck()
}

// endedByRules reports why a saved game is not a whole game by our rules.
func endedByRules(rules *board.Rules, record *notation.Record) error {
	g, err := record.Replay(rules)
	if err != nil {
		return err
	}
	return rightResult(g, record.Result)
}

// rightResult reports how a game's result differs from that by the rules.
func rightResult(g *board.Game, got string) error {
	result := g.Result()
	want := "1/2-1/2"
	switch {
	case !result.Over:
		return fmt.Errorf("it ended with %s, but by the rules it goes on in %s", got, g.Position().FEN())
	case !result.Draw && result.Winner == define.White:
		want = "1-0"
	case !result.Draw:
		want = "0-1"
	}
	if got != want {
		return fmt.Errorf("its result is %s, by the rules it is %s (%v) in %s", got, want, result.Reason, g.Position().FEN())
	}
	return nil
}
