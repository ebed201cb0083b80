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
	var pgn, page strings.Builder
	if err := g.WritePGN(&pgn); err != nil {
		t.Fatal(err)
	}
	again, err := notation.ReadRecords(strings.NewReader(pgn.String()))
	if err != nil || len(again) != 1 || !slices.Equal(again[0].Moves, record.Moves) || !strings.Contains(pgn.String(), "g4 $4") {
		t.Errorf("%v in\n%s", err, pgn.String())
	}
	if err := WriteHTML(&page, []*Game{g}, "x"); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"g4??", "&lt;b&gt; – ?, 0-1", "Turning points", `class="chart"`} {
		if !strings.Contains(page.String(), text) {
			t.Errorf("%q is not on the page", text)
		}
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
	if rows := g.rows(); len(rows) != 2 || rows[0].Sides[0] != nil || rows[0].Sides[1] == nil || rows[1].Sides[0] == nil {
		t.Errorf("%+v", rows)
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
