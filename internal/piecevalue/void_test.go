package piecevalue

import (
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
)

// oneRound is a study of one round that has not been played.
func oneRound(t *testing.T, folder string) *Study {
	t.Helper()
	s := small(t, folder)
	s.Games = s.first
	if err := s.prepare(); err != nil {
		t.Fatal(err)
	}
	return s
}

// A game that cannot begin like its imbalance is played once and counts for nothing, also when
// it is read again.
func TestVoidGames(t *testing.T) {
	s := oneRound(t, t.TempDir())
	r, err := s.round(1, nil)
	if err != nil {
		t.Fatal(err)
	}
	pawn := swap{from: s.army.features[s.army.unit].piece}
	r.imbalances[1].trade = trade{slices.Repeat([]swap{pawn}, 20), nil} // more than there are
	if err := s.play(t.Context(), r, 0, s.Games, arena.Shard{}); err != nil {
		t.Fatal(err)
	}
	for _, when := range []string{"played", "read"} {
		if len(s.seen) != 6 || s.void() != 2 || !s.seen[2].void || !s.seen[3].void || s.fit().games != 4 {
			t.Errorf("when they are %s: %d games, %d of them void, %d counted", when, len(s.seen), s.void(), s.fit().games)
		}
		result, err := s.result([]*round{r})
		if err != nil || result.Made.Games != 6 || result.Made.Counted != 4 || !strings.Contains(strings.Join(result.Warnings, "\n"), "2 of the games do not count: no suitable opening was found for their imbalance.") {
			t.Errorf("when they are %s: %v, %+v", when, err, result)
		}
		s = oneRound(t, s.Folder)
		if err := s.read(r); err != nil {
			t.Fatal(err)
		}
	}
}

// Where no opening with a part of the pieces suits, a game does not begin with all of them.
// Here a check comes about as soon as the knights between rooks and kings are gone.
func TestThinnedOrVoid(t *testing.T) {
	rook, knight, pawn := testgames.Piece("R", testgames.Rider(0, 1, 0)), testgames.Piece("N", testgames.Rider(1, 2, 1)), testgames.Piece("P", testgames.Rider(0, 1, 1))
	def := testgames.Define(6, 6, "kppp1r/6/N4n/6/6/RPPP1K w - - 0 1", -1, -1, rook, knight, pawn)
	s := small(t, t.TempDir())
	s.Rules, s.Left, s.Plies = testgames.Compile(t, def), 1, 0
	if err := s.prepare(); err != nil {
		t.Fatal(err)
	}
	r := &round{rules: s.Rules, imbalances: s.army.plan(nil, 20)}
	e, begin, void := s.Engine(), s.beginnings(r), 0
	for n := range 20 {
		var p *board.Position
		if p, _ = begin(e, n); p == nil {
			void++
		} else if pieces(p) > pieces(s.Rules.Start())-3 || playable(p) != nil {
			t.Errorf("game %d begins with %s", n, p.FEN())
		}
	}
	if void == 0 {
		t.Error("all games can begin, so that this test tests nothing")
	}
}
