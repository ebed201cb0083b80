package match

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/notation"
)

// cecp is version 2 of the Chess Engine Communication Protocol.
type cecp struct {
	features map[string]string
	pings    int
	rules    *board.Rules // of the present game
	origin   int          // the number of its lowest rank
	thinks   bool         // the program plays one side
	book     bool         // the program has the option for its own book
	late     error        // it has not answered protover, nil if it has
	folder   string       // its option that takes the variants of a folder, as ours does
}

// folderOption is that option of our engine, without the blanks that it once had.
const folderOption = "VariantsFolder"

// bookOption is the option of a program that lets it play from its own book.
const bookOption = "OwnBook"

// greet asks for the features. The program shall play without its own book, which would
// decide what is to be measured; an Init line of the command may allow it.
func (x *cecp) greet(n *program, c Command) error {
	if err := x.introduce(n); err != nil {
		return err
	}
	if name := x.features["myname"]; name != "" {
		n.name = name
	}
	if x.book {
		n.send("option %s=0", bookOption)
	}
	return x.browse(n, c.Folder)
}

// browse tells a program of ours where the file of the variant is. It may answer with
// another list of variants.
func (x *cecp) browse(n *program, folder string) error {
	if folder == "" {
		x.folder = ""
	}
	if x.folder == "" {
		return nil
	}
	n.send("option %s=%s", x.folder, folder)
	state := n.waitReady(func(text string) {
		n.noteFailure(text)
		if rest, ok := strings.CutPrefix(text, "feature "); ok {
			x.accept(n, rest)
		}
	})
	switch {
	case n.reported != "":
		return fmt.Errorf("%s cannot use %s: %s", n.name, folder, n.reported)
	case state == silent:
		return unanswered(n, "the option "+x.folder)
	case state == gone:
		return fmt.Errorf("%s ended after the option %s", n.name, x.folder)
	}
	return nil
}

// nameIn returns the name by which a program knows the variant.
func (x *cecp) nameIn(n *program, r *board.Rules) string {
	if n.variant != "" {
		return n.variant
	}
	return r.Def.Name
}

func (x *cecp) suits(n *program, t arena.Terms) error {
	err := x.lacks(n, t)
	if err != nil && x.late != nil {
		return fmt.Errorf("%w; if it is not slow but knows only version 1 of the protocol, it plays only normal chess, with -tc, -st or -depth", x.late)
	}
	return err
}

// lacks returns an error if the features do not suffice for these terms.
func (x *cecp) lacks(n *program, t arena.Terms) error {
	variant := x.nameIn(n, t.Rules)
	known, said := x.features["variants"]
	switch {
	case x.folder != "" && n.variant == "": // its list lacks names that a GUI would not understand
	case said && !slices.Contains(strings.Split(known, ","), variant), !said && variant != "normal":
		return unknownVariant(n, variant)
	}
	if t.Control.Nodes+t.Control.Rate > 0 && x.features["nps"] != "1" {
		return fmt.Errorf("%s cannot count nodes instead of time (feature nps)", n.name)
	}
	if t.Control.PerMove%time.Second != 0 && !strings.HasPrefix(n.name, ownName) {
		return fmt.Errorf("%s may take -st %v for whole seconds, as CECP has no others: give whole seconds, or -tc", n.name, t.Control.PerMove)
	}
	return nil
}

// prepare puts the program into force mode at the start position or another one.
func (x *cecp) prepare(n *program, t arena.Terms) {
	x.rules, x.origin, x.thinks = t.Rules, notation.RankOrigin(t.Rules), false
	if n.memory > 0 && x.features["memory"] == "1" {
		n.send("memory %d", n.memory)
	}
	n.send("new")
	if variant := x.nameIn(n, t.Rules); variant != "normal" {
		n.send("variant %s", variant)
	}
	for _, text := range controlLines(t.Control) {
		n.send("%s", text)
	}
	n.send("post")
	n.send("easy")
	if x.features["name"] == "1" {
		n.send("computer")
	}
	n.send("force")
	if t.Start != nil {
		n.send("setboard %s", t.Start.FEN())
	}
}

func (x *cecp) sync(n *program) string {
	if x.features["ping"] != "1" {
		return ""
	}
	x.pings++
	n.send("ping %d", x.pings)
	return fmt.Sprintf("pong %d", x.pings)
}

// tell sends a move. With Chess960 castling the protocol writes castling O-O.
func (x *cecp) tell(n *program, m board.Move) {
	text := notation.Coordinate(x.rules, m, x.origin)
	if m.IsCastling() && !x.rules.CastlesFromHome(m) && !x.rules.ChoosesLanding() {
		text = "O-O"
		if partner, _ := m.Partner(); partner < m.From() {
			text = "O-O-O"
		}
	}
	if x.features["usermove"] == "1" {
		text = "usermove " + text
	}
	n.send("%s", text)
}

// askMove tells the clocks and the opponent's move and starts the program.
func (x *cecp) askMove(n *program, t arena.Turn) time.Time {
	if t.Offered {
		n.send("draw")
	}
	if t.Own.Timed() {
		n.send("time %d", centiseconds(t.Own))
		n.send("otim %d", centiseconds(t.Other.Like(t.Own)))
	}
	began := time.Now()
	if moves := t.Game.Moves(); t.Replies {
		x.tell(n, moves[len(moves)-1])
	}
	if !x.thinks {
		n.send("go")
		x.thinks = true
	}
	return began
}

func (x *cecp) read(text string) event { return readEvent(text) }

// parsePlus reads a promotion that XBoard writes with a plus, although the letter of the
// new piece has none: the only one between these squares.
func (x *cecp) parsePlus(p *board.Position, text string) board.Move {
	squares, ok := strings.CutSuffix(text, "+")
	if !ok {
		return board.NoMove
	}
	var list board.MoveList
	p.Legal(&list)
	found := board.NoMove
	for _, m := range list.Moves() {
		written := notation.Coordinate(p.Rules(), m, x.origin)
		switch {
		case m.Promotion() == 0 || !strings.HasPrefix(written, squares) || len(written) > len(squares)+2:
		case found != board.NoMove:
			return board.NoMove
		default:
			found = m
		}
	}
	return found
}

// parse also takes SAN, which some programs write although it was rejected.
func (x *cecp) parse(p *board.Position, text string) (board.Move, error) {
	m, err := notation.Read(p, text, x.origin)
	if err != nil {
		if promotion := x.parsePlus(p, text); promotion != board.NoMove {
			return promotion, nil
		}
	}
	return m, err
}

// end tells the result. The claim of another result is an objection; a move
// that was under way when a flag fell is not.
func (x *cecp) end(n *program, out *arena.Outcome) (objections []string, s state) {
	n.send("result %s {%s}", out.Result, out.Reason)
	n.send("force")
	s = n.waitReady(func(text string) {
		if e := readEvent(text); e.kind == claimed && e.text != out.Result {
			objections = append(objections, "claimed "+strings.TrimSpace(text))
		}
	})
	return objections, s
}
