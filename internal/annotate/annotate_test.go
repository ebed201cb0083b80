package annotate

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
)

// annotated goes through a game in PGN.
func annotated(t *testing.T, ctx context.Context, variant, text string) (*Game, *notation.Record, error) {
	t.Helper()
	records, err := notation.ReadRecords(strings.NewReader(text))
	if err != nil || len(records) != 1 {
		t.Fatalf("%d games, %v", len(records), err)
	}
	game, err := records[0].Replay(testgames.Shipped(t, variant))
	if err != nil {
		t.Fatal(err)
	}
	a := &Annotator{Engine: engine.New(eval.New, engine.Options{HashMB: 1}), Nodes: 3000}
	g, err := a.Annotate(ctx, game, records[0])
	return g, records[0], err
}

// The move that loses is a blunder and the turning point, and the better line begins with
// another one.
func TestBlunder(t *testing.T) {
	g, record, err := annotated(t, t.Context(), "normal", "[White \"<b>\"]\n\n1. f3 e5 2. g4 Qh4# 0-1")
	if err != nil {
		t.Fatal(err)
	}
	bad := g.Moves[2]
	if bad.Verdict != Blunder || !bad.Turns || len(bad.Best) == 0 || bad.Best[0] == "g4" || bad.Loss < 0.3 || bad.Side != "White" || bad.Number != 2 {
		t.Errorf("2. g4: %+v", bad)
	}
	if mate := g.Moves[3]; mate.Verdict != "" || mate.Score != -won || mate.Expects != 0 || mate.Loss != 0 {
		t.Errorf("2… Qh4: %+v", mate)
	}
	var pgn strings.Builder
	if err := g.WritePGN(&pgn); err != nil {
		t.Fatal(err)
	}
	again, err := notation.ReadRecords(strings.NewReader(pgn.String()))
	if err != nil || len(again) != 1 || !slices.Equal(again[0].Moves, record.Moves) || !strings.Contains(pgn.String(), "g4 $4") {
		t.Errorf("%v in\n%s", err, pgn.String())
	}
}

// A draw that is not claimed ends no game: the moves after it are judged as others are.
func TestAfterRepetition(t *testing.T) {
	g, _, err := annotated(t, t.Context(), "normal", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. f3 e5 6. g4 Qh4# 0-1")
	if err != nil {
		t.Fatal(err)
	}
	if draw := g.Moves[7]; draw.Score != 0 || draw.Expects != 0.5 {
		t.Errorf("4… Ng8: %+v", draw)
	}
	if bad := g.Moves[8]; bad.Verdict == "" || len(bad.Best) == 0 {
		t.Errorf("5. f3: %+v", bad)
	}
}

// Black may begin, from a position of its own, in a game with hands.
func TestFromPosition(t *testing.T) {
	text := "[FEN \"4k3/8/8/8/8/8/r7/4K3[Qq] b - - 0 1\"]\n\n1... Q@d2+ 2. Kf1 *"
	g, _, err := annotated(t, t.Context(), "crazyhouse", text)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Moves) != 2 || g.Moves[0].Side != "Black" || g.Start == "" {
		t.Errorf("%+v", g)
	}
}

func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := annotated(t, ctx, "normal", "1. e4 *"); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// A score that counts plies says which side wins; a large evaluation is a number.
func TestScoreText(t *testing.T) {
	for score, want := range map[int]string{32000: "the end", 31900: "White wins by force", -31900: "Black wins by force", 31500: "+315.00", -25: "-0.25"} {
		if got := (&Move{Score: score}).scoreText(); got != want {
			t.Errorf("%d is %q, want %q", score, got, want)
		}
	}
}

// What was found comes into the tree: scores, the glyph of the blunder, and the better line.
func TestAttach(t *testing.T) {
	g, record, err := annotated(t, t.Context(), "normal", "1. f3 e5 2. g4 (2. e4 d5) Qh4# 0-1")
	if err != nil {
		t.Fatal(err)
	}
	tree, _, err := gametree.Read(record, testgames.Shipped(t, "normal"))
	if err != nil {
		t.Fatal(err)
	}
	if err := tree.Go(2); err != nil {
		t.Fatal(err)
	}
	if err := g.Attach(tree); err != nil {
		t.Fatal(err)
	}
	line := tree.MainLine()
	if tree.At().ID != 2 || len(line) != 4 || !slices.Equal(line[2].Glyphs, []int{4}) || line[0].Score == nil || line[3].Score.Centipawns != -won {
		t.Errorf("at %d: %+v", tree.At().ID, line)
	}
	if others := line[1].Next; len(others) < 2 || !slices.ContainsFunc(others[1:], func(n *gametree.Node) bool { return n.SAN == g.Moves[2].Best[0] }) {
		t.Errorf("instead of g4: %+v, want %s", others, g.Moves[2].Best)
	}
}

// The times of a game stay with its moves, beside what is said of them.
func TestTimesStay(t *testing.T) {
	g, _, err := annotated(t, t.Context(), "normal", "1. e4 {[%clk 0:10:00] good} e5 {[%emt 0:00:03][%clk 0:09:57]} 2. Nf3 {[%eval 0.2] [%clk 1} *")
	if err != nil {
		t.Fatal(err)
	}
	var pgn strings.Builder
	if err := g.WritePGN(&pgn); err != nil {
		t.Fatal(err)
	}
	again, err := notation.ReadRecords(strings.NewReader(pgn.String()))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"[%clk 0:10:00] ", "[%clk 0:09:57] [%emt 0:00:03] ", ""} {
		if got := again[0].Comment(i); got != want+g.Moves[i].Comment() {
			t.Errorf("move %d: %q, want %q before what is said of it", i+1, got, want)
		}
	}
}
