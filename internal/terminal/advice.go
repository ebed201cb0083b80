package terminal

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/explain"
	"fairymax/internal/opponent"
	"fairymax/internal/sheet"
)

// hint says which move the engine would play.
func (t *game) hint(string) {
	if t.over() {
		t.say("The game is over.")
		return
	}
	if result, ok := t.think(t.level.full()); ok {
		t.say(fmt.Sprintf("How about %s?", t.san(result.Move)))
	}
}

// score says how the game stands.
func (t *game) score(string) {
	if t.over() {
		t.say(t.state())
		return
	}
	if result, ok := t.think(t.level.full()); ok {
		t.say(fmt.Sprintf("Depth %d, %s: %s.", result.Depth, opponent.ScoreText(t.position().Turn(), result.Score), t.lineText(result.PV)))
	}
}

// listMoves lists the legal moves, those from a square, or those of a kind of piece.
func (t *game) listMoves(of string) {
	if t.over() {
		t.say("The game is over.")
		return
	}
	from, one := t.rules.ParseSquare(of, 1)
	types := explain.TypesCalled(t.rules, of)
	if of != "" && !one && len(types) == 0 {
		t.say(fmt.Sprintf("%s is neither a square of this board nor a piece of this game.", of))
		return
	}
	var texts []string
	for _, m := range t.legal() {
		begins := !m.IsPass() && !m.IsDrop() && m.From() == from
		if of == "" || one && begins || !one && slices.Contains(types, t.position().Mover(m).Type()) {
			texts = append(texts, t.san(m))
		}
	}
	switch {
	case len(texts) > 0:
	case one:
		texts = append(texts, t.noMove(from))
	case of != "":
		texts = append(texts, fmt.Sprintf("No %s has a legal move.", of))
	default:
		texts = append(texts, "There is no legal move.")
	}
	t.say(strings.Join(texts, " "))
}

// noMove says that no legal move begins on a square, and why if that is plain.
func (t *game) noMove(from define.Square) string {
	p := t.position()
	piece, name := p.At(from), t.rules.SquareName(from, 1)
	switch {
	case piece == define.Empty || piece == define.Wall:
		return fmt.Sprintf("There is no piece on %s.", name)
	case !piece.Is(p.Turn()):
		lead := fmt.Sprintf("The piece on %s is %v's, and %v is to move.", name, piece.Color(), p.Turn())
		return strings.Join(append([]string{lead}, explain.Enemy(p, from)...), " ")
	}
	return fmt.Sprintf("The piece on %s has no legal move.", name)
}

// why explains a move, a square or a piece.
func (t *game) why(argument string) {
	_, sentences := explain.Answer(t.game, argument)
	t.say(sentences...)
}

// tellRules says all rules but how the pieces move.
func (t *game) tellRules(string) {
	sheet.WriteParagraphs(t.Console, min(widest, t.Console.Width()), t.Variant.InWords())
}

// pieces says how all pieces of the game move.
func (t *game) pieces(string) { t.say(explain.Pieces(t.position())...) }
