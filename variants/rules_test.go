package variants

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/testfiles"
)

// chessWith returns the definition of chess with some lines added.
func chessWith(t *testing.T, lines string) *define.Game {
	t.Helper()
	return load(t, "title = \"X\"\nextends = \"normal\"\n"+lines).Rules.Def
}

// The pieces of chess in the order of its definition.
const (
	thePawn define.PieceType = iota + 1
	theKnight
	theBishop
	theRook
	theQueen
	theKing
	theQueenShadow
)

const crazy = `
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1"
hand = { use = "drop", gains = "captures" }
promotion.pawn.to = "queen"
`

func TestWholeGameRules(t *testing.T) {
	def := chessWith(t, "captures = \"must\"\npass = true\nshuffle = \"chess960\"\nroyal.stays = true")
	if def.Captures != define.CapturesForced || !def.Pass || def.Shuffle != define.Chess960 || !def.Royal.Stays || def.Royal.Check != define.CheckAny {
		t.Errorf("%v, %v, %v, %+v", def.Captures, def.Pass, def.Shuffle, def.Royal)
	}
	if def = chessWith(t, `shuffle = "free"`); def.Shuffle != define.ShuffleAny {
		t.Errorf("shuffle %v", def.Shuffle)
	}
	for lines, want := range map[string]bool{"wrap = true": false, "trade.types = \"queen\"": false, "wrap = true\ntrade.types = \"queen\"": true} {
		if def = chessWith(t, lines); def.Trade.Wrap != want {
			t.Errorf("%s: trades go round the edges: %v", lines, def.Trade.Wrap)
		}
	}
	for word, want := range map[string]define.CheckRule{"any": define.CheckAny, "all": define.CheckAll, "last": define.CheckLast, "leftmost": define.CheckLeftmost, "off": define.CheckOff} {
		def = chessWith(t, "royal = { types = [\"king\", \"queen\"], check = \""+word+"\" }\ncastling.rook.king = \"king\"")
		if def.Royal.Check != want || def.Royal.Types != define.MaskOf(theKing, theQueen) {
			t.Errorf("%s: %+v", word, def.Royal)
		}
	}
}

func TestPromotionRules(t *testing.T) {
	p := chessWith(t, `promotion.pawn = { zone = "last 2 ranks", must = [], by = ["leaving", "capturing"], to = ["queen", "rook"], at_most = { queen = 2 }, otherwise = "knight" }`).Promotions[0]
	want := map[define.PieceType]define.Limit{theQueen: {Types: define.MaskOf(theQueen), Most: 2}}
	if p.By != define.ByLeaving|define.ByCapturing || !reflect.DeepEqual(p.AtMost, want) || p.Otherwise != define.BecomeElse || p.Else != theKnight || !p.Must[define.Black].Empty() {
		t.Errorf("%+v", p)
	}
	p = chessWith(t, `promotion.pawn = { at_most = { queen = 1 }, otherwise = "stay", must = [], by = "standing", lone = true }`).Promotions[0]
	if p.Otherwise != define.Stay || p.By != define.ByStanding || !p.Lone {
		t.Errorf("%+v", p)
	}
}

func TestPromotionByPlace(t *testing.T) {
	p := chessWith(t, `
[promotion.pawn.by_place]
a8 = ["bishop", "rook"]
a = "rook"
b = "knight"
c = "bishop"
d = "queen"
e = "queen"
f = "bishop"
g = "knight"
h = "rook"
`).Promotions[0]
	a1, a8, h8 := define.Square(0), define.Square(56), define.Square(63)
	if p.Choices[define.White] != nil || !slices.Equal(p.ByPlace[define.White][a8], []define.PieceType{theBishop, theRook}) ||
		!slices.Equal(p.ByPlace[define.Black][a1], []define.PieceType{theRook}) || !slices.Equal(p.ByPlace[define.White][h8], []define.PieceType{theRook}) {
		t.Errorf("%+v", p)
	}
}

// TestShadows holds that a promoted piece is remembered although it has the letter of
// a plain one.
func TestShadows(t *testing.T) {
	def := chessWith(t, crazy+`
piece.knight = { moves = [{ leap = [1, 2], victims = ["queen", "pawn"] }] }
endings = { goal = { piece = "queen", zone = "d4" }, extinct.types = "queen" }
`)
	if len(def.Types) != 7 {
		t.Fatalf("%d types", len(def.Types))
	}
	shadow, origin := def.Types[theQueenShadow-1], def.Types[theQueen-1]
	if shadow.Name != "queen~" || shadow.Letter != "Q~" || shadow.Demotes != thePawn || origin.Demotes != 0 || !reflect.DeepEqual(shadow.Steps, origin.Steps) {
		t.Errorf("%+v", shadow)
	}
	if !slices.Equal(def.Promotions[0].Choices[define.White], []define.PieceType{theQueenShadow}) {
		t.Errorf("choices %v", def.Promotions[0].Choices)
	}
	if victims := def.Types[theKnight-1].Steps[define.Black][0].Victims; victims != define.MaskOf(thePawn, theQueen, theQueenShadow) {
		t.Errorf("victims %b", victims)
	}
	if e := def.Endings; e.Extinct.Types != define.MaskOf(theQueen, theQueenShadow) || len(e.Goals) != 2 || e.Goals[1].Type != theQueenShadow {
		t.Errorf("%+v", e)
	}
}

// TestPromotedForms holds that a type needs no shadow if only promotion makes it.
func TestPromotedForms(t *testing.T) {
	def := chessWith(t, strings.Replace(crazy, `to = "queen"`, `to = "tokin"`, 1)+`
pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "tokin"]
`)
	if len(def.Types) != 7 || def.Types[6].Demotes != thePawn || def.Types[6].Letter != "+P" {
		t.Errorf("%+v", def.Types[6])
	}
	for _, gains := range []string{`"captures", demote = false`, `"losses"`} {
		if def = chessWith(t, strings.Replace(crazy, `"captures"`, gains, 1)); len(def.Types) != 6 || def.Types[theQueen-1].Demotes != 0 {
			t.Errorf("%s: %d types", gains, len(def.Types))
		}
	}
}

// TestCapturedAs holds that a piece goes into the hand as what a list says, promoted or not.
func TestCapturedAs(t *testing.T) {
	for _, king := range []string{"qk", "ak"} { // with an amazon at the start, and without one
		start := strings.NewReplacer("qk", king, "QK", strings.ToUpper(king)).Replace("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1")
		def := chessWith(t, "start = \""+start+`"
pieces = ["pawn", "knight", "bishop", "rook", "queen", "king", "amazon"]
hand = { use = "drop", gains = "captures" }
promotion.pawn.to = "amazon"
drop.knight.captured = "amazon"
`)
		if len(def.Types) != 7 || def.Types[6].Demotes != theKnight {
			t.Errorf("%d types, %+v", len(def.Types), def.Types[6])
		}
	}
}

// A list of zones without any forbids the drops of a piece, of both sides.
func TestNoDrops(t *testing.T) {
	v := load(t, "title = \"x\"\nextends = \"crazyhouse\"\nwithout = \"castling\"\nstart = \"4k3/8/8/8/8/8/8/4K3[QNqn] w - - 0 1\"\ndrop.queen.zone = []\n")
	for _, fen := range []string{"4k3/8/8/8/8/8/8/4K3[QNqn] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[QNqn] b - - 0 1"} {
		p, err := v.Rules.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		var list board.MoveList
		p.Legal(&list)
		drops := map[define.PieceType]int{}
		for _, m := range list.Moves() {
			if m.IsDrop() {
				drops[m.FromHand()]++
			}
		}
		if drops[theQueen] != 0 || drops[theKnight] != 62 {
			t.Errorf("%s: drops by type are %v", fen, drops)
		}
	}
}

func TestHandsAndDrops(t *testing.T) {
	def := chessWith(t, crazy+`
piece.bishop.within = "own half"
[drop.pawn]
zone = "ranks 2-7"
per_file = 1
mate = false
[drop.bishop]
zone = ["ranks 4-5", "a1"]
shades = true
`)
	if def.Hand != (define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}) || len(def.Drops) != 2 {
		t.Fatalf("%+v, %+v", def.Hand, def.Drops)
	}
	if d := def.Drops[0]; d.Type != thePawn || d.PerFile != 1 || !d.NoMate || d.Shades || d.Zone[define.Black].Len() != 48 {
		t.Errorf("%+v", d)
	}
	if d := def.Drops[1]; d.Type != theBishop || d.PerFile != 0 || d.NoMate || !d.Shades || d.Zone[define.White].Len() != 9 || !d.Zone[define.Black].Has(56) {
		t.Errorf("%+v", d)
	}
	def = chessWith(t, `
start = "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1"
hand = { use = ["place", "promote"], gains = "losses" }
castling.rook.from = ["a", "e", "h"]`)
	if def.Hand != (define.Hand{Use: define.HandPlace | define.HandPromote, Gains: define.GainLosses}) || *def.Castlings[0].Placed != (define.CastlingHomes{King: 4, Left: 0, Right: 7}) {
		t.Errorf("%+v, %+v", def.Hand, def.Castlings)
	}
}

func TestEndingRules(t *testing.T) {
	e := chessWith(t, `
[endings]
bare_king = "loss unless answered"
checks = 3
goal = [{ piece = ["king", "queen"], zone = "d4-e5" }, { piece = "pawn", zone = "last rank" }]
extinct = { types = ["knight", "bishop"], of = "all", left = 2 }
repetition = { result = "none", perpetual_check = "loss", perpetual_chase = "draw" }
`).Endings
	if e.BareKing != define.BareMayAnswer || e.Checks != 3 || e.Extinct != (define.Extinction{Types: define.MaskOf(theKnight, theBishop), All: true, Left: 2}) {
		t.Errorf("%+v", e)
	}
	if len(e.Goals) != 3 || e.Goals[1].Type != theQueen || e.Goals[0].Zone[define.White].Len() != 4 || !e.Goals[2].Zone[define.Black].Has(0) {
		t.Errorf("%+v", e.Goals)
	}
	if r := e.Repetition; r.Count != 3 || r.Result != define.Ongoing || r.PerpetualCheck != define.Loss || r.PerpetualChase != define.Draw {
		t.Errorf("%+v", r)
	}
}

// TestOutcomesByColour holds the endings that may name the winner.
func TestOutcomesByColour(t *testing.T) {
	for word, want := range map[string]define.Outcome{"white wins": define.WhiteWins, "black wins": define.BlackWins} {
		e := load(t, strings.ReplaceAll(`
title = "X"
extends = "janggi"
pass = true
[endings]
stalemate = "?"
passes = "?"
facing = "?"
extinct = { types = "janggi-cannon", result = "?" }
repetition.result = "?"
move_rule = 60
move_rule_result = "?"
`, "?", word)).Rules.Def.Endings
		got := []define.Outcome{e.Stalemate, e.Passes, e.Facing, e.Extinct.Result, e.Repetition.Result, e.MoveRuleResult}
		if slices.ContainsFunc(got, func(o define.Outcome) bool { return o != want }) {
			t.Errorf("%s: %v, want %d everywhere", word, got, want)
		}
	}
}

func TestCounting(t *testing.T) {
	e := chessWith(t, `
[endings.counting]
board = 64
board_pieces = 3
board_pawns = "pawn"
bare = [{ types = ["rook", "queen"], pieces = 2, moves = 8 }, { moves = 64 }]
bare_pawns = ["pawn", "knight"]
from_pieces = true
`).Endings
	want := &define.Counting{Board: 64, BoardPieces: 3, BoardPawns: define.MaskOf(thePawn), BarePawns: define.MaskOf(thePawn, theKnight), FromPieces: true,
		Bare: []define.CountLimit{{Types: define.MaskOf(theRook, theQueen), Pieces: 2, Moves: 8}, {Pieces: 1, Moves: 64}}}
	if e.MoveRule != 0 || !reflect.DeepEqual(e.Counting, want) {
		t.Errorf("%+v, move rule %d", e.Counting, e.MoveRule)
	}
}

// TestProgress plays two moves of a knight, then one of a pawn, in games that count
// them differently.
func TestProgress(t *testing.T) {
	for lines, want := range map[string][3]int{
		"":                                {1, 2, 0},
		`endings.progress = []`:           {1, 2, 3},
		`endings.progress = "knight"`:     {0, 0, 1},
		`endings.progress = ["pawn"]`:     {1, 2, 0},
		`endings = { checkmate = "win" }`: {1, 2, 0},
		`promotion.knight.to = "queen"`:   {1, 2, 0}, // it may go back, and could put the end off for ever
	} {
		r, err := board.Compile(chessWith(t, lines))
		if err != nil {
			t.Fatal(err)
		}
		g := board.NewGame(r.Start())
		for i, squares := range [][2]define.Square{{6, 21}, {62, 45}, {12, 28}} { // g1f3, g8f6, e2e4
			var list board.MoveList
			g.Position().Legal(&list)
			at := slices.IndexFunc(list.Moves(), func(m board.Move) bool { return [2]define.Square{m.From(), m.To()} == squares })
			g.Play(list.Moves()[at])
			if got := g.Position().Clock(); got != want[i] {
				t.Errorf("%q: the clock shows %d after %d moves, want %d", lines, got, i+1, want[i])
			}
		}
	}
}

// TestChildrenAddToTables holds that tables of names and numbers merge too.
func TestChildrenAddToTables(t *testing.T) {
	dir := write(t, map[string]string{
		"parent.toml": "title = \"Parent\"\nextends = \"normal\"\npromotion.pawn.at_most = { queen = 2, rook = 3 }\nendings.counting = { board = 64, bare = { moves = 64 } }\n",
		"child.toml":  "title = \"Child\"\nextends = \"parent\"\npromotion.pawn.at_most.rook = 4\nendings.counting.bare = { moves = 9 }\n",
	})
	v, err := NewCatalogue(testfiles.Files, dir).Load("child")
	if err != nil {
		t.Fatal(err)
	}
	def := v.Rules.Def
	if want := map[define.PieceType]define.Limit{theQueen: {Types: define.MaskOf(theQueen), Most: 2}, theRook: {Types: define.MaskOf(theRook), Most: 4}}; !reflect.DeepEqual(def.Promotions[0].AtMost, want) {
		t.Errorf("at most %v", def.Promotions[0].AtMost)
	}
	if c := def.Endings.Counting; c.Board != 64 || len(c.Bare) != 1 || c.Bare[0].Moves != 9 {
		t.Errorf("%+v", c)
	}
}

func TestGridRules(t *testing.T) {
	cell := func(squares ...define.Square) (set define.Set) {
		for _, s := range squares {
			set.Add(s)
		}
		return set
	}
	def := chessWith(t, `grid = { size = "3x5", corner = "d3", captures = "free" }`)
	if g := def.Grid; g.Moves != define.GridCross || g.Captures != define.GridFree || len(g.Cells) != 9 || g.Cells[2] != cell(6, 7, 14, 15) {
		t.Errorf("%+v", g)
	}
	def = chessWith(t, "without = \"castling\"\nstart = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"\nzones.hook = [\"a1-a2\", \"b1\"]\ngrid = { cells = [\"hook\", \"h8\"], moves = \"stay\" }")
	want := []define.Set{cell(0, 1, 8), cell(63)}
	if g := def.Grid; g.Moves != define.GridStay || g.Captures != define.GridCross || !slices.Equal(g.Cells, want) {
		t.Errorf("%+v", g)
	}
	def = chessWith(t, `grid = { cells = ["rank 1", "rank 8"], moves = "free" }`)
	if g := def.Grid; g.Cells[1] != cell(56, 57, 58, 59, 60, 61, 62, 63) {
		t.Errorf("%+v", g)
	}
}

// Letters of other programs go into the definition; a child may take them back.
func TestForeignLetters(t *testing.T) {
	def := chessWith(t, `piece.knight.also = ["S", "+H"]`)
	if got := def.Types[theKnight-1].Also; !slices.Equal(got, []string{"S", "+H"}) {
		t.Errorf("the knight is also %q", got)
	}
	if got := chessWith(t, "piece.knight.also = []").Types[theKnight-1].Also; len(got) != 0 {
		t.Errorf("the knight is also %q", got)
	}
}
