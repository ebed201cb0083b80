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

// zooGame is a definition for random positions.
type zooGame struct {
	name string
	def  *define.Game
}

// zoo is chess's pawn and king with other pieces; the first of those stand on the
// back rank, the king among them.
func zoo(name string, files, ranks int, types []define.Type, change ...func(*define.Game)) zooGame {
	king := files / 2
	var back strings.Builder
	for file := range files {
		if file == king {
			back.WriteString("K")
		} else {
			back.WriteString(types[(file-file/(king+1))%len(types)].Letter)
		}
	}
	white, pawns := back.String(), strings.Repeat("P", files)
	empty := strings.Repeat(fmt.Sprintf("/%d", files), ranks-4)
	start := strings.ToLower(white+"/"+pawns) + empty + "/" + pawns + "/" + white + " w - - 0 1"
	def := chessLike(files, ranks, start, -1, -1, types...)
	for _, f := range change {
		f(def)
	}
	return zooGame{name, def}
}

// several makes all pieces of the named letters royal under a rule of check.
func several(rule define.CheckRule, letters ...string) func(*define.Game) {
	return func(def *define.Game) {
		def.Royal.Check = rule
		for i := range def.Types {
			if slices.Contains(letters, def.Types[i].Letter) {
				def.Royal.Types |= define.MaskOf(define.PieceType(i + 1))
			}
		}
	}
}

// typeCalled returns the type with a letter.
func typeCalled(def *define.Game, letter string) define.PieceType {
	return define.PieceType(1 + slices.IndexFunc(def.Types, func(t define.Type) bool { return t.Letter == letter }))
}

// upTo returns a side's squares up to one of its ranks.
func upTo(def *define.Game, n int) (zone [2]define.Set) {
	for s := range def.Files * def.Ranks {
		if s/def.Files < n {
			zone[define.White].Add(define.Square(s))
		}
		if s/def.Files >= def.Ranks-n {
			zone[define.Black].Add(define.Square(s))
		}
	}
	return zone
}

// randomPosition puts pieces on the board at random, with as many royals as the
// game has, hands where there are any, and some unmoved pieces. Where a game refuses many
// positions one after the other, it is the first one.
func (w *twins) randomPosition(random *rand.Rand) *Position {
	for range 200 {
		if p, err := w.rules.ParseFEN(w.randomFEN(random)); err == nil {
			return p
		}
	}
	return w.rules.Start()
}

func (w *twins) randomFEN(random *rand.Rand) string {
	def := w.rules.Def
	var p Position
	p.rules = w.rules
	density := 1 + random.IntN(8)*random.IntN(7) // more often few pieces than many
	for s := range w.rules.Squares {
		c, t := define.Color(random.IntN(2)), define.PieceType(1+random.IntN(len(def.Types)))
		if random.IntN(100) < density && def.Types[t-1].Owners[c] && !def.Royal.Types.Has(t) && !def.Holes.Has(define.Square(s)) {
			p.board[s] = define.MakePiece(c, t)
		}
	}
	for c := define.White; c <= define.Black; c++ {
		for t := range def.Types {
			for n := royalsOf(random, def, define.PieceType(t+1)); n > 0; n-- {
				p.board[random.IntN(w.rules.Squares)] = define.MakePiece(c, define.PieceType(t+1))
			}
		}
	}
	rights := w.randomRights(random, &p)
	var b strings.Builder
	b.WriteString(p.rules.Placement(p.At))
	if def.Hand.Use != 0 {
		b.WriteString("[" + randomHands(random, w.rules) + "]")
	}
	fmt.Fprintf(&b, " %c %s - 0 1", "wb"[random.IntN(2)], rights)
	if w.game.countsPasses() {
		b.WriteString([]string{"", "", " @", " @@"}[random.IntN(4)])
	}
	return b.String()
}

// randomRights puts some pieces that have rights to lose where they start, a single
// royal from where it stands, and returns their rights.
func (w *twins) randomRights(random *rand.Rand, p *Position) string {
	var home define.Set
	for _, right := range w.game.rights {
		for _, s := range right.pieces {
			piece := w.game.home[s]
			if random.IntN(3) > 0 || piece == define.Empty {
				continue
			}
			for at := range w.rules.Squares {
				if w.rules.IsRoyal(piece.Type()) && p.board[at] == piece {
					p.board[at] = define.Empty
				}
			}
			p.board[s] = piece
			home.Add(s)
		}
	}
	text := ""
	for _, right := range w.game.rights {
		if !slices.ContainsFunc(right.pieces, func(s define.Square) bool { return !home.Has(s) }) {
			text += right.name
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// royalsOf is how many royals of a type a side gets.
func royalsOf(random *rand.Rand, def *define.Game, t define.PieceType) int {
	switch {
	case !def.Royal.Types.Has(t):
		return 0
	case def.Royal.Types == define.MaskOf(t) && def.Royal.Check == define.CheckAny:
		return 1
	}
	return random.IntN(3)
}

func randomHands(random *rand.Rand, r *Rules) string {
	var b strings.Builder
	for c := define.White; c <= define.Black; c++ {
		for t := range r.Def.Types {
			if !r.IsRoyal(define.PieceType(t+1)) && r.Def.Types[t].Owners[c] && random.IntN(4) == 0 {
				b.WriteString(r.pieceText(define.MakePiece(c, define.PieceType(t+1))))
			}
		}
	}
	return b.String()
}

// zooGames are all games that the reference plays.
func zooGames() []zooGame {
	return slices.Concat(zooOfMoves(), zooOfRules(), zooOfCaptures(), zooOfEndings(), zooOfEffects(), zooOfWalls(), zooOfChecks(), zooOfTrade(), zooOfPasses(), zooOfGrids(), zooOfMates(), zooOfExtinction(), zooOfMixtures(), zooOfVictims(), zooOfPassers())
}

// TestReferenceOnRandomPositions compares machine and reference on random positions
// and on a few moves from there: 300, or 50,000 with FAIRYMAX_LONG set. Some
// games begin at the start, where pieces are still unmoved.
func TestReferenceOnRandomPositions(t *testing.T) {
	games := zooGames()
	positions := 300
	if os.Getenv("FAIRYMAX_LONG") != "" {
		positions = 50_000
	}
	for _, game := range games {
		compareOnRandomPositions(t, game, positions/len(games)+1)
	}
}

// compareOnRandomPositions compares machine and reference on some random positions of a
// game.
func compareOnRandomPositions(t *testing.T, game zooGame, positions int) {
	t.Run(game.name, func(t *testing.T) {
		t.Parallel()
		CheckRandomPositions(t, mustCompile(t, game.def), positions)
	})
}

// CheckRandomPositions goes through random positions, with a few moves from each, and now and
// then a game from the start, and checks them all.
func CheckRandomPositions(t testing.TB, r *Rules, positions int) {
	t.Helper()
	random := rand.New(rand.NewPCG(3, 4))
	w := newTwins(t, r)
	plies := 0
	for range positions {
		if plies--; plies >= 0 && w.list.n > 0 {
			w.play(w.choose(random))
		} else if plies = random.IntN(5); random.IntN(20) > 0 {
			w.begin(w.randomPosition(random))
		} else {
			plies += 40
			w.begin(r.Start())
		}
		w.check()
	}
}
