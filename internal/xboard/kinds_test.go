package xboard

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/xboard/testgames"
)

func TestAnnounceKinds(t *testing.T) {
	games := kinds()
	for _, test := range []struct {
		variant, setup string
		pieces         []string // some of them
		missing        string   // the beginning of a line that must not be there
	}{
		{"houses", "setup (PNBRQ.......~~~~Kpnbrq.......~~~~k) 8x8+5_fairy " + testgames.HousesStart, []string{"piece P& fmWfceFifmnD", "piece Q& Q"}, "piece ~"},
		{"gates", "setup (PNBRQ..HEKpnbrq..hek) 8x8+7_seirawan rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", []string{"piece H& BN"}, ""},
		{"opulence", "setup (PNBRQ..ACKpnbrq..ack) 10x10+0_grand r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1", nil, "piece P"},
		{"mets", "setup (PNBRQMKpnbrqmk) 8x8+0_makruk rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", []string{"piece M& F"}, "piece P"},
		{"short", "setup (PNBRQ......+Kpnbrq......+k) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", []string{"piece P& fmWfceFifmnD", "piece +P& Q"}, ""},
		{"forms", "setup (P........QR+........B.NKp........qr+........b.nk) 8x8+0_shogi rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", nil, ""},
		{"wide", "setup (PNBRQ......+Kpnbrq......+k) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", []string{"piece P& fmWfceFifmnD", "piece +P& Q"}, ""},
		{"stray", "setup (.NBRQ.....K......P..nbrq.....k......p.) 8x8+0_berolina rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", nil, "piece P"},
		{"striding", "setup (.NBRQ.....K......P..nbrq.....k......p.) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", nil, "piece P"},
		{"mortal", "setup (PNBRQ.....K.pnbrq.....k.) 8x8+0_fairy " + testgames.ChessStart, []string{"piece K& KisO2"}, ""},
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

// introduced is a variant of which XBoard has been told.
func introduced(v Variant) *Setup {
	s := New(v, 0)
	s.Introduce()
	return s
}

// XBoard sees no repetition beyond a move of a piece in the pawns' slot, even if it
// may go back.
func TestSeesDraw(t *testing.T) {
	v := edited(testgames.Standard()[1], "back", "", func(def *define.Game) {
		for c := range def.Types[0].Steps {
			def.Types[0].Steps[c] = append(testgames.PawnSteps(int8(1-2*c)), define.Step{Vector: define.Vector{Up: int8(2*c - 1)}, Range: 1, Mode: define.MayMove})
		}
	})
	for text, want := range map[string]bool{"e2e3 e7e6 e3e2 e6e7": false, "b1c3 b8c6 c3b1 c6b8": true} {
		s, g := &Setup{rules: v.Rules, table: assignSlots(Variant(v))}, board.NewGame(v.Rules.Start())
		for _, move := range strings.Fields(text + " " + text) {
			m, err := notation.ParseCoordinate(g.Position(), move, 1)
			if err != nil {
				t.Fatal(err)
			}
			g.Play(m)
		}
		if got := s.SeesDraw(g, 0); got != want {
			t.Errorf("%s, twice: %v", text, got)
		}
	}
}

// In a game of its own, XBoard leaves checks and the moves out of them out of the
// fifty moves.
func TestSeesDrawBesidesChecks(t *testing.T) {
	nocastle := testgames.Standard()[1]
	for name, want := range map[string]bool{"nocastle": true, "xiangqi": false} {
		v := Variant(edited(nocastle, name, "", func(*define.Game) {}))
		p, err := v.Rules.ParseFEN("k7/8/8/8/8/8/8/K6R w - - 97 80")
		if err != nil {
			t.Fatal(err)
		}
		s, g := New(v, 0), board.NewGame(p)
		for _, move := range strings.Fields("h1h8 a8a7 h8h1") {
			m, err := notation.ParseCoordinate(g.Position(), move, 1)
			if err != nil {
				t.Fatal(err)
			}
			g.Play(m)
		}
		if got := s.SeesDraw(g, 0); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// A capture en passant by a piece that may move anywhere names its victim.
func TestHiddenVictim(t *testing.T) {
	v := kinds()["striding"]
	s, g := introduced(v), board.NewGame(v.Rules.Start())
	for _, move := range strings.Fields("e2e4 a7a6 e4e5 d7d5 e5d5,d5d6") {
		m, err := s.Parse(g.Position(), move)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.OwnText(g.Position(), m); got != move {
			t.Errorf("%s, want %s", got, move)
		}
		g.Play(m)
	}
	if g.Position().At(v.Rules.Square(3, 4)) != define.Empty {
		t.Error("the victim is still there")
	}
}

// Where XBoard has a plus for promotions, it knows only one of them.
func TestSayablePromotion(t *testing.T) {
	v := kinds()["wide"]
	s := introduced(v)
	p, err := v.Rules.ParseFEN("4k3/1P6/P7/8/8/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for move, want := range map[string]string{"a6a7q": "a6a7+", "a6a7n": "a6a7+", "a6a7": "a6a7", "b7b8q": "b7b8q", "b7b8n": "b7b8n", "e1e2": "e1e2"} {
		m, err := s.Parse(p, move)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.OwnText(p, s.Sayable(p, m)); got != want {
			t.Errorf("%s goes out as %s, want %s", move, got, want)
		}
	}
	if m, err := s.Parse(p, "a6a7+"); err != nil || m.Promotion() != v.Rules.ByLetterFor(define.White, "Q") {
		t.Errorf("a6a7+ comes in as %v, %v", m, err)
	}
}

// XBoard does not pass on what a piece that may move anywhere becomes.
func TestSayableSilently(t *testing.T) {
	v := kinds()["striding"]
	p, err := v.Rules.ParseFEN("4k3/1P6/P7/8/8/8/8/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	s := introduced(v)
	m, err := s.Parse(p, "b7b8n")
	if err != nil {
		t.Fatal(err)
	}
	if got := s.OwnText(p, s.Sayable(p, m)); got != "b7b8q" {
		t.Errorf("b7b8n goes out as %s", got)
	}
}

// XBoard must not find the name of a variant of its own in a longer one first.
func TestMenuOrder(t *testing.T) {
	names := []string{"normal", "grande-acedrex", "gardner", "grand", "minishogi", "shogi"}
	want := []string{"normal", "grand", "shogi", "grande-acedrex", "gardner", "minishogi"}
	if got := MenuOrder(names); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// By some names XBoard would take a variant for another one.
func TestConfusing(t *testing.T) {
	for name, want := range map[string]bool{
		"my-crazyhouse": true, "lion-dog": true, "super": false, "superior": false, "Atomic2": true, "grand9": true, "grande-acedrex": false,
		"new9x": true, "newer": false, "wild30": true, "minishogi": false, "shogi": false, "shogi7": true, "5check": false, "13check": true,
	} {
		if got := Confusing(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// A pawn with a promoted form is in the pawns' slot, or where XBoard would not let it drop as it
// may, in another than the queen's; a piece that also goes back is in no pawns' slot.
func TestSlotOfPromotingPawn(t *testing.T) {
	everywhere := define.Set{}
	for s := range 64 {
		everywhere.Add(define.Square(s))
	}
	for _, test := range []struct {
		name        string
		hands, back bool
		at          []int
	}{
		{"forward", false, false, []int{pawnSlot}}, {"back", false, true, []int{8}}, {"held", true, false, []int{8, 9, 5}}, {"both", true, true, []int{8, 9, 5}},
	} {
		v := edited(testgames.Standard()[1], test.name, "", func(def *define.Game) {
			for c := range def.Types[0].Steps {
				def.Types[0].Steps[c] = []define.Step{{Vector: define.Vector{Up: int8(1 - 2*c)}, Range: 1, Mode: define.MayMove | define.MayCapture}}
				if test.back {
					def.Types[0].Steps[c] = append(def.Types[0].Steps[c], define.Step{Vector: define.Vector{Up: int8(2*c - 1)}, Range: 1, Mode: define.MayMove})
				}
			}
			def.Types = append(def.Types, define.Type{Name: "form", Letter: "+P", Owners: [2]bool{true, true}, Steps: def.Types[1].Steps, Demotes: 1})
			form := define.PieceType(len(def.Types))
			for i := range def.Promotions {
				if p := &def.Promotions[i]; p.Type == 1 {
					p.Choices, p.Zone = [2][]define.PieceType{{form}, {form}}, [2]define.Set{everywhere, everywhere} // a larger zone than in XBoard's shogi
				}
			}
			if test.hands {
				def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
				def.Drops = []define.Drop{{Type: 1, Zone: [2]*define.Set{&everywhere, &everywhere}}}
			}
		})
		table := assignSlots(Variant(v))
		slot := slices.IndexFunc(table.slots[:], func(types [2]define.PieceType) bool { return types[define.White] == 1 })
		if !slices.Contains(test.at, slot) || table.id(slot+toPartner, define.White) != "+P" {
			t.Errorf("%s: in slot %d of %s", test.name, slot, table.half(define.White))
		}
	}
}

// A game is refused for too many kinds of pieces in hand only if it has so many.
func TestHandLimit(t *testing.T) {
	const behind = "it has 8 places for pieces in hand, one a rank, and the %s comes behind them"
	for name, want := range map[string]string{
		"yokai":      "it has room for 9 kinds of pieces in hand, one a rank, and this game needs 10",
		"shinobi":    fmt.Sprintf(behind, "Dragon"),
		"crazyhouse": "",
	} {
		if got := introducedGame(t, name).Limit(); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	v := edited(testgames.Game(kinds()["houses"]), "ends", "", func(def *define.Game) {
		def.Types[0].Title, def.Drops = "pawn", nil
	})
	if got, want := Limit(Variant(v)), fmt.Sprintf(behind, "pawn")+": it may be dropped on the first or the last rank"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
