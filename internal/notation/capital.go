package notation

import (
	"strings"

	"fairymax/board"
)

// readOnce reads a text without signs. If it is no move as it is written, a small first letter may
// be that of a piece: "nf3". Where the text looks like the capture of a pawn too ("bxc3"), the
// refusal only names the other move, because a record with a mistake must not become another game.
func readOnce(p *board.Position, text string, origin int) (board.Move, Refusal) {
	m, refusal := readAsWritten(p, text, origin)
	if m != board.NoMove || refusal.meant != board.NoMove {
		return m, refusal
	}
	capital, isFile := withCapital(p, text), beginsWithFile(p.Rules(), text)
	if square, _ := cutSquare(text); capital == "" || isFile && square != "" {
		return board.NoMove, refusal
	}
	asPiece, refused := readAsWritten(p, capital, origin)
	switch {
	case isFile && isPawnCapture(text):
		if asPiece != board.NoMove {
			refusal.Capital = capital
		}
	case asPiece != board.NoMove, refused.meant != board.NoMove, !isFile && refused.Reason != NotAMove:
		return asPiece, refused
	}
	return board.NoMove, refusal
}

// withCapital is a text with a capital for its small first letter, "" if that is not the letter of a
// piece of the side to move.
func withCapital(p *board.Position, text string) string {
	at := len(text) - len(strings.TrimPrefix(text, "+"))
	if at == len(text) || text[at] < 'a' || 'z' < text[at] {
		return ""
	}
	capital := text[:at] + strings.ToUpper(text[at:at+1]) + text[at+1:]
	if letter, _ := cutLetter(capital); hasLetter(p, letter) || plusForm(p, letter) != "" {
		return capital
	}
	return ""
}

// beginsWithFile reports whether the first letter of a text is a file of the board.
func beginsWithFile(r *board.Rules, text string) bool {
	return text != "" && 'a' <= text[0] && int(text[0]-'a') < r.Files
}

// isPawnCapture reports whether a text that begins with a file goes to a neighbouring one, as pawns
// capture.
func isPawnCapture(text string) bool {
	s, ok := scanSAN(text)
	if !ok || s.file == "" {
		return false
	}
	files := int(s.file[0]) - int(append(s.way, s.target)[0][0])
	return files == 1 || files == -1
}
