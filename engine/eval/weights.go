package engine

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
)

// weights are the numbers of the evaluation that are fitted to the results of
// games, see [Fit]; their values are those of weights.txt.
type weights struct {
	men      pair // percent of a man's value
	pawns    pair // likewise, of a pawn's who becomes a queen; what his way there is worth counts besides
	mobility pair // for each root of a square that a man reaches
	tempo    pair // to be on move

	threatByPawn   pair // a pawn attacks a man of more value
	threatByLesser pair // another man attacks one of more value
	threatByRoyal  pair // a royal attacks somebody whom nobody protects
	hangingMan     pair // attacked, and protected by nobody
	weakMan        pair // attacked, and protected, but by no pawn nor by more men than attack him; less for who is worth less than a bishop
	hangingPawn    pair
	controlled     pair // a square that we attack and the enemy does not
	protectedMan   pair

	attackers      int32 // points of danger for a royal, see danger.go, times the square of the number of men who attack squares around him
	attackedSquare int32 // for each of their attacks there
	weakSquare     int32 // for each attacked square there that nobody but him protects
	safeCheck      int32 // for each type of man who can give check and not be taken
	noQueen        int32 // less, where the enemy's best man is worth nothing
	lingering      int32 // what a thousand points cost in the endgame
	screen         pair  // less, for a man between a royal and somebody who could capture there else

	shelterNear    int32 // a pawn right before a royal, on a file beside his; on his own twice as much
	shelterFar     int32 // one rank further
	shelterDistant int32 // and further than that
	laidOpen       int32 // less, for a file there without a pawn of the enemy's
	storm          int32 // less, for an enemy pawn five ranks ahead, and twice as much for each rank nearer, if no pawn right before him stops him
	shelterDrops   int32 // percent that is left of these where captured men are dropped: pawns come and go
	checkDrops     int32 // likewise, of a safe check, for there are many

	supported    pair // a pawn whom another one protects
	phalanx      pair // a pawn with another one beside him
	lonely       pair // nobody could ever protect him where he stands
	doubled      pair
	passing      pair  // a pawn whose way is free, divided by its length
	freeWay      int32 // percent more of it in the endgame, if the enemy strikes nowhere on the way
	safeStep     int32 // likewise, if he does not strike the next square
	ledStep      int32 // likewise, if that square is protected
	passingDrops int32 // percent that is left of it where men can be dropped on the way
	barred       pair  // percent that is left of it while a man stands on the way
	escort       pair  // percent more of it for each step by which our royal is nearer than the enemy's
	openFile     pair  // who goes along his file, on one without pawns
	halfOpenFile pair  // likewise, without pawns of his own side
	bothShades   pair  // men who are bound to the squares of either shade, such as two bishops; less for men of less value

	placeMobility    pair // tenths, for each square more than he reaches on average
	placeCentre      pair // tenths
	placeCentreShort pair // tenths, for men all of whose moves are short
	placeAdvance     pair // at the end of the way to promotion
	placePawn        pair // likewise, for pawns
	placePawnFiles   pair // tenths, for advanced pawns on the centre files
	royalRank        pair // for each rank that a royal has left home
	royalFiles       pair // on the centre files
	royalCentre      pair // in the centre
}

// knob is one weight with its name in weights.txt.
type knob struct {
	name   string
	values []*int32 // of the middlegame and, unless it is one number, of the endgame
}

// knobs lists all weights.
func (w *weights) knobs() []knob {
	both := func(name string, p *pair) knob { return knob{name, []*int32{&p.mg, &p.eg}} }
	one := func(name string, n *int32) knob { return knob{name, []*int32{n}} }
	return []knob{
		both("men", &w.men),
		both("pawns", &w.pawns),
		both("mobility", &w.mobility),
		both("tempo", &w.tempo),
		both("threat-by-pawn", &w.threatByPawn),
		both("threat-by-lesser", &w.threatByLesser),
		both("threat-by-royal", &w.threatByRoyal),
		both("hanging-man", &w.hangingMan),
		both("weak-man", &w.weakMan),
		both("hanging-pawn", &w.hangingPawn),
		both("controlled", &w.controlled),
		both("protected-man", &w.protectedMan),
		one("attackers", &w.attackers),
		one("attacked-square", &w.attackedSquare),
		one("weak-square", &w.weakSquare),
		one("safe-check", &w.safeCheck),
		one("no-queen", &w.noQueen),
		one("lingering", &w.lingering),
		both("screen", &w.screen),
		one("shelter-near", &w.shelterNear),
		one("shelter-far", &w.shelterFar),
		one("shelter-distant", &w.shelterDistant),
		one("laid-open", &w.laidOpen),
		one("storm", &w.storm),
		one("shelter-drops", &w.shelterDrops),
		one("check-drops", &w.checkDrops),
		both("supported", &w.supported),
		both("phalanx", &w.phalanx),
		both("lonely", &w.lonely),
		both("doubled", &w.doubled),
		both("passing", &w.passing),
		one("free-way", &w.freeWay),
		one("safe-step", &w.safeStep),
		one("led-step", &w.ledStep),
		one("passing-drops", &w.passingDrops),
		both("barred", &w.barred),
		both("escort", &w.escort),
		both("open-file", &w.openFile),
		both("half-open-file", &w.halfOpenFile),
		both("both-shades", &w.bothShades),
		both("place-mobility", &w.placeMobility),
		both("place-centre", &w.placeCentre),
		both("place-centre-short", &w.placeCentreShort),
		both("place-advance", &w.placeAdvance),
		both("place-pawn", &w.placePawn),
		both("place-pawn-files", &w.placePawnFiles),
		both("royal-rank", &w.royalRank),
		both("royal-files", &w.royalFiles),
		both("royal-centre", &w.royalCentre),
	}
}

// temper leaves what the weights are where captured men are dropped.
func (w *weights) temper() {
	for _, n := range []*int32{&w.shelterNear, &w.shelterFar, &w.shelterDistant, &w.laidOpen, &w.storm} {
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
	for _, k := range w.knobs() {
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
	for _, k := range w.knobs() {
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
	for _, k := range w.knobs() {
		list = append(list, k.values...)
	}
	return list
}
