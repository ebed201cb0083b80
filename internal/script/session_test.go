package script

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	_ "fairymax/internal/testheap"
)

// ask asks a question and reads the answer.
func ask[T any](t *testing.T, s *Session, question string) (answer T) {
	t.Helper()
	text := s.Answer(context.Background(), []byte(question))
	if err := json.Unmarshal(text, &answer); err != nil {
		t.Fatalf("%s: %v: %s", question, err, text)
	}
	return answer
}

// refused is what is said about a question that cannot be answered.
func refused(t *testing.T, s *Session, question string) failure {
	t.Helper()
	said := ask[failure](t, s, question)
	if said.Error == "" {
		t.Errorf("%s is answered", question)
	}
	return said
}

// TestRefused holds that what is wrong is said, and that the session goes on.
func TestRefused(t *testing.T) {
	s := New()
	for question, want := range map[string]string{
		`{`:                                    "not JSON",
		`{"do":"dance"}`:                       "no question",
		`{"do":"state"}`:                       "no longer exists",
		`{"do":"search"}`:                      "",
		`{"do":"board","variant":"../pieces"}`: "",
		`{"do":"board","variant":"no-such-game"}`:                   "no variant \"no-such-game\"; variants() lists the names",
		`{"do":"board","variant":"capablanca","chess960":true}`:     "no form",
		`{"do":"board","text":"8/8"}`:                               "",
		`{"do":"define","text":"title = 1"}`:                        "title must be a string",
		`{"do":"define","name":"a/b","text":"extends = \"chess\""}`: "cannot be called",
		`{"do":"define","text":"[x:chess]\nnoSuchRule = true\n"}`:   "",
		`{"do":"read","text":"1. e5 *"}`:                            "",
	} {
		if said := refused(t, s, question); !strings.Contains(said.Error, want) {
			t.Errorf("%s: %s", question, said.Error)
		}
	}
	b := ask[begun](t, s, `{"do":"board"}`)
	if b.Variant != "chess" || len(s.boards) != 1 {
		t.Errorf("afterwards it is %+v, with %d boards", b, len(s.boards))
	}
	for _, depth := range []int{-1, 101} {
		if said := refused(t, s, fmt.Sprintf(`{"do":"perft","board":%d,"depth":%d}`, b.Board, depth)); said.Error != "a depth is from 0 to 100" {
			t.Errorf("perft(%d): %s", depth, said.Error)
		}
	}
}

// TestNames holds by which names games are found.
func TestNames(t *testing.T) {
	s := New()
	for name, want := range map[string]string{
		``: `"variant":"chess"`, `normal`: `"variant":"chess"`, `chess960`: `"variant":"fischerandom"`, `koth`: `"variant":"kingofthehill"`, `shogi`: `"variant":"shogi"`,
	} {
		if text := string(s.Answer(context.Background(), []byte(`{"do":"board","variant":"`+name+`"}`))); !strings.Contains(text, want) {
			t.Errorf("%q: %s", name, text)
		}
	}
}

// TestDefine holds that games of all forms become known, that those of before can be extended, and that a
// mistake leaves all as it was.
func TestDefine(t *testing.T) {
	s := New()
	made := ask[defined](t, s, `{"do":"define","text":"title = \"First Game\"\nextends = \"chess\"\n"}`)
	if len(made.Games) != 1 || made.Games[0].Name != "first-game" {
		t.Fatalf("made are %+v", made)
	}
	ask[defined](t, s, `{"do":"define","name":"second","text":"title = \"Second\"\nextends = \"first-game\"\n"}`)
	made = ask[defined](t, s, `{"do":"define","name":"variants.ini","text":"[third:chess]\nstalemateValue = loss\n[fourth:chess]\nnoSuchRule = true\n"}`)
	if len(made.Games) != 1 || made.Games[0].Name != "third" || made.Error == "" || len(made.Problems) == 0 {
		t.Errorf("of two games, one with a mistake, made are %+v", made)
	}
	before := len(s.defined)
	said := refused(t, s, `{"do":"define","name":"first-game","text":"title = \"Worse\"\nextends = \"chess\"\nboarrd = \"8x8\"\n"}`)
	if len(said.Problems) != 1 || said.Problems[0].Line != 3 || len(s.defined) != before {
		t.Errorf("%d games, problems %+v", len(s.defined), said.Problems)
	}
	if names := ask[[]string](t, s, `{"do":"games"}`); strings.Join(names[:4], " ") != "first-game second third chess" {
		t.Errorf("the games are %q", names[:4])
	}
}

// TestNoCommands holds that no message speaks of commands of the program, or of the library for Go.
func TestNoCommands(t *testing.T) {
	s := New()
	for _, question := range []string{
		`{"do":"board","variant":"qwertyuiop"}`,
		`{"do":"read","text":"[Variant \"qwertyuiop\"]\n\n1. e4 *"}`,
		`{"do":"define","text":"extends = \"qwertyuiop\""}`,
		`{"do":"define","text":"extends = \"chess\"\nqwertyuiop = 1"}`,
		`{"do":"define","text":"extends = \"chess\"\npieces = [\"king\", \"qwertyuiop\"]"}`,
		`{"do":"define","text":"extends = \"chess\"\n[piece.knight]\npicture = \"qwertyuiop\""}`,
		`{"do":"define","name":"variants.ini","text":"[odd:chess]\nblastOnMove = true\nnoSuchRule = true\n"}`,
		`{"do":"define","name":"variants.ini","text":"[odd:chess]\nwallingRule = static\nkingType = qwertyuiop\n"}`,
	} {
		said := refused(t, s, question)
		for _, p := range append(said.Problems, problem{Text: said.Error}) {
			if strings.Contains(p.Text, `"fairymax `) || strings.Contains(p.Text, "; -") || strings.Contains(p.Text, "package fairymax") || strings.Contains(p.Text, "; Names") {
				t.Errorf("%s: %s", question, p.Text)
			}
		}
	}
}

// TestHidden holds that each name is listed once and means what it is listed for, if games are
// defined under the names of others, and that boards keep their games.
func TestHidden(t *testing.T) {
	s := New()
	ask[begun](t, s, `{"do":"board","variant":"chess"}`)
	for _, name := range []string{"chess", "nocheckatomic", "fischerandom"} {
		ask[defined](t, s, `{"do":"define","name":"`+name+`","text":"title = \"My `+name+`\"\nextends = \"capablanca\"\n"}`)
		d := ask[description](t, s, `{"do":"game","variant":"`+name+`"}`)
		if d.Title != "My "+name || d.Files != 10 {
			t.Errorf("%s is %s with %d files", name, d.Title, d.Files)
		}
	}
	names := ask[[]string](t, s, `{"do":"games"}`)
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			t.Errorf("%s is listed twice", name)
		}
	}
	for _, name := range []string{"chess", "normal", "nocheckatomic", "nocheckatom", "fischerandom", "capablanca"} {
		if !slices.Contains(names, name) {
			t.Errorf("%s is not listed", name)
		}
		if b := ask[begun](t, s, `{"do":"board","variant":"`+name+`"}`); b.Variant != name {
			t.Errorf("%s is %s", name, b.Variant)
		}
	}
	if d := ask[description](t, s, `{"do":"game","board":1}`); d.Files != 8 {
		t.Errorf("a board from before has %d files", d.Files)
	}
	refused(t, s, `{"do":"board","variant":"chess","chess960":true}`)
	if l := ask[line](t, s, `{"do":"line","board":1}`); l.Variant != "normal" {
		t.Errorf("the board from before is searched as %q", l.Variant)
	}
	b := ask[begun](t, s, `{"do":"board","variant":"chess"}`)
	ask[defined](t, s, `{"do":"define","name":"chess","text":"title = \"Another\"\nextends = \"shogi\"\n"}`)
	refused(t, s, fmt.Sprintf(`{"do":"line","board":%d}`, b.Board))
}

// TestParentRedefined holds that a board is not searched by other rules than its own, if those of
// the game that its game extends have changed; a definition that says the same in other words
// changes nothing.
func TestParentRedefined(t *testing.T) {
	s := New()
	parent := func(text string) {
		ask[defined](t, s, `{"do":"define","name":"parent","text":"title = \"Parent\"\nextends = \"chess\"\n`+text+`"}`)
	}
	parent(`endings.stalemate = \"loss\"\n`)
	ask[defined](t, s, `{"do":"define","name":"child","text":"title = \"Child\"\nextends = \"parent\"\n"}`)
	question := fmt.Sprintf(`{"do":"line","board":%d}`, ask[begun](t, s, `{"do":"board","variant":"child"}`).Board)
	parent(`# the same\nendings.stalemate = \"loss\"\n`)
	if l := ask[line](t, s, question); l.Variant != "child" {
		t.Errorf("after the same rules in other words: %+v", l)
	}
	parent("")
	if said := refused(t, s, question); !strings.Contains(said.Error, "child, or a game that it extends, was defined anew") {
		t.Errorf("after other rules: %s", said.Error)
	}
}

// TestDuration holds that no limit on time, however short or long, becomes none.
func TestDuration(t *testing.T) {
	for milliseconds, want := range map[float64]time.Duration{0: 0, 1e-300: 1, 1e-6: 1, 0.5: 500 * time.Microsecond, 20: 20 * time.Millisecond, 1e300: 1e6 * time.Second} {
		if got := duration(milliseconds); got != want {
			t.Errorf("%g ms are %v, want %v", milliseconds, got, want)
		}
	}
}

// TestSearch holds that a search reports, and has the position that its moves lead to.
func TestSearch(t *testing.T) {
	s, reports := New(), 0
	s.Listen(func([]byte) { reports++ }, func() {})
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	r := ask[report](t, s, `{"do":"search","variant":"normal","start":"`+start+`","moves":["f2f3","e7e5","g2g4"],"limits":{"depth":3},"options":{"hash":1}}`)
	if len(r.Moves) != 1 || r.Moves[0] != "d8h4" || r.SAN[0] != "Qh4#" || r.Mate == nil || *r.Mate != 1 || reports == 0 {
		t.Errorf("found is %+v, after %d reports", r, reports)
	}
}
