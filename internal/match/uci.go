package match

import (
	"fmt"
	"strings"
	"time"

	"fairymax/board"
)

// uci is the Universal Chess Interface, with the option UCI_Variant and the moves
// that Fairy-Stockfish has added to it.
// https://www.wbec-ridderkerk.nl/html/UCIProtocol.html
type uci struct {
	options  map[string]uciOption // by name in small letters
	start    *board.Position      // of the game under way
	usual    bool                 // it is what the program starts with, too
	control  Control
	hash     int  // megabytes that were set last
	thinking bool // a bestmove is due
}

// uciOption is an option that the program has.
type uciOption struct {
	name   string // as the program writes it
	values []string
}

// The options that are set here, in small letters.
const (
	variantOption  = "uci_variant"
	chess960Option = "uci_chess960"
	threadsOption  = "threads"
	hashOption     = "hash"
)

// greet asks for the options. A program gets one thread, as it is one of two that
// have to share the machine fairly; a line of the command may set another number.
func (u *uci) greet(n *conn, _ Command) error {
	u.options = map[string]uciOption{}
	n.send("uci")
	deadline := time.Now().Add(patience)
	for {
		l, state := n.receive(deadline)
		if state != heard {
			return fmt.Errorf("%s does not answer to uci", n.name)
		}
		if strings.TrimSpace(l.text) == "uciok" {
			break
		}
		if name, ok := strings.CutPrefix(l.text, "id name "); ok {
			n.name = strings.TrimSpace(name)
		}
		if o, ok := readUCIOption(l.text); ok {
			u.options[strings.ToLower(o.name)] = o
		}
	}
	u.set(n, threadsOption, "1")
	return nil
}

// set gives an option a value, if there is such an option.
func (u *uci) set(n *conn, option, value string) {
	if o, ok := u.options[option]; ok {
		n.send("setoption name %s value %s", o.name, value)
	}
}

// nameOf returns the name by which the program knows the variant, "" if there is
// none. One that is given is trusted: a file of definitions which the program was
// told to read may have it. Without the option a program plays only one game.
func (u *uci) nameOf(t terms) string {
	o, asks := u.options[variantOption]
	for _, name := range append([]string{t.variant}, usualNames(t.rules.Def.Name)...) {
		if name != "" && (name == t.variant || o.has(name) || !asks && isPlain(name)) {
			return name
		}
	}
	return ""
}

func (u *uci) suits(n *conn, t terms) error {
	switch _, asks := u.options[variantOption]; {
	case u.nameOf(t) == "":
		return fmt.Errorf("%s does not play the variant %s", n.name, t.rules.Def.Name)
	case !asks && !isPlain(u.nameOf(t)):
		return fmt.Errorf("%s plays no variants (option UCI_Variant)", n.name)
	}
	return nil
}

func (u *uci) prepare(n *conn, t terms) {
	u.start, u.usual, u.control, u.thinking = t.begin(), t.start == nil, t.control, false
	if t.memory > 0 && t.memory != u.hash {
		u.hash = t.memory
		u.set(n, hashOption, fmt.Sprint(t.memory))
	}
	u.set(n, variantOption, u.nameOf(t))
	u.set(n, chess960Option, fmt.Sprint(t.rules.Def.Shuffle == board.Chess960))
	n.send("ucinewgame")
}

// tell has nothing to do: the moves of the opening come with the first position.
func (u *uci) tell(*conn, board.Move) {}

func (u *uci) sync(n *conn) string {
	n.send("isready")
	return "readyok"
}

func (u *uci) prompt(n *conn, a appeal) time.Time {
	n.send("%s", u.position(a.game))
	u.thinking = true
	began := time.Now()
	n.send("%s", goText(a))
	return began
}

// position is the whole game so far.
func (u *uci) position(g *board.Game) string {
	var b strings.Builder
	b.WriteString("position startpos")
	if !u.usual {
		b.Reset()
		b.WriteString("position fen " + uciFEN(u.start))
	}
	for i, m := range g.Moves() {
		if i == 0 {
			b.WriteString(" moves")
		}
		b.WriteString(" " + uciMove(g.PositionAt(i), m))
	}
	return b.String()
}

// goText is the command to think, with the limits of whoever has to move.
func goText(a appeal) string {
	c := a.own.control
	text := "go"
	switch {
	case c.Nodes > 0:
		text += fmt.Sprintf(" nodes %d", c.Nodes)
	case c.PerMove > 0:
		text += fmt.Sprintf(" movetime %d", max(1, c.PerMove.Milliseconds()))
	case a.own.timed():
		text += clockText(a)
	}
	if c.Depth > 0 {
		text += fmt.Sprintf(" depth %d", c.Depth)
	}
	return text
}

// clockText is both clocks, in the order of the colours.
func clockText(a appeal) string {
	clocks := [2]*clock{a.own, a.other.like(a.own)}
	if a.game.Position().Turn() == board.Black {
		clocks[0], clocks[1] = clocks[1], clocks[0]
	}
	left := func(k *clock) int64 { return max(1, k.remaining.Milliseconds()) }
	white, black := clocks[0], clocks[1]
	text := fmt.Sprintf(" wtime %d btime %d winc %d binc %d", left(white), left(black),
		white.control.Inc.Milliseconds(), black.control.Inc.Milliseconds())
	if n := a.own.control.Moves; n > 0 {
		text += fmt.Sprintf(" movestogo %d", n-a.own.played)
	}
	return text
}

func (u *uci) read(text string) event {
	e := readUCIEvent(text)
	if e.kind == movePlayed || e.kind == noMove {
		u.thinking = false
	}
	return e
}

func (u *uci) parse(p *board.Position, text string) (board.Move, error) { return parseUCIMove(p, text) }

// dismiss stops a search that is still under way. The protocol has no word for
// the result, but where no move is left the program can be asked for one.
func (u *uci) dismiss(n *conn, out *Outcome) (objections []string, s state) {
	if u.thinking {
		n.send("stop")
		if _, s := u.verdict(n); s != heard {
			return nil, s
		}
	}
	if out.Forfeit == NoForfeit && hasNoMoves(out.Game.Position()) {
		n.send("%s", u.position(out.Game))
		n.send("go depth 1")
		u.thinking = true
		e, s := u.verdict(n)
		if s != heard {
			return nil, s
		}
		if e.kind == movePlayed {
			objections = append(objections, "would play "+e.text)
		}
	}
	return objections, n.settle(func(string) {})
}

// hasNoMoves reports whether the game has ended because the side to move cannot
// move, as mate and stalemate do. Ends that the rules have set are not asked for:
// programs may go on behind them.
func hasNoMoves(p *board.Position) bool {
	_, why := p.Ended()
	return why == board.NoReason && !p.HasLegalMove()
}

// verdict waits for the end of a search.
func (u *uci) verdict(n *conn) (event, state) {
	deadline := time.Now().Add(patience)
	for {
		l, s := n.receive(deadline)
		if s != heard {
			return event{}, s
		}
		if e := u.read(l.text); e.kind == movePlayed || e.kind == noMove {
			return e, heard
		}
	}
}
