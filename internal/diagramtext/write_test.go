package diagramtext

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/foreign/diagram"
	"fairymax/internal/foreign/game"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

var update = flag.Bool("update", false, "write the list of what diagrams cannot say")

// lacksFile lists the built-in games that no diagram says, with what it would leave out.
const lacksFile = "testdata/lacks.txt"

// most is how many positions of a game the test counts.
const most = 300_000

// endings are what a diagram may leave out and still have the same moves.
var endings = []string{"draws by counting moves, or by material", "the rules of repetition", "the rule of bare kings",
	"what stalemate is", "what checkmate is"}

// otherEnding begins what is said of each other ending.
const otherEnding = "another way to win or draw: "

// checkChoices holds that what pieces become has lines of its own.
func checkChoices(t *testing.T, name, text string) {
	t.Helper()
	var ids []string
	choices := "+"
	for line := range strings.Lines(text) {
		if fields := strings.Split(line, ":"); len(fields) > 3 {
			ids = append(ids, regexp.QuoteMeta(fields[1]))
		}
		if value, ok := strings.CutPrefix(line, "promoChoice="); ok {
			choices = strings.TrimSpace(value)
		}
	}
	if form := regexp.MustCompile(`^([*!]?(` + strings.Join(ids, "|") + `))*$`); choices != "+" && !form.MatchString(choices) {
		t.Errorf("%s: promoChoice=%s names pieces that are not in the diagram:\n%s", name, choices, text)
	}
}

// TestWrite writes all built-in games as diagrams and reads those back of which a diagram
// says all but how they end: they must have as many positions after two moves, or three if these are few.
func TestWrite(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	catalogue := variants.NewCatalogue(fairymax.Files)
	var list strings.Builder
	said := 0
	for _, name := range catalogue.Names() {
		v, err := catalogue.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		text, lacks := Write(v.Rules)
		checkChoices(t, name, text)
		if len(lacks) > 0 {
			list.WriteString(name + ": " + strings.Join(lacks, "; ") + "\n")
		}
		if slices.ContainsFunc(lacks, func(lack string) bool {
			return !slices.Contains(endings, lack) && !strings.HasPrefix(lack, otherEnding)
		}) {
			continue
		}
		if said++; said%8 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		t.Run(name, func(t *testing.T) { agree(t, v.Rules, readBack(t, builtin, name, text), text, len(lacks) > 0) })
	}
	t.Logf("%d games", said)
	if *update {
		if err := os.WriteFile(lacksFile, []byte(list.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(lacksFile)
	if err != nil {
		t.Fatal(err)
	}
	if list.String() != string(want) {
		t.Errorf("the list in %s has changed; look at it and write it with -update:\n%s", lacksFile, list.String())
	}
}

// readBack imports a diagram.
func readBack(t *testing.T, b *game.Builtin, name, text string) *board.Rules {
	t.Helper()
	run := game.NewRun(b, name+".html", text, "")
	diagram.Read(run)
	games, err := run.Outcome()
	if err != nil || len(games) != 1 {
		t.Fatalf("%d games: %v\n%s", len(games), err, text)
	}
	v, err := b.Compile(games[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}

// agree holds that two rules play alike: as many positions after two or three moves, and
// the same legal moves all through random games, up to where one of the two has ended.
func agree(t *testing.T, ours, back *board.Rules, text string, endsOtherwise bool) {
	t.Helper()
	for depth := 1; depth <= 3; depth++ {
		want := ours.Start().Perft(depth)
		if got := back.Start().Perft(depth); got != want {
			t.Errorf("perft %d = %d, want %d\n%s", depth, got, want, text)
			return
		}
		if want*want > most*most/4 && depth > 1 {
			break
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 4 {
		p, q := ours.Start(), back.Start()
		for range 120 {
			one, two := movesOf(ours, p), movesOf(back, q)
			if endsOtherwise && (len(one) == 0 || len(two) == 0) {
				break
			}
			keys := slices.Sorted(maps.Keys(one))
			if !slices.Equal(keys, slices.Sorted(maps.Keys(two))) {
				t.Errorf("%s: the moves are\n%v, want\n%v\n%s", p.FEN(), slices.Sorted(maps.Keys(two)), keys, text)
				return
			}
			if len(keys) == 0 {
				break
			}
			key := keys[random.IntN(len(keys))]
			next, other := new(board.Position), new(board.Position)
			p.Play(one[key], next)
			q.Play(two[key], other)
			p, q = next, other
		}
	}
}

// movesOf returns the legal moves of a position by what they do.
func movesOf(r *board.Rules, p *board.Position) map[string]board.Move {
	var list board.MoveList
	p.Legal(&list)
	all := make(map[string]board.Move)
	for _, m := range list.Moves() {
		becomes := ""
		if t := m.Promotion(); t != 0 {
			becomes = r.Def.Types[t-1].Name
		}
		victims, n := m.LocustVictims()
		all[fmt.Sprint(m.From(), m.To(), m.Kind(), becomes, victims[:n])] = m
	}
	return all
}

// An ending that a diagram cannot have is named, new ones too.
func TestEndingsAreLeftOutAloud(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	_, usual := Write(r)
	columns := reflect.ValueOf(&r.Def.Endings).Elem()
	for i := range columns.NumField() {
		name, field := columns.Type().Field(i).Name, columns.Field(i)
		was := reflect.New(field.Type()).Elem()
		was.Set(field)
		switch field.Kind() {
		case reflect.Int:
			field.SetInt(field.Int() + 1)
		case reflect.Uint8, reflect.Uint64:
			field.SetUint(field.Uint() + 1)
		case reflect.Bool:
			field.SetBool(!field.Bool())
		case reflect.Pointer:
			field.Set(reflect.New(field.Type().Elem()))
		case reflect.Slice:
			field.Set(reflect.MakeSlice(field.Type(), 1, 1))
		default:
			continue // a rule with columns of its own
		}
		if _, lacks := Write(r); len(lacks) <= len(usual) && name != "BareKing" {
			t.Errorf("%s is left out in silence", name)
		}
		field.Set(was)
	}
}
