package drawing

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/variants/betza"
	"fairymax/variants/picture"
	"fairymax/variants/vocabulary"
)

// moving is a piece with moves in Betza's notation.
func moving(t *testing.T, moves string) Piece {
	t.Helper()
	chains, err := betza.Read(moves)
	if err != nil {
		t.Fatal(err)
	}
	return Piece{Moves: chains}
}

func white(d Drawing) string { return d.SVG(define.White) }

// The circumstances of a move do not make another drawing, another move does.
func TestByMoves(t *testing.T) {
	l := Open()
	figure := func(name string) string { return white(alike(l.byName[name].shapes...)) }
	for moves, name := range map[string]string{
		"fmWfceFifmnD": "pawn", "fmWfcF": "pawn", "NB": "archbishop", "BN": "archbishop", "QN": "amazon", "K": "commoner",
		"RB": "queen", "RBN": "amazon", "WF": "commoner", "oN": "knight", "oR": "ring-rook", "FifmnD": "ferz",
	} {
		if white(l.For(moving(t, moves))) != figure(name) {
			t.Errorf("%s is not drawn as %s", moves, name)
		}
	}
	for _, moves := range []string{"mN", "NW", "fN", "mNcB", "R3"} {
		svg := white(l.For(moving(t, moves)))
		for _, f := range l.figures {
			if svg == white(alike(f.shapes...)) {
				t.Errorf("%s is drawn as %s", moves, f.name)
			}
		}
	}
	king := moving(t, "K")
	king.Royal = true
	if white(l.For(king)) != figure("king") {
		t.Error("a royal king is not drawn as king")
	}
}

// A piece with the moves of a figure and a few more is the figure with a badge; royal
// pieces have a badge too.
func TestBadges(t *testing.T) {
	l := Open()
	body := func(moves string) string { return strings.TrimSuffix(white(l.For(moving(t, moves))), "</g>") }
	for moves, most := range map[string]string{"NW": "N", "BD": "B", "RNF": "RN", "NWD": "N"} {
		if svg := body(moves); !strings.HasPrefix(svg, body(most)) || svg == body(most) {
			t.Errorf("%s is not %s with a badge", moves, most)
		}
	}
	royal := moving(t, "R")
	royal.Royal = true
	if svg := white(l.For(royal)); !strings.HasPrefix(svg, body("R")) || strings.TrimSuffix(svg, "</g>") == body("R") {
		t.Error("a royal rook is not a rook with a badge")
	}
	if strings.HasPrefix(body("WGZ"), body("W")) {
		t.Error("a badge shows more moves than the figure has")
	}
}

// Without a figure for its moves, a piece resembles the figure that moves so where it captures
// nothing, or one with moves of the same form; a badge shows what it does.
func TestLikeness(t *testing.T) {
	l := Open()
	for moves, name := range map[string]string{
		"yafsF": "griffon", "fFfyafsF": "griffon", "mFyafsmF": "griffon", "yafsW": "aanca",
		"fN": "knight", "mN": "knight", "cN": "knight", "fNbW": "knight", "mNcB": "knight", "mBcN": "bishop", "mKcQ": "commoner", "mQcK": "queen",
		"fC": "camel", "N2": "nightrider",
	} {
		svg := white(l.For(moving(t, moves)))
		whole := white(alike(l.byName[name].shapes...))
		if !strings.HasPrefix(svg, strings.TrimSuffix(whole, "</g>")) {
			t.Errorf("%s does not resemble %s", moves, name)
		}
		if svg == whole {
			t.Errorf("%s has no badge", moves)
		}
	}
	disc := circle(medalX, medalY, medalR)
	for _, moves := range strings.Fields("R3 fB fRsbW cW HG fNfB") {
		if !strings.Contains(white(l.For(moving(t, moves))), disc) {
			t.Errorf("%s is not a medal", moves)
		}
	}
}

// Pieces that a compass shows differ wherever their moves do.
func TestCompassesDiffer(t *testing.T) {
	l := Open()
	seen := map[string]string{}
	for _, moves := range strings.Fields("fN bN sN mN cN mNcW cNmW R2 R3 mR cR mRcF  pR pB gB gR nH H G GH CH mC cC CG ZG ZH AG nD nZ N2 N3 C0 Z0 D0 A0 H0 " +
		"fD fA bA sD fDbA mD cD FyafsF WyafsW mFyafsF") {
		svg := white(l.For(moving(t, moves)))
		if other := seen[svg]; other != "" {
			t.Errorf("%s looks like %s", moves, other)
		}
		seen[svg] = moves
	}
}

// A glyph comes before the moves.
func TestHints(t *testing.T) {
	l := Open()
	p := moving(t, "N")
	knight := white(l.For(p))
	for glyph, name := range map[string]string{"♜": "rook", "♖": "rook", "♟︎": "pawn", "🐘": "alfil", "🐿️": "squirrel"} {
		p.Glyph = glyph
		if white(l.For(p)) != white(alike(l.byName[name].shapes...)) {
			t.Errorf("%s is not drawn as %s", glyph, name)
		}
	}
	for _, glyph := range []string{"<&", "x", "🦙", "☖", "○", "\ufffe", "☖\uffff"} {
		p.Glyph = glyph
		svg := white(l.For(p))
		if checkDrawing(t, glyph, svg); !strings.Contains(svg, "<text") {
			t.Errorf("%s is not shown", glyph)
		}
	}
	if p.Glyph = ""; white(l.For(p)) != knight {
		t.Error("a piece without a glyph is not drawn by its moves")
	}
}

// A figure that the definition names comes before the glyph, for each side alone too.
func TestNamedFigures(t *testing.T) {
	l := Open()
	p := moving(t, "N")
	p.Hint = Hint{Glyph: "♜", Figure: [2]string{"dragon", "wolf"}}
	d := l.For(p)
	for side, name := range p.Figure {
		if got, want := d.SVG(define.Color(side)), alike(l.byName[name].shapes...).SVG(define.Color(side)); got != want {
			t.Errorf("%v has another drawing than %s", define.Color(side), name)
		}
	}
	p.Glyph = "☖金"
	if d = l.For(p); d.Points() || strings.Contains(white(d), "#f6dfae") {
		t.Error("a figure is of wood")
	}
}

// The library has the figures that the language names, and no others but parts and characters.
func TestFigureNames(t *testing.T) {
	l := Open()
	for _, name := range vocabulary.FigureNames() {
		if l.byName[name] == nil {
			t.Errorf("there is no figure %s", name)
		}
	}
	parts := &Library{byName: map[string]*figure{}, byGlyph: map[string]*figure{}, byGait: map[string]*figure{}}
	for _, file := range []string{"parts", "shogi", "xiangqi"} {
		text, err := files.ReadFile("figures/" + file + ".svg")
		if err == nil {
			err = parts.read(string(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range l.figures {
		if (parts.byName[f.name] == nil) != vocabulary.IsFigure(f.name) {
			t.Errorf("%s: the language names it: %v", f.name, vocabulary.IsFigure(f.name))
		}
	}
}

// No two figures look alike.
func TestFiguresDiffer(t *testing.T) {
	l := Open()
	seen := map[string]string{}
	for _, name := range vocabulary.FigureNames() {
		svg := white(alike(l.byName[name].shapes...))
		if checkDrawing(t, name, svg); seen[svg] != "" {
			t.Errorf("%s looks like %s", name, seen[svg])
		}
		seen[svg] = name
	}
}

// A picture of the author's own has the colours of the sides where it has none, and keeps
// the others; a coloured one stands on a disc of the side's colour.
func TestOwnPictures(t *testing.T) {
	read := func(text string) Drawing {
		p, err := picture.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		return Open().For(Piece{Hint: Hint{Own: [2]picture.Picture{p, p}}})
	}
	d := read(`<svg viewBox="0 0 45 45"><path d="M5 40H40L22 5Z"/><path d="M10 30H30" fill="none" stroke="#000"/><circle cx="22" cy="25" r="3" fill="red"/></svg>`)
	for side := define.White; side <= define.Black; side++ {
		svg := d.SVG(side)
		checkDrawing(t, "own", svg)
		for _, part := range []string{`d="M5 40L40 40L22 5Z"`, `fill="#ff0000"`, `stroke="currentColor"`} {
			if !strings.Contains(svg, part) {
				t.Errorf("%v lacks %s in %s", side, part, svg)
			}
		}
	}
	plated := white(read(`<svg viewBox="0 0 45 45"><path d="M5 40H40L22 5Z" fill="#080"/></svg>`))
	if !strings.HasPrefix(plated[strings.Index(plated, "<path"):], `<path d="`+circle(22.5, 22.5, 21)+`"/>`) {
		t.Errorf("a coloured picture has no disc: %s", plated)
	}
}

// Tokens have the characters of their sides, drawn as lines; promoted ones are red.
func TestTokens(t *testing.T) {
	l := Open()
	for _, glyph := range strings.Fields("☖玉 ☖飛 ☖角 ☖金 ☖銀 ☖桂 ☖香 ☖歩 ☗竜 ☗馬 ☗全 ☗圭 ☗杏 ☗と ☖酔 ☗太 ○帥 ○仕 ○相 ○俥 ○傌 ○炮 ○兵 ○旗") {
		d := l.For(Piece{Hint: Hint{Glyph: glyph}})
		isWedge := !strings.HasPrefix(glyph, "○")
		if d.Points() != isWedge {
			t.Errorf("%s points: %v", glyph, d.Points())
		}
		for side := define.White; side <= define.Black; side++ {
			svg := d.SVG(side)
			if checkDrawing(t, glyph, svg); strings.Contains(svg, "<text") {
				t.Errorf("%s needs a font", glyph)
			}
			red := strings.HasPrefix(glyph, "☗") || !isWedge && side == define.White
			if strings.Contains(svg, "#b3141b") != red {
				t.Errorf("%v's %s is red: %v", side, glyph, !red)
			}
		}
		if same := d.SVG(define.White) == d.SVG(define.Black); same != (isWedge && glyph != "☖玉") {
			t.Errorf("%s is the same for both sides: %v", glyph, same)
		}
	}
	if d := l.For(Piece{Hint: Hint{Glyph: "☖亜"}}); !strings.Contains(white(d), ">亜</text>") {
		t.Error("a character without lines of our own is not shown as text")
	}
}

// Both sides are the same shapes, Black's with light outlines on a silhouette.
func TestSides(t *testing.T) {
	d := Open().For(moving(t, "RN"))
	w, b := d.SVG(define.White), d.SVG(define.Black)
	if strings.Contains(w, "stroke-opacity") || !strings.Contains(b, "stroke-opacity") {
		t.Errorf("White's drawing is %s, Black's is %s", w, b)
	}
	for _, s := range d.sides[define.White] {
		if path := `d="` + s.path + `"`; !strings.Contains(w, path) || !strings.Contains(b, path) {
			t.Errorf("a side lacks the path %s", path)
		}
	}
	for _, side := range []string{".piece.white", ".piece.black"} {
		if strings.Count(Style(), side+" {") != 2 {
			t.Errorf("the style has not two rules for %s, light and dark", side)
		}
	}
}

// Pieces of a game that move alike do not look alike, however many they are.
func TestTwins(t *testing.T) {
	def := &define.Game{}
	for range 40 {
		steps := [2][]define.Step{{{Vector: define.Vector{Right: 1, Up: 2}, Range: 1, Mode: define.MayMove | define.MayCapture}}}
		def.Types = append(def.Types, define.Type{Owners: [2]bool{true, false}, Steps: steps, Name: "x"})
	}
	seen := map[string]bool{}
	for _, d := range Open().Game(def, nil) {
		if svg := white(d); seen[svg] {
			t.Error("two pieces look alike")
		} else {
			seen[svg] = true
			checkDrawing(t, "a twin", svg)
		}
	}
}

// Pieces of a game differ for each side, also where a definition chooses the same picture for
// one side alone.
func TestHalfTwins(t *testing.T) {
	def := &define.Game{Types: make([]define.Type, 4)}
	hints := []Hint{{Figure: [2]string{"wolf", "bear"}}, {Figure: [2]string{"wolf", "owl"}}, {Figure: [2]string{"bat", "owl"}}, {Figure: [2]string{"wolf", "bear"}}}
	checkApart(t, "half twins", Open().Game(def, hints))
}

// No two pieces of a game look alike, whatever moves they have: random mixtures of atoms,
// directions and modes.
func TestMixtures(t *testing.T) {
	l := Open()
	random := rand.New(rand.NewPCG(3, 4))
	pick := func(words string) string { list := strings.Split(words, " "); return list[random.IntN(len(list))] }
	for range 300 {
		def := &define.Game{}
		for range 4 + random.IntN(20) {
			var steps []define.Step
			for range 1 + random.IntN(3) {
				moves := pick("  f b") + pick(" m c") + pick("W F N C Z D A H R B R3 B2 N0 D0")
				if random.IntN(4) == 0 {
					moves = pick("yafsF yafsW FyafsF WyafsW pR gB nN")
				}
				for _, c := range moving(t, moves).Moves {
					steps = append(steps, c...)
				}
			}
			def.Types = append(def.Types, define.Type{Owners: [2]bool{true, true}, Steps: [2][]define.Step{steps, steps}})
		}
		checkApart(t, "a mixture", l.Game(def, nil))
	}
}

// checkApart holds that no two drawings are the same for a side.
func checkApart(t *testing.T, game string, drawings []Drawing) {
	t.Helper()
	for side := define.White; side <= define.Black; side++ {
		seen := map[string]int{}
		for i, d := range drawings {
			svg := d.SVG(side)
			if other := seen[svg]; other > 0 {
				t.Errorf("%s: pieces %d and %d of %v look alike", game, other, i+1, side)
			}
			seen[svg] = i + 1
			checkDrawing(t, game, svg)
		}
	}
}

// No piece is too much: not one with hundreds of long moves with many legs.
func TestAnyMoves(t *testing.T) {
	l := Open()
	random := rand.New(rand.NewPCG(1, 2))
	vector := func() define.Vector {
		return define.Vector{Right: int8(random.IntN(31) - 15), Up: int8(random.IntN(31) - 15)}
	}
	for n := 0; n <= 600; n += 40 {
		var p Piece
		for range n {
			var c define.Chain
			for legs := random.IntN(6); legs >= 0; legs-- {
				step := define.Step{Vector: vector(), Range: random.IntN(16), Mode: define.Mode(random.IntN(4)), Then: legs > 0}
				if len(c) > 0 {
					step.Hop = define.AfterMove + define.Hop(random.IntN(int(define.AfterEither)))
				}
				for range random.IntN(3) {
					step.Path = append(step.Path, vector())
				}
				c = append(c, step)
			}
			p.Moves = append(p.Moves, c)
		}
		checkDrawing(t, strconv.Itoa(n)+" random moves", white(l.For(p)))
	}
}

// Figures stay inside the field, with their lines.
func TestInsideField(t *testing.T) {
	for _, f := range Open().figures {
		size := 45.0
		if len(f.name) != len([]rune(f.name)) {
			size = 100 // a character
		}
		if f.name == "diadem" || f.name == "star" {
			continue // parts around the origin
		}
		for _, s := range f.shapes {
			for _, word := range pathWords(s.path) {
				if n, err := strconv.ParseFloat(word, 64); err == nil && (n < .75 || n > size-.75) {
					t.Errorf("%s goes to %v", f.name, n)
				}
			}
		}
	}
}

// A mistake in a file of figures has a message.
func TestFigureMistakes(t *testing.T) {
	for text, want := range map[string]string{
		`<svg><symbol id="a"/><symbol id="a"/></svg>`:                                       "two",
		`<svg><symbol id="a"><path d="M0 0 l5 5"/></symbol></svg>`:                          "number",
		`<svg><symbol id="a"><path d="M0 0 A5 5"/></symbol></svg>`:                          "command",
		`<svg><symbol id="a"><path d="5 5"/></symbol></svg>`:                                "number",
		`<svg><symbol id="a"><path class="lien" d="M0 0"/></symbol></svg>`:                  "class",
		`<svg><symbol id="a"><circle cx="1" cy="?" r="2"/></symbol></svg>`:                  "?",
		`<svg><symbol id="a"><use href="#b"/></symbol></svg>`:                               "no part",
		`<svg><symbol id="a"/><symbol id="b"><use href="#a" transform="turn(2)"/></symbol>`: "transform",
		`<svg><symbol id="a"><rect/></symbol></svg>`:                                        "element",
		`<svg><symbol id="a" data-moves="N"/><symbol id="b" data-moves="N"/></svg>`:         "has the moves of",
		`<svg><symbol id="a" data-moves="?"/></svg>`:                                        "?",
		`<svg><symbol id="a" data-glyph="x"/><symbol id="b" data-glyph="x"/></svg>`:         "glyph",
		`<svg><symbol id="a">`: "ends before",
	} {
		l := &Library{byName: map[string]*figure{}, byGlyph: map[string]*figure{}, byGait: map[string]*figure{}}
		if err := l.read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

// A figure in another is the same at another place and size.
func TestPlaces(t *testing.T) {
	place, err := placeOf("translate(2 3) scale(.5 2)")
	if err != nil {
		t.Fatal(err)
	}
	got, err := place.path("M10 20H4V-5C1 2 3 4 5 6 0 0 2 2 8 8Z")
	if want := "M7 43H4V-7C2.5 7 3.5 11 4.5 15 2 3 3 7 6 19Z"; err != nil || got != want {
		t.Errorf("%s, %v, want %s", got, err, want)
	}
}

// The manual lists the glyphs that have a drawing.
func TestManualListsGlyphs(t *testing.T) {
	_, text, found := strings.Cut(vocabulary.Manual(), "# Pictures")
	text, _, _ = strings.Cut(text, "\n# ")
	l := Open()
	for glyph := range l.byGlyph {
		if !strings.Contains("♙♘♗♖♕♔🐂🐫⭐", glyph) && !strings.Contains(text, glyph) {
			t.Errorf("the manual does not list %s", glyph)
		}
	}
	n := 0
	for _, r := range text {
		if r > 0x2600 && r < 0x2800 || r > 0x1f000 {
			n++
			glyph := string(r)
			if _, isToken := l.token(glyph + "金"); l.byGlyph[glyph] == nil && !isToken {
				t.Errorf("%s of the manual has no drawing", glyph)
			}
		}
	}
	if !found || n < 20 {
		t.Errorf("%d glyphs in the manual", n)
	}
}
