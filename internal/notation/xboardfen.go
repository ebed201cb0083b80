package notation

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"fairymax/board"
)

// ReadFEN reads a FEN as XBoard writes it. Its dialect depends on the variant:
// fields are missing, ranks may be short, rights mean what they mean elsewhere,
// and of the en-passant field only the file can be trusted.
func ReadFEN(r *board.Rules, fen string) (*board.Position, error) {
	x := splitFEN(fen)
	men := placementOf(r, x.board)
	if r.HasHands() {
		men += "[" + handOf(r, x.hand) + "]"
	}
	bare, err := r.ParseFEN(strings.Join([]string{men, x.side, "-", "-"}, " "))
	if err != nil {
		return nil, err
	}
	rights, passant := rightsOf(r, men, x), x.passant
	if len(passant) == 2 { // XBoard's; our own name squares that it cannot
		passant = passantOf(bare, passant[0])
	}
	fields := []string{men, x.side, rights, passant, x.clock, x.number}
	if given := checksOf(r, x.checks); given != "" {
		fields = append(fields, given)
	}
	return r.ParseFEN(strings.Join(fields, " "))
}

// foreignFEN is the fields of a FEN, told apart by what they look like.
type foreignFEN struct {
	board, hand, side, rights, passant, clock, number, checks string
}

func splitFEN(fen string) foreignFEN {
	x := foreignFEN{side: "w", rights: "-", passant: "-", clock: "0", number: "1"}
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

// isPassant recognizes a file with a character for the rank, which on tall
// boards need not be a digit.
func isPassant(field string) bool {
	return len(field) >= 2 && 'a' <= field[0] && field[0] <= 'p' && !unicode.IsLetter(rune(field[1]))
}

// checksOf writes the checks given: ours are +2+1, elsewhere those are written
// that are still to be given, as 1+2.
func checksOf(r *board.Rules, text string) string {
	wanted := r.Def.Endings.Checks
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

// cutEmpty takes a run of empty squares or a hole off the front of a rank.
func cutEmpty(text string) (squares int, rest string) {
	if text[0] == '*' {
		return 1, text[1:]
	}
	end := 0
	for end < len(text) && '0' <= text[end] && text[end] <= '9' {
		end++
	}
	squares, err := strconv.Atoi(text[:end])
	if err != nil || squares > board.MaxSide {
		return 0, text
	}
	return squares, text[end:]
}

// rightsOf keeps the rights that mean something here: all of them, or else letter
// by letter.
func rightsOf(r *board.Rules, men string, x foreignFEN) string {
	valid := func(rights string) bool {
		_, err := r.ParseFEN(strings.Join([]string{men, x.side, rights}, " "))
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

// passantOf works out which man may be taken in passing on a file: one who
// could have come from where such men start.
func passantOf(p *board.Position, file byte) string {
	r, mover := p.Rules(), p.Turn().Other()
	men := p.Pieces(mover)
	for _, s := range men.Squares() {
		for _, step := range r.Steps(mover, p.At(s).Type()) {
			trail, ok := trailOf(p, s, step)
			if ok && r.SquareName(s, 1)[0] == file {
				return trailText(r, trail, s)
			}
		}
	}
	return "-"
}

// trailOf returns the squares passed by a man who has just come to s by a step
// that exposes them, if he can have.
func trailOf(p *board.Position, s board.Square, step board.Step) (trail []board.Square, ok bool) {
	if step.EnPassant != board.EnPassantLeaves || len(step.Path) == 0 {
		return nil, false
	}
	r := p.Rules()
	from, ok := r.Offset(s, step.Vector.Negate(), false)
	if !ok || p.At(from) != board.Empty || step.Unmoved && r.Start().At(from) != p.At(s) {
		return nil, false
	}
	for _, v := range step.Path {
		passed, ok := r.Offset(from, v, false)
		if !ok || p.At(passed) != board.Empty {
			return nil, false
		}
		trail = append(trail, passed)
	}
	return trail, true
}

func trailText(r *board.Rules, trail []board.Square, man board.Square) string {
	var b strings.Builder
	for _, s := range trail {
		b.WriteString(r.SquareName(s, 1))
	}
	return b.String() + ":" + r.SquareName(man, 1)
}
