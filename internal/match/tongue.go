package match

import (
	"fmt"
	"maps"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/arena"
	"fairymax/internal/notation"
	"fairymax/internal/ucinames"
)

// tongue is how UCI, USI and UCCI differ.
type tongue struct {
	word     string // begins the conversation; with ok behind it, ends the greeting
	option   string // begins the line of an option
	set      string // format of the line that sets one
	chooses  []string
	threads  string
	memory   string
	book     string                 // the option that lets a program play from its own book
	setup    [2]string              // an option with its value, set at the beginning; "" for none
	plain    func(name string) bool // the game of programs that choose none
	ready    bool                   // isready precedes a game
	newGame  string
	gameOver bool   // the program is told win, lose or draw
	fen      string // precedes a position
	start    func(p *board.Position) string
	write    func(p *board.Position, m board.Move) string
	read     func(p *board.Position, text string) (board.Move, error)
	limits   func(t arena.Turn) string
	event    func(text string) event
}

// only is a test for a name.
func only(names ...string) func(string) bool {
	return func(name string) bool { return slices.Contains(names, name) }
}

// tongues are the three protocols. In USI and UCCI the one game of programs without
// variants is shogi and xiangqi.
var tongues = map[string]*tongue{
	"uci": {
		word: "uci", option: "option name ", set: "setoption name %s value %s", chooses: []string{"uci_variant"},
		threads: "threads", memory: "hash", book: "ownbook", plain: ucinames.IsPlain, newGame: "ucinewgame",
		fen: "fen", start: notation.UCIFEN, write: notation.UCI, read: notation.Style{Origin: 1}.Read, limits: uciLimits, event: readUCIEvent,
	},
	"usi": {
		word: "usi", option: "option name ", set: "setoption name %s value %s", chooses: []string{"usi_variant", "uci_variant"},
		threads: "threads", memory: "usi_hash", book: "usi_ownbook", plain: only("shogi"), ready: true, newGame: "usinewgame", gameOver: true,
		fen: "sfen", start: notation.SFEN, write: notation.USI, read: notation.ReadUSI, limits: usiLimits, event: readUSIEvent,
	},
	"ucci": {
		word: "ucci", option: "option ", set: "setoption %s %s", chooses: []string{"uci_variant", "ucci_variant"},
		threads: "threads", memory: "hashsize", book: "usebook", setup: [2]string{"usemillisec", "true"}, plain: only("xiangqi"), newGame: "setoption newgame",
		fen: "fen", start: notation.UCIFEN, write: notation.Style{}.Text, read: notation.Style{}.Read, limits: ucciLimits, event: readUCCIEvent,
	},
}

// uciLimits are the limits of the side to move.
func uciLimits(t arena.Turn) string {
	return limits(t, func(ms int64) string { return fmt.Sprintf(" movetime %d", ms) }, func(own, other *arena.Clock) string {
		white, black := byColour(t, own, other)
		text := fmt.Sprintf(" wtime %d btime %d winc %d binc %d", left(white), left(black), increment(white), increment(black))
		if n := t.Own.Control.Moves; n > 0 {
			text += fmt.Sprintf(" movestogo %d", n-t.Own.Played)
		}
		return text
	})
}

// usiLimits are the same in USI, where b is the side that moves first. An exact time for
// each move is byoyomi.
func usiLimits(t arena.Turn) string {
	return limits(t, func(ms int64) string { return fmt.Sprintf(" btime 0 wtime 0 byoyomi %d", ms) }, func(own, other *arena.Clock) string {
		first, second := byColour(t, own, other)
		return fmt.Sprintf(" btime %d wtime %d binc %d winc %d", left(first), left(second), increment(first), increment(second))
	})
}

// ucciLimits are the same in UCCI, with the clock of the side to move first.
func ucciLimits(t arena.Turn) string {
	return limits(t, func(ms int64) string { return fmt.Sprintf(" time %d movestogo 1", ms) }, func(own, other *arena.Clock) string {
		text := fmt.Sprintf(" time %d", left(own))
		if n := own.Control.Moves; n > 0 {
			text += fmt.Sprintf(" movestogo %d", n-own.Played)
		} else {
			text += fmt.Sprintf(" increment %d", increment(own))
		}
		return text + fmt.Sprintf(" opptime %d oppincrement %d", left(other), increment(other))
	})
}

// limits are those of the side to move, with its exact time or both clocks as they are
// written.
func limits(t arena.Turn, exact func(ms int64) string, clocks func(own, other *arena.Clock) string) (text string) {
	c := t.Own.Control
	switch {
	case c.Nodes > 0:
		text = fmt.Sprintf(" nodes %d", c.Nodes)
	case c.PerMove > 0:
		text = exact(max(1, c.PerMove.Milliseconds()))
	case t.Own.Timed():
		text = clocks(t.Own, t.Other.Like(t.Own))
	}
	if c.Depth > 0 {
		text += fmt.Sprintf(" depth %d", c.Depth)
	}
	return text
}

// byColour orders two clocks by the colours, White first.
func byColour(t arena.Turn, own, other *arena.Clock) (white, black *arena.Clock) {
	if t.Game.Position().Turn() == define.Black {
		return other, own
	}
	return own, other
}

func left(k *arena.Clock) int64 { return max(1, k.Remaining.Milliseconds()) }

func increment(k *arena.Clock) int64 { return k.Control.Inc.Milliseconds() }

// Protocols are the names of the protocols besides CECP.
func Protocols() []string { return slices.Sorted(maps.Keys(tongues)) }
