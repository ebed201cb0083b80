package match

import (
	"fmt"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/notation"
	"fairymax/internal/ucinames"
)

// uci is the Universal Chess Interface, with the option UCI_Variant and the moves
// that Fairy-Stockfish has added to it.
// https://www.wbec-ridderkerk.nl/html/UCIProtocol.html
type uci struct {
	options  map[string]uciOption // by name in small letters
	start    *board.Position      // of the present game
	usual    bool                 // it is the start position of the program too
	hash     int                  // megabytes that were set last
	thinking bool                 // a bestmove is due
}

// The options that are set here, in small letters.
const (
	variantOption  = "uci_variant"
	chess960Option = "uci_chess960"
	threadsOption  = "threads"
	hashOption     = "hash"
)

// greet asks for the options. It sets one thread, because two programs have to share
// the machine fairly; an Init line of the command may set another number.
func (u *uci) greet(n *program, _ Command) error {
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
func (u *uci) set(n *program, option, value string) {
	if o, ok := u.options[option]; ok {
		n.send("setoption name %s value %s", o.name, value)
	}
}

// nameIn returns the name by which the program knows the variant, "" if there is
// none. A name in the command is trusted: a variant file that the program reads may
// define it. Without the option a program plays only one game.
func (u *uci) nameIn(n *program, r *board.Rules) string {
	o, asks := u.options[variantOption]
	for _, name := range append([]string{n.variant}, ucinames.Of(r.Def.Name)...) {
		if name != "" && (name == n.variant || o.has(name) || !asks && ucinames.IsPlain(name)) {
			return name
		}
	}
	return ""
}

func (u *uci) suits(n *program, t arena.Terms) error {
	switch _, asks := u.options[variantOption]; {
	case u.nameIn(n, t.Rules) == "":
		return unknownVariant(n, t.Rules.Def.Name)
	case !asks && !ucinames.IsPlain(u.nameIn(n, t.Rules)):
		return fmt.Errorf("%s plays no variants (option UCI_Variant)", n.name)
	}
	return nil
}

func (u *uci) prepare(n *program, t arena.Terms) {
	u.start, u.usual, u.thinking = t.First(), t.Start == nil, false
	if n.memory > 0 && n.memory != u.hash {
		u.hash = n.memory
		u.set(n, hashOption, fmt.Sprint(n.memory))
	}
	u.set(n, variantOption, u.nameIn(n, t.Rules))
	u.set(n, chess960Option, fmt.Sprint(t.First().Rules().CastlesAsChess960()))
	n.send("ucinewgame")
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
	n.send("%s", goText(t))
	return began
}

// position is the whole game so far.
func (u *uci) position(g *board.Game) string {
	var b strings.Builder
	b.WriteString("position startpos")
	if !u.usual {
		b.Reset()
		b.WriteString("position fen " + notation.UCIFEN(u.start))
	}
	for i, m := range g.Moves() {
		if i == 0 {
			b.WriteString(" moves")
		}
		b.WriteString(" " + notation.UCI(g.PositionAt(i), m))
	}
	return b.String()
}

// goText is the command to think, with the limits of the side to move.
func goText(t arena.Turn) string {
	c := t.Own.Control
	text := "go"
	switch {
	case c.Nodes > 0:
		text += fmt.Sprintf(" nodes %d", c.Nodes)
	case c.PerMove > 0:
		text += fmt.Sprintf(" movetime %d", max(1, c.PerMove.Milliseconds()))
	case t.Own.Timed():
		text += clockText(t)
	}
	if c.Depth > 0 {
		text += fmt.Sprintf(" depth %d", c.Depth)
	}
	return text
}

// clockText is both clocks, in the order of the colours.
func clockText(t arena.Turn) string {
	clocks := [2]*arena.Clock{t.Own, t.Other.Like(t.Own)}
	if t.Game.Position().Turn() == board.Black {
		clocks[0], clocks[1] = clocks[1], clocks[0]
	}
	left := func(k *arena.Clock) int64 { return max(1, k.Remaining.Milliseconds()) }
	white, black := clocks[0], clocks[1]
	text := fmt.Sprintf(" wtime %d btime %d winc %d binc %d", left(white), left(black),
		white.Control.Inc.Milliseconds(), black.Control.Inc.Milliseconds())
	if n := t.Own.Control.Moves; n > 0 {
		text += fmt.Sprintf(" movestogo %d", n-t.Own.Played)
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

func (u *uci) parse(p *board.Position, text string) (board.Move, error) {
	return notation.Style{Origin: 1}.Read(p, text)
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
	return objections, n.waitReady(func(string) {})
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
		if e := u.read(l.text); e.kind == movePlayed || e.kind == noMove {
			return e, heard
		}
	}
}
