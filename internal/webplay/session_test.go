package webplay

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// someNames are games with all kinds of moves; FAIRYMAX_LONG takes all games.
func someNames() []string {
	if os.Getenv("FAIRYMAX_LONG") != "" {
		return variants.NewCatalogue(fairymax.Files).Names()
	}
	return strings.Fields("normal capablanca seirawan crazyhouse fischerandom grand shogi atomic petrified chu elven xiangqi sittuyin kyotoshogi")
}

// ask asks a session and fails on an error.
func ask[A any](t *testing.T, s *Session, q question) (answer A) {
	t.Helper()
	text, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	said := s.Answer(text)
	if err := refusal(said); err != "" {
		t.Fatalf("%s: %s", text, err)
	}
	if err := json.Unmarshal(said, &answer); err != nil {
		t.Fatalf("%s: %v", said, err)
	}
	return answer
}

// refusal is the error of an answer, "" if it has none.
func refusal(answer []byte) string {
	var a struct{ Error string }
	if json.Unmarshal(answer, &a) != nil {
		return "no JSON: " + string(answer)
	}
	return a.Error
}

// loaded is a session with a game of the catalogue.
func loaded(t *testing.T, name string) (*Session, *board.Rules) {
	t.Helper()
	rules := testgames.Shipped(t, name)
	s := new(Session)
	ask[layout](t, s, question{Do: "load", Text: Setup{Definition: rules.Def}.Text()})
	return s, rules
}

// TestDefinitions holds that a page has the whole definition of each game.
func TestDefinitions(t *testing.T) {
	for _, name := range someNames() {
		def := testgames.Shipped(t, name).Def
		var back Setup
		if err := json.Unmarshal([]byte(Setup{Definition: def}.Text()), &back); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !reflect.DeepEqual(back.Definition, def) {
			t.Errorf("%s has another definition on a page", name)
		}
	}
}

// TestGames plays random games as a page does, and follows them with package board.
func TestGames(t *testing.T) {
	const plies = 60
	for _, name := range append(someNames(), "testdata/lions.toml") {
		t.Run(name, func(t *testing.T) {
			s, rules := loaded(t, name)
			v := ask[view](t, s, question{Do: "new"})
			p, err := rules.ParseFEN(v.Start)
			if err != nil {
				t.Fatal(err)
			}
			g, random := board.NewGame(p), rand.New(rand.NewPCG(1, 2))
			for range plies {
				checkMoves(t, g, v)
				if len(v.Moves) == 0 {
					break
				}
				text := v.Moves[random.IntN(len(v.Moves))].Text
				m, err := notation.ParseCoordinate(g.Position(), text, 1)
				if err != nil {
					t.Fatal(err)
				}
				g.Play(m)
				if v = ask[view](t, s, question{Do: "play", Text: text}); v.FEN != g.Position().FEN() {
					t.Fatalf("after %s: %s, want %s", text, v.FEN, g.Position().FEN())
				}
			}
			checkRecord(t, s, v)
		})
	}
}

// checkMoves checks that each legal move can be made by clicks, and no other.
func checkMoves(t *testing.T, g *board.Game, v view) {
	t.Helper()
	var list board.MoveList
	if !g.Result().Over {
		g.Position().Legal(&list)
	}
	if len(v.Moves) != list.Len() {
		t.Fatalf("%s: %d moves, want %d", v.FEN, len(v.Moves), list.Len())
	}
	clicks := map[string]string{}
	for _, m := range v.Moves {
		ways := [][]string{m.Stops}
		if m.Also != nil {
			ways = append(ways, m.Also)
		}
		for _, way := range ways {
			key := fmt.Sprint(way, m.Choice, m.Piece)
			if clicks[key] != "" {
				t.Fatalf("%s: %s and %s need the same clicks %s", v.FEN, m.Text, clicks[key], key)
			}
			clicks[key] = m.Text
		}
	}
}

// checkRecord takes all moves back and reads the game again, from PGN and as FEN.
func checkRecord(t *testing.T, s *Session, v view) {
	t.Helper()
	record := ask[struct{ Text string }](t, s, question{Do: "record", White: "a", Black: "b", Date: "2027.01.01"})
	if back := ask[view](t, s, question{Do: "undo", Count: len(v.Played) + 1}); back.FEN != v.Start || len(back.History) != 0 {
		t.Errorf("taken back to %s, want %s", back.FEN, v.Start)
	}
	if again := ask[view](t, s, question{Do: "pgn", Text: record.Text}); !reflect.DeepEqual(again, v) {
		t.Errorf("read again: %+v, want %+v; PGN:\n%s", again, v, record.Text)
	}
	if there := ask[view](t, s, question{Do: "fen", Text: v.FEN}); there.FEN != v.FEN || !slices.Equal(there.Pieces, v.Pieces) {
		t.Errorf("set up: %s, want %s", there.FEN, v.FEN)
	}
}

// TestThink holds that a search answers with a legal move, and that its reports come.
func TestThink(t *testing.T) {
	s, _ := loaded(t, "capablanca")
	reports := 0
	s.Report = func([]byte) { reports++ }
	v := ask[view](t, s, question{Do: "play", Text: "e2e4"})
	for skill, milliseconds := range map[int]int{0: 10_000, 20: 30} { // the first ends by its nodes
		answer := ask[thought](t, s, question{Do: "think", Start: v.Start, Moves: v.Played, Milliseconds: milliseconds, Skill: skill})
		if !slices.ContainsFunc(v.Moves, func(m move) bool { return m.Text == answer.Move }) || skill == 0 && answer.Depth < 1 {
			t.Errorf("skill %d: %+v", skill, answer)
		}
	}
	if reports == 0 {
		t.Error("there is no report")
	}
}

// TestDeclare ends a game of shogi by a declaration.
func TestDeclare(t *testing.T) {
	s, _ := loaded(t, "shogi")
	if refused := refusal(s.Answer([]byte(`{"do":"declare"}`))); !strings.Contains(refused, "impasse") {
		t.Errorf("declared at the start: %q", refused)
	}
	v := ask[view](t, s, question{Do: "fen", Text: "2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9[] w - - 0 1"})
	if v.Declare != "win" || v.Over {
		t.Errorf("%q, over %v", v.Declare, v.Over)
	}
	v = ask[view](t, s, question{Do: "declare"})
	if v.Declare != "" || !v.Over || len(v.Moves) != 0 || s.result() != "1-0" || v.State != "White wins: declaration of impasse." {
		t.Errorf("declared: %+v", v)
	}
}

// TestWhy holds that an illegal move is explained.
func TestWhy(t *testing.T) {
	s, _ := loaded(t, "normal")
	said := ask[struct {
		Legal     bool
		Sentences []string
	}](t, s, question{Do: "why", Text: "e2e5"})
	if said.Legal || len(said.Sentences) == 0 || !strings.Contains(strings.Join(said.Sentences, " "), "pawn") {
		t.Errorf("%+v", said)
	}
}

// TestRefused holds that wrong questions have errors for answers.
func TestRefused(t *testing.T) {
	s := new(Session)
	for _, test := range []struct{ question, want string }{
		{`{`, "no JSON"},
		{`{"do":"dance"}`, "there is no question"},
		{`{"do":"new"}`, "no game is loaded"},
		{`{"do":"load"}`, "no game to load"},
		{`{"do":"load","text":"{\"Definition\":{}}"}`, "board"},
	} {
		if got := refusal(s.Answer([]byte(test.question))); !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", test.question, got, test.want)
		}
	}
	s, _ = loaded(t, "normal")
	for _, test := range []struct{ question, want string }{
		{`{"do":"play","text":"e2e5"}`, "e2e5"},
		{`{"do":"fen","text":"8/8 w"}`, "FEN"},
		{`{"do":"pgn","text":""}`, "no game"},
		{`{"do":"pgn","text":"[Variant \"shogi\"]\n\n1. P-7f *"}`, "shogi"},
		{`{"do":"think","start":"no","moves":[]}`, "FEN"},
	} {
		if got := refusal(s.Answer([]byte(test.question))); !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", test.question, got, test.want)
		}
	}
	if v := ask[view](t, s, question{Do: "undo", Count: 1}); len(v.Moves) != 20 {
		t.Errorf("refused questions changed the game: %s", v.FEN)
	}
}
