package webplay

import (
	"context"
	"encoding/json"
	"errors"
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
	"fairymax/internal/nets"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// someNames are games with all kinds of moves; FAIRYMAX_LONG takes all games.
func someNames() []string {
	if os.Getenv("FAIRYMAX_LONG") != "" {
		return variants.NewCatalogue(fairymax.Files).Names()
	}
	return strings.Fields("normal capablanca seirawan crazyhouse fischerandom grand shogi atomic petrified chu elven xiangqi sittuyin kyotoshogi forty")
}

// ask asks a session and fails on an error.
func ask[A any](t *testing.T, s *Session, q question) (answer A) {
	t.Helper()
	text, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	said := s.Answer(t.Context(), text)
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

// TestRefusedNets holds that a page says why it plays without a network.
func TestRefusedNets(t *testing.T) {
	rules := testgames.Shipped(t, "gardner")
	setup := SetupOf(rules, nil, nets.Choice{Refused: []error{errors.New("one is old"), errors.New("two is damaged")}})
	const want = "hand-written; one is old; two is damaged"
	if l := ask[layout](t, new(Session), question{Do: "load", Text: setup.Text()}); l.Evaluation != want {
		t.Errorf("the evaluation is %q, want %q", l.Evaluation, want)
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

// TestAnalyse holds that an analysis reports all its lines, each with legal moves, and that
// it ends when it is stopped.
func TestAnalyse(t *testing.T) {
	s, _ := loaded(t, "capablanca")
	v := ask[view](t, s, question{Do: "new"})
	ctx, stop := context.WithCancel(t.Context())
	seen := map[int]thought{}
	s.Report = func(state []byte) {
		var line thought
		if err := json.Unmarshal(state, &line); err != nil {
			t.Error(err)
		}
		if seen[line.Rank] = line; line.Depth == 4 {
			stop()
		}
	}
	yields := 0
	s.Yield = func() { yields++ }
	text, _ := json.Marshal(question{Do: "analyse", Start: v.Start, Lines: 3})
	if err := refusal(s.Answer(ctx, text)); err != "" || yields == 0 {
		t.Errorf("%s, %d yields", err, yields)
	}
	for rank := 1; rank <= 3; rank++ {
		line := seen[rank]
		if line.Depth < 3 || len(line.Moves) == 0 || len(line.Moves) != len(line.SANs) || line.Short == "" {
			t.Errorf("line %d: %+v", rank, line)
		}
		if _, err := s.replay(v.Start, line.Moves); err != nil {
			t.Errorf("line %d: %v", rank, err)
		}
	}
}

// TestAnnotate goes through a game with a blunder, as a page does: one session searches, the
// other has the tree.
func TestAnnotate(t *testing.T) {
	s, _ := loaded(t, "normal")
	searcher, _ := loaded(t, "normal")
	v := ask[view](t, s, question{Do: "pgn", Text: "1. f3 e5 2. g4 Qh4# 0-1"})
	text, _ := json.Marshal(question{Do: "annotate", Start: v.Start, Moves: v.Played, Nodes: 3000})
	found := searcher.Answer(t.Context(), text)
	v = ask[view](t, s, question{Do: "annotated", Text: string(found)})
	if len(v.Tree) < 6 || v.Tree[3].Signs != "??" || v.Tree[1].Score == "" || v.Tree[4].Score != "0-1" || v.Node != 4 {
		t.Errorf("%+v", v.Tree)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if err := refusal(searcher.Answer(stopped, text)); !strings.Contains(err, "stopped") {
		t.Error(err)
	}
}

// TestTree plays branches and changes the tree; the view has it whenever it has changed.
func TestTree(t *testing.T) {
	s, _ := loaded(t, "normal")
	for _, text := range []string{"e4", "e5", "Nf3"} {
		ask[view](t, s, question{Do: "play", Text: text})
	}
	ask[view](t, s, question{Do: "undo", Count: 2})
	v := ask[view](t, s, question{Do: "play", Text: "c5", Main: true, Clock: "0:01:00"})
	if ids := parents(v.Tree); ids != "0<-1 1<-0 4<-1 2<-1 3<-2" || v.Node != 4 || v.Tree[2].Clock != "0:01:00" {
		t.Errorf("after the branch %s, at %d", ids, v.Node)
	}
	if v = ask[view](t, s, question{Do: "go", Node: 3}); v.Tree != nil || !slices.Equal(v.History, []string{"e4", "e5", "Nf3"}) {
		t.Errorf("gone to %q with %v", v.History, v.Tree)
	}
	ask[view](t, s, question{Do: "glyph", Node: 3, Glyph: 1})
	ask[view](t, s, question{Do: "comment", Node: 3, Text: "develops"})
	v = ask[view](t, s, question{Do: "shapes", Node: 3, Shapes: []string{"Gf3e5", "nonsense"}})
	if n := v.Tree[4]; n.Signs != "!" || n.Comment != "develops" || !slices.Equal(n.Shapes, []string{"Gf3e5"}) {
		t.Errorf("%+v", n)
	}
	if v = ask[view](t, s, question{Do: "main", Node: 3}); parents(v.Tree) != "0<-1 1<-0 2<-1 3<-2 4<-1" {
		t.Errorf("made the main line: %s", parents(v.Tree))
	}
	if v = ask[view](t, s, question{Do: "delete", Node: 2}); parents(v.Tree) != "0<-1 1<-0 4<-1" || v.Node != 1 {
		t.Errorf("deleted: %s, at %d", parents(v.Tree), v.Node)
	}
	v = ask[view](t, s, question{Do: "forfeit"})
	if !v.Over || v.State != "White wins: time is up." {
		t.Errorf("forfeit: %s", v.State)
	}
	if got := refusal(s.Answer(t.Context(), []byte(`{"do":"play","text":"e7e5","main":true}`))); got != "the game is over: time is up" {
		t.Errorf("a move after the flag has fallen: %q", got)
	}
}

// parents are the nodes of a tree in their order.
func parents(nodes []node) string {
	var words []string
	for _, n := range nodes {
		words = append(words, fmt.Sprintf("%d<-%d", n.ID, n.Parent))
	}
	return strings.Replace(strings.Join(words, " "), "0<--1", "0<-1", 1)
}

// TestGamesOfAText chooses a game of several, and keeps its tags and comments.
func TestGamesOfAText(t *testing.T) {
	s, _ := loaded(t, "normal")
	const text = "[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n[Opening \"London\"]\n\n1. d4 {good} d5 (1... Nf6) 1/2-1/2\n"
	v := ask[view](t, s, question{Do: "pgn", Text: text, Count: 1})
	if !slices.Equal(v.Games, []string{"a – ?, *", "b – ?, 1/2-1/2"}) || len(v.Tree) != 4 {
		t.Errorf("%q, %+v", v.Games, v.Tree)
	}
	record := ask[struct{ Text string }](t, s, question{Do: "record", White: "c"}).Text
	if !strings.Contains(record, "[Opening \"London\"]") || !strings.Contains(record, "[White \"b\"]") || !strings.Contains(record, "1. d4 {good} 1... d5 (1... Nf6) 1/2-1/2") {
		t.Errorf("written again:\n%s", record)
	}
}

// TestCompose sets positions up by hand: what stands where comes back, and what is wrong is said.
func TestCompose(t *testing.T) {
	for _, name := range someNames() {
		s, _ := loaded(t, name)
		v := ask[view](t, s, question{Do: "new"})
		d := draft{Turn: "black", Pieces: v.Pieces, Walls: v.Walls, Hands: v.Hands}
		c := ask[composed](t, s, question{Do: "compose", Draft: d})
		there := ask[view](t, s, question{Do: "fen", Text: c.FEN})
		if c.Problem != "" && !strings.Contains(c.Problem, "check") || there.Turn != "black" || !slices.Equal(there.Pieces, v.Pieces) || !reflect.DeepEqual(there.Hands, v.Hands) {
			t.Errorf("%s: %+v, then %s", name, c, there.FEN)
		}
	}
	s, _ := loaded(t, "normal")
	king, rook := placed{"e1", "white", "king"}, placed{"e2", "white", "rook"}
	for want, d := range map[string]draft{
		"Black has no royal piece": {Pieces: []placed{king}},
		"Black is in check":        {Pieces: []placed{king, rook, {"e8", "black", "king"}}},
		"no square":                {Pieces: []placed{{"z9", "white", "king"}}},
		"no piece":                 {Pieces: []placed{{"e1", "white", "dragon"}}},
	} {
		text, _ := json.Marshal(question{Do: "compose", Draft: d})
		if said := string(s.Answer(t.Context(), text)); !strings.Contains(said, want) {
			t.Errorf("want %q: %s", want, said)
		}
	}
}

// TestDeclare ends a game of shogi by a declaration.
func TestDeclare(t *testing.T) {
	s, _ := loaded(t, "shogi")
	if refused := refusal(s.Answer(t.Context(), []byte(`{"do":"declare"}`))); !strings.Contains(refused, "impasse") {
		t.Errorf("declared at the start: %q", refused)
	}
	v := ask[view](t, s, question{Do: "fen", Text: "2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9[] w - - 0 1"})
	if v.Declare != "win" || v.Over {
		t.Errorf("%q, over %v", v.Declare, v.Over)
	}
	v = ask[view](t, s, question{Do: "declare"})
	if v.Declare != "" || !v.Over || len(v.Moves) != 0 || !strings.Contains(ask[struct{ Text string }](t, s, question{Do: "record"}).Text, "1-0") || v.State != "White wins: declaration of impasse." {
		t.Errorf("declared: %+v", v)
	}
}

// TestWhy holds that an illegal move is explained, and that a square is none, though a move goes there.
func TestWhy(t *testing.T) {
	s, _ := loaded(t, "normal")
	type answer struct {
		Legal     bool
		Sentences []string
	}
	said := ask[answer](t, s, question{Do: "why", Text: "e2e5"})
	if said.Legal || len(said.Sentences) == 0 || !strings.Contains(strings.Join(said.Sentences, " "), "pawn") {
		t.Errorf("%+v", said)
	}
	ask[view](t, s, question{Do: "fen", Text: "1k6/8/8/8/8/8/8/R6K w - - 0 1"})
	said = ask[answer](t, s, question{Do: "why", Text: "a4"})
	if said.Legal || len(said.Sentences) == 0 || said.Sentences[0] != "One legal move goes to a4." {
		t.Errorf("%+v", said)
	}
}

// TestRefused holds that wrong questions have errors for answers.
func TestRefused(t *testing.T) {
	s := new(Session)
	for _, test := range []struct{ question, want string }{
		{`{`, "not JSON"},
		{`{"do":"dance"}`, "there is no question"},
		{`{"do":"new"}`, "no game is loaded"},
		{`{"do":"load"}`, "no game to load"},
		{`{"do":"load","text":"{\"Definition\":{}}"}`, "board"},
	} {
		if got := refusal(s.Answer(t.Context(), []byte(test.question))); !strings.Contains(got, test.want) {
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
		if got := refusal(s.Answer(t.Context(), []byte(test.question))); !strings.Contains(got, test.want) {
			t.Errorf("%s: %q, want %q", test.question, got, test.want)
		}
	}
	if v := ask[view](t, s, question{Do: "undo", Count: 1}); len(v.Moves) != 20 {
		t.Errorf("refused questions changed the game: %s", v.FEN)
	}
}

// TestNotes holds that a page says of what text it was that something was left out.
func TestNotes(t *testing.T) {
	s, _ := loaded(t, "normal")
	v := ask[view](t, s, question{Do: "fen", Text: "4k3/8/8/8/8/8/8/4K3 w K - 0 1"})
	if len(v.Notes) != 1 || !strings.HasPrefix(v.Notes[0], "FEN: rights: K left out") {
		t.Errorf("of a position: %q", v.Notes)
	}
	v = ask[view](t, s, question{Do: "pgn", Text: "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w K - 0 1\"]\n\n1. e4 (1. Qh5) 1... Kd7 *"})
	if len(v.Notes) != 2 || !strings.HasPrefix(v.Notes[0], "FEN: rights: K left out") || !strings.HasPrefix(v.Notes[1], "In this record a variation is left out: ") {
		t.Errorf("of a record: %q", v.Notes)
	}
}
