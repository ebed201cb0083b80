package stockfish

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

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
	k.position = &position{squares: make(map[place]cell), side: "w", clock: "0", number: "1"}
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
	rows := strings.Split(squares, "/")
	if len(rows) < k.ranks {
		k.game.Note(k.lineOf(o), "startFen has %d of %d ranks; the others are empty, as in Fairy-Stockfish", len(rows), k.ranks)
	}
	for i, row := range rows {
		k.readRow(o, row, k.ranks-1-i)
	}
	k.refuseStrangers(o)
	if len(fields) > 1 {
		k.position.side = fields[1]
	}
	if len(fields) > 2 && strings.Trim(fields[2], "-0123456789") != "" {
		k.position.rights = fields[2]
	}
	for _, field := range fields[1:] {
		if given, left, ok := strings.Cut(field, "+"); ok && left != "" {
			k.position.checks = [2]int{number(given), number(left)}
		}
	}
	k.counters(o, fields[1:])
}

// counters reads the clock of the move rule and the number of the move, the only fields that are plain
// numbers.
func (k *converter) counters(o option, fields []string) {
	into := []*string{&k.position.clock, &k.position.number}
	for _, field := range fields {
		if strings.Trim(field, "0123456789") != "" || len(into) == 0 {
			continue
		}
		n, err := strconv.ParseUint(field, 10, 15) // as our FEN has them
		switch {
		case err != nil:
			k.game.Note(k.lineOf(o), "startFen: %s is too large a number and left out", field)
		case n > 0:
			*into[0] = strconv.FormatUint(n, 10)
		}
		into = into[1:]
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

// readRow reads a rank of the start position; * is a hole.
func (k *converter) readRow(o option, row string, rank int) {
	file := 0
	for i := 0; i < len(row); {
		if n := len(row[i:]) - len(strings.TrimLeft(row[i:], "0123456789")); n > 0 {
			empty, _ := strconv.Atoi(row[i : i+n])
			file, i = file+min(empty, define.MaxSide), i+n
			continue
		}
		at := place{file, rank}
		switch {
		case row[i] == '~':
			i++
			continue
		case row[i] == '*':
			if k.holes == nil {
				k.holes = make(places)
			}
			k.holes[at] = true
		default:
			promoted := row[i] == '+' && i+1 < len(row)
			if promoted {
				i++
			}
			if kind, c := k.pieceOf(row[i : i+1]); kind != "" {
				k.position.squares[at] = cell{kind, c, promoted}
			}
		}
		if file >= k.files || rank < 0 {
			k.Fail(k.lineOf(o), "startFen: %s does not fit on the %dx%d board", row, k.files, k.ranks)
			return
		}
		file, i = file+1, i+1
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
	k.game.Start = game.FENBoard(grid) + k.handText() + " " + side + " " + k.rights() + " - " + k.position.clock + " " + k.position.number + k.checksText()
	if k.flag("chess960") {
		k.game.SetText("shuffle", "chess960")
	}
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
	if !k.flag("pieceDrops") && !k.flag("seirawanGating") {
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
