package explain

import (
	"fmt"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// tellers say why a text is not a move, by the reason.
var tellers = map[notation.Reason]func(*speaker, *notation.MoveError) []string{
	notation.NotAMove:        (*speaker).notAMove,
	notation.NoSuchSquare:    (*speaker).noSuchSquare,
	notation.NothingThere:    (*speaker).nothingThere,
	notation.NotYours:        (*speaker).notYours,
	notation.OwnPiece:        (*speaker).ownMan,
	notation.CannotReach:     (*speaker).cannotReach,
	notation.BadPromotion:    (*speaker).badPromotion,
	notation.InCheck:         (*speaker).inCheck,
	notation.NoCastling:      (*speaker).noCastling,
	notation.NotUnique:       (*speaker).notUnique,
	notation.GameOver:        (*speaker).gameOver,
	notation.MustCapture:     (*speaker).mustCapture,
	notation.MustPlace:       (*speaker).mustPlace,
	notation.NoPassing:       (*speaker).noPassing,
	notation.NoneInHand:      (*speaker).noneInHand,
	notation.Occupied:        (*speaker).occupied,
	notation.CannotDropThere: (*speaker).notThere,
	notation.FileFull:        (*speaker).fileTaken,
	notation.WrongShade:      (*speaker).wrongShade,
	notation.DropMates:       (*speaker).dropMates,
}

// Refused says in sentences why a text is not a legal move in a position.
func Refused(p *board.Position, err *notation.MoveError) []string {
	return tellers[err.Reason](newSpeaker(p), err)
}

func one(format string, args ...any) []string { return []string{fmt.Sprintf(format, args...)} }

func (s *speaker) notAMove(err *notation.MoveError) []string {
	var list board.MoveList
	s.p.Legal(&list)
	if list.Len() == 0 {
		return one("%q does not look like a move.", err.Text)
	}
	m := list.Moves()[0]
	return one("%q does not look like a move, such as %s or %s.", err.Text, notation.Coordinate(s.r, m, 1), notation.SAN(s.p, m, 1))
}

func (s *speaker) noSuchSquare(*notation.MoveError) []string {
	corner := s.r.SquareName(s.r.Square(s.r.Files-1, s.r.Ranks-1), 1)
	text := fmt.Sprintf("There is no such square: the board goes from a1 to %s", corner)
	if holes := s.r.Def.Holes; !holes.Empty() {
		text += ", without " + s.names.Zone(s.side, &holes)
	}
	return one("%s.", text)
}

func (s *speaker) nothingThere(err *notation.MoveError) []string {
	if len(err.From) == 0 {
		return one("%v has no such piece that could make that move.", s.side)
	}
	return one("There is no piece on %s.", s.square(err.From[0]))
}

func (s *speaker) notYours(err *notation.MoveError) []string {
	return one("The %s is not yours: %v is to move.", s.man(err.From[0]), s.side)
}

func (s *speaker) ownMan(err *notation.MoveError) []string {
	to := err.Path[len(err.Path)-1]
	if len(err.From) == 0 {
		return one("%s stands on the square itself.", s.owned(to))
	}
	own := fmt.Sprintf("%v's own %s stands there", s.side, s.names.TypeName(s.p.At(to).Type()))
	return one("%s cannot go %s: %s.", sheet.Capitalize(s.men(err.From)), s.goes(err.Path), own)
}

func (s *speaker) notUnique(err *notation.MoveError) []string {
	return one("That fits several moves: %s.", sheet.Enumerate(s.texts(err.Candidates), "and"))
}

func (s *speaker) gameOver(*notation.MoveError) []string {
	result := board.NewGame(s.p).Result()
	return one("The game is over: %s.", resultWords(result))
}

// resultWords say how a game has ended.
func resultWords(result board.Result) string {
	if result.Draw {
		return fmt.Sprintf("drawn, %v", result.Reason)
	}
	return fmt.Sprintf("%v wins, %v", result.Winner, result.Reason)
}

// shownMoves is how many moves a sentence lists.
const shownMoves = 6

func (s *speaker) mustCapture(*notation.MoveError) []string {
	var list board.MoveList
	s.p.Legal(&list)
	texts := s.texts(list.Moves()[:min(list.Len(), shownMoves)])
	return one("Whoever can capture has to capture, and %v can: %s.", s.side, sheet.Enumerate(texts, "or"))
}

func (s *speaker) mustPlace(*notation.MoveError) []string {
	return one("%v has to put all men of its hand on the board first; in hand: %s.", s.side, s.names.Hand(s.side))
}

func (s *speaker) noPassing(*notation.MoveError) []string {
	return one("%v cannot pass its turn: no man can go and come back now.", s.side)
}
