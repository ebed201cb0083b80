package board

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// Castling against the reference where it is decided: unmoved kings and partners on any
// squares of their rank, and few other pieces, many of them on that rank.

// zooOfCastlings has games that castle, with all that a castling can meet.
func zooOfCastlings() []zooGame {
	leapers := []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}
	lions := []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}
	bent := []define.Type{typeOf("R", slide(0, 1)), typeOf("A", benders()[0].Steps[0]), jumpers()[6]}
	distance := func(def *define.Game) { def.Castlings[0] = define.Castling{King: 2, Partner: 3, Distance: 2} }
	inside := func(def *define.Game) { // other pieces stand outside the partners
		def.Start = "nr1ck2rn/ppp1ppppp/9/9/9/PPP1PPPPP/NR1CK2RN w KQkq - 0 1"
	}
	holes := func(def *define.Game) {
		def.Holes.Add(0)
		def.Start = "rn1ck2nr/ppp1ppppp/9/9/9/PPP1PPPPP/1R1CK2NR w KQkq - 0 1"
	}
	nine := func(name string, types []define.Type, change ...func(*define.Game)) zooGame {
		return zoo(name, 9, 7, types, append([]func(*define.Game){castlers}, change...)...)
	}
	return []zooGame{
		{"chess", chess()},
		{"capablanca", capablanca()},
		nine("cannons", leapers),
		nine("lions", lions),
		nine("griffons and grasshoppers", bent, func(def *define.Game) {
			def.Start = strings.NewReplacer("c", "g", "C", "G", "n", "g", "N", "G").Replace(def.Start)
		}),
		nine("explosions", leapers, explosions(1, define.FateGoes, "P")),
		nine("explosions of others", leapers, explosions(1, define.FateGoes, "K")),
		nine("explosions and two kings", leapers, explosions(1, define.FateGoes, "P"), several(define.CheckAll, "N")),
		nine("duple check", leapers, several(define.CheckAll, "N")),
		nine("the last of several", leapers, several(define.CheckLast, "N")),
		nine("the leftmost", leapers, several(define.CheckLeftmost, "N")),
		nine("any of several", leapers, several(define.CheckAny, "N")),
		nine("no check", leapers, several(define.CheckOff, "K")),
		nine("a king that is not royal", leapers, func(def *define.Game) { def.Royal.Types = define.MaskOf(typeCalled(def, "N")) }),
		nine("by distance", leapers, distance),
		nine("inside", leapers, inside),
		nine("holes", leapers, holes),
		nine("gates", leapers, func(def *define.Game) {
			def.Hand = define.Hand{Use: define.HandGate | define.HandDrop, Gains: define.GainCaptures}
		}),
		nine("checks that may not be given", lions, givesNoCheck),
		nine("cells", leapers, squareCells(3, define.GridCross, define.GridFree)),
		nine("must capture", leapers, func(def *define.Game) { def.Captures = define.CapturesForced }),
		nine("walls", leapers, several(define.CheckOff, "K"), walls(define.WallBehind, false)),
		nine("turning over", leapers, func(def *define.Game) { def.TurnOvers = []define.TurnOver{{Type: 3, Into: 5}} }),
	}
}

// castlingPositions is how many are drawn for each game, 2,000 with FAIRYMAX_LONG set.
func castlingPositions() int {
	if os.Getenv("FAIRYMAX_LONG") != "" {
		return 2000
	}
	return 100
}

func TestCastlingAgainstReference(t *testing.T) {
	for _, game := range zooOfCastlings() {
		t.Run(game.name, func(t *testing.T) {
			w := newTwins(t, mustCompile(t, game.def))
			random := rand.New(rand.NewPCG(3, 4))
			castlings, unusual, refused := 0, 0, 0
			for range castlingPositions() {
				p := w.castlingPosition(random)
				w.begin(p)
				w.checkState()
				w.checkIdentity()
				w.checkMoves()
				n := 0
				for _, m := range w.list.Moves() {
					if m.IsCastling() {
						n++
						if !w.rules.CastlesFromHome(m) {
							unusual++
						}
					}
				}
				castlings += n
				if n == 0 {
					refused++
				}
				if len(w.list.Moves()) > 0 {
					w.play(w.choose(random))
					w.checkState()
					w.checkIdentity()
				}
			}
			if castlings < 10 || unusual < 5 && !w.rules.castlesByDistance() || refused < 10 {
				t.Errorf("%d castlings, %d of them from unusual squares, and %d positions without: too few to mean something", castlings, unusual, refused)
			}
		})
	}
}

// castlingPosition draws positions until one has a right to castle.
func (w *twins) castlingPosition(random *rand.Rand) *Position {
	for {
		p, err := w.rules.ParseFEN(w.castlingFEN(random))
		if err == nil && p.rights != 0 && p.countPieces(define.White, define.MaskOf(2)) == 1 && p.countPieces(define.Black, define.MaskOf(2)) == 1 {
			return p
		}
	}
}

func (w *twins) castlingFEN(random *rand.Rand) string {
	def, g := w.rules.Def, w.game
	var p Position
	p.rules = w.rules
	for range random.IntN(9) {
		s, t := random.IntN(w.rules.Squares), define.PieceType(1+random.IntN(len(def.Types)))
		if random.IntN(2) == 0 {
			s = random.IntN(def.Files) + random.IntN(2)*(def.Ranks-1)*def.Files
		}
		if c := define.Color(random.IntN(2)); def.Types[t-1].Owners[c] && t != 2 && !def.Holes.Has(define.Square(s)) {
			p.board[s] = define.MakePiece(c, t)
		}
	}
	rights := ""
	for c := define.White; c <= define.Black; c++ {
		rights += w.placeCastlers(random, &p, c, slices.Index(g.posts[:], define.MakePiece(c, 2)))
	}
	if rights == "" {
		rights = "-"
	}
	placement := w.rules.Placement(p.At)
	if def.Hand.Use != 0 {
		placement += "[" + randomHands(random, w.rules) + "]"
	}
	return fmt.Sprintf("%s %c %s - 0 1", placement, "wb"[random.IntN(2)], rights)
}

// placeCastlers puts a side's king and some partners on the rank of its home, or the king
// anywhere, and returns the letters of rights that they might have.
func (w *twins) placeCastlers(random *rand.Rand, p *Position, c define.Color, home int) (rights string) {
	files := w.rules.Files
	king, first := define.MakePiece(c, 2), home/files*files
	switch random.IntN(6) {
	case 0:
		p.board[random.IntN(w.rules.Squares)] = king
		return ""
	case 1, 2:
		p.board[first+random.IntN(files)] = king
	default:
		p.board[home] = king
	}
	partner := define.MakePiece(c, w.rules.Def.Castlings[0].Partner)
	for range 1 + random.IntN(3) {
		s := first + random.IntN(files)
		if random.IntN(2) == 0 {
			s = slices.Index(w.game.posts[:], partner)
		}
		if p.board[s] != king && !w.rules.IsHole(define.Square(s)) {
			p.board[s] = partner
		}
	}
	for _, letter := range []string{"k", "q", string(rune('a' + random.IntN(files)))} {
		gate := w.rules.CanGate() && letter != "k" && letter != "q" // lets a partner gate, but not castle
		if random.IntN(3) > 0 && !gate {
			rights += letter
		}
	}
	if c == define.White {
		return strings.ToUpper(rights)
	}
	return rights
}
