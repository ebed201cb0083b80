package match

import (
	"fmt"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/arena"
	"fairymax/internal/ucinames"
)

// uci is the Universal Chess Interface, with the option UCI_Variant and the moves
// that Fairy-Stockfish has added to it, or one of its relatives.
// https://www.wbec-ridderkerk.nl/html/UCIProtocol.html
type uci struct {
	*tongue
	options  map[string]uciOption // by name in small letters
	browsed  bool                 // it has been told where the file of the variant is
	first    *board.Position      // of the present game
	side     define.Color         // that the program has in it
	usual    bool                 // it is the start position of the program too
	hash     int                  // megabytes that were set last
	thinking bool                 // a bestmove is due
}

// chess960Option says how castling is written.
const chess960Option = "uci_chess960"

// pathOption is the option of our engine that takes the variants of a folder, and
// ownName begins the name of that engine: others have an option of this name for files.
const (
	pathOption = "variantpath"
	ownName    = "fairymax "
)

// greet asks for the options. It sets one thread, because two programs have to share
// the machine fairly, and no book of the program's own, which would decide what is to be
// measured; an Init line of the command may set both otherwise. A program of ours is told
// where the file of the variant is.
func (u *uci) greet(n *program, c Command) error {
	if err := u.ask(n); err != nil {
		return err
	}
	if o, takes := u.options[pathOption]; takes && c.Folder != "" && strings.HasPrefix(n.name, ownName) {
		n.send(u.set, o.name, c.Folder)
		u.browsed = true
	}
	if err := u.teach(n, c.Section); err != nil {
		return err
	}
	u.setOption(n, u.threads, "1")
	u.setOption(n, u.book, "false")
	u.setOption(n, u.setup[0], u.setup[1])
	return nil
}

// ask asks for the options.
func (u *uci) ask(n *program) error {
	u.options = map[string]uciOption{}
	n.send("%s", u.word)
	deadline := time.Now().Add(patience)
	for {
		l, state := n.receive(deadline)
		switch state {
		case gone:
			return fmt.Errorf("%s ended before it had answered %s", n.name, u.word)
		case silent:
			return fmt.Errorf("%w; perhaps it does not speak %s", unanswered(n, u.word), u.word)
		}
		if strings.TrimSpace(l.text) == u.word+"ok" {
			return nil
		}
		if name, ok := strings.CutPrefix(l.text, "id name "); ok {
			n.name = strings.TrimSpace(name)
		}
		if o, ok := readUCIOption(l.text, u.option); ok {
			u.options[strings.ToLower(o.name)] = o
		}
	}
}

// setOption gives an option a value, if there is such an option.
func (u *uci) setOption(n *program, option, value string) {
	if o, ok := u.options[option]; ok {
		n.send(u.set, o.name, value)
	}
}

// nameIn returns the name by which the program knows the variant, "" if there is
// none. A name in the command is trusted: a variant file that the program reads may
// define it. Without the option a program plays only one game.
func (u *uci) nameIn(n *program, r *board.Rules) string {
	o, asks := u.variantOption()
	for _, name := range append([]string{n.variant}, ucinames.Of(r.Def.Name)...) {
		if name != "" && (name == n.variant || o.has(name) || u.browsed || !asks && u.plain(name)) {
			return name
		}
	}
	return ""
}

// variantOption is the option that chooses the variant, if there is one.
func (u *uci) variantOption() (o uciOption, ok bool) {
	for _, name := range u.chooses {
		if o, ok = u.options[name]; ok {
			return o, true
		}
	}
	return o, false
}

func (u *uci) suits(n *program, t arena.Terms) error {
	switch _, asks := u.variantOption(); {
	case u.nameIn(n, t.Rules) == "":
		return unknownVariant(n, t.Rules.Def.Name)
	case t.Control.Rate > 0:
		return fmt.Errorf("%s cannot count nodes instead of time: only CECP has a command for it", n.name)
	case !asks && !u.plain(u.nameIn(n, t.Rules)):
		return fmt.Errorf("%s plays no variants (option UCI_Variant)", n.name)
	}
	return nil
}

func (u *uci) prepare(n *program, t arena.Terms) {
	u.first, u.side, u.usual, u.thinking = t.First(), t.Side, t.Start == nil, false
	if n.memory > 0 && n.memory != u.hash {
		u.hash = n.memory
		u.setOption(n, u.memory, fmt.Sprint(n.memory))
	}
	if o, asks := u.variantOption(); asks {
		n.send(u.set, o.name, u.nameIn(n, t.Rules))
	}
	u.setOption(n, chess960Option, fmt.Sprint(t.First().Rules().CastlesAsChess960()))
	if u.ready { // what it prepares then depends on its options
		n.waitReady(n.noteFailure)
	}
	n.send("%s", u.newGame)
}

// tell does nothing: the first position command has the moves of the opening.
func (u *uci) tell(*program, board.Move) {}

func (u *uci) sync(n *program) string {
	n.send("isready")
	return "readyok"
}

func (u *uci) askMove(n *program, t arena.Turn) time.Time {
	n.send("%s", u.position(t.Game))
	u.thinking = true
	began := time.Now()
	n.send("go%s", u.limits(t))
	return began
}

// position is the whole game so far.
func (u *uci) position(g *board.Game) string {
	var b strings.Builder
	b.WriteString("position startpos")
	if !u.usual {
		b.Reset()
		b.WriteString("position " + u.fen + " " + u.start(u.first))
	}
	for i, m := range g.Moves() {
		if i == 0 {
			b.WriteString(" moves")
		}
		b.WriteString(" " + u.write(g.PositionAt(i), m))
	}
	return b.String()
}

// ends reports whether a search is over.
func ends(e event) bool {
	return e.kind == movePlayed || e.kind == noMove || e.kind == resigned || e.kind == claimed
}

func (u *uci) read(text string) event {
	e := u.event(text)
	if ends(e) {
		u.thinking = false
	}
	return e
}

func (u *uci) parse(p *board.Position, text string) (board.Move, error) {
	return u.tongue.read(p, text)
}

// end stops a running search. The protocol has no command for the result, but if no
// legal move is left, the program is asked for a move.
func (u *uci) end(n *program, out *arena.Outcome) (objections []string, s state) {
	if u.thinking {
		n.send("stop")
		if _, s := u.lastAnswer(n); s != heard {
			return nil, s
		}
	}
	if out.Forfeit == arena.NoForfeit && hasNoMoves(out.Game.Position()) {
		n.send("%s", u.position(out.Game))
		n.send("go depth 1")
		u.thinking = true
		e, s := u.lastAnswer(n)
		if s != heard {
			return nil, s
		}
		if e.kind == movePlayed {
			objections = append(objections, "would play "+e.text)
		}
	}
	if u.gameOver {
		n.send("gameover %s", u.verdict(out.Result))
	}
	return objections, n.waitReady(func(string) {})
}

// verdict is the result of a game for the program.
func (u *uci) verdict(result string) string {
	switch result {
	case arena.Win(u.side):
		return "win"
	case arena.Win(u.side.Other()):
		return "lose"
	}
	return "draw"
}

// hasNoMoves reports whether the game has ended because the side to move has no legal
// move, as with mate and stalemate. Programs may have moves after other endings.
func hasNoMoves(p *board.Position) bool {
	_, why := p.Ended()
	return why == board.NoReason && !p.HasLegalMove()
}

// lastAnswer waits for the end of a search.
func (u *uci) lastAnswer(n *program) (event, state) {
	deadline := time.Now().Add(patience)
	for {
		l, s := n.receive(deadline)
		if s != heard {
			return event{}, s
		}
		if e := u.read(l.text); ends(e) {
			return e, heard
		}
	}
}
