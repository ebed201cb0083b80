package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// play makes the moves of a game, given as pairs of squares.
func play(t *testing.T, g *Game, moves ...string) {
	t.Helper()
	var list MoveList
	for _, want := range moves {
		p := g.Position()
		p.Legal(&list)
		found := NoMove
		for _, m := range list.Moves() {
			if text(p, m) == want {
				found = m
				break
			}
		}
		if found == NoMove {
			t.Fatalf("%s: no move %s", p.FEN(), want)
		}
		g.Play(found)
	}
}

func TestResults(t *testing.T) {
	drawn := func(why Reason) Result { return Result{Over: true, Draw: true, Reason: why} }
	for _, test := range []struct {
		name, fen string
		moves     []string
		want      Result
	}{
		{"fool's mate", "", []string{"f2f3", "e7e5", "g2g4", "d8h4"}, Result{Over: true, Winner: define.Black, Reason: Checkmate}},
		{"stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", []string{"g6f7"}, drawn(Stalemate)},
		{"twice is not thrice", "", []string{"g1f3", "g8f6", "f3g1", "f6g8"}, Result{}},
		{"threefold", "", []string{"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"}, drawn(Repetition)},
		{"a lost right is another position", "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
			[]string{"h1h2", "e8e7", "h2h1", "e7e8", "h1h2", "e8e7", "h2h1", "e7e8"}, Result{}},
		{"fifty moves", "4k3/8/8/8/8/8/8/4K2R w - - 99 90", []string{"h1h2"}, drawn(MoveRule)},
		{"mate before the move rule", "k7/8/1K6/8/8/8/8/7R w - - 99 90", []string{"h1h8"}, Result{Over: true, Winner: define.White, Reason: Checkmate}},
		{"bare kings", "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", []string{"e1e2"}, drawn(DeadMaterial)},
		{"a knight cannot mate", "4k3/8/8/8/8/8/4p3/4K1N1 w - - 0 1", []string{"g1e2"}, drawn(DeadMaterial)},
		{"a bishop cannot mate", "4k3/8/8/8/8/3B4/4p3/4K3 w - - 0 1", []string{"d3e2"}, drawn(DeadMaterial)},
		{"a pawn may promote", "4k3/8/8/8/8/3P4/4p3/4K3 w - - 0 1", []string{"e1e2"}, Result{}},
		{"a rook can mate", "4k3/8/8/8/8/8/4p3/4K2R w - - 0 1", []string{"e1e2"}, Result{}},
		{"two knights are not dead", "4k3/8/8/8/8/8/4p3/N3K1N1 w - - 0 1", []string{"g1e2"}, Result{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := mustCompile(t, chess())
			start := r.Start()
			if test.fen != "" {
				start = mustParse(t, r, test.fen)
			}
			g := NewGame(start)
			play(t, g, test.moves...)
			if got := g.Result(); got != test.want {
				t.Errorf("%s: %+v, want %+v", g.Position().FEN(), got, test.want)
			}
		})
	}
}

// What stalemate and the other endings mean is a matter of the definition.
func TestEndingsAreData(t *testing.T) {
	def := chess()
	def.Endings.Stalemate = define.Loss
	def.Endings.Repetition.Result = define.Win
	def.Endings.Repetition.Count = 2
	r := mustCompile(t, def)
	g := NewGame(mustParse(t, r, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"))
	play(t, g, "g6f7")
	if want := (Result{Over: true, Winner: define.White, Reason: Stalemate}); g.Result() != want {
		t.Errorf("stalemate: %+v, want %+v", g.Result(), want)
	}
	def.Endings.Stalemate, def.Endings.Fewer = define.Win, true
	for fen, want := range map[string]Result{
		"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1":     {Over: true, Winner: define.Black, Reason: Stalemate},
		"7k/p7/p4K2/P7/8/8/8/6Q1 w - - 0 1":  {Over: true, Draw: true, Reason: Stalemate},
		"7k/p7/p4K2/p7/P7/8/8/6Q1 w - - 0 1": {Over: true, Winner: define.White, Reason: Stalemate},
	} {
		g := NewGame(mustParse(t, mustCompile(t, def), fen))
		play(t, g, "g1g6")
		if g.Result() != want {
			t.Errorf("stalemate in %s: %+v, want %+v", fen, g.Result(), want)
		}
	}
	if mustParse(t, r, "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1").Dead() {
		t.Error("a knight can stalemate, and that wins")
	}
	g = NewGame(r.Start())
	play(t, g, "g1f3", "g8f6", "f3g1", "f6g8")
	if want := (Result{Over: true, Winner: define.Black, Reason: Repetition}); g.Result() != want {
		t.Errorf("repetition: %+v, want %+v", g.Result(), want)
	}
}

// A repetition ends the game if any of its outcomes can.
func TestRepetitionCounts(t *testing.T) {
	for _, test := range []struct {
		result, check, chase define.Outcome
		want                 int
	}{
		{define.Draw, define.Ongoing, define.Ongoing, 3}, {define.Ongoing, define.Loss, define.Ongoing, 3}, {define.Ongoing, define.Ongoing, define.Loss, 3},
		{define.Draw, define.Loss, define.Loss, 3}, {define.Ongoing, define.Ongoing, define.Ongoing, 0},
	} {
		def := chess()
		def.Endings.Repetition = define.Repetition{Count: 3, Result: test.result, PerpetualCheck: test.check, PerpetualChase: test.chase}
		if got := mustCompile(t, def).RepetitionCount(); got != test.want {
			t.Errorf("%+v: the game ends with occurrence %d", test, got)
		}
	}
}

// An ending that names the winner means the same whoever is to move.
func TestEndingsByColour(t *testing.T) {
	const start = "6k1/8/8/8/8/8/R7/K7 w - - 0 1"
	knights := strings.Fields("g1f3 g8f6 f3g1 f6g8")
	for winner, o := range []define.Outcome{define.WhiteWins, define.BlackWins} {
		def := chess()
		def.Endings.Stalemate = o
		def.Endings.Repetition = define.Repetition{Count: 2, Result: o}
		def.Endings.MoveRule, def.Endings.MoveRuleResult = 3, o
		r := mustCompile(t, def)
		want := func(fen string, moves []string, why Reason) {
			t.Helper()
			g := NewGame(mustParse(t, r, fen))
			play(t, g, moves...)
			if want := (Result{Over: true, Winner: define.Color(winner), Reason: why}); g.Result() != want {
				t.Errorf("%s %v: %+v, want %+v", fen, moves, g.Result(), want)
			}
		}
		want(def.Start, knights, Repetition)
		want(def.Start, append([]string{"e2e4", "e7e5"}, knights...), Repetition)
		want("4k3/8/8/8/8/8/8/4K2R b - - 0 1", strings.Fields("e8d8 e1d1 d8e8 d1e1"), Repetition)
		want(start, strings.Fields("a2b2 g8f8 b2c2 f8e8 c2d2 e8f8"), MoveRule)
		want("6k1/8/8/8/8/8/R7/K7 b - - 0 1", strings.Fields("g8f8 a2b2 f8g8 b2c2 g8f8 c2d2"), MoveRule)
		want("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", []string{"g6f7"}, Stalemate)
		want("8/8/8/8/8/5kq1/8/7K b - - 0 1", []string{"g3f2"}, Stalemate)
		if mustParse(t, r, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").Dead() {
			t.Error("bare kings are dead, though the move rule has a winner")
		}
		for side := define.White; side <= define.Black; side++ {
			def.Endings.Checkmate = define.Draw
			if got := mustCompile(t, def).CanLose(side, func(define.Color, define.PieceType) define.Set { return define.Set{} }); got != (side != define.Color(winner)) {
				t.Errorf("outcome %d: %v can lose: %v", o, side, got)
			}
		}
	}
}

func TestUndoAndClone(t *testing.T) {
	g := NewGame(mustCompile(t, chess()).Start())
	if g.Undo() {
		t.Error("a game without moves can be taken back")
	}
	play(t, g, "e2e4", "c7c5")
	copied := g.Clone()
	play(t, copied, "g1f3")
	if !g.Undo() || len(g.Moves()) != 1 || len(copied.Moves()) != 3 {
		t.Errorf("%d and %d moves, want 1 and 3", len(g.Moves()), len(copied.Moves()))
	}
	play(t, g, "e7e5")
	if copied.PositionAt(2).FEN() == g.PositionAt(2).FEN() {
		t.Error("the copy follows the original")
	}
}

// Changes tell exactly what differs between a position and the next, each square once.
func TestChanges(t *testing.T) {
	r := mustCompile(t, chess())
	for _, fen := range []string{
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
		"8/8/8/1Ppp3r/1K3p1k/8/4P1P1/1R6 w - c6 0 3",
		"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
	} {
		p := mustParse(t, r, fen)
		var list MoveList
		p.Legal(&list)
		for _, m := range list.Moves() {
			var next Position
			p.Play(m, &next)
			board := p.board
			var seen define.Set
			for _, c := range next.Changes() {
				if seen.Has(c.Square) {
					t.Errorf("%s %s: %s changes twice", fen, text(p, m), r.SquareName(c.Square, 1))
				}
				seen.Add(c.Square)
				if board[c.Square] != c.Was {
					t.Errorf("%s %s: %s held %v, the change says %v", fen, text(p, m), r.SquareName(c.Square, 1), board[c.Square], c.Was)
				}
				board[c.Square] = c.Now
			}
			if board != next.board {
				t.Errorf("%s %s: the changes do not lead to the next position", fen, text(p, m))
			}
		}
	}
}
