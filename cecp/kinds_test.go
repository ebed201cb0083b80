package cecp

import (
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

// edited is a game with something changed.
func edited(v Variant, name, start string, edit func(*board.Definition)) Variant {
	def := *v.Rules.Def
	def.Types, def.Promotions, def.Castlings = slices.Clone(def.Types), slices.Clone(def.Promotions), slices.Clone(def.Castlings)
	def.Name = name
	if start != "" {
		def.Start = start
	}
	edit(&def)
	rules, err := board.Compile(&def)
	if err != nil {
		panic(name + ": " + err.Error())
	}
	return Variant{Name: name, Rules: rules, Betza: betzaOf(rules)}
}

// typeOf finds a type by its letter.
func typeOf(def *board.Definition, letter string) board.PieceType {
	return board.PieceType(1 + slices.IndexFunc(def.Types, func(t board.TypeDef) bool { return t.Letter == letter }))
}

// addType adds a type of both sides that moves as the men of a letter do.
func addType(def *board.Definition, letter string, demotes board.PieceType) board.PieceType {
	steps := men[strings.TrimSuffix(letter, "~")].steps
	def.Types = append(def.Types, board.TypeDef{Name: letter, Letter: letter, Owners: [2]bool{true, true},
		Steps: [2][]board.Step{steps, steps}, Demotes: demotes})
	return board.PieceType(len(def.Types))
}

// ranksOf is the zone of some ranks, from 0, for both sides.
func ranksOf(def *board.Definition, ranks ...int) (zone [2]board.Set) {
	for _, rank := range ranks {
		for file := range def.Files {
			zone[board.White].Add(board.Square(rank*def.Files + file))
			zone[board.Black].Add(board.Square((def.Ranks-1-rank)*def.Files + file))
		}
	}
	return zone
}

// drops lets captured men be dropped, and pawns not on the ends; what pawns
// become is remembered.
func drops(def *board.Definition) {
	def.Hand = board.HandDef{Use: board.HandDrop, Gains: board.GainCaptures}
	field := ranksOf(def, 1, 2, 3, 4, 5, 6)
	def.Drops = []board.DropDef{{Type: 1, Zone: [2]*board.Set{&field[0], &field[1]}}}
	promotion := &def.Promotions[0]
	for c := range promotion.Choices {
		promotion.Choices[c] = slices.Clone(promotion.Choices[c])
	}
	for i, choice := range promotion.Choices[board.White] {
		form := addType(def, def.Types[choice-1].Letter+"~", choice)
		promotion.Choices[board.White][i], promotion.Choices[board.Black][i] = form, form
	}
}

// gates lets a man come in from the hand behind each man who moves first.
func gates(def *board.Definition) { def.Hand = board.HandDef{Use: board.HandGate} }

// promoteTo makes pawns promote on some ranks, from 0, to one type.
func promoteTo(letter string, must []int, zone ...int) func(*board.Definition) {
	return func(def *board.Definition) {
		t := typeOf(def, letter)
		if t == 0 {
			t = addType(def, letter, 0)
		}
		def.Promotions = []board.PromotionDef{{Type: 1, Zone: ranksOf(def, zone...), Must: ranksOf(def, must...),
			Choices: [2][]board.PieceType{{t}, {t}}}}
	}
}

const housesStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"

// kinds is a shelf of games with everything that chess does not have.
func kinds() shelf {
	games := newShelf()
	normal, nocastle := games["normal"], games["nocastle"]
	hawks := game("hawks", 8, 8, chessStart, 2, 6, "QRBNHE")
	grand := game("grand", 10, 10, "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1", -1, -1, "QRBNAC")
	early := func(def *board.Definition) {
		def.Promotions[0].Zone, def.Promotions[0].Must = ranksOf(def, 7, 8, 9), ranksOf(def, 9)
	}
	for _, v := range []Variant{
		edited(normal, "crazyhouse", housesStart, drops),
		edited(normal, "houses", housesStart, drops),
		edited(hawks, "seirawan", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", gates),
		edited(hawks, "gates", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", gates),
		edited(grand, "grand", "", early),
		edited(grand, "opulence", "", early),
		edited(nocastle, "mets", "", promoteTo("M", []int{5, 6, 7}, 5, 6, 7)),
		edited(nocastle, "short", "", promoteTo("Q", []int{4, 5, 6, 7}, 4, 5, 6, 7)),
		edited(nocastle, "forms", "", promoteTo("+P", []int{7}, 6, 7)),
		edited(nocastle, "wide", "", func(def *board.Definition) { def.Promotions[0].Zone = ranksOf(def, 6, 7) }),
		edited(nocastle, "stray", "", func(def *board.Definition) {
			steps := slices.Concat(pawnSteps(1), leap(1, 0))
			def.Types[0].Steps = [2][]board.Step{steps, steps}
		}),
		edited(nocastle, "striding", "", func(def *board.Definition) {
			for c, up := range []int8{1, -1} { // two steps from anywhere
				def.Types[0].Steps[c] = pawnSteps(up)
				def.Types[0].Steps[c][3].Unmoved = false
			}
		}),
		edited(normal, "mortal", "", func(def *board.Definition) { def.Royal = board.RoyalDef{} }),
		edited(nocastle, "placing", "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1", func(def *board.Definition) {
			def.Hand = board.HandDef{Use: board.HandPlace}
		}),
		edited(normal, "fischerandom", "", func(def *board.Definition) { def.Shuffle = board.Chess960 }),
		edited(nocastle, "passes", "", func(def *board.Definition) { def.Pass = true }),
		edited(nocastle, "duple", "rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1", func(def *board.Definition) {
			def.Royal.Check = board.CheckLast
		}),
		edited(normal, "checked", "", func(def *board.Definition) { def.Endings.Checks = 1 }),
	} {
		games[v.Name] = v
	}
	return games
}

func TestAnnounceKinds(t *testing.T) {
	games := kinds()
	for _, test := range []struct {
		variant, setup string
		pieces         []string // some of them
		missing        string   // the beginning of a line that must not be there
	}{
		{"houses", "setup (PNBRQ.......~~~~Kpnbrq.......~~~~k) 8x8+5_fairy " + housesStart, []string{"piece P& fmWfceFifmnD", "piece Q& Q"}, "piece ~"},
		{"gates", "setup (PNBRQ..HEKpnbrq..hek) 8x8+7_seirawan rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", []string{"piece H& BN"}, ""},
		{"opulence", "setup (PNBRQ..ACKpnbrq..ack) 10x10+0_grand r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1", nil, "piece P"},
		{"mets", "setup (PNBRQMKpnbrqmk) 8x8+0_makruk rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", []string{"piece M& F"}, "piece P"},
		{"short", "setup (PNBRQ......+Kpnbrq......+k) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", []string{"piece P& fmWfceFifmnD", "piece +P& Q"}, ""},
		{"forms", "setup (P........QR+........B.NKp........qr+........b.nk) 8x8+0_shogi rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", nil, ""},
		{"wide", "setup (PNBRQ......+Kpnbrq......+k) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", []string{"piece P& fmWfceFifmnD", "piece +P& Q"}, ""},
		{"stray", "setup (.NBRQ............PK.nbrq............pk) 8x8+0_berolina rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", nil, "piece P"},
		{"striding", "setup (.NBRQ............PK.nbrq............pk) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", nil, "piece P"},
		{"mortal", "setup (PNBRQ.....K.pnbrq.....k.) 8x8+0_fairy " + chessStart, []string{"piece K& KisO2"}, ""},
		{"placing", "setup (PNBRQ.....K.pnbrq.....k.) 8x8+6_fairy 8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1", nil, ""},
	} {
		a := announce(games[test.variant])
		if a.setup != test.setup {
			t.Errorf("%s: %s, want\n%s", test.variant, a.setup, test.setup)
		}
		for _, line := range test.pieces {
			if !slices.Contains(a.pieces, line) {
				t.Errorf("%s: no %q in %q", test.variant, line, a.pieces)
			}
		}
		for _, line := range a.pieces {
			if test.missing != "" && strings.HasPrefix(line, test.missing) {
				t.Errorf("%s: %s", test.variant, line)
			}
		}
	}
}

// XBoard sees no repetition beyond a move of a man in the pawns' slot, even if he
// may go back.
func TestFlagged(t *testing.T) {
	v := edited(newShelf()["nocastle"], "back", "", func(def *board.Definition) {
		for c := range def.Types[0].Steps {
			def.Types[0].Steps[c] = append(pawnSteps(int8(1-2*c)), board.Step{Vector: board.Vector{Up: int8(2*c - 1)}, Range: 1, Mode: board.MayMove})
		}
	})
	for text, want := range map[string]bool{"e2e3 e7e6 e3e2 e6e7": false, "b1c3 b8c6 c3b1 c6b8": true} {
		s := &session{variant: v, game: board.NewGame(v.Rules.Start()), table: assignSlots(v)}
		for _, move := range strings.Fields(text + " " + text) {
			m, err := notation.ParseCoordinate(s.game.Position(), move, 1)
			if err != nil {
				t.Fatal(err)
			}
			s.game.Play(m)
		}
		if got := s.flagged(0); got != want {
			t.Errorf("%s, twice: %v", text, got)
		}
	}
}

// In a game of its own, XBoard leaves checks and the moves out of them out of the
// fifty moves.
func TestFlaggedBesidesChecks(t *testing.T) {
	nocastle := newShelf()["nocastle"]
	for name, want := range map[string]bool{"nocastle": true, "xiangqi": false} {
		v := edited(nocastle, name, "", func(*board.Definition) {})
		p, err := notation.ReadFEN(v.Rules, "k7/8/8/8/8/8/8/K6R w - - 97 80")
		if err != nil {
			t.Fatal(err)
		}
		s := &session{variant: v, game: board.NewGame(p)}
		for _, move := range strings.Fields("h1h8 a8a7 h8h1") {
			m, err := notation.ParseCoordinate(s.game.Position(), move, 1)
			if err != nil {
				t.Fatal(err)
			}
			s.game.Play(m)
		}
		if got := s.flagged(0); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// A capture en passant by a man who may move anywhere names its victim.
func TestTakesUnseen(t *testing.T) {
	v := kinds()["striding"]
	s := &session{variant: v, game: board.NewGame(v.Rules.Start()), table: assignSlots(v), origin: 1, random: true}
	for _, move := range strings.Fields("e2e4 a7a6 e4e5 d7d5 e5d5,d5d6") {
		m, err := s.parseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.moveText(m); got != move {
			t.Errorf("%s, want %s", got, move)
		}
		s.game.Play(m)
	}
	if s.game.Position().At(s.variant.Rules.Square(3, 4)) != board.Empty {
		t.Error("the victim is still there")
	}
}

// Where XBoard has a plus for promotions, it knows only one of them.
func TestSayablePromotion(t *testing.T) {
	v := kinds()["wide"]
	s := &session{variant: v, table: assignSlots(v), origin: 1, random: true}
	p, err := notation.ReadFEN(v.Rules, "4k3/1P6/P7/8/8/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	s.game = board.NewGame(p)
	for move, want := range map[string]string{"a6a7q": "a6a7+", "a6a7n": "a6a7+", "a6a7": "a6a7", "b7b8q": "b7b8q", "b7b8n": "b7b8n", "e1e2": "e1e2"} {
		m, err := s.parseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.moveText(s.sayable(m)); got != want {
			t.Errorf("%s goes out as %s, want %s", move, got, want)
		}
	}
	if m, err := s.parseMove("a6a7+"); err != nil || m.Promotion() != v.Rules.ByLetterFor(board.White, "Q") {
		t.Errorf("a6a7+ comes in as %v, %v", m, err)
	}
}

// Of a man who may move anywhere, XBoard does not pass on what he becomes.
func TestSayableSilently(t *testing.T) {
	v := kinds()["striding"]
	p, err := notation.ReadFEN(v.Rules, "4k3/1P6/P7/8/8/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	s := &session{variant: v, game: board.NewGame(p), table: assignSlots(v), origin: 1, random: true}
	m, err := s.parseMove("b7b8n")
	if err != nil {
		t.Fatal(err)
	}
	if got := s.moveText(s.sayable(m)); got != "b7b8q" {
		t.Errorf("b7b8n goes out as %s", got)
	}
}

// XBoard must not find the name of a variant of its own in a longer one first.
func TestMenuOrder(t *testing.T) {
	names := []string{"normal", "grande-acedrex", "gardner", "grand", "minishogi", "shogi"}
	want := []string{"normal", "grand", "shogi", "grande-acedrex", "gardner", "minishogi"}
	if got := forMenu(names); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// Names by which XBoard would take a variant for another one.
func TestMistakenNames(t *testing.T) {
	for name, want := range map[string]bool{
		"my-crazyhouse": true, "lion-dog": true, "super": false, "superior": false, "Atomic2": true, "grand9": true, "grande-acedrex": false,
		"new9x": true, "newer": false, "wild30": true, "minishogi": false, "shogi": false, "shogi7": true, "5check": false, "13check": true,
	} {
		if got := isMistaken(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
