package explain

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
	"fairymax/variants/spelling"
)

// explanations explain a refused text, by the reason.
var explanations = map[notation.Reason]func(*explainer, *notation.MoveError) []string{
	notation.NotAMove:        (*explainer).notAMove,
	notation.NoSuchSquare:    (*explainer).noSuchSquare,
	notation.NothingThere:    (*explainer).nothingThere,
	notation.NoSuchPiece:     (*explainer).noSuchPiece,
	notation.NotYours:        (*explainer).notYours,
	notation.OwnPiece:        (*explainer).ownPiece,
	notation.WallThere:       (*explainer).wallThere,
	notation.NoRoomForWall:   (*explainer).noRoomForWall,
	notation.CannotReach:     (*explainer).cannotReach,
	notation.BadPromotion:    (*explainer).badPromotion,
	notation.InCheck:         (*explainer).inCheck,
	notation.NoCastling:      (*explainer).noCastling,
	notation.NotUnique:       (*explainer).notUnique,
	notation.Unfinished:      (*explainer).unfinished,
	notation.GameOver:        (*explainer).gameOver,
	notation.MustCapture:     (*explainer).mustCapture,
	notation.MustPlace:       (*explainer).mustPlace,
	notation.NoPassing:       (*explainer).noPassing,
	notation.NoneInHand:      (*explainer).noneInHand,
	notation.Occupied:        (*explainer).occupied,
	notation.CannotDropThere: (*explainer).notThere,
	notation.FileFull:        (*explainer).fileTaken,
	notation.WrongShade:      (*explainer).wrongShade,
	notation.DropChecks:      (*explainer).dropChecks,
	notation.DropMates:       (*explainer).dropMates,
	notation.LosesRoyal:      (*explainer).losesRoyal,
	notation.GivesCheck:      (*explainer).givesCheck,
	notation.MayNotMate:      (*explainer).mayNotMate,
	notation.StillFacing:     (*explainer).stillFacing,
	notation.HardToTrade:     (*explainer).hardToTrade,
	notation.NoCounterstrike: (*explainer).noCounterstrike,
}

// Refused says in English sentences why a text is not a legal move of p.
func Refused(p *board.Position, err *notation.MoveError) []string {
	s := newExplainer(p)
	at, isSquare := s.r.ParseSquare(strings.TrimRight(strings.TrimSpace(err.Text), "."), 1)
	if isSquare && slices.Contains(guessed, err.Reason) {
		return s.whyNoneTo(at)
	}
	return append(explanations[err.Reason](s, err), s.withCapital(err)...)
}

// withCapital names the piece that was perhaps meant by a small letter.
func (s *explainer) withCapital(err *notation.MoveError) []string {
	m, failed := notation.ParseSAN(s.p, err.Capital, 1)
	if err.Capital == "" || failed != nil {
		return nil
	}
	return one("If you mean the %s, write %s.", s.names.TypeName(s.p.Mover(m).Type()), spelling.Shortened(err.Capital))
}

// guessed are the reasons of a text that is only a square which hold for the piece that notation
// does not name, the pawn; another was perhaps meant.
var guessed = []notation.Reason{notation.NoSuchPiece, notation.OwnPiece, notation.WallThere, notation.CannotReach}

func (s *explainer) notAMove(err *notation.MoveError) []string {
	return one("%q does not look like a move%s.", spelling.Shortened(err.Text), s.examples())
}

func (s *explainer) noSuchSquare(*notation.MoveError) []string {
	corner := s.r.SquareName(s.r.Square(s.r.Files-1, s.r.Ranks-1), 1)
	text := fmt.Sprintf("There is no such square: the board goes from a1 to %s", corner)
	if !s.r.Def.Holes.Empty() {
		text += ", without " + s.names.Holes()
	}
	return one("%s.", text)
}

func (s *explainer) nothingThere(err *notation.MoveError) []string {
	return one("There is no piece on %s.", s.square(err.From[0]))
}

func (s *explainer) noSuchPiece(*notation.MoveError) []string {
	return one("%v has no such piece to move.", s.side)
}

func (s *explainer) notYours(err *notation.MoveError) []string {
	return one("The %s is not yours: %v is to move.", s.piece(err.From[0]), s.side)
}

func (s *explainer) ownPiece(err *notation.MoveError) []string {
	to := err.Path[len(err.Path)-1]
	return s.taken(err, fmt.Sprintf("%s is on that square.", s.pieceOfSide(to)), fmt.Sprintf("%v's own %s is there", s.side, s.names.TypeName(s.p.At(to).Type())))
}

func (s *explainer) wallThere(err *notation.MoveError) []string {
	return s.taken(err, fmt.Sprintf("There is a wall on %s.", s.square(err.Path[len(err.Path)-1])), "a wall is there")
}

// taken explains that the target is taken, of the pieces that would go there otherwise. There may
// be no piece to name, or too many.
func (s *explainer) taken(err *notation.MoveError, alone, why string) []string {
	pieces := s.withRoutes(err.From, err.Path)
	if len(pieces) == 0 || len(pieces) > shownPieces {
		return one("%s", sheet.Capitalize(alone))
	}
	return one("%s cannot go %s: %s.", sheet.Capitalize(s.pieces(pieces)), s.destination(err.Path), why)
}

func (s *explainer) noRoomForWall(err *notation.MoveError) []string {
	return one("%s can go %s, but may not place a wall on %s.", sheet.Capitalize(s.pieces(err.From)), s.destination(err.Path), s.square(err.Wall[0]))
}

func (s *explainer) notUnique(err *notation.MoveError) []string {
	if onlyWallsDiffer(err.Candidates) {
		return one("Say where the wall goes, such as %s.", err.Fits[0])
	}
	return one("That fits several moves: %s.", sheet.Enumerate(s.someMoves(err.Candidates), "and"))
}

// onlyWallsDiffer reports whether moves differ in nothing but the square of the wall.
func onlyWallsDiffer(moves []board.Move) bool {
	if len(moves) == 0 {
		return false
	}
	if _, places := moves[0].WallSquare(); !places {
		return false
	}
	return !slices.ContainsFunc(moves, func(m board.Move) bool { return m.WithoutWall() != moves[0].WithoutWall() })
}

func (s *explainer) unfinished(err *notation.MoveError) []string {
	lead := "The move continues: write"
	if len(err.Fits) > 1 {
		lead = "That fits several moves: write"
	}
	return one("%s %s.", lead, sheet.Enumerate(err.Fits, "or"))
}

func (s *explainer) gameOver(*notation.MoveError) []string {
	result := board.NewGame(s.p).Result()
	return one("The game is over: %s.", resultWords(result))
}

// shownMoves is the largest number of moves that a sentence lists.
const shownMoves = 6

// someMoves are the texts of moves, and how many are left out.
func (s *explainer) someMoves(moves []board.Move) []string {
	texts := s.moveTexts(moves[:min(len(moves), shownMoves)])
	if left := len(moves) - len(texts); left > 0 {
		texts = append(texts, fmt.Sprintf("%d more", left))
	}
	return texts
}

func (s *explainer) mustCapture(*notation.MoveError) []string {
	var list board.MoveList
	s.p.Legal(&list)
	return one("%s %v can play %s.", s.r.Captures().Duty(), s.side, sheet.Enumerate(s.someMoves(list.Moves()), "or"))
}

func (s *explainer) mustPlace(*notation.MoveError) []string {
	return one("%v must first place all pieces in hand: %s.", s.side, s.names.Hand(s.side))
}

func (s *explainer) noPassing(*notation.MoveError) []string {
	if s.r.Def.Endings.Facing != define.Ongoing && !s.r.Def.Pass {
		return one("%v cannot pass now: that takes royal pieces that face each other, or a piece that can move away and come back.", s.side)
	}
	return one("%v cannot pass: no piece can move away and come back now.", s.side)
}

func (s *explainer) stillFacing(err *notation.MoveError) []string {
	royals := s.p.Royals(define.White)
	others := s.p.Royals(define.Black)
	face := s.pieces(append(royals.Squares(), others.Squares()...)) + " face each other"
	if len(err.From) == 0 {
		return one("%s, and they still would. %v must end that, or pass.", sheet.Capitalize(face), s.side)
	}
	return one("%s, and if %s goes %s they still do. %v must end that, or pass.", sheet.Capitalize(face), s.pieces(err.From), s.destination(err.Path), s.side)
}
