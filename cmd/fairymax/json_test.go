package main

import (
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/match"
)

// docs/json.md names every key that a command prints, below the name of the command. With
// -update what is missing is added, for its author to explain.
func TestJSONIsDocumented(t *testing.T) {
	const file = "../../docs/json.md"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	doc, missing := string(text), 0
	for _, command := range commands() {
		k := declared(command)
		if k.flags.Lookup("json") == nil {
			continue
		}
		if len(k.prints) == 0 {
			t.Errorf("%s does not say what -json prints", command.name)
		}
		for _, value := range k.prints {
			for _, key := range jsonKeys(reflect.TypeOf(value)) {
				if before, section, after := jsonSection(doc, command.name); !strings.Contains(section, "`"+key+"`") {
					doc = before + section + "| `" + key + "` | |\n" + after
					missing++
					if !*update {
						t.Errorf("docs/json.md does not name %s of %s; -update adds it", key, command.name)
					}
				}
			}
		}
	}
	if *update && missing > 0 {
		write(t, file, doc)
	}
}

// jsonSection cuts the section of a command out of the document, a new one at the end if
// there is none.
func jsonSection(doc, command string) (before, section, after string) {
	title := "\n## " + command + "\n"
	before, rest, found := strings.Cut(doc, title)
	if !found {
		return doc, title + "\n| key | |\n|---|---|\n", ""
	}
	if end := strings.Index(rest, "\n## "); end >= 0 {
		rest, after = rest[:end], rest[end:]
	}
	return before, title + rest, after
}

// readJSON runs a command that prints JSON alone.
func readJSON(t *testing.T, value any, arguments ...string) {
	t.Helper()
	status, out, errs := typed(t, "", arguments...)
	if err := json.Unmarshal([]byte(out), value); err != nil || status != 0 || errs != "" {
		t.Fatalf("%q: status %d, %v, %s\n%s", arguments, status, err, errs, out)
	}
}

func TestShowJSON(t *testing.T) {
	var game shownGame
	readJSON(t, &game, "show", "-json", "spartan")
	if game.Title != "Spartan Chess" || game.Files != 8 || !game.XBoard || !strings.HasSuffix(game.Start, " w KQ - 0 1") || !strings.HasPrefix(game.Evaluation, "hand-written") || len(game.Rules) < 5 {
		t.Errorf("%+v", game)
	}
	sides := map[string]string{}
	for _, p := range game.Pieces {
		for _, m := range p.Moves {
			sides[p.Name] += m.Side + " "
			if m.Text == "" || m.Betza == "" || m.Steps != nil || p.Value == 0 && !p.Royal {
				t.Errorf("%+v", p)
			}
		}
	}
	if sides["hoplite"] != "black " || sides["knight"] != "white " {
		t.Errorf("%v", sides)
	}
	readJSON(t, &game, "show", "-json", "-steps", "-piece", "cannon", "xiangqi")
	if len(game.Pieces) != 1 || game.Pieces[0].Name != "cannon" || len(game.Pieces[0].Moves[1].Steps) != 8 {
		t.Errorf("%+v", game.Pieces)
	}
}

func TestPerftJSON(t *testing.T) {
	var whole, divided perftResult
	readJSON(t, &whole, "perft", "-json", "3")
	readJSON(t, &divided, "perft", "-json", "-divide", "3")
	if whole.Depth != 3 || whole.Nodes != 8902 || whole.Moves != nil || divided.Nodes != 8902 || len(divided.Moves) != 20 || divided.Moves[0].Nodes == 0 {
		t.Errorf("%+v, %+v", whole, divided)
	}
}

func TestEvalJSON(t *testing.T) {
	var e evaluation
	readJSON(t, &e, "eval", "-net=false", "-json", "-fen", "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1")
	last := e.Terms[len(e.Terms)-1]
	if e.Evaluation != "hand-written" || *e.Terms[0].Middlegame < 700 || last.Name != "total" || last.Here < 700 || last.Endgame != nil {
		t.Errorf("%+v", e)
	}
}

// A move that is not legal is an answer, with the exit status that it has without -json.
func TestExplainJSON(t *testing.T) {
	var legal, illegal answer
	readJSON(t, &legal, "explain", "-json", "Nf3")
	if want := []string{"Nf3 is legal.", "The knight on g1 moves to f3."}; !legal.Legal || !slices.Equal(legal.Sentences, want) || legal.Notes != nil {
		t.Errorf("%+v", legal)
	}
	status, out, errs := typed(t, "", "explain", "-json", "-fen", "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", "O-O")
	if err := json.Unmarshal([]byte(out), &illegal); err != nil || status != 1 {
		t.Fatalf("status %d, %v\n%s", status, err, out)
	}
	if illegal.Legal || illegal.Sentences[0] != "O-O is not legal." || len(illegal.Notes) != 1 || !strings.Contains(errs, illegal.Notes[0]) {
		t.Errorf("%+v, %s", illegal, errs)
	}
	if status, out, _ := typed(t, "", "explain", "-json", "chezz", "e2e4"); status == 0 || out != "" {
		t.Errorf("without an answer: status %d, %s", status, out)
	}
}

// A bound without limit is null.
func TestMatchJSON(t *testing.T) {
	won := match.Summarize([]match.Record{{Number: 1, Result: "1-0", Reason: "checkmate", Moves: "a1a2"}})
	if text, err := json.Marshal(match.NewResult(won, nil, 1)); err != nil || !strings.Contains(string(text), `"high":null`) {
		t.Errorf("%s, %v", text, err)
	}
}

// jsonKeys lists the keys of a type, with those inside.
func jsonKeys(typ reflect.Type) (keys []string) {
	switch typ.Kind() {
	case reflect.Slice, reflect.Pointer, reflect.Array:
		return jsonKeys(typ.Elem())
	case reflect.Struct:
		for i := range typ.NumField() {
			field := typ.Field(i)
			if key, _, _ := strings.Cut(field.Tag.Get("json"), ","); key != "" && key != "-" {
				keys = append(append(keys, key), jsonKeys(field.Type)...)
			}
		}
	}
	return keys
}
