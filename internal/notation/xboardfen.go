package notation

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"fairymax/board"
)

// ReadFEN reads a FEN in XBoard's dialect, which depends on the variant: fields
// may be missing, ranks may be short, castling rights may be of another variant,
// and only the file of the en-passant field is reliable. An error comes from
// [board.Rules.ParseFEN].
func ReadFEN(r *board.Rules, fen string) (*board.Position, error) {
	x := splitFEN(fen)
	placement := placementOf(r, x.board)
	if r.HasHands() {
		placement += "[" + handOf(r, x.hand) + "]"
	}
	bare, err := r.ParseFEN(strings.Join([]string{placement, x.side, "-", "-"}, " "))
	if err != nil {
		return nil, err
	}
	rights, passant := rightsOf(r, placement, x), x.passant
	if len(passant) == 2 { // XBoard's form; our own form is longer
		passant = passantOf(bare, passant[0])
	}
	fields := []string{placement, x.side, rights, passant, x.clock, x.number}
	if given := checksOf(r, x.checks); given != "" {
		fields = append(fields, given)
	}
	return r.ParseFEN(strings.Join(fields, " "))
}

// fenFields is the fields of a FEN, recognized by their form.
type fenFields struct {
	board, hand, side, rights, passant, clock, number, checks string
}

func splitFEN(fen string) fenFields {
	x := fenFields{side: "w", rights: "-", passant: "-", clock: "0", number: "1"}
	fields := strings.Fields(fen)
	if len(fields) == 0 {
		return x
	}
	x.board, x.hand, _ = strings.Cut(fields[0], "[")
	x.hand = strings.Trim(x.hand, "-]")
	fields = fields[1:]
	if len(fields) > 0 && (fields[0] == "w" || fields[0] == "b") {
		x.side, fields = fields[0], fields[1:]
	}
	var numbers []string
	for _, field := range fields {
		switch {
		case isNumber(field):
			numbers = append(numbers, field)
		case strings.Contains(field, "+"):
			x.checks = field
		case isPassant(field):
			x.passant = field
		case field != "-":
			x.rights = field
		}
	}
	if len(numbers) == 2 {
		x.clock, x.number = numbers[0], numbers[1]
	}
	return x
}

func isNumber(field string) bool {
	_, err := strconv.ParseUint(field, 10, 15)
	return err == nil
}

// isPassant recognizes a file letter and a rank. On tall boards the rank need not
// be a digit.
func isPassant(field string) bool {
	return len(field) >= 2 && 'a' <= field[0] && field[0] <= 'p' && !unicode.IsLetter(rune(field[1]))
}

// checksOf writes the number of checks each side has given, as +2+1. The form 1+2
// of other programs counts the checks that each side still has to give.
func checksOf(r *board.Rules, text string) string {
	wanted := r.ChecksToWin()
	white, black, ok := strings.Cut(strings.TrimPrefix(text, "+"), "+")
	w, err1 := strconv.Atoi(white)
	b, err2 := strconv.Atoi(black)
	if wanted == 0 || !ok || err1 != nil || err2 != nil {
		return ""
	}
	if !strings.HasPrefix(text, "+") {
		w, b = wanted-w, wanted-b
	}
	return fmt.Sprintf("+%d+%d", max(0, min(w, wanted)), max(0, min(b, wanted)))
}

// rightsOf keeps the castling rights that are valid in this game: the whole field,
// or the letters that are valid by themselves.
func rightsOf(r *board.Rules, placement string, x fenFields) string {
	valid := func(rights string) bool {
		_, err := r.ParseFEN(strings.Join([]string{placement, x.side, rights}, " "))
		return err == nil
	}
	if valid(x.rights) {
		return x.rights
	}
	kept := ""
	for _, letter := range x.rights {
		if letter != '-' && !strings.ContainsRune(kept, letter) && valid(string(letter)) {
			kept += string(letter)
		}
	}
	if kept == "" {
		return "-"
	}
	return kept
}

// passantOf finds the piece on a file that can be captured en passant: its last
// move can have been a double step.
func passantOf(p *board.Position, file byte) string {
	r, mover := p.Rules(), p.Turn().Other()
	pieces := p.Pieces(mover)
	for _, s := range pieces.Squares() {
		for _, step := range r.Steps(mover, p.At(s).Type()) {
			passed, ok := enPassantSquares(p, s, step)
			if ok && r.SquareName(s, 1)[0] == file {
				return enPassantText(r, passed, s)
			}
		}
	}
	return "-"
}

// enPassantSquares returns the squares that the piece on s passed if its last move
// was this step. ok is false if it cannot have been.
func enPassantSquares(p *board.Position, s board.Square, step board.Step) (passed []board.Square, ok bool) {
	if step.EnPassant != board.EnPassantExposes || len(step.Path) == 0 {
		return nil, false
	}
	r := p.Rules()
	from, ok := r.Offset(s, step.Vector.Negate(), false)
	if !ok || p.At(from) != board.Empty || step.Unmoved && r.Start().At(from) != p.At(s) {
		return nil, false
	}
	for _, v := range step.Path {
		at, ok := r.Offset(from, v, false)
		if !ok || p.At(at) != board.Empty {
			return nil, false
		}
		passed = append(passed, at)
	}
	return passed, true
}

// enPassantText writes our FEN field: the passed squares, then the piece's square.
func enPassantText(r *board.Rules, passed []board.Square, piece board.Square) string {
	var b strings.Builder
	for _, s := range passed {
		b.WriteString(r.SquareName(s, 1))
	}
	return b.String() + ":" + r.SquareName(piece, 1)
}
