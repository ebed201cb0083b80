package cecp

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"fairymax/board"
)

// The games of these tests are written as step tables by hand, so that they
// depend on the board alone.

const full = board.MayMove | board.MayCapture

func leap(right, up int8) []board.Step  { return turned(right, up, 1) }
func slide(right, up int8) []board.Step { return turned(right, up, 0) }

func turned(right, up int8, reach int) []board.Step {
	var steps []board.Step
	for v := range compound1(board.Vector{Right: right, Up: up}) {
		steps = append(steps, board.Step{Vector: v, Range: reach, Mode: full})
	}
	slices.SortFunc(steps, func(a, b board.Step) int {
		return int(a.Vector.Right-b.Vector.Right)*100 + int(a.Vector.Up-b.Vector.Up)
	})
	return steps
}

func compound1(v board.Vector) map[board.Vector]bool {
	set := make(map[board.Vector]bool)
	for _, image := range v.Images() {
		set[image] = true
	}
	return set
}

// cannonSteps move as a rook and capture over a hurdle.
func cannonSteps() []board.Step {
	var steps []board.Step
	for _, s := range slide(0, 1) {
		s.Mode = board.MayMove
		s.Then = true
		steps = append(steps, s, board.Step{Vector: s.Vector, Mode: board.MayCapture, Hop: board.OverAny})
	}
	return steps
}

func pawnSteps(up int8) []board.Step {
	return []board.Step{
		{Vector: board.Vector{Up: up}, Range: 1, Mode: board.MayMove},
		{Vector: board.Vector{Right: -1, Up: up}, Range: 1, Mode: board.MayCapture, EnPassant: board.EnPassantTakes},
		{Vector: board.Vector{Right: 1, Up: up}, Range: 1, Mode: board.MayCapture, EnPassant: board.EnPassantTakes},
		{Vector: board.Vector{Up: 2 * up}, Range: 1, Path: []board.Vector{{Up: up}}, Mode: board.MayMove,
			Unmoved: true, EnPassant: board.EnPassantLeaves},
	}
}

// men of the test games by letter; the moves, their Betza text, and whether it is exact.
var men = map[string]struct {
	steps []board.Step
	betza string
	exact bool
}{
	"R": {slide(0, 1), "R", true},
	"N": {leap(1, 2), "N", true},
	"B": {slide(1, 1), "B", true},
	"Q": {slices.Concat(slide(0, 1), slide(1, 1)), "Q", true},
	"A": {slices.Concat(leap(1, 2), slide(1, 1)), "BN", true},
	"C": {slices.Concat(leap(1, 2), slide(0, 1)), "RN", true},
	"O": {cannonSteps(), "mRcpR", true},
	"Y": {slices.Concat(leap(0, 3), leap(2, 2)), "HA", true},
	"Z": {slices.Concat(leap(0, 3), leap(1, 1)), "HF", false},
	"J": {slices.Concat(leap(1, 2), slide(1, 1)), "BN", true},
	"H": {slices.Concat(leap(1, 2), slide(1, 1)), "BN", true},
	"E": {slices.Concat(leap(1, 2), slide(0, 1)), "RN", true},
	"M": {leap(1, 1), "F", true},

	"+P": {leap(0, 1), "W", true},
	"+R": {slices.Concat(slide(0, 1), leap(1, 1)), "RF", true},
}

// game is a test game: pawns, kings that castle with rooks to the files left and right, and others.
func game(name string, files, ranks int, start string, left, right int, letters string) Variant {
	king := slices.Concat(leap(0, 1), leap(1, 1))
	def := &board.Definition{Name: name, Title: name, Files: files, Ranks: ranks, Start: start, Royal: board.RoyalDef{Types: board.MaskOf(2)}}
	def.Types = []board.TypeDef{
		{Name: "pawn", Letter: "P", Owners: [2]bool{true, true}, Steps: [2][]board.Step{pawnSteps(1), pawnSteps(-1)}},
		{Name: "king", Letter: "K", Owners: [2]bool{true, true}, Steps: [2][]board.Step{king, king}},
	}
	promotion := board.PromotionDef{Type: 1}
	for i, letter := range letters {
		steps := men[string(letter)].steps
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
	return Variant{Name: name, Rules: rules, Betza: betzaOf(rules)}
}

func betzaOf(rules *board.Rules) func(board.Color, board.PieceType) (string, bool) {
	return func(c board.Color, t board.PieceType) (string, bool) {
		switch letter := strings.TrimSuffix(rules.Def.Types[t-1].Letter, "~"); letter {
		case "P":
			return "fmWfceFifmnD", true
		case "K":
			return "KisO2", true
		default:
			return men[letter].betza, men[letter].exact
		}
	}
}

const chessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// shelf is a catalogue of test games.
type shelf map[string]Variant

func newShelf() shelf {
	games := shelf{}
	for _, v := range []Variant{
		game("normal", 8, 8, chessStart, 2, 6, "QRBN"),
		game("nocastle", 8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", -1, -1, "QRBN"),
		game("berolina", 8, 8, chessStart, 2, 6, "QRBN"), // its pawns do not matter here
		game("capablanca", 10, 8, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 2, 8, "QCARBN"),
		game("cannons", 8, 8, "robqkbor/pppppppp/8/8/8/8/PPPPPPPP/ROBQKBOR w KQkq - 0 1", 2, 6, "QRBON"),
		game("tall", 10, 10, "rnbqkybnzr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKYBNZR w - - 0 1", -1, -1, "QRBNYZ"),
	} {
		games[v.Name] = v
	}
	return games
}

func (s shelf) Names() []string {
	names := []string{"normal", "nocastle", "berolina", "capablanca", "cannons", "tall", "broken", "bad name", `quo"te`, "com,ma", "grand-9"}
	for _, name := range slices.Sorted(maps.Keys(s)) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func (s shelf) Load(name string) (Variant, error) {
	if v, ok := s[name]; ok {
		return v, nil
	}
	return Variant{}, errors.New("broken.toml:3:9: piece \"Drawbridge\" not found\nbroken.toml:4:1: and more")
}
