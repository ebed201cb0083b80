package eval

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
)

// weights are the numbers of the evaluation that are fitted to the results of
// games, see [Fit]. weights.txt has their values.
type weights struct {
	material pair // percent of a piece's value
	pawns    pair // the same for a pawn that becomes a queen; its path is scored separately
	mobility pair // for each root of a square that a piece reaches
	tempo    pair // for the side to move

	threatByPawn   pair // a pawn attacks a piece of more value
	threatByLesser pair // another piece attacks one of more value
	threatByKing   pair // a king attacks a piece that is not protected
	hangingPiece   pair // attacked and not protected
	weakPiece      pair // attacked and protected, but by no pawn nor by more pieces than attack it; less if it is worth less than a bishop
	hangingPawn    pair
	controlled     pair // a square that we attack and the enemy does not
	protectedPiece pair

	attackers      int32 // points of danger for a king, see kingdanger.go, times the square of the number of pieces that attack its zone
	attackedSquare int32 // for each of their attacks there
	weakSquare     int32 // for each attacked square there that only the king protects
	safeCheck      int32 // for each type that can give check and not be captured
	noQueen        int32 // penalty to these where the enemy's best piece is worth nothing
	dangerEndgame  int32 // what a thousand points cost in the endgame
	blocker        pair  // penalty for a piece between a king and an enemy piece that could capture there otherwise

	shelterNear    int32 // a pawn directly before a king, on a file beside its own; on its own file twice as much
	shelterFar     int32 // one rank further
	shelterDistant int32 // and further than that
	shelterOpen    int32 // penalty for a file there without an enemy pawn
	storm          int32 // penalty for an enemy pawn five ranks ahead, doubled for each rank nearer, unless a pawn directly before it blocks it
	shelterDrops   int32 // percent that is left of these where captured pieces are dropped: pawns come and go
	checkDrops     int32 // the same for a safe check, because there are many

	supported     pair // a pawn that another one protects
	phalanx       pair // a pawn with another one beside it
	isolated      pair // no pawn could ever protect it where it stands
	doubled       pair
	passing       pair  // a pawn with a free path, divided by the path's length
	freePath      int32 // percent more of it in the endgame, if the enemy attacks no square of the path
	safeStep      int32 // the same, if the enemy does not attack the next square
	supportedStep int32 // the same, if that square is protected
	passingDrops  int32 // percent that is left of it where pieces can be dropped on the path
	blocked       pair  // percent that is left of it while an enemy piece stands on the path
	escort        pair  // percent more of it for each step by which our king is nearer than the enemy's
	openFile      pair  // a piece that follows its file, on one without pawns
	halfOpenFile  pair  // on one without pawns of its own side
	bishopPair    pair  // colour-bound pieces on both shades, such as two bishops; less for pieces of less value

	placeMobility    pair // tenths, for each square more than the piece reaches on average
	placeCentre      pair // tenths
	placeCentreShort pair // tenths, for pieces with only short moves
	placeAdvance     pair // at the end of the way to promotion
	pawnAdvance      pair // the same for pawns
	pawnFiles        pair // tenths, for advanced pawns on the centre files
	kingRank         pair // for each rank that a king has left home
	kingFiles        pair // on the centre files
	kingCentre       pair // in the centre
}

// namedWeight is a weight with its name in weights.txt.
type namedWeight struct {
	name   string
	values []*int32 // of the middlegame and, unless it is one number, of the endgame
}

// named lists all weights.
func (w *weights) named() []namedWeight {
	both := func(name string, p *pair) namedWeight { return namedWeight{name, []*int32{&p.mg, &p.eg}} }
	one := func(name string, n *int32) namedWeight { return namedWeight{name, []*int32{n}} }
	return []namedWeight{
		both("material", &w.material),
		both("pawns", &w.pawns),
		both("mobility", &w.mobility),
		both("tempo", &w.tempo),
		both("threat-by-pawn", &w.threatByPawn),
		both("threat-by-lesser", &w.threatByLesser),
		both("threat-by-king", &w.threatByKing),
		both("hanging-piece", &w.hangingPiece),
		both("weak-piece", &w.weakPiece),
		both("hanging-pawn", &w.hangingPawn),
		both("controlled", &w.controlled),
		both("protected-piece", &w.protectedPiece),
		one("attackers", &w.attackers),
		one("attacked-square", &w.attackedSquare),
		one("weak-square", &w.weakSquare),
		one("safe-check", &w.safeCheck),
		one("no-queen", &w.noQueen),
		one("danger-endgame", &w.dangerEndgame),
		both("blocker", &w.blocker),
		one("shelter-near", &w.shelterNear),
		one("shelter-far", &w.shelterFar),
		one("shelter-distant", &w.shelterDistant),
		one("shelter-open", &w.shelterOpen),
		one("storm", &w.storm),
		one("shelter-drops", &w.shelterDrops),
		one("check-drops", &w.checkDrops),
		both("supported", &w.supported),
		both("phalanx", &w.phalanx),
		both("isolated", &w.isolated),
		both("doubled", &w.doubled),
		both("passing", &w.passing),
		one("free-path", &w.freePath),
		one("safe-step", &w.safeStep),
		one("supported-step", &w.supportedStep),
		one("passing-drops", &w.passingDrops),
		both("blocked", &w.blocked),
		both("escort", &w.escort),
		both("open-file", &w.openFile),
		both("half-open-file", &w.halfOpenFile),
		both("bishop-pair", &w.bishopPair),
		both("place-mobility", &w.placeMobility),
		both("place-centre", &w.placeCentre),
		both("place-centre-short", &w.placeCentreShort),
		both("place-advance", &w.placeAdvance),
		both("pawn-advance", &w.pawnAdvance),
		both("pawn-files", &w.pawnFiles),
		both("king-rank", &w.kingRank),
		both("king-files", &w.kingFiles),
		both("king-centre", &w.kingCentre),
	}
}

// scaleForHands reduces the weights to what they are where captured pieces change sides.
func (w *weights) scaleForHands() {
	for _, n := range []*int32{&w.shelterNear, &w.shelterFar, &w.shelterDistant, &w.shelterOpen, &w.storm} {
		*n = *n * w.shelterDrops / 100
	}
	w.safeCheck = w.safeCheck * w.checkDrops / 100
}

//go:embed weights.txt
var weightsText string

// fitted are the weights that the engine plays with.
var fitted = mustReadWeights(weightsText)

func mustReadWeights(text string) weights {
	w, err := readWeights(text)
	if err != nil {
		panic("weights.txt: " + err.Error())
	}
	return w
}

// readWeights reads a text like weights.txt, in which every weight has its line.
func readWeights(text string) (w weights, err error) {
	lines := map[string][]string{}
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if fields := strings.Fields(line); len(fields) > 0 {
			lines[fields[0]] = fields[1:]
		}
	}
	for _, k := range w.named() {
		numbers, ok := lines[k.name]
		if !ok || len(numbers) != len(k.values) {
			return w, fmt.Errorf("%s has %d numbers, not %d", k.name, len(numbers), len(k.values))
		}
		for i, text := range numbers {
			n, err := strconv.ParseInt(text, 10, 16)
			if err != nil {
				return w, fmt.Errorf("%s: %w", k.name, err)
			}
			*k.values[i] = int32(n)
		}
		delete(lines, k.name)
	}
	for name := range lines {
		return w, fmt.Errorf("no weight is called %q", name)
	}
	return w, nil
}

// String writes the weights as in weights.txt.
func (w *weights) String() string {
	var b strings.Builder
	for _, k := range w.named() {
		fmt.Fprintf(&b, "%-18s", k.name)
		for _, n := range k.values {
			fmt.Fprintf(&b, " %4d", *n)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// flat lists all numbers.
func (w *weights) flat() (list []*int32) {
	for _, k := range w.named() {
		list = append(list, k.values...)
	}
	return list
}
