package notation

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// ParseCoordinate reads a legal move; origin is the number of the lowest rank. It
// is liberal: letters may have any case, "=" may precede the promotion, check
// marks and comments (+ # ! ?) may follow, castling may also be written as king
// takes partner, and a missing promotion letter means the first choice.
// Any other text gives a [MoveError].
func ParseCoordinate(p *board.Position, text string, origin int) (board.Move, error) {
	m, refusal := parseCoordinate(p, strings.TrimSpace(text), origin)
	return moveOrError(p, text, m, refusal)
}

func parseCoordinate(p *board.Position, text string, origin int) (board.Move, Refusal) {
	if slices.Contains(passTexts, strings.ToLower(text)) {
		return parsePass(p)
	}
	text = strings.Replace(text, "*", "@", 1) // so players of shogi write a drop
	if !strings.Contains(text, "@") && !twoSquares(text) {
		return board.NoMove, refusalFor(NotAMove)
	}
	text, wall, legal := cutWall(p, text, origin)
	m, refusal := parseLegs(p, text, legal, origin)
	return oneWall(m, refusal, wall, legal)
}

// twoSquares reports whether a text begins with two squares.
func twoSquares(text string) bool {
	first, rest := cutSquare(strings.ToLower(text))
	second, _ := cutSquare(strings.TrimLeft(rest, joints))
	return first != "" && second != ""
}

// joints may stand between two squares.
const joints = "-x:"

// parseLegs reads what a move does but for its wall.
func parseLegs(p *board.Position, text string, legal []board.Move, origin int) (board.Move, Refusal) {
	if letter, square, ok := strings.Cut(text, "@"); ok {
		return parseDrop(p, letter, square, origin)
	}
	squares, mark, reason := scanPath(p.Rules(), strings.ToLower(text), origin)
	if squares == nil {
		return board.NoMove, refusalFor(reason)
	}
	candidates := alongPath(p.Rules(), legal, squares)
	if len(candidates) == 0 {
		candidates = filter(legal, func(m board.Move) bool { return castlesBy(m, squares) })
		if landsElsewhere(candidates) {
			return board.NoMove, Refusal{Reason: NotUnique, Candidates: candidates}
		}
	}
	if len(candidates) == 0 && staysAt(p, squares) {
		return parsePass(p)
	}
	if len(candidates) == 0 {
		isFrom := func(s define.Square) bool { return s == squares[0] }
		return board.NoMove, withoutLegs(p, legal, mark, refuse(p, squares), isFrom, squares[1:])
	}
	refusal := Refusal{Reason: badSuffix(p, candidates), From: squares[:1], Path: squares[1:], Candidates: candidates}
	m := pickSuffix(p, candidates, mark)
	if m == board.NoMove && mark == "" { // all candidates gate, and no piece is named
		refusal.Reason = unreachableReason(p, squares)
	}
	return m, refusal
}

// landsElsewhere reports whether castlings bring the king to different squares.
func landsElsewhere(castlings []board.Move) bool {
	return slices.ContainsFunc(castlings, func(m board.Move) bool { return m.To() != castlings[0].To() })
}

// passTexts are all texts of a passed turn that the parsers accept.
var passTexts = []string{passText, "--", "0000", "pass", "null", "z0"}

func parsePass(p *board.Position) (board.Move, Refusal) {
	var list board.MoveList
	p.Legal(&list)
	return onlyOne(filter(list.Moves(), board.Move.IsPass), refusalFor(notPassing(p)))
}

// staysAt reports whether a piece of the side to move stays on its square: so
// Fairy-Stockfish writes a passed turn, where the rules have one.
func staysAt(p *board.Position, squares []define.Square) bool {
	return len(squares) == 2 && squares[0] == squares[1] && p.At(squares[0]).Is(p.Turn()) && p.Rules().CanEverPass()
}

// scanPath reads the squares of a move and the mark after them; nil squares mean
// an error. A leg that does not begin where the previous one ended belongs to
// another piece: the partner in castling.
func scanPath(r *board.Rules, text string, origin int) (squares []define.Square, mark string, reason Reason) {
	for rest := text; ; {
		first, tail := cutSquare(rest)
		second, mark := cutSquare(strings.TrimLeft(tail, joints))
		if first == "" || second == "" {
			return nil, "", NotAMove
		}
		from, ok1 := r.ParseSquare(first, origin)
		to, ok2 := r.ParseSquare(second, origin)
		if !ok1 || !ok2 {
			return nil, "", NoSuchSquare
		}
		if squares == nil || squares[len(squares)-1] != from {
			squares = append(squares, from)
		}
		squares = append(squares, to)
		more := false
		if rest, more = strings.CutPrefix(mark, ","); !more {
			return squares, mark, 0
		}
	}
}

func onlyOne(moves []board.Move, none Refusal) (board.Move, Refusal) {
	switch len(moves) {
	case 0:
		return board.NoMove, none
	case 1:
		return moves[0], none
	}
	return board.NoMove, Refusal{Reason: NotUnique, Candidates: moves}
}
