package engine

import (
	"math"
	"slices"

	"fairymax/board"
)

// pieces is how many values a board.Piece can have; tables are indexed by it directly.
const pieces = 1 << 8

// maxMobility is the most squares that the mobility curve tells apart.
const maxMobility = 63

// knowledge is what the evaluation finds out about a game before it begins. It
// is immutable; several threads may share it.
type knowledge struct {
	nature
	weights weights
	rules   *board.Rules
	words   int   // of a set that the board fills
	values  []int // centipawns by type
	pawn    int   // the unit of margins, centipawns

	worth      [pieces]int32            // of each man on the board; royals who cannot be taken 0
	prize      [pieces]int32            // what his capture gains
	risk       [pieces]int32            // what can be lost by capturing with him
	sovereign  [pieces]bool             // is a royal who cannot be taken
	taking     [pieces][]board.TypeMask // whom he may capture, by square of departure and arrival; nil for anybody
	force      [pieces]int32            // his value; pawns and royals 0
	stature    [pieces]int32            // his value in percent of a bishop's in chess, 100 at most
	isPawn     [pieces]bool             // can never come back, and promotes
	beside     [board.MaxSide]board.Set // the files next to a file
	bound      [pieces]bool             // stays on squares of one shade
	advances   [pieces]bool             // goes along free files
	mobility   [pieces][maxMobility + 1]pair
	squares    []pair         // value and place, White's positive, at(man, square)
	paths      []pawnPath     // of pawns, at(man, square)
	shades     []uint8        // 0 or 1 for light and dark, by square
	ring       []board.Set    // squares around a royal, by square
	front      [2][]board.Set // where pawns shelter a royal or threaten his shelter, by square
	plain      [pieces]bool   // captures where he may move
	startForce int32          // of both sides together, at least 1

	wary      bool              // positions have to be looked at for more than check
	masked    bool              // some men may not capture everybody
	hasStakes bool              // something besides men and squares is at stake, see stakes
	fragile   bool              // the loss of some men loses the game
	groups    [2][]group        // of whom a side must not run out
	hearts    [2]board.TypeMask // around whom a side's safety turns
	goals     [2][]goal
	inHand    [board.MaxTypes + 1]int32 // what a man in hand is worth, by type
	short     [board.MaxTypes + 1]bool  // by type: every move has a limited range
	handTypes []board.PieceType         // who can be in a hand and is of use there
	home      *board.Position           // the start, where men in hand wait for others to make room, else nil
	gates     [2]board.Set              // the squares where they do
	strikes   []board.Set               // where a man may capture if nothing is in the way, at(man, square); nil without drops
	choices   [pieces][]board.PieceType // what he may promote to
}

func (k *knowledge) at(man board.Piece, s board.Square) int { return int(man)*k.rules.Squares + int(s) }

// learn computes the knowledge of a game.
func learn(r *board.Rules) *knowledge { return learnWith(r, &fitted) }

// learnWith is learn with other weights.
func learnWith(r *board.Rules, w *weights) *knowledge {
	k := &knowledge{rules: r, words: (r.Squares + 63) / 64, nature: natureOf(r), weights: *w, values: Values(r)}
	k.pawn = pawnValue(r, k.values)
	if k.swaps {
		k.weights.temper()
	}
	k.squares = make([]pair, pieces*r.Squares)
	k.paths = make([]pawnPath, pieces*r.Squares)
	if k.drops {
		k.strikes = make([]board.Set, pieces*r.Squares)
	}
	k.learnGroups()
	k.learnHearts()
	for c := board.White; c <= board.Black; c++ {
		for t := 1; t < len(k.values); t++ {
			k.learnMan(survey(r, c, board.PieceType(t)))
		}
	}
	k.learnZones()
	k.learnSquares()
	k.learnPawns()
	k.learnHands()
	k.learnGoals()
	e := &r.Def.Endings
	k.hasStakes = r.HasHands() || k.fragile || k.sudden || e.BareKing != board.BareNothing
	k.wary = k.fragile || k.sudden || k.counted
	k.learnForce()
	return k
}

// learnForce sums up what the start has, in hand too.
func (k *knowledge) learnForce() {
	start := k.rules.Start()
	for s := range k.rules.Squares {
		k.startForce += k.force[start.At(board.Square(s))]
	}
	for _, t := range k.handTypes {
		k.startForce += int32((start.Hand(board.White, t) + start.Hand(board.Black, t)) * k.values[t])
	}
	k.startForce = max(1, k.startForce)
}

func (k *knowledge) learnMan(m *manual) {
	man, value := board.MakePiece(m.color, m.kind), k.values[m.kind]
	worth := int32(value)
	if k.swaps {
		worth /= 2
	}
	k.worth[man], k.taking[man] = worth, m.taking
	k.masked = k.masked || m.taking != nil
	k.sovereign[man], k.short[m.kind] = isSovereign(k.rules, m.kind), m.short
	k.isPawn[man] = m.isPawn()
	const bishop = 330
	k.stature[man] = int32(clamp(100*value/bishop, 0, 100))
	if !k.isPawn[man] && !k.rules.IsRoyal(m.kind) {
		k.force[man] = int32(value)
	}
	k.choices[man] = k.rules.Choices(m.color, m.kind)
	k.bound[man] = m.isBound()
	k.advances[man] = m.advances()
	k.plain[man] = slices.Equal(m.moves, m.captures)
	for n := range k.mobility[man] {
		k.mobility[man][n] = k.weights.mobility.curve(n, m.average)
	}
	sign := pair{1, 1}
	if m.color == board.Black {
		sign = pair{-1, -1}
	}
	gain := k.promotionGain(m)
	percent, fading := k.weights.men, m.fading()
	if k.isPawn[man] {
		percent = percent.towards(k.weights.pawns, gain)
	}
	for s := range k.rules.Squares {
		at := k.at(man, board.Square(s))
		p := m.place(&k.weights, board.Square(s), k.hearts[m.color].Has(m.kind), gain).plus(percent.tapered(worth, fading))
		k.squares[at] = pair{p.mg * sign.mg, p.eg * sign.eg}
		if k.drops {
			k.strikes[at] = m.captures[s]
		}
	}
}

// tapered is a value by phase: an advantage decides more the fewer men are left,
// if the man does not lose what he can do.
func (p pair) tapered(worth int32, fading float64) pair {
	return pair{worth * p.mg / 100, int32(float64(worth*p.eg/100) * fading)}
}

// promotionGain is what the best promotion of the type gains, as a part of what
// a chess pawn gains by becoming a queen.
func (k *knowledge) promotionGain(m *manual) float64 {
	best := 0
	for _, choice := range k.choices[board.MakePiece(m.color, m.kind)] {
		best = max(best, k.values[choice]-k.values[m.kind])
	}
	const chessGain = 860
	return min(1, float64(best)/chessGain)
}

// curve is the worth of reaching n squares: it saturates, and is 0 for what such
// a man can do on average.
func (p pair) curve(n int, average float64) pair {
	return p.scaled(math.Sqrt(float64(n)) - math.Sqrt(0.8*average)).round()
}

// learnZones finds, for each square where a royal may stand, the squares that
// an attack on him aims at and those where pawns matter to him.
func (k *knowledge) learnZones() {
	r := k.rules
	k.ring = make([]board.Set, r.Squares)
	for c := range k.front {
		k.front[c] = make([]board.Set, r.Squares)
	}
	for s := range r.Squares {
		for t := range r.Squares {
			from, to := board.Square(s), board.Square(t)
			if !r.IsHole(to) && distance(r, from, to) <= 1 {
				k.ring[from].Add(to)
			}
			for c := range k.front {
				if inFront(r, board.Color(c), from, to) {
					k.front[c][from].Add(to)
				}
			}
		}
	}
}

// forward turns a difference of ranks into the owner's view.
func forward(c board.Color, ranks int) int {
	if c == board.Black {
		return -ranks
	}
	return ranks
}

// learnSquares notes the shade of each square and the files beside it.
func (k *knowledge) learnSquares() {
	k.shades = make([]uint8, k.rules.Squares)
	for s := range k.rules.Squares {
		k.shades[s] = uint8(shade(k.rules, board.Square(s)))
		file := k.rules.File(board.Square(s))
		for _, neighbour := range [2]int{file - 1, file + 1} {
			if neighbour >= 0 && neighbour < k.rules.Files {
				k.beside[neighbour].Add(board.Square(s))
			}
		}
	}
}
