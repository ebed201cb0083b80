package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/notation"
)

// table is a game between a person in a terminal and the engine.
type table struct {
	console
	rules    *board.Rules
	game     *board.Game
	engine   *engine.Engine
	thinking time.Duration
	human    board.Color
	closed   bool
}

func newTable(c console, r *board.Rules, thinking time.Duration) *table {
	return &table{
		console:  c,
		rules:    r,
		game:     board.NewGame(r.Start()),
		engine:   engine.New(engine.Options{HashMB: engine.DefaultHashMB}),
		thinking: thinking,
	}
}

// tableCommand is a word that a person may type instead of a move.
type tableCommand struct {
	name, summary string
	run           func(*table)
}

func tableCommands() []tableCommand {
	return []tableCommand{
		{"undo", "take back your last move and the answer", (*table).undo},
		{"hint", "let the engine propose a move", (*table).hint},
		{"go", "let the engine move; you play the other side", (*table).swap},
		{"new", "begin a new game", (*table).restart},
		{"board", "draw the board again", (*table).draw},
		{"moves", "list the moves that you can make", (*table).listMoves},
		{"help", "print this list", (*table).help},
		{"quit", "leave", func(t *table) { t.closed = true }},
	}
}

// play lets the game go on until the person leaves or the input ends.
func (t *table) play(title string) error {
	fmt.Fprintf(t.out, "%s. You play %v.\n", title, t.human)
	t.draw()
	t.answer()
	fmt.Fprintf(t.out, "Type a move, such as %s, or help.\n", t.example())
	lines := bufio.NewScanner(t.in)
	for !t.closed {
		fmt.Fprint(t.out, "> ")
		if !lines.Scan() {
			fmt.Fprintln(t.out)
			break
		}
		t.obey(strings.TrimSpace(lines.Text()))
	}
	return lines.Err()
}

// example is the first legal move, to show what moves look like here.
func (t *table) example() string {
	var list board.MoveList
	t.game.Position().Legal(&list)
	if list.Len() == 0 {
		return "e2e4"
	}
	return notation.Coordinate(t.rules, list.Moves()[0], 1)
}

// obey does what one line of input asks for.
func (t *table) obey(text string) {
	if text == "" {
		return
	}
	for _, cmd := range tableCommands() {
		if strings.EqualFold(text, cmd.name) {
			cmd.run(t)
			return
		}
	}
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over. Type new, undo or quit.")
		return
	}
	m, err := t.parse(text)
	if err != nil {
		fmt.Fprintln(t.out, explainMove(err))
		return
	}
	t.make(m)
	t.answer()
}

// parse reads a move in either notation. Where both fail, the one that the
// text looks like has the better reason.
func (t *table) parse(text string) (board.Move, error) {
	m, err := notation.ParseCoordinate(t.game.Position(), text, 1)
	if err == nil {
		return m, nil
	}
	m, sanErr := notation.ParseSAN(t.game.Position(), text, 1)
	if sanErr == nil {
		return m, nil
	}
	var reason *notation.MoveError
	if errors.As(err, &reason) && reason.Reason != notation.NotAMove {
		return board.NoMove, err
	}
	return board.NoMove, sanErr
}

// make plays a move, shows it and says how the game stands.
func (t *table) make(m board.Move) {
	before := t.game.Position()
	text := notation.SAN(before, m, 1)
	t.game.Play(m)
	fmt.Fprintf(t.out, "%v plays %s.\n", before.Turn(), text)
	t.draw()
}

// answer lets the engine move if it is its turn.
func (t *table) answer() {
	if t.game.Result().Over || t.game.Position().Turn() == t.human {
		return
	}
	t.make(t.think())
}

func (t *table) think() board.Move {
	limits := engine.Limits{Soft: t.thinking, Hard: t.thinking}
	return t.engine.Think(context.Background(), t.game, limits, func(engine.Info) {}).Move
}

// undo goes back to the person's turn before this one.
func (t *table) undo() {
	if !t.game.Undo() {
		fmt.Fprintln(t.out, "There is no move to take back.")
		return
	}
	if t.game.Position().Turn() != t.human && !t.game.Undo() {
		t.human = t.human.Other()
	}
	t.draw()
}

func (t *table) hint() {
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over.")
		return
	}
	fmt.Fprintf(t.out, "How about %s?\n", notation.SAN(t.game.Position(), t.think(), 1))
}

func (t *table) swap() {
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over.")
		return
	}
	t.human = t.game.Position().Turn().Other()
	t.answer()
}

func (t *table) restart() {
	t.game = board.NewGame(t.rules.Start())
	t.engine.NewGame(t.rules)
	t.draw()
	t.answer()
}

func (t *table) listMoves() {
	var list board.MoveList
	t.game.Position().Legal(&list)
	for i, m := range list.Moves() {
		separator := " "
		if i%10 == 9 || i == list.Len()-1 {
			separator = "\n"
		}
		fmt.Fprint(t.out, notation.SAN(t.game.Position(), m, 1), separator)
	}
	if list.Len() == 0 {
		fmt.Fprintln(t.out, "There is no move.")
	}
}

func (t *table) help() {
	fmt.Fprintf(t.out, "Moves: from square and to square, such as %s, with a letter behind if a piece promotes (a7a8q);\n", t.example())
	fmt.Fprintln(t.out, "or as in books: Nf3, exd5, O-O, e8=Q. Castling is also the king's two squares.")
	for _, cmd := range tableCommands() {
		fmt.Fprintf(t.out, "  %-6s %s\n", cmd.name, cmd.summary)
	}
}

// draw shows the board and how the game stands.
func (t *table) draw() {
	p := t.game.Position()
	drawBoard(t.out, p)
	switch result := t.game.Result(); {
	case result.Over && result.Draw:
		fmt.Fprintf(t.out, "The game is drawn: %v.\n", result.Reason)
	case result.Over:
		fmt.Fprintf(t.out, "%v wins: %v.\n", result.Winner, result.Reason)
	case p.InCheck():
		fmt.Fprintf(t.out, "%v is in check.\n", p.Turn())
	default:
		fmt.Fprintf(t.out, "%v to move.\n", p.Turn())
	}
}

// explainMove says in a sentence why a text is not a move.
func explainMove(err error) string {
	var move *notation.MoveError
	if !errors.As(err, &move) {
		return err.Error()
	}
	switch move.Reason {
	case notation.NotAMove:
		return fmt.Sprintf("%q is neither a move nor a command; help lists what can be typed.", move.Text)
	case notation.NoSuchSquare:
		return "There is no such square on this board."
	case notation.NothingThere:
		return "There is no piece that could make that move."
	case notation.NotYours:
		return "That piece is not yours."
	case notation.OwnMan:
		return "One of your own pieces stands there."
	case notation.CannotReach:
		return "That piece cannot go there; moves lists what is possible."
	case notation.BadPromotion:
		return "The piece cannot become that."
	case notation.InCheck:
		return "That would leave you in check."
	case notation.NoCastling:
		return "You cannot castle that way now."
	case notation.NotUnique:
		return "Several pieces can go there; say from which square, as in e2e4."
	}
	return err.Error()
}
