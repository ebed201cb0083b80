package cecp

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"fairymax/board"
	"fairymax/internal/notation"
)

// The modes as the table below has them.
const modeLetters = "FWTPA"

// matrix is the reaction of every command in every mode: F forced, W waiting,
// T thinking, P pondering, A analysing, in this order. A cell is the mode behind
// the command, ' if a new search runs then, and the first word of the answer.
// White is to move; where we play, we are Black except in T.
var matrix = []struct{ line, cells string }{
	{"xboard", "F W T P A"},
	{"protover 2", "F:feature W:feature T:feature P:feature A:feature"},
	{"accepted setboard", "F W T P A"},
	{"rejected setboard", "F W T P A"},
	{"quit", "F W T P A"},
	{"new", "W W W W A'"},
	{"variant capablanca", "F W W W A'"},
	{"variant nonsense", "F:tellusererror F:tellusererror F:tellusererror F:tellusererror A:tellusererror"},
	{"force", "F F F F F"},
	{"go", "T' T' T T' T'"},
	{"playother", "W W W P W"},
	{"usermove d2d4", "F T' T:Error T' A'"},
	{"usermove e2e4", "F T' T:Error T A'"}, // the move that we expect
	{"d2d4", "F T' T:Error T' A'"},
	{"usermove e2e5", "F:Illegal W:Illegal T:Error P:Illegal A:Illegal"},
	{"?", "F W T P A"},
	{"ping 1", "F:pong W:pong T P:pong A:pong"},
	{"undo", "F F F F A'"},
	{"remove", "F W F W A'"},
	{"setboard 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "F W T' W A'"},
	{"setboard 4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", "F T' W T' A'"},
	{"setboard 8/8", "F:tellusererror F:tellusererror F:tellusererror F:tellusererror A:tellusererror"},
	{"draw", "F W T P A"},
	{"result 1-0 {x}", "F F F F A"},
	{"hard", "F P' T P A"},
	{"easy", "F W T W A"},
	{"post", "F W T P A"},
	{"nopost", "F W T P A"},
	{"level 40 5 0", "F W T P A"},
	{"st 5", "F W T P A"},
	{"sd 5", "F W T P' A"},
	{"nps 1000", "F W T W A"},
	{"time 1000", "F W T P A"},
	{"otim 1000", "F W T P A"},
	{"memory 64", "F W T P' A'"},
	{"cores 2", "F W T P' A'"},
	{"option MultiPV=2", "F W T P' A'"},
	{"option Clear Hash", "F W T P' A'"},
	{"option Nonsense", "F:Error W:Error T P':Error A':Error"},
	{"analyze", "A' A' A' A' A"},
	{"exit", "F W T P F"},
	{".", "F W T:stat01: P:stat01: A:stat01:"},
	{"hint", "F W:Hint: T P:Hint: A"},
	{"bk", "F:no W:no T P:no A:no"},
	{"exclude d2d4", "F W T P A'"},
	{"include all", "F W T P A'"},
	{"exclude e2e5", "F:Error W:Error T P A:Error"},
	{"lift e2", "F:highlight W:highlight T P:highlight A:highlight"},
	{"put e4", "F W T P A"},
	{"hover e4", "F W T P A"},
	{"pause", "F W T P A"},
	{"resume", "F W T P A"},
	{"name x", "F W T P A"},
	{"rating 1 2", "F W T P A"},
	{"computer", "F W T P A"},
	{"random", "F W T P A"},
	{"uci", "F:Error W:Error T:Error P:Error A:Error"}, // a game has begun
	{"usi", "F:Error W:Error T:Error P:Error A:Error"},
	{"ucci", "F:Error W:Error T:Error P:Error A:Error"},
	{"edit", "F W W W A"},
	{"white", "F W T P A"},
	{"black", "F W T P A"},
	{"egtpath nalimov x", "F W T P A"},
	{"ics x", "F W T P A"},
	{"holding [] []", "F W T P A"},
	{"partner x", "F W T P A"},
	{"ptell x", "F W T P A"},
	{"foo", "F:Error W:Error T:Error P:Error A:Error"},
}

// Every command has a row above.
func TestMatrixHasEveryCommand(t *testing.T) {
	for _, c := range commands {
		if !slices.ContainsFunc(matrix, func(row struct{ line, cells string }) bool { return strings.Fields(row.line)[0] == c.name }) {
			t.Errorf("the matrix has no row for %s", c.name)
		}
	}
}

func TestReactionMatrix(t *testing.T) {
	games := newShelf()
	for _, row := range matrix {
		for i, cell := range strings.Fields(row.cells) {
			want, word, _ := strings.Cut(cell, ":")
			synctest.Test(t, func(t *testing.T) {
				got, said := react(t, games, mode(i), row.line)
				if got != want || !strings.HasPrefix(said, word) || word == "" && said != "" {
					t.Errorf("%s in mode %c: %s, saying %q; want %s", row.line, modeLetters[i], got, said, cell)
				}
			})
		}
	}
}

// react sends a line in a mode. It returns the mode behind it, with ' if a new
// search runs then, and the answer.
func react(t *testing.T, games shelf, in mode, line string) (after, said string) {
	var out strings.Builder
	s, err := newSession(&out, new(fakeSearcher).options(games))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { s.search.Abandon() }()
	s.enter(t, in)
	if s.mode != in {
		t.Fatalf("mode %d instead of %d", s.mode, in)
	}
	before := s.search.Game
	s.dispatch(line)
	after = modeLetters[s.mode : s.mode+1]
	if s.search.Game != before && s.search.Game != nil {
		after += "'"
	}
	if s.search.Game == nil && (s.mode == thinking || s.mode == pondering) {
		t.Errorf("%s in mode %c: no search", line, modeLetters[in])
	}
	return after, strings.TrimSpace(out.String())
}

// enter brings a session into a mode after two moves, which can be taken back.
// When we wait we expect e2e4.
func (s *session) enter(t *testing.T, m mode) {
	s.dispatch("force")
	for _, line := range []string{"usermove g1f3", "usermove g8f6", "usermove f3g1", "usermove f6g8"} {
		s.dispatch(line)
	}
	switch m {
	case waiting, pondering:
		s.dispatch("playother")
		e4, err := notation.ParseCoordinate(s.game.Position(), "e2e4", 1)
		if err != nil {
			t.Fatal(err)
		}
		s.expected = e4
		if m == pondering {
			s.dispatch("hard")
		}
	case thinking:
		s.dispatch("go")
	case analysing:
		s.dispatch("analyze")
	}
	if m != waiting && m != pondering {
		s.expected = board.NoMove
	}
}
