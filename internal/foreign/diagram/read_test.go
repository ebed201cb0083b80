package diagram

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax/internal/foreign/game"
)

// whole are the diagrams of testdata that come in whole. The others are refused, and why
// is said in these words.
var (
	whole   = []string{"terachess", "elven-chess", "eurasian", "xiangqi", "gross", "tamerlane", "arch-chancellor", "kings-castle", "eight-kings"}
	refused = map[string]string{
		"fantastic-xiii":  "fantastic-xiii.txt:11:7: fantastic-xiii: not carried over: ship, [F?fqR]: q where no leg before it turns to a side",
		"r-chess":         "r-chess.txt:1: r-chess: the board has 21 files and 17 ranks",
		"mitsugumi-shogi": "mitsugumi-shogi.txt:18:18: mitsugumi-shogi: not carried over: fire demon, shy(mpacab)2Q: more than 1000 single moves",
		"article-demo":    "article-demo.txt:13:10: article-demo: not carried over: Lion: 2 in hand, and nothing says what for",
	}
)

// TestDiagrams imports published diagrams.
func TestDiagrams(t *testing.T) {
	b := builtin(t)
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name, isText := strings.CutSuffix(file.Name(), ".txt")
		if !isText {
			continue
		}
		if slices.Contains(whole, name) {
			rules := rulesOf(t, b, "testdata/"+file.Name())
			if n := rules.Start().Perft(1); n < 8 {
				t.Errorf("%s has %d moves at the start", name, n)
			}
			continue
		}
		text, err := os.ReadFile("testdata/" + file.Name())
		if err != nil {
			t.Fatal(err)
		}
		games, err := imported(b, file.Name(), string(text), false)
		if err == nil || len(games) > 0 || refused[name] == "" || !strings.Contains(err.Error(), refused[name]) {
			t.Errorf("%s: %d games and the error\n%v\nwant %s", name, len(games), err, refused[name])
		}
	}
}

// chess is a small diagram that is right.
const chess = "files=8\nranks=8\npromoChoice=QNRB\npawn::::a2-h2\nknight:N:::b1,g1\nbishop::::c1,f1\nrook::::a1,h1\nqueen::::d1\nking::::e1\n"

// TestChess holds that the small diagram is chess, from its text, from a page, and from a
// page that has lost the ends of its lines.
func TestChess(t *testing.T) {
	b := builtin(t)
	for form, text := range map[string]string{
		"text":      chess,
		"comments":  "# chess\n\n" + chess,
		"returns":   strings.ReplaceAll(chess, "\n", "\r\n"),
		"flat":      strings.ReplaceAll(chess, "\n", " "),
		"page":      "<html><title>Chess &amp; more</title><!-- <div class=\"idiagram\"> -->\n<div class='a idiagram b'>\n" + chess + "</div></html>",
		"breaks":    "<p>a: b</p><DIV CLASS=idiagram>" + strings.ReplaceAll(chess, "\n", "<br />") + "</DIV>",
		"no border": "<div\n class=\"idiagram\"\n style=\"x\">" + chess + "<div>&nbsp;</div></div> <script>var a = 1 < 2; // <div>\n</script>",
	} {
		games, err := imported(b, "x.txt", text, false)
		if err != nil || len(games) != 1 {
			t.Errorf("%s: %d games: %v", form, len(games), err)
			continue
		}
		v, err := b.Compile(games[0].Text)
		if err != nil {
			t.Fatal(err)
		}
		if n := v.Rules.Start().Perft(3); n != 8902 {
			t.Errorf("%s: perft 3 = %d, want 8902\n%s", form, n, games[0].Text)
		}
		if form == "page" && games[0].Given != "Chess & more" {
			t.Errorf("the game is called %q", games[0].Given)
		}
	}
}

// Where only one side has a partner for its king, the other one does not castle.
func TestCastlingOfOneSide(t *testing.T) {
	b := builtin(t)
	games, err := imported(b, "x.txt", strings.Join([]string{"promoChoice=QN", "pawn::::a2-h2", "elephant:E:FA::a1,h1,,b8,g8",
		"knight:N:::b1,g1,,c8,f8", "queen::::d1", "king::::e1"}, "\n"), false)
	if err != nil || len(games) != 1 {
		t.Fatal(games, err)
	}
	const want = `castling.elephant = { left = { white = "c", black = [] }, right = { white = "g", black = [] } }`
	if text := strings.Join(strings.Fields(games[0].Text), " "); !strings.Contains(text, want) {
		t.Errorf("the game lacks %s:\n%s", want, text)
	}
}

// TestPage reads the diagrams of a page, one of them with a function in a script.
func TestPage(t *testing.T) {
	page := "<div class=\"idiagram\">" + chess + "</div>\n<div class=\"idiagram\">" + strings.Replace(chess, "pawn::", "pawn::fmWfcF", 1) + "</div>\n"
	b := builtin(t)
	games, err := imported(b, "two.html", page, false)
	if err != nil || len(games) != 2 || games[1].Given != "two 2" {
		t.Errorf("%d games: %v", len(games), err)
	}
	_, err = imported(b, "two.html", page+"<script>\nfunction BadZone(x) {}\n</script>", false)
	if err == nil || !strings.Contains(err.Error(), "two.html:22: two 1: not carried over: rules in a script of the page (BadZone)") {
		t.Errorf("a page with a rule in a script gives %v", err)
	}
	var script strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&script, "x%dTinker y%dTinker\n", i, i%2)
	}
	_, err = imported(b, "two.html", page+"<script>\n"+script.String()+"</script>", false)
	if err == nil || strings.Count(err.Error(), "Tinker") > 2*mostHooks || !strings.Contains(err.Error(), "rules in 952 functions more of the scripts of the page") {
		t.Errorf("a page with many rules in a script gives %.500s", err)
	}
}

// with returns the small diagram with a line instead of another, or before all others.
func with(old, line string) string {
	if old == "" {
		return line + "\n" + chess
	}
	return strings.Replace(chess, old+"\n", line+"\n", 1)
}

// TestNotes holds what is said of doubts.
func TestNotes(t *testing.T) {
	b := builtin(t)
	for _, c := range []struct{ text, want string }{
		{with(pawnLine, "pawn::::a2-h2,a3"), "x.txt:4:9: x: a pawn that comes to where another one began may make a first move again"},
		{with(pawnLine, "archer:P:ifmnDfmWfceF::a2-h2,a3"), "x.txt:4:24: x: an archer that comes to where another one began may make a first move again"},
		{with(queenLine, "vao:Q:::d1"), "x.txt:8:1: x: vao has no moves in the diagram; it is taken to move as mBcpB"},
		{with(bishopLine, "bishop::::c1,f1,,c8"), "x.txt:6:11: x: Black's are taken to stand only on the squares after the two commas, and not on the images of White's, such as f8"},
		{with(kingLine, "king:K:K::e1,d4"), "x.txt:1: x: extinction is not in the diagram; without it, a side with several royal pieces loses with the last"},
		{with(choiceLine, ""), "x.txt:1: x: promoChoice is not in the diagram; without it, it is QNRB"},
		{with(queenLine, "queen:Q:RnNB::d1"), "x.txt:8:10: x: queen, nN: such a leap is taken to need"},
		{with(pawnLine, "pawn::::a2-h2\nmaxPromote=0"), "x.txt:4:1: x: the pawn never promotes in the diagram"},
		{"<div class=idiagram>" + chess + "</div><script src=\"mine.js\"></script>", "x.txt:10: X: the page has scripts of its own"},
	} {
		games, err := imported(b, "x.txt", c.text, false)
		if err != nil || len(games) != 1 {
			t.Errorf("%q gives %d games: %v", c.text, len(games), err)
			continue
		}
		if !slices.ContainsFunc(games[0].Notes, func(p game.Problem) bool {
			return strings.HasPrefix(strings.ToLower(p.Error()), strings.ToLower(c.want))
		}) {
			t.Errorf("%q gives the notes\n%v\nwithout %s", c.text, games[0].Notes, c.want)
		}
	}
}

const (
	pawnLine, knightLine = "pawn::::a2-h2", "knight:N:::b1,g1"
	bishopLine           = "bishop::::c1,f1"
	rookLine, queenLine  = "rook::::a1,h1", "queen::::d1"
	kingLine, choiceLine = "king::::e1", "promoChoice=QNRB"
)

// TestProblems holds what is said of diagrams that are wrong, or that say what our
// language cannot, and where.
func TestProblems(t *testing.T) {
	b := builtin(t)
	for _, c := range []struct{ text, want string }{
		{with("", "file=8"), "x.txt:1:1: x: not carried over: file=8, a parameter that is not known here (did you mean \"files\"?)"},
		{with("", "royal="), "x.txt:1:1: royal= names no piece"},
		{"<!-- <div class=\"idiagram\"> -->" + chess, "x.txt:1: no element of the page is a diagram"},
		{with("", "files=9"), "x.txt:2:1: files is given twice, with different values"},
		{with("", "nonsense"), "x.txt:1:1: \"nonsense\" is neither a parameter"},
		{with("", "promoZone=x"), "x.txt:1:11: promoZone must be a number, not \"x\""},
		{with("", "symmetry=odd"), "x.txt:1:10: symmetry must be one of mirror, rotate and none, not \"odd\""},
		{with("", "maxPromote=9"), "x.txt:1: x: maxPromote=9 and promoZone=1 must count types and ranks"},
		{with("", "royal=X"), "x.txt:1:7: royal: \"X\" is neither the number of a piece nor the id of one"},
		{with("files=8", "files=99"), "x.txt:1: x: the board has 99 files"},
		{with(choiceLine, "promoChoice=QX"), "x.txt:3:14: promoChoice: \"X\" does not begin with the id of one piece"},
		{with(choiceLine, "promoChoice= Q"), "x.txt:3:14: \"Q\" stands alone"},
		{with(choiceLine, "promoChoice=*QN"), "x.txt:3:1: x: not carried over: promoChoice=*QN: choices of which some come from the hand"},
		{with(choiceLine, "promoChoice=PQ"), "x.txt:3:1: x: not carried over: promoChoice=PQ: the pawn among its own choices"},
		{"files=1 rook::::", "x.txt:1: x: not carried over: promoChoice=QNRB: the rook among its own choices"},
		{with(choiceLine, "promoChoice=+"), "x.txt:3:13: x: not carried over: promoChoice=+: + without promoOffset"},
		{with(choiceLine, "promoOffset=20"), "x.txt:3:1: pawn would become type 21, but there are 6"},
		{with(pawnLine, "pawn::fmWw:x:a2-h2"), "x.txt:4:10: pawn: w: a capital letter is missing"},
		{with(pawnLine, "pawn::fmWdN:x:a2-h2"), "x.txt:4:10: x: not carried over: pawn, dN: d: it captures pieces of its own side"},
		{with(pawnLine, "pawn::::a2-i2"), "x.txt:4:9: \"a2-i2\" is not on the board"},
		{with(pawnLine, "pawn::::a2-h"), "x.txt:4:9: \"a2-h\" is neither a square"},
		{with(pawnLine, "pawn::::a2-h2,b1"), "x.txt:5:12: knight: the pawn is already on b1"},
		{with(pawnLine, "pawn::::a2-h2:x"), "x.txt:4:15: \"x\" is not a number of pieces in hand"},
		{with(pawnLine, "pawn::::a2-h2:1:2"), "x.txt:4:18: too many colons"},
		{with(pawnLine, "pawn::::a2-h2 queen:x"), "x.txt:4:15: \"queen:x\" is not a piece"},
		{with(queenLine, "wazir-knight:Q:::d1"), "x.txt:8:1: wazir-knight has no moves"},
		{with(queenLine, "queen:Q:rWB::d1"), "x.txt:8:9: x: not carried over: queen: its moves differ to the left and the right"},
		{with(kingLine, "king:K:KisO2::e1,,e7"), "x.txt:9:15: king: the pawn is already on e7"},
		{with(rookLine, "hole::::a1,h1\nrook::::a1"), "x.txt:8:9: rook: a1 does not exist"},
		{with(kingLine, "king:K:KO2::e1"), "x.txt:9:8: x: not carried over: king: castling without i"},
		{with(kingLine, "king:K:KisO2:::"), "x.txt:1: x: not carried over: the royal piece of White (king): it has none on the board"},
		{with("", "succession=1"), "x.txt:1:1: x: not carried over: succession=1"},
		{with("", "captureMatrix=x"), "x.txt:1:1: x: not carried over: captureMatrix=x"},
		{with("", "spell=4"), "x.txt:1:1: x: not carried over: spell=4"},
		{with("", "baring=1"), "x.txt:1:1: x: not carried over: baring=1"},
		{with(choiceLine, "promoChoice=*Q\nholdingsType=-1"), "x.txt:4:1: x: not carried over: holdingsType=-1: drops together with choices"},
		{with(choiceLine, "promoOffset=4\nholdingsType=-1"), "x.txt:9:10: x: not carried over: queen: what it becomes in hand"},
		{with("", "holdingsType=1"), "x.txt:1:1: x: not carried over: holdingsType=1: captured pieces in hand"},
		{with("", "counterStrike=2"), "x.txt:1:1: x: not carried over: counterStrike=2 without protected"},
		{with("", "shuffle=RNQ"), "x.txt:1:1: x: not carried over: shuffle=RNQ: a shuffle of some pieces"},
		{with("", "morph=x"), "x.txt:1:1: morph must come after its piece"},
		{with(queenLine, queenLine+"\nmorph=R......./8"), "x.txt:9:1: x: not carried over: queen, morph=R......./8: its board is incomplete"},
		{with(queenLine, queenLine+"\nmorph==......./8"), "x.txt:9:1: x: not carried over: queen, morph==......./8: it has something other than dots"},
		{with(pawnLine, pawnLine+"\nmorph=QQQQQQQQ"+strings.Repeat("/........", 7)), "x.txt:5:1: x: not carried over: pawn, morph=QQQQQQQQ/......../......../......../......../......../......../........: it promotes in another way too"},
		{with(kingLine, "king::::e1,d4"), "x.txt:9:7: x: not carried over: king: castling of one of several"},
		{with("", "royal=QK\nextinction=1"), "x.txt:2:1: x: not carried over: extinction=1: only one side loses with the last"},
		{with(kingLine, "king:K:KinD::e1"), "x.txt:9:8: x: not carried over: king: a first move with n, of a royal piece"},
		{with("", "royal=Q\nroyal=X"), "x.txt:2:7: royal: \"X\" is neither"},
		{"files=8\n", "x.txt:1: x: the diagram has no pieces"},
		{"<div class=\"idiagram\">" + chess, "x.txt:1: the <div> of this diagram is never closed"},
	} {
		_, err := imported(b, "x.txt", c.text, false)
		if err == nil || !strings.Contains("\n"+err.Error(), "\n"+c.want) {
			t.Errorf("%q gives\n%v\nwithout %s", c.text, err, c.want)
		}
	}
}

// TestParameters holds what parameters make of the small diagram.
func TestParameters(t *testing.T) {
	b := builtin(t)
	for _, c := range []struct{ text, want string }{
		{with("", "stalemate=win\nbaring=0"), `endings.stalemate = "loss"`},
		{with("", "stalemate=win\nbaring=0"), `endings.bare_king = "loss unless answered"`},
		{with("", "shuffle=RN!BQK"), `shuffle = "chess960"`},
		{with(kingLine, "king:K:K::e1\nshuffle=RNBQK"), `shuffle = "free"`},
		{with(choiceLine, "promoChoice=NRB\nroyal=5"), `royal.types = ["queen"]`},
		{with("", "royal=QK\nextinction=3"), `royal.check = "last"`},
		{with("", "royal=QK"), `royal.check = "last"`},
		{with("", "royal=5\nroyal=K\nextinction=0"), `royal.types = ["queen", "king"]`},
		{with(kingLine, "king:K:K::d4,e1,,e8\nextinction=1"), `royal.check = "last"`},
		{with(kingLine, "king:K:KimN::e1"), `only = "move", when = ["unmoved", "not in check"]`},
		{with(queenLine, "gryphon:Q:::d1"), `slide = [0, 1]`},
		{with("", "protected=Q\ncounterStrike=5"), `trade = { types = "queen", counterstrike = "never" }`},
		{with("", "protected=Q"), `trade = { types = "queen" }`},
		{with("", "promoZone=2"), `promotion.pawn = { zone = "last 2 ranks", to = ["queen", "knight", "rook", "bishop"] }`},
		{with(choiceLine, "promoChoice=!PQNRB\npromoZone=2"), `must = "last rank"`},
		{with(choiceLine, "promoChoice=QN1\npromoZone=2"), `a7 = ["queen"]`},
		{with(choiceLine, "promoChoice=*Q*N\nholdingsType=1"), `hand = { use = "promote", gains = "losses" }`},
		{with(choiceLine, "promoOffset=4\npromoZone=3"), `must = "last rank", by = ["entering", "capturing"], always = "last rank", to = "queen"`},
		{with("", "holdingsType=-1"), `hand = { use = "drop", gains = "captures", demote = false }`},
		{with(queenLine, "queen::::d1:1\nmaxPromote=0\nholdingsType=-1"), `RNBQKBNR[Qq] w KQkq`},
		{strings.Replace(with(choiceLine, "promoOffset=5\nroyal=7\nholdingsType=-1"), kingLine, "tokin:T:WfF::\n"+kingLine, 1), `hand = { use = "drop", gains = "captures" }`},
		{strings.Replace(with(choiceLine, "promoOffset=5\nroyal=7\nholdingsType=-1"), kingLine, "tokin:T:WfF::\n"+kingLine, 1), `must = "last rank", by = ["entering", "inside", "leaving"], to = "tokin"`},
		{strings.Replace(with(choiceLine, "promoOffset=5\nroyal=7\nholdingsType=-2"), kingLine, "tokin:T:WfF::\n"+kingLine, 1), `demote = false`},
		{with(choiceLine, "promoOffset=4\nmaxPromote=2\nroyal=6\npromoChoice=+"), `promotion.knight = { to = "king" }`},
		{with(choiceLine, "promoOffset=4\nmaxPromote=3\nroyal=6\npromoChoice=+"), `promotion.bishop = { to = "queen" }`},
		{with(choiceLine, "promoOffset=4\npromoChoice=+"), `promotion.pawn = { to = "queen" }`},
		{strings.Replace(with(kingLine, "wazir:W:W::\n"+kingLine), choiceLine+"\n", "", 1), `promotion.pawn = { to = ["queen", "knight", "rook", "bishop"] }`},
		{with(choiceLine, "promoChoice="), `promotion.pawn = { to = ["knight", "bishop", "rook", "queen"] }`}, {with(kingLine, kingLine+"\nhole::::a4"), `holes = ["a5", "a4"]`},
		{with(queenLine, queenLine+"\nmorph="+strings.Repeat("********/", 4)+"......../......../......../........"), `within = ["a4", "b4"`},
		{with(pawnLine, pawnLine+"\nmorph=RNBQQBNR"+strings.Repeat("/........", 7)+"\nmaxPromote=0"), `[promotion.pawn.by_place] a1 = "rook" b1 = "knight"`},
		{with(kingLine, "king:K:KfkR::e1"), `only = "capture", victims = "king"`},
		{with(rookLine, "rook:::"), "king may castle to the left, but has no partner there"},
		{with(bishopLine, "bishop::::c1,f1,,c8"), "rnbqk1nr"},
	} {
		games, err := imported(b, "x.txt", c.text, false)
		if err != nil || len(games) != 1 {
			t.Errorf("%q gives %d games: %v", c.text, len(games), err)
			continue
		}
		if text := strings.Join(strings.Fields(games[0].Text), " "); !strings.Contains(text, c.want) {
			t.Errorf("%q gives\n%s\nwithout %s", c.text, games[0].Text, c.want)
		}
	}
}

// TestHostile holds that texts which are made to hurt end quickly, with an error.
func TestHostile(t *testing.T) {
	b := builtin(t)
	for name, text := range map[string]string{
		"a long line":     "files=8 " + strings.Repeat("x", 10<<20),
		"many words":      "files=8 " + strings.Repeat("x ", 1<<20),
		"many pieces":     strings.Repeat("pawn::::a2\n", 1<<16),
		"many parameters": strings.Repeat("files=8 ", 1<<16),
		"many tags":       "<div class=\"idiagram\">" + strings.Repeat("a<b>", 1<<18),
		"many diagrams":   strings.Repeat("<div class=\"idiagram\">", 1<<16),
		"many scripts":    "<div class=\"idiagram\"></div>" + strings.Repeat("<script></script><style>", 1<<16),
		"nested legs":     with(queenLine, "queen::"+strings.Repeat("(", 400)+"aK::d1"),
		"repeated legs":   with(queenLine, "queen::(a)16(a)16(a)16K::d1"),
		"many legs":       with(queenLine, "queen::"+strings.Repeat("a", 400)+"K::d1"),
		"wide legs":       with(queenLine, "queen::aaaaaaaK::d1"),
		"a huge count":    with(queenLine, "queen::(a)99999999999999999999R99999999999::d1"),
		"a huge hand":     with(queenLine, "queen::::d1:99999999999"),
		"a huge board":    "files=999999999999 ranks=2 king::::a1",
		"many squares":    with(queenLine, "queen::::"+strings.Repeat("a1-h8,", 3000)),
	} {
		start := time.Now()
		_, err := imported(b, "x.txt", text, false)
		if took := time.Since(start); took > 5*time.Second || err == nil {
			t.Errorf("%s: the error after %v is %v", name, took, err)
		}
	}
}

// FuzzDiagram holds that no text makes the reader panic or hang.
func FuzzDiagram(f *testing.F) {
	files, err := os.ReadDir("testdata")
	if err != nil {
		f.Fatal(err)
	}
	for i, file := range files {
		if text, err := os.ReadFile("testdata/" + file.Name()); err == nil && (i%4 == 0 || os.Getenv("FAIRYMAX_LONG") != "") {
			f.Add(string(text))
		}
	}
	f.Add("<div class=\"idiagram\">" + chess + "</div><script>BadZone</script>")
	f.Add(with(queenLine, queenLine+"\nmorph=R......./8") + "shuffle=!BR,Q protected=2 royal=K,5")
	b := builtin(f)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<11 {
			return
		}
		games, _ := imported(b, "x.txt", text, true)
		for _, g := range games {
			if _, err := b.Compile(g.Text); err != nil {
				t.Errorf("%v\n%s", err, g.Text)
			}
		}
	})
}
