package stockfish

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

// position is a start position as the section has it.
type position struct {
	squares map[place]cell
	hand    [2][]string // kinds, by side
	held    bool        // whether it says what is in hand
	side    string
	rights  string
	passed  string // squares of en passant, "" for none
	checks  [2]int // that each side still has to give to win, 0 if it does not say
	clock   string
	number  string // of the move
}

// cell is a piece of a position.
type cell struct {
	kind     string
	color    define.Color
	promoted bool // it stands for what the kind becomes
}

// startSquares reads the start position.
func (k *converter) startSquares() {
	o, _ := k.take("startFen")
	fields := strings.Fields(o.value)
	k.position = &position{squares: make(map[place]cell), side: "w"}
	if len(fields) == 0 {
		k.Fail(k.lineOf(o), "startFen is empty")
		return
	}
	squares, hand, held := strings.Cut(fields[0], "[")
	k.position.held = held
	for _, r := range strings.Trim(hand, "]-") {
		if kind, c := k.pieceOf(string(r)); kind != "" {
			k.position.hand[c] = append(k.position.hand[c], kind)
		}
	}
	k.readRows(o, strings.Split(squares, "/"))
	if len(fields) > 1 {
		k.position.side = fields[1]
	}
	if len(fields) > 2 && strings.Trim(fields[2], "-+0123456789") != "" {
		k.position.rights = fields[2]
	}
	for _, field := range fields[1:] {
		if given, left, ok := strings.Cut(field, "+"); ok && left != "" {
			k.position.checks = [2]int{number(given), number(left)}
		}
	}
	clock, moves, large := game.Counters(fields[1:])
	for _, field := range large {
		k.game.Note(k.lineOf(o), "startFen: %s is too large a number and left out", field)
	}
	k.position.clock, k.position.number, k.position.passed = clock, moves, game.EnPassantField(fields)
}

// readRows reads the ranks of the start position.
func (k *converter) readRows(o option, rows []string) {
	if len(rows) < k.ranks {
		k.game.Note(k.lineOf(o), "startFen has %d of %d ranks; the others are empty, as in Fairy-Stockfish", len(rows), k.ranks)
	}
	for i, row := range rows {
		k.readRow(o, row, k.ranks-1-i)
	}
	k.refuseStrangers(o)
	k.wallsAtStart(o)
}

// wallsAtStart notes that the stars of the start position are walls which a duck takes away, or to
// which others must be next. Other walls stay like holes.
func (k *converter) wallsAtStart(o option) {
	if rule := k.value("wallingRule"); len(k.holes) > 0 && (rule == "duck" || rule == "edge") {
		k.game.Lose(k.lineOf(o), "startFen: the squares * are missing here for good, and there they are walls of wallingRule = %s", rule)
	}
}

// refuseStrangers reports the letters of the start position that no piece has.
func (k *converter) refuseStrangers(o option) {
	if len(k.strangers) == 0 {
		return
	}
	text := "no piece has the letter " + k.strangers[0]
	if len(k.strangers) > 1 {
		text = "no pieces have the letters " + spelling.Listed(k.strangers)
	}
	if o.builtin != "" {
		text += fmt.Sprintf("; it is that of %s, since this game has none of its own", o.builtin)
	}
	k.Fail(k.lineOf(o), "startFen: %s", text)
}

// pieceOf returns the kind and the side of a letter.
func (k *converter) pieceOf(letter string) (string, define.Color) {
	kind := k.kind(letter)
	if kind == "" {
		kind = k.synonymOf(letter)
	}
	if kind == "" || kind == everyKind {
		if lower := strings.ToLower(letter); !slices.Contains(k.strangers, lower) {
			k.strangers = append(k.strangers, lower)
		}
		return "", define.White
	}
	if letter == strings.ToLower(letter) {
		return kind, define.Black
	}
	return kind, define.White
}

// synonymOf returns the kind that has a letter beside its own, "" if there is none.
func (k *converter) synonymOf(letter string) string {
	for _, w := range words("synonym") {
		if p, has := k.pieces[w.key]; has && p.builtin && strings.EqualFold(w.value, letter) {
			return w.key
		}
	}
	return ""
}

// readRow reads a rank of the start position; * is a hole.
func (k *converter) readRow(o option, row string, rank int) {
	file := 0
	for rest := row; rest != ""; {
		if n := len(rest) - len(strings.TrimLeft(rest, "0123456789")); n > 0 {
			empty, _ := strconv.Atoi(rest[:n])
			file, rest = file+min(empty, define.MaxSide), rest[n:]
			continue
		}
		promoted := rest[0] == '+' && len(rest) > 1
		if promoted {
			rest = rest[1:]
		}
		_, n := utf8.DecodeRuneInString(rest)
		letter, at := rest[:n], place{file, rank}
		rest = rest[n:]
		switch {
		case letter == "~" && !promoted:
			continue
		case letter == "*" && !promoted:
			if k.holes == nil {
				k.holes = make(places)
			}
			k.holes[at] = true
		default:
			if kind, c := k.pieceOf(letter); kind != "" {
				k.position.squares[at] = cell{kind, c, promoted}
			}
		}
		if file >= k.files || rank < 0 {
			k.Fail(k.lineOf(o), "startFen: %s does not fit on the %dx%d board", row, k.files, k.ranks)
			return
		}
		file++
	}
	if file < k.files {
		k.game.Note(k.lineOf(o), "startFen: %s has %d of %d squares; the others are empty, as in Fairy-Stockfish", row, file, k.files)
	}
}

// startPlaces returns where the pieces of a side and a letter begin.
func (k *converter) startPlaces(letter string, c define.Color) places {
	set := make(places)
	for at, s := range k.position.squares {
		if s.color == c && !s.promoted && k.pieces[s.kind].letter == letter {
			set[at] = true
		}
	}
	return set
}

// begins reports whether a side has a kind on the board or in hand from the start.
func (k *converter) begins(kind string, c define.Color) bool {
	for _, s := range k.position.squares {
		if s.kind == kind && s.color == c {
			return true
		}
	}
	return slices.Contains(k.position.hand[c], kind)
}

// beginning reports whether any side has a kind from the start.
func (k *converter) beginning(kind string) bool {
	return k.begins(kind, define.White) || k.begins(kind, define.Black)
}

// start writes the start position.
func (k *converter) start() {
	var missing []string
	grid := make([][]string, k.ranks)
	for r := range grid {
		grid[r] = make([]string, k.files)
		for f := range grid[r] {
			at := place{f, k.ranks - 1 - r}
			if s, ok := k.position.squares[at]; ok {
				grid[r][f] = k.pieceAt(s).FEN(s.color)
			}
			if k.holes[at] {
				missing = append(missing, fmt.Sprintf("%c%d", 'a'+rune(f), at.rank+1))
			}
		}
	}
	if len(missing) > 0 {
		k.game.SetText("holes", missing...)
	}
	side := k.position.side
	k.game.Start = game.FENBoard(grid) + k.handText() + " " + side + " " + k.rights() + " " + k.enPassant() + " " + k.position.clock + " " + k.position.number + k.checksText()
	if k.flag("chess960") {
		k.game.SetText("shuffle", "chess960")
	}
}

// enPassant writes the squares that a piece passed with the last move. Those of a triple step are two.
func (k *converter) enPassant() string {
	passed, turn := k.position.passed, define.Black
	if passed == "" {
		return "-"
	}
	if k.position.side == "w" {
		turn = define.White
	}
	if !game.CanHavePassed(passed, turn, 2, func(file, rank int) (*game.Piece, define.Color) {
		s, ok := k.position.squares[place{file, rank}]
		if !ok {
			return nil, define.White
		}
		return k.pieceAt(s), s.color
	}) {
		k.game.Lose(k.lineOf(k.options["startFen"]), "startFen: en passant on %s: no piece beyond it can have passed", passed)
		return "-"
	}
	return passed
}

// checksText writes the checks that count as given already, where one side needs fewer than the
// other.
func (k *converter) checksText() string {
	checks := k.position.checks
	if most := max(checks[0], checks[1]); k.isOn("checkCounting") && checks[0] != checks[1] {
		return fmt.Sprintf(" +%d+%d", most-checks[0], most-checks[1])
	}
	return ""
}

// pieceAt returns the piece of a cell.
func (k *converter) pieceAt(s cell) *game.Piece {
	if s.promoted && k.becomes[s.kind] != nil && k.becomes[s.kind].form != nil {
		return k.becomes[s.kind].form
	}
	return k.of[s.kind]
}

// handText writes the pieces in hand, "" if the game has no hands.
func (k *converter) handText() string {
	if !k.drops() && !k.gates() {
		return ""
	}
	text := ""
	for c, kinds := range k.position.hand {
		for _, kind := range kinds {
			text += k.of[kind].FEN(define.Color(c))
		}
	}
	return "[" + text + "]"
}
