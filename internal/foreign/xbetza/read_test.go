package xbetza

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/variants/betza"
)

// side is the size of the board of the tests; a piece stands in its middle.
const side = 13

// reached returns the squares that a piece reaches on an empty board, as vectors.
func reached(t *testing.T, text string) []string {
	t.Helper()
	got, err := Read(text, side, side)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	for _, g := range got.Gaps {
		t.Fatalf("%s: %v", text, g)
	}
	squares := make(map[define.Vector]bool)
	for _, m := range got.Moves {
		walkEmpty(m.Legs, define.Vector{}, squares)
	}
	delete(squares, define.Vector{})
	return vectorTexts(squares)
}

// walkEmpty adds the squares that a chain reaches on an empty board.
func walkEmpty(legs define.Chain, from define.Vector, squares map[define.Vector]bool) {
	step := legs[0]
	at := from
	for i := 1; step.Range == 0 || i <= step.Range; i++ {
		if at = at.Add(step.Vector); max(at.Right, -at.Right, at.Up, -at.Up) > side/2 {
			return
		}
		if step.Mode&define.MayMove != 0 {
			squares[at] = true
		}
		if len(legs) > 1 && (legs[1].Hop == define.AfterMove || legs[1].Hop == define.AfterEither) {
			walkEmpty(legs[1:], at, squares)
		}
	}
}

func vectorTexts(squares map[define.Vector]bool) (list []string) {
	for v := range squares {
		list = append(list, fmt.Sprintf("%d,%d", v.Right, v.Up))
	}
	slices.Sort(list)
	return list
}

// expected reads a list of vectors. One with an asterisk stands for all its images.
func expected(t *testing.T, text string) []string {
	t.Helper()
	squares := make(map[define.Vector]bool)
	for word := range strings.FieldsSeq(text) {
		var v define.Vector
		bare, all := strings.CutPrefix(word, "*")
		if _, err := fmt.Sscanf(bare, "%d,%d", &v.Right, &v.Up); err != nil {
			t.Fatal(word, err)
		}
		squares[v] = true
		for g := range define.Symmetries {
			if all {
				squares[g.Of(v)] = true
			}
		}
	}
	return vectorTexts(squares)
}

// TestSquares holds the squares that pieces reach. Those of the atoms are in the table of
// the published description of XBetza; the others follow from what it says of letters.
func TestSquares(t *testing.T) {
	for text, want := range map[string]string{
		"W": "*0,1", "F": "*1,1", "D": "*0,2", "N": "*1,2", "A": "*2,2", "H": "*0,3", "C": "*1,3", "L": "*1,3", "Z": "*2,3", "J": "*2,3", "G": "*3,3",
		"WX": "*0,4", "FX": "*1,4", "DX": "*0,5", "NX": "*1,5", "AX": "*2,5", "HX": "*0,6", "CX": "*1,6", "ZX": "*2,6", "GX": "*3,6",
		"DY": "*2,4", "NY": "*3,4", "AY": "*4,4", "CY": "*3,5", "ZY": "*4,5",
		"K": "*0,1 *1,1", "R2": "*0,1 *0,2", "B3": "*1,1 *2,2 *3,3", "W3": "*0,1 *0,2 *0,3", "N2": "*1,2 *2,4", "NN": "*1,2 *2,4 *3,6",
		"fW": "0,1", "bW": "0,-1", "lW": "-1,0", "rW": "1,0", "vW": "0,1 0,-1", "sW": "-1,0 1,0", "fsW": "0,1 -1,0 1,0", "bsW": "0,-1 -1,0 1,0",
		"fF": "-1,1 1,1", "bF": "-1,-1 1,-1", "lF": "-1,1 -1,-1", "rF": "1,1 1,-1", "sF": "*1,1", "vF": "*1,1", "flF": "-1,1", "brF": "1,-1",
		"fN": "-1,2 1,2", "ffN": "-1,2 1,2", "fsN": "-2,1 2,1", "fhN": "-1,2 1,2 -2,1 2,1", "bN": "-1,-2 1,-2", "sN": "-2,1 2,1 -2,-1 2,-1",
		"vN": "-1,2 1,2 -1,-2 1,-2", "lN": "-2,1 -2,-1", "rhN": "2,1 2,-1 1,2 1,-2", "frN": "2,1", "rfN": "1,2", "hrN": "1,2 2,-1 -1,-2 -2,1",
		"afsW": "*1,2", "afF": "*2,2", "afafW": "*0,3", "asW": "*1,1", "FyafsF": "*1,1 *1,2 *1,3 *1,4 *1,5 *1,6", "WyafsW": "*0,1 *1,2 *2,3 *3,4 *4,5 *5,6",
		"[F?R]": "*1,1 *1,2 *1,3 *1,4 *1,5 *1,6", "[F?fsR]": "*1,1 *1,2 *1,3 *1,4 *1,5 *1,6", "[W-F]": "*1,2", "[F-W]": "*1,2", "[D-F]": "*1,3",
		"[vW?fsB]": "0,1 0,-1 1,2 -1,2 1,-2 -1,-2 2,3 -2,3 2,-3 -2,-3 3,4 -3,4 3,-4 -3,-4 4,5 -4,5 4,-5 -4,-5 5,6 -5,6 5,-6 -5,-6",
		"(af)2W":   "*0,1 *0,2 *0,3", "(az)2F": "*1,1 *0,2 *1,3", "(az)1N": "*1,2 *1,3", "(afq)2W": "*0,1 *1,2 *2,2",
		"fK": "0,1", "sK": "1,0 -1,0", "vK": "0,1 0,-1", "fsK": "1,1 -1,1", "fhK": "0,1 1,1 -1,1", "frK": "1,1", "ffK": "0,1", "vsK": "*1,1", "fvK": "0,1", "flrK": "-1,1 1,0",
		"fsQ": "1,1 2,2 3,3 4,4 5,5 6,6 -1,1 -2,2 -3,3 -4,4 -5,5 -6,6", "sfN": "2,1 2,-1 -2,1 -2,-1 1,2 -1,2", "fvN": "1,2 -1,2", "srN": "2,1 2,-1", "fvF": "1,1 -1,1",
		"aW": "*1,1 *1,2 *0,2 *0,1", "aF": "*2,2 *1,2 *0,2 *0,1", "maibR": "", "mbambavW": "0,1 0,-1", "yW": "*0,1", "afiR": "*0,2 *0,4 *0,6", "jR": "*0,2 *0,3 *0,4 *0,5 *0,6", "jB3": "*2,2 *3,3",
		"zB": "*1,1 *0,2 *1,3 *0,4 *1,5 *0,6", "W'": "*0,1", "mabW": "", "U": everySquare(),
	} {
		if got := reached(t, text); !slices.Equal(got, expected(t, want)) {
			t.Errorf("%s reaches %v, want %v", text, got, expected(t, want))
		}
	}
}

// everySquare lists all vectors on the board of the tests.
func everySquare() string {
	var b strings.Builder
	for right := -side / 2; right <= side/2; right++ {
		for up := -side / 2; up <= side/2; up++ {
			if right != 0 || up != 0 {
				fmt.Fprintf(&b, "%d,%d ", right, up)
			}
		}
	}
	return b.String()
}

// TestLikeXBoard holds moves that XBetza and XBoard's dialect write in two ways, or alike.
func TestLikeXBoard(t *testing.T) {
	for text, theirs := range map[string]string{
		"N": "N", "RF": "RF", "mRcpR": "mRcpR", "mQpcQ": "mQcpQ", "gQ": "gQ", "pR": "pR", "oR": "oR", "nD": "nD", "nA": "nA", "nN": "nN",
		"fmWfcF": "fmWfcF", "fmWfceFifmnD": "fmWfceFifmnD", "fceFifmnDfmW": "fmWfceFifmnD", "fimnDfmWfceF": "ifmnDfmWfceF",
		"KNADmabKcaKcabK": "KNADmabKcaKcabK", "FyafsF": "FyafsF", "afsafyafF": "afsafyafF", "yafF": "yafF", "afafW": "afafW", "KcnDcnA": "KcnDcnA",
		"B(paf)2cB": "BcBpafcBpafpafcB", "fcavWfabW": "fcavWfabW", "mpafW": "mpafW", "NN": "N0", "KimAimD": "KimAimD", "RbBfF": "RbBfF",
		"[F?fsR]": "FyafsF", "[W-fsF]": "afsW", "FmpafsF": "FmpafsF", "gabyabsR": "gabyabsR",
	} {
		got, err := Read(text, 8, 8)
		if err != nil || len(got.Gaps) > 0 {
			t.Errorf("%s: %v %v", text, err, got.Gaps)
			continue
		}
		want, err := betza.Read(theirs)
		if err != nil {
			t.Fatalf("%s: %v", theirs, err)
		}
		var chains []define.Chain
		for _, m := range got.Moves {
			chains = append(chains, m.Legs)
		}
		if !define.SameMoves(chains, want) {
			t.Errorf("%s is %v, want %v as %s", text, chains, want, theirs)
		}
	}
}

// TestPassant holds where pieces can be captured en passant.
func TestPassant(t *testing.T) {
	for text, want := range map[string]string{
		"fmD": "(0,2) move", "fmnD": "(0,2) past (0,1) move", "ifmD": "(0,2) move unmoved", "ifmnD": "(0,2) past (0,1) move unmoved leaves",
		"fmnnD": "(0,2) past (0,1) move leaves", "fimnH": "(0,3) past (0,1) past (0,2) move unmoved leaves", "fcnH": "(0,3) past (0,1) past (0,2) capture",
		"fnW": "(0,1) move|capture", "ifmnR3": "(0,1)*3 move unmoved leaves", "fmnafmW": "(0,2) past (0,1) move leaves", "fceW": "(0,1) capture takes",
		"fmWX": "(0,4) move", "ifmnWX": "(0,4) past (0,1) past (0,2) past (0,3) move unmoved leaves",
	} {
		got, err := Read(text, 8, 8)
		if err != nil || len(got.Gaps) > 0 || len(got.Moves) != 1 {
			t.Errorf("%s: %v %v %v", text, err, got.Gaps, got.Moves)
			continue
		}
		if line := fmt.Sprint(got.Moves[0].Legs[0]); line != want {
			t.Errorf("%s is %q, want %q", text, line, want)
		}
	}
}

// TestHops holds hops with a range, and legs as long as those before them.
func TestHops(t *testing.T) {
	for text, want := range map[string]string{
		"fpW":    "[(0,1) pass then over any (0,1) move|capture]",
		"fgW":    "[(0,1) pass then over any (0,1)* move|capture]",
		"fpN":    "", // it would leave the board
		"fpR3":   "[(0,1) pass then over any (0,1)*2 move|capture]; [(0,2) past (0,1) pass then over any (0,1) move|capture]",
		"fgcR2":  "[(0,1)*2 pass then over any (0,1)* capture]",
		"fcaibR": "[(0,1) pass then after capture (0,-1) move|capture]; [(0,2) past (0,1) pass then after capture (0,-2) past (0,-1) move|capture]; [(0,3) past (0,1) past (0,2) pass then after capture (0,-3) past (0,-2) past (0,-1) move|capture]",
		"fcyafW": "[(0,1) pass then after move or capture (0,1)* move|capture]",
	} {
		got, err := Read(text, 4, 4)
		var lines []string
		for _, m := range got.Moves {
			lines = append(lines, fmt.Sprint(m.Legs))
		}
		if line := strings.Join(lines, "; "); err != nil || len(got.Gaps) > 0 || line != want {
			t.Errorf("%s is %q, want %q: %v %v", text, line, want, err, got.Gaps)
		}
	}
}

// TestCastlings holds castlings.
func TestCastlings(t *testing.T) {
	got, err := Read("KisO4ilO3irjO2", 8, 8)
	want := []Castling{{true, true, 4, 0, true}, {true, false, 3, 0, true}, {false, true, 2, 1, true}}
	if err != nil || !slices.Equal(got.Castlings, want) {
		t.Errorf("the castlings are %v, want %v: %v", got.Castlings, want, err)
	}
}

// TestProblems holds what is said of texts that cannot be used, and where.
func TestProblems(t *testing.T) {
	for text, want := range map[string]string{
		"":                       "",
		"fkR":                    "",
		"Kw":                     "1 w: a capital letter is missing",
		"KwN":                    "1 wN: XBetza has no letter w",
		"NS":                     "1 S: XBetza has no atom 'S'",
		"RR":                     "0 RR: R already slides",
		"N99999":                 "0 N99999: 99999 is too large",
		"fmrW":                   "0 fmrW: write the direction letters f and r together",
		"mmW":                    "0 mmW: m is given twice",
		"hW":                     "0 hW: h belongs behind",
		"K(paf2cB":               "1 (paf2cB: ( without )",
		"(p)2W":                  "0 (p)2W: (p) repeats no leg",
		"((a)2)W":                "0 ((a)2)W: parentheses within",
		"[F?R":                   "0 [F?R: the bracket [ has no ]",
		"[F!R]":                  "0 [F!R]: in brackets",
		"KxO2":                   "1 xO2: before O only",
		"Wé":                     "1 é: XBetza has no atom 'é'",
		"WxU":                    "gap 1 xU: x: it swaps places",
		"dN":                     "gap 0 dN: d: it captures pieces of its own side",
		"uR":                     "gap 0 uR: u: it puts",
		"tR":                     "gap 0 tR: t: it means",
		"I":                      "gap 0 I: I, the imitator",
		"hK":                     "0 hK: h belongs behind",
		"fhF":                    "0 fhF: h is only for leaps such as N, and for K and Q",
		"[F-ifW]":                "gap 0 [F-ifW]: i on a later leg in brackets",
		"joD":                    "gap 0 joD: j with n, o, p or g",
		"feF":                    "gap 0 feF: e without c",
		"fmW*":                   "gap 0 fmW*: the range *",
		"nC":                     "gap 0 nC: n: which squares a leap such as (1,3)",
		"inmN":                   "gap 0 inmN: n: which squares",
		"qN":                     "gap 0 qN: q: a circular slide",
		"zNN":                    "gap 0 zNN: z: crooked slides",
		"jN":                     "gap 0 jN: j: jumps",
		"O":                      "gap 0 O: castling without a distance",
		"npR":                    "gap 0 npR: n with p or g",
		"[F?fqR]":                "gap 0 [F?fqR]: q where no leg before it",
		"f[F?R]":                 "gap 0 f[F?R]: letters before brackets",
		"[N?W]":                  "gap 0 [N?W]: leaps such as N",
		"(a)30K":                 "gap 0 (a)30K: a move of more than 16 legs",
		"(a)9K":                  "gap 0 (a)9K: more than 1000 single moves",
		"(a)15H":                 "gap 0 (a)15H: more than 1000 single moves", // most of them leave the board at once
		strings.Repeat("N", 501): "0 " + strings.Repeat("N", 80) + "…: a text of more than 500 letters",
	} {
		got, err := Read(text, 8, 8)
		line := ""
		if problem := (*Problem)(nil); errors.As(err, &problem) {
			line = fmt.Sprintf("%d %v", problem.Offset, problem)
		}
		for _, g := range got.Gaps {
			line = fmt.Sprintf("gap %d %v", g.Offset, g)
		}
		if want == "" && line != "" || !strings.HasPrefix(line, want) {
			t.Errorf("%q gives %q, want %q", text, line, want)
		}
	}
}

// FuzzRead holds that no text makes the reader panic or hang, and that what it reads can
// be written.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"KNADmabKcaKcabK", "fmWfceFifmnDifmnH", "[vW?fsB]", "B(paf)2cB", "(az)N", "KisO4isjO3", "cU", "zB", "shQshy(mpacab)2Q", "W'fkR", "[F?fqR", "((((", "DY*"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := Read(text, 12, 10)
		if err == nil && len(got.Moves) > maxChains {
			t.Errorf("%d moves", len(got.Moves))
		}
		for _, m := range got.Moves {
			if m.Legs.Key() == "" {
				t.Error("a move without legs")
			}
		}
	})
}
