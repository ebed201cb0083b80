package testgames

import (
	"slices"
	"strings"

	"fairymax/board"
)

// Game is a game as package xboard has it; one converts to the other.
type Game struct {
	Name  string
	Rules *board.Rules
	Betza func(c board.Color, t board.PieceType) (text string, exact bool)
}

// New is a game of pawns, kings that castle with rooks to the files left and
// right (or not at all, if left is negative), and pieces of other letters.
func New(name string, files, ranks int, start string, left, right int, letters string) Game {
	king := slices.Concat(Leap(0, 1), Leap(1, 1))
	def := &board.Definition{Name: name, Title: name, Files: files, Ranks: ranks, Start: start, Royal: board.RoyalDef{Types: board.MaskOf(2)}}
	def.Types = []board.TypeDef{
		{Name: "pawn", Letter: "P", Owners: [2]bool{true, true}, Steps: [2][]board.Step{PawnSteps(1), PawnSteps(-1)}},
		{Name: "king", Letter: "K", Owners: [2]bool{true, true}, Steps: [2][]board.Step{king, king}},
	}
	promotion := board.PromotionDef{Type: 1}
	for i, letter := range letters {
		steps := pieces[string(letter)].steps
		def.Types = append(def.Types, board.TypeDef{Name: string(letter), Letter: string(letter),
			Owners: [2]bool{true, true}, Steps: [2][]board.Step{steps, steps}})
		for c := range promotion.Choices {
			promotion.Choices[c] = append(promotion.Choices[c], board.PieceType(i+3))
		}
	}
	for file := range files {
		promotion.Zone[board.White].Add(board.Square((ranks-1)*files + file))
		promotion.Zone[board.Black].Add(board.Square(file))
	}
	promotion.Must = promotion.Zone
	def.Promotions = []board.PromotionDef{promotion}
	if left >= 0 {
		rook := board.PieceType(3 + slices.Index([]rune(letters), 'R'))
		def.Castlings = []board.CastlingDef{{King: 2, Partner: rook, Left: [2][]int{{left}, {left}}, Right: [2][]int{{right}, {right}}}}
	}
	def.Endings = board.EndingsDef{Checkmate: board.Loss, Stalemate: board.Draw, MoveRule: 50, Material: board.Draw}
	def.Endings.Repetition.Count, def.Endings.Repetition.Result = 3, board.Draw
	rules, err := board.Compile(def)
	if err != nil {
		panic(err)
	}
	return Game{Name: name, Rules: rules, Betza: betzaOf(rules)}
}

// betzaOf writes the moves of the pieces as the table has them.
func betzaOf(rules *board.Rules) func(board.Color, board.PieceType) (string, bool) {
	return func(c board.Color, t board.PieceType) (string, bool) {
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
