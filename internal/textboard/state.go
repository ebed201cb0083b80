package textboard

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
)

// State says how a game stands.
func State(g *board.Game) string {
	switch result, turn := g.Result(), g.Position().Turn(); {
	case result.Over && result.Draw:
		return fmt.Sprintf("The game is drawn: %v.", result.Reason)
	case result.Over:
		return fmt.Sprintf("%v wins: %v.", result.Winner, result.Reason)
	case g.Position().InCheck():
		return fmt.Sprintf("%v is in check.", turn)
	default:
		return fmt.Sprintf("%v to move.", turn) + mayDeclare(g)
	}
}

// Counts says how far the counts are that may end a game and that the board does not
// show: checks given, and the moves of a counting rule.
func Counts(p *board.Position) (sentences []string) {
	if n := p.Rules().ChecksToWin(); n > 0 {
		sentences = append(sentences, fmt.Sprintf("Checks given, of %d: White %d, Black %d.", n, p.ChecksGiven(define.White), p.ChecksGiven(define.Black)))
	}
	if played, limit := p.Count(); limit > 0 {
		sentences = append(sentences, fmt.Sprintf("Counting: %d of %d moves.", played/2, limit/2))
	}
	return sentences
}

// mayDeclare says what a declaration of an impasse would give.
func mayDeclare(g *board.Game) string {
	switch g.Declaration() {
	case define.Win:
		return " It may declare an impasse and win."
	case define.Draw:
		return " It may declare an impasse and draw."
	}
	return ""
}
