package tests

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// The positions marked lishogi are those of its own tests, with their outcome (scalashogi,
// ImpasseTest.scala); handicaps apart, which are no part of our game. The others follow from
// the rules: https://www.shogi.or.jp/faq/rules (27 points) and article 9 of the Japan Shogi
// Association (31 and 24 points). White is sente.
var impasses = []struct {
	fen    string
	by27   define.Outcome // what a declaration gives
	by24   define.Outcome
	remark string
}{
	{"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1", define.Ongoing, define.Ongoing, "lishogi: the start"},
	{"2SGS4/+B+RGKG2RB/9/9/7pp/8k/9/9/9[ggssnnnnllllpppppppppppppppp] w - - 0 1", define.Ongoing, define.Ongoing, "lishogi: eight pieces have entered"},
	{"2SGS4/+B+RG1G2RB/3G5/9/7pp/8k/9/9/4K4[] w - - 0 1", define.Ongoing, define.Ongoing, "lishogi: the king has not entered"},
	{"9/1G2K2G1/PPPPPPPPP/9/9/7ss/7sk/9/9[] w - - 0 1", define.Ongoing, define.Ongoing, "11 points"},
	{"2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9[] w - - 0 1", define.Win, define.Draw, "lishogi: 28 points on the board"},
	{"G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9[RRBB] w - - 0 1", define.Win, define.Draw, "lishogi: 30 points, those of the hand too"},
	{"G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9[RRBBP] w - - 0 1", define.Win, define.Win, "31 points"},
	{"G8/4K4/PPPPPPPPP/PPPP5/9/7ss/7sk/9/9[RRBB] w - - 0 1", define.Win, define.Draw, "30 points: pieces outside do not count"},
	{"2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/6b2/9/9[] w - - 0 1", define.Win, define.Draw, "28 points"},
	{"2SGS4/+B+RGKGLLRB/4G4/9/7pp/7bk/9/9/9[] w - - 0 1", define.Win, define.Draw, "a gold stands before a bishop"},
	{"2SGS4/+B+RGKGLLRB/3G5/9/7pp/7bk/9/9/9[] w - - 0 1", define.Ongoing, define.Ongoing, "in check"},
	{"G3+R3S/GG5SS/GLPBKBPLS/9/9/7+p+p/7+pk/7+p+p/9[] w - - 0 1", define.Ongoing, define.Draw, "lishogi: 27 points for sente"},
	{"G3+R3S/GG2P2SS/GLPBKBPLS/9/9/7+p+p/7+pk/7+p+p/9[] w - - 0 1", define.Win, define.Draw, "lishogi: 28 points for sente"},
	{"9/9/9/9/9/9/3r1lllg/+P+P1+bkssgg/K+P4ssg[r] b - - 0 1", define.Ongoing, define.Draw, "lishogi: 26 points for gote"},
	{"9/9/9/9/9/9/3r1llll/+P+P1+bkssgg/K+P3ssgg[r] b - - 0 1", define.Win, define.Draw, "lishogi: 27 points for gote"},
	{"9/9/9/9/9/9/3r1llll/+P+P1+bkssgg/K+P3ssgg[r] w - - 0 1", define.Ongoing, define.Ongoing, "it is not gote's turn"},
	{"8G/4k4/9/9/9/PPPP5/PPPPPPPPP/1B5R1/4K4[RB] w - - 0 1", define.Ongoing, define.Ongoing, "its own camp"},
}

// TestImpasse declares by both rules, in shogi and in the games that have or have not the
// rule.
func TestImpasse(t *testing.T) {
	by27, by24 := load(t, "shogi"), by24Points(t)
	for _, row := range impasses {
		for i, rules := range []*board.Rules{by27, by24} {
			p, err := rules.ParseFEN(row.fen)
			if err != nil {
				t.Errorf("%s: %v", row.fen, err)
				continue
			}
			g := board.NewGame(p)
			want := []define.Outcome{row.by27, row.by24}[i]
			if got := g.Declaration(); got != want {
				t.Errorf("%s (%s): a declaration gives %d, want %d by the rule of %d points", row.fen, row.remark, got, want, 27-3*i)
			}
			declared(t, g, want)
		}
	}
}

// declared declares, and takes it back.
func declared(t *testing.T, g *board.Game, want define.Outcome) {
	t.Helper()
	over := board.Result{Over: true, Draw: true, Reason: board.Impasse}
	switch {
	case want == define.Ongoing:
		over = board.Result{}
	case want == define.Win:
		over.Draw, over.Winner = false, g.Position().Turn()
	}
	if ok := g.Declare(); ok != (want != define.Ongoing) || g.Result() != over {
		t.Errorf("%s: declared %v: %+v, want %+v", g.Position().FEN(), ok, g.Result(), over)
	}
	if g.Declaration() != define.Ongoing && over.Over {
		t.Error("an impasse can be declared twice")
	}
}

// TestImpasseOfFamily holds the games that have the rule: those of nine files and ranks on
// lishogi. No source has it for others.
func TestImpasseOfFamily(t *testing.T) {
	for name := range strings.FieldsSeq("shogi checkshogi minishogi judkins gorogoro gorogoroplus kyotoshogi micro euroshogi okisakishogi cannonshogi yokai shoshogi torishogi yarishogi wa-shogi dobutsu chu") {
		if got, want := load(t, name).HasImpasse(), name == "shogi" || name == "checkshogi"; got != want {
			t.Errorf("%s: impasse %v, want %v", name, got, want)
		}
	}
}

// by24Points is shogi with the rule of 24 points.
func by24Points(t *testing.T) *board.Rules {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.toml")
	text := "title = \"X\"\nextends = \"shogi\"\nendings.impasse = { win = 31, draw = 24 }\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return load(t, path)
}
