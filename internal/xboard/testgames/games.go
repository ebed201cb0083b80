package testgames

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Game is a game as package xboard has it; one converts to the other.
type Game struct {
	Name    string
	Rules   *board.Rules
	Betza   func(c define.Color, t define.PieceType) (text string, exact bool)
	Figures []string // none
}

// New is a game of pawns, kings that castle with rooks to the files left and
// right (or not at all, if left is negative), and pieces of other letters.
func New(name string, files, ranks int, start string, left, right int, letters string) Game {
	king := slices.Concat(Leap(0, 1), Leap(1, 1))
	def := &define.Game{Name: name, Title: name, Board: define.Board{Files: files, Ranks: ranks}, Start: start, Royal: define.Royal{Types: define.MaskOf(2)}}
	def.Types = []define.Type{
		{Name: "pawn", Letter: "P", Owners: [2]bool{true, true}, Steps: [2][]define.Step{PawnSteps(1), PawnSteps(-1)}},
		{Name: "king", Letter: "K", Owners: [2]bool{true, true}, Steps: [2][]define.Step{king, king}},
	}
	promotion := define.Promotion{Type: 1}
	for i, letter := range letters {
		steps := pieces[string(letter)].steps
		def.Types = append(def.Types, define.Type{Name: string(letter), Letter: string(letter),
			Owners: [2]bool{true, true}, Steps: [2][]define.Step{steps, steps}})
		for c := range promotion.Choices {
			promotion.Choices[c] = append(promotion.Choices[c], define.PieceType(i+3))
		}
	}
	for file := range files {
		promotion.Zone[define.White].Add(define.Square((ranks-1)*files + file))
		promotion.Zone[define.Black].Add(define.Square(file))
	}
	promotion.Must = promotion.Zone
	def.Promotions = []define.Promotion{promotion}
	if left >= 0 {
		rook := define.PieceType(3 + slices.Index([]rune(letters), 'R'))
		def.Castlings = []define.Castling{{King: 2, Partner: rook, Left: [2][]int{{left}, {left}}, Right: [2][]int{{right}, {right}}}}
	}
	def.Endings = define.Endings{Checkmate: define.Loss, Stalemate: define.Draw, MoveRule: 50, Material: define.Draw}
	def.Endings.Repetition.Count, def.Endings.Repetition.Result = 3, define.Draw
	rules, err := board.Compile(def)
	if err != nil {
		panic(err)
	}
	return Game{Name: name, Rules: rules, Betza: betzaOf(rules)}
}

// betzaOf writes the moves of the pieces as the table has them.
func betzaOf(rules *board.Rules) func(define.Color, define.PieceType) (string, bool) {
	return func(c define.Color, t define.PieceType) (string, bool) {
		switch letter := strings.TrimSuffix(rules.Def.Types[t-1].Letter, "~"); letter {
		case "P":
			return "fmWfceFifmnD", true
		case "K":
			return "KisO2", true
		default:
			return pieces[letter].betza, pieces[letter].exact
		}
	}
}

// ChessStart is the start position of chess.
const ChessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// Standard are games of chess's kind, of several sizes and armies.
func Standard() []Game {
	return []Game{
		New("normal", 8, 8, ChessStart, 2, 6, "QRBN"),
		New("nocastle", 8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", -1, -1, "QRBN"),
		New("berolina", 8, 8, ChessStart, 2, 6, "QRBN"), // its pawns do not matter here
		New("capablanca", 10, 8, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 2, 8, "QCARBN"),
		New("cannons", 8, 8, "robqkbor/pppppppp/8/8/8/8/PPPPPPPP/ROBQKBOR w KQkq - 0 1", 2, 6, "QRBON"),
		New("tall", 10, 10, "rnbqkybnzr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKYBNZR w - - 0 1", -1, -1, "QRBNYZ"),
	}
}
