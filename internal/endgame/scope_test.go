package endgame

import (
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// Games with rules that need more than a placement are refused with the reason.
func TestRefused(t *testing.T) {
	for game, reason := range map[string]string{
		"crazyhouse": "pieces in hand", "seirawan": "pieces in hand", "shogi": "pieces in hand", "3check": "checks that count",
		"duck": "walls", "andernach": "", "kyotoshogi": "pieces in hand", "shatar": "mates that need an earlier check", "isolation": "walls",
	} {
		_, err := New(load(t, game), Options{})
		var refused *RefusedError
		if (reason != "") != errors.As(err, &refused) || reason != "" && !strings.HasPrefix(refused.Because, reason) {
			t.Errorf("%s: %v, want %q", game, err, reason)
		}
	}
}

// Where all pieces are royal there is nothing to ask, and the reason is told.
func TestOnlyRoyals(t *testing.T) {
	rules := load(t, small(4)+"endings.material = \"none\"\n")
	if Asks(rules) {
		t.Error("a game with kings alone is asked")
	}
	if list, err := tablesOf(t, rules).Questions(true, true); len(list) > 0 || err == nil || !strings.Contains(err.Error(), "no pieces but royals") {
		t.Errorf("%v, %v", list, err)
	}
}

// What is left out is said.
func TestUnjudged(t *testing.T) {
	for _, test := range []struct{ game, material, want string }{
		{"normal", "KPvKP", "the move rule, castling, captures en passant"},
		{"normal", "KPvK", "the move rule, castling"},
		{"xiangqi", "KRvK", "the move rule, perpetual checks and chases"},
		{"makruk", "KRvK", "counting"},
		{"shatranj", "KRvK", "the move rule"},
		{"cambodian", "KRvK", "counting, first moves"},
	} {
		rules := load(t, test.game)
		m, err := ParseMaterial(rules, test.material)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(Unjudged(m), ", "); got != test.want {
			t.Errorf("%s %v: %s, want %s", test.game, m, got, test.want)
		}
	}
}

// shown stands for endings that a placement and the side to move show.
const shown = ""

// judgedBy has the state that each part of the endings depends on.
var judgedBy = map[string]string{
	"Checkmate": shown, "Stalemate": shown, "Fewer": shown, "BareKing": shown, "Goals": shown, "Extinct": shown, "Material": shown,
	"Mating":     "mates that need an earlier check",
	"Passes":     "passes that can end the game",
	"Facing":     "passes that can end the game",
	"Checks":     "checks that count",
	"Repetition": "repetition",
	"MoveRule":   "the move rule", "MoveRuleResult": "the move rule", "Progress": "the move rule",
	"Counting": "counting",
	"Points":   "points that decide draws",
	"Impasse":  "declarations of impasse",
}

// A new ending needs an answer: a placement shows it, or a row of unseenRules says that it does not.
func TestEveryEndingIsJudged(t *testing.T) {
	rows := unseenRules()
	for _, field := range reflect.VisibleFields(reflect.TypeFor[define.Endings]()) {
		by, answered := judgedBy[field.Name]
		if !answered {
			t.Errorf("can a table judge the ending %s? Say so here, and in unseenRules if it cannot", field.Name)
		}
		if by != shown && !slices.ContainsFunc(rows, func(s unseen) bool { return s.name == by }) {
			t.Errorf("%s: there is no unseen rule %q", field.Name, by)
		}
	}
}

// judgedOf has the unseen rules that the parts of a position and of a game under way stand for. The rights and
// captures en passant depend on the material: Unjudged looks for them.
var judgedOf = map[string][]string{
	"header": {shown}, "rules": {shown}, "key": {shown}, "pieces": {shown}, "royal": {shown}, "hasRoyal": {shown}, "royals": {shown},
	"turn": {shown}, "verdict": {shown}, "lifted": {shown},
	"changes": {shown}, "changed": {shown}, "handsChanged": {shown}, // how it came about, for the network
	"number":     {shown}, // no rule asks for it
	"board":      {"pieces in hand", "walls that moves place"},
	"rights":     {"castling", "first moves"},
	"checks":     {"checks that count"},
	"count":      {"counting"},
	"clock":      {"the move rule"},
	"reversible": {"repetition"},
	"enPassant":  {"captures en passant"},
	"struck":     {"captures that may not be answered"},
	"series":     {"mates that need an earlier check"},
	"passes":     {"passes that can end the game"},
	"positions":  {"repetition", "perpetual checks and chases"},
	"moves":      {shown},
	"declared":   {"declarations of impasse"},
}

// A rule that needs more of a position than its board makes a field there: a new field needs an answer.
func TestEveryPartOfAPositionIsJudged(t *testing.T) {
	known := []string{shown, "first moves", "captures en passant"}
	for _, s := range unseenRules() {
		known = append(known, s.name)
	}
	unasked := maps.Clone(judgedOf)
	for _, field := range slices.Concat(reflect.VisibleFields(reflect.TypeFor[board.Position]()), reflect.VisibleFields(reflect.TypeFor[board.Game]())) {
		answers := judgedOf[field.Name]
		if delete(unasked, field.Name); len(answers) == 0 {
			t.Errorf("does a placement show the part %s of a position? Say so here, and in unseenRules if it does not", field.Name)
		}
		for _, name := range answers {
			if !slices.Contains(known, name) {
				t.Errorf("%s: there is no unseen rule %q", field.Name, name)
			}
		}
	}
	for name := range unasked {
		t.Errorf("positions have no part %s", name)
	}
}

// sharedLetter is a game in which a letter means another piece for each side.
const sharedLetter = `title = "Shared"
board = "6x6"
start = "rk4/6/6/6/6/RK4 w - - 0 1"
pieces = { white = ["rook", "king"], black = ["camel", "king"] }
piece.camel = { letter = "R" }
`

// Material is read as people write it, and mistakes are told.
func TestParseMaterial(t *testing.T) {
	for _, test := range []struct{ game, text, want string }{
		{"normal", "KQvKR", "KQvKR"}, {"normal", "KQKR", "KQvKR"}, {"normal", "QKvRK", "KQvKR"}, {"normal", "rook", "KRvK"}, {"normal", "Rook", "KRvK"},
		{"normal", "KvKQ", "KvKQ"}, {"antichess", "QvRN", "QvNR"}, {"capablanca", "archbishop", "KAvK"},
		{"normal", "KXvK", `"X" does not begin with the letter of a piece of `}, {"normal", "Kv", "needs a royal piece"}, {"normal", "KKvK", "only one royal piece"},
		{"normal", "", "no pieces are named"}, {"normal", "KQ", "KQvK"}, {"normal", "RN", "KNRvK"}, {"antichess", "Q", "Qv"}, {"normal", "KQQQQQQvK", "at most 6"}, {"spartan", "KHvK", "White never has a hoplite"}, {"orda", "KAvK", "White never has an archer"},
		{sharedLetter, "KRvKR", "KRvKR"}, {"antichess", "rook", "name the material"}, {"normal", "KvvK", "does not begin with the letter of a piece of "},
	} {
		m, err := ParseMaterial(load(t, test.game), test.text)
		got := m.String
		if err != nil {
			got = err.Error
		} else if test.game == sharedLetter && m.pieces[1].Type() == m.pieces[3].Type() {
			t.Error("Black's camel is taken for a rook")
		}
		if !strings.Contains(got(), test.want) {
			t.Errorf("%s %q: %s, want %s", test.game, test.text, got(), test.want)
		}
	}
}

// TestTooLarge holds that what a table needs is written as more than a limit that it exceeds by a
// byte, and as no more than a limit that is enough.
func TestTooLarge(t *testing.T) {
	const mega = 1 << 20
	for needs, want := range map[int64]string{
		mega + 1:    "needs 2 MB, and the limit is 1 MB",
		2 * mega:    "needs 2 MB, and the limit is 1 MB",
		2*mega + 1:  "needs 3 MB, and the limit is 1 MB",
		2000 * mega: "needs 2000 MB, and the limit is 1 MB",
	} {
		if got := (&TooLargeError{Needs: needs, Limit: mega}).Error(); !strings.HasSuffix(got, want) {
			t.Errorf("%d bytes: %s, want %s", needs, got, want)
		}
	}
}
