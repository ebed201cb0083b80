package notation_test

import (
	"io"
	"reflect"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

const pgnText = `[Event "a \"quoted\" name"]
[Variant "normal"]
% an escaped line
[Result "1-0"]

1.e4 {a comment with 1. Nf3} e5 2. Bc4 $1 (2. Nf3 (2. f4) Nc6) Nc6 ; the rest of the line
3. Qh5 Nf6?? 4. Qxf7# 1-0

[Event "unfinished"]
[FEN "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1"]

1... Kd7 2. O-O-O+ *
`

func TestReadRecords(t *testing.T) {
	records, err := notation.ReadRecords(strings.NewReader(pgnText))
	if err != nil {
		t.Fatal(err)
	}
	if len(records) != 2 {
		t.Fatalf("%d games, want 2", len(records))
	}
	first, second := records[0], records[1]
	if got := first.Tag("Event"); got != `a "quoted" name` {
		t.Errorf("Event is %s", got)
	}
	if want := strings.Fields("e4 e5 Bc4 Nc6 Qh5 Nf6?? Qxf7#"); !reflect.DeepEqual(first.Moves, want) {
		t.Errorf("moves %q, want %q", first.Moves, want)
	}
	if first.Result != "1-0" || second.Result != "*" {
		t.Errorf("results %s and %s", first.Result, second.Result)
	}
	rules := position(t, "normal", "").Rules()
	g, err := first.Replay(rules)
	if err != nil || g.Result().Reason != board.Checkmate {
		t.Errorf("replay: %v, %v", g.Result(), err)
	}
	if g, err = second.Replay(rules); err != nil || len(g.Moves()) != 2 {
		t.Errorf("replay: %v", err)
	}
}

// What is not closed costs its game, up to a line that begins with a tag. The games around it
// are there, and its own error has the line.
func TestReadRecordsThatBreakOff(t *testing.T) {
	for _, test := range []struct {
		text, want string
		moves      string // of each game
	}{
		{"\ufeff[Event \"from Windows\"]\r\n\r\n1. e4 *\r\n", "", "e4"},
		{"1. e4 *\n\n1. d4 {best\nby test\n*\n\n1. c4 *\n", "line 3: a comment is not closed", "e4, d4"},
		{"1. e4 *\n\n1. d4 d5\n(1... Nf6\n(1... f5)\n*\n\n1. c4 *\n", "line 4: a variation is not closed", "e4, d4 d5"},
		{"1. e4 *\n[Event \"\n", "line 2: a tag is not closed", "e4, "},
		{"1. d4 d5 (1... Nf6\n(1... f5\n*\n\n[Event \"b\"]\n[Site \"c\"]\n\n1. c4 *\n1. e4 *\n", "line 1: a variation is not closed", "d4 d5, c4, e4"},
		{"1. d4 { [%clk 1:00]\n[%eval 1]\r\n[Event \"b\"]\r\n\r\n1. c4 *\r\n", "line 1: a comment is not closed", "d4, c4"},
		{"1. d4 ; [Event\n[Event \"b\"]\n\n1. c4 *\n", "", "d4, c4"},
		{"[Event \"b\"\n[Site \"c\"]\n\n1. c4 *\n", "line 1: a tag is not closed", ", c4"},
		{"[Event \"b]\n\n1. d4 *\n\n[Event \"c\"]\n\n1. c4 *\n", "line 1: a tag is not closed", ", c4"},
		{"[Weird Header \"x\"]\n\n1. d4 *\n\n[Event \"c\"]\n\n1. c4 *\n", `line 1: a tag is a name and a value in quotes, such as [Event "Match"], and not [Weird Header "x"]`, "d4, c4"},
		{"1. e4\n\x00\x00", "line 2: this is not text", ""},
	} {
		var moves []string
		broken := ""
		for record, err := range notation.Records(strings.NewReader(test.text)) {
			if err == nil {
				moves = append(moves, strings.Join(record.Moves, " "))
				_, err = record.Replay(position(t, "normal", "").Rules())
			}
			if err != nil {
				broken += err.Error()
			}
		}
		if got := strings.Join(moves, ", "); got != test.moves || broken != test.want {
			t.Errorf("%q: %q, %q", test.text, got, broken)
		}
	}
}

// Names in Latin-1 are read as such: older programs write them.
func TestReadRecordsInLatin1(t *testing.T) {
	records, err := notation.ReadRecords(strings.NewReader("[White \"M\xfcller\"]\n[Black \"Mu\u0308ller\"]\n\n1. e4 *\n"))
	if err != nil || records[0].Tag("White") != "Müller" || records[0].Tag("Black") != "Mu\u0308ller" {
		t.Errorf("%+v, %v", records, err)
	}
}

// A castling in zeros without dashes is no number.
func TestReadRecordsWithZeros(t *testing.T) {
	records, err := notation.ReadRecords(strings.NewReader("1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. 00 d6 5.d4 0 0. Bd7 6.000 *"))
	if got := strings.Join(records[0].Moves, " "); err != nil || got != "e4 e5 Nf3 Nc6 Bc4 Nf6 00 d6 d4 Bd7 000" {
		t.Errorf("%s, %v", got, err)
	}
}

// Nor are the two squares of a move of janggi.
func TestReadRecordsWithSquaresOfDigits(t *testing.T) {
	rules := position(t, "janggi", "").Rules()
	for _, text := range []string{"1. 7172 4142 2. 7978 *", "1 71-72 1... 41-42 2.7978 *", "71-72 4142 7978 *"} {
		records, err := notation.ReadRecords(strings.NewReader(text))
		if err != nil || len(records) != 1 {
			t.Fatalf("%q: %d games, %v", text, len(records), err)
		}
		if g, err := records[0].Replay(rules); err != nil || len(g.Moves()) != 3 {
			t.Errorf("%q: %v, %v", text, g.Moves(), err)
		}
	}
}

// A null move in zeros is no number either, in whatever way its number is written.
func TestReadRecordsWithNullMoves(t *testing.T) {
	rules := position(t, "normal", "").Rules()
	want := "e4 -- d4"
	for _, text := range []string{"1. e4 -- 2. d4 *", "1. e4 0000 2. d4 *", "1.e4 0000 2 d4 *", "1 e4 1...0000 2. d4 *", "1. e4 (1. c4 0000 2. d4) 0000 2. d4 *"} {
		records, err := notation.ReadRecords(strings.NewReader(text))
		if err != nil || len(records) != 1 {
			t.Fatalf("%q: %d games, %v", text, len(records), err)
		}
		if got := strings.ReplaceAll(strings.Join(records[0].Moves, " "), "0000", "--"); got != want {
			t.Errorf("%q has the moves %s", text, got)
		}
		g, err := records[0].Replay(rules)
		if err != nil || len(g.Moves()) != 3 || !g.Moves()[1].IsPass() {
			t.Errorf("%q: %v, %v", text, g.Moves(), err)
		}
		for _, line := range records[0].VariationsOf(0) {
			if len(line.Moves) != 3 {
				t.Errorf("%q has the variation %s", text, line.Moves)
			}
		}
	}
}

// Brackets in a variation are no moves, and one that is not closed costs no more than its variation.
func TestReadRecordsWithBracketsInVariations(t *testing.T) {
	for _, test := range []struct{ text, moves, variation, broken string }{
		{"1. e4 e5 2. Nf3 (2. d4 [%x] exd4) Nc6 *", "e4 e5 Nf3 Nc6", "d4 exd4", ""},
		{"1. e4 e5 2. Nf3 (2. d4[%clk 1:00] exd4 [%csl Ra1,\nGb2]) Nc6 *", "e4 e5 Nf3 Nc6", "d4 exd4", ""},
		{"1. e4 e5 2. Nf3 (2. d4 [%a [b] c] exd4 []) Nc6 *", "e4 e5 Nf3 Nc6", "d4 exd4", ""},
		{"1. e4 e5 2. Nf3 (2. d4 [%x exd4) Nc6 *", "e4 e5 Nf3 Nc6", "d4", ""},
		{"1. e4 e5 2. Nf3 (2. d4 [%x {good} exd4) Nc6 *", "e4 e5 Nf3 Nc6", "d4 exd4", ""},
		{"1. e4 e5 2. Nf3 (2. d4 [%x\n[Event \"b\"]\n", "e4 e5 Nf3", "d4", "line 1: a variation is not closed"},
		{"1. e4 e5 2. Nf3 (2. d4 [%x", "e4 e5 Nf3", "d4", "line 1: a variation is not closed"},
	} {
		records, err := notation.ReadRecords(strings.NewReader(test.text))
		if err != nil || len(records) == 0 {
			t.Fatalf("%q: %d games, %v", test.text, len(records), err)
		}
		record, broken := records[0], ""
		if _, err := record.Replay(position(t, "normal", "").Rules()); err != nil {
			broken = err.Error()
		}
		var variation string
		for _, line := range record.VariationsOf(2) {
			variation += strings.Join(line.Moves, " ")
		}
		if got := strings.Join(record.Moves, " "); got != test.moves || variation != test.variation || broken != test.broken {
			t.Errorf("%q: %q, variation %q, %q", test.text, got, variation, broken)
		}
	}
}

func TestReplayNamesTheBadMove(t *testing.T) {
	record := notation.Record{Line: notation.Line{Moves: []string{"e4", "e5", "Ke3"}}}
	g, err := record.Replay(position(t, "normal", "").Rules())
	if err == nil || !strings.Contains(err.Error(), "ply 3: Ke3") || len(g.Moves()) != 2 {
		t.Errorf("replay: %v", err)
	}
}

func TestWriteRecord(t *testing.T) {
	p := position(t, "capablanca", "5k4/10/10/10/10/10/10/R4K4 b Q - 0 57")
	g := board.NewGame(p)
	for _, text := range []string{"f8e8", "f1c1", "e8e7"} {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			t.Fatal(err)
		}
		g.Play(m)
	}
	record := notation.NewRecord(g, "*", notation.Tag{Name: "White", Value: `a\b`})
	record.Comments = []string{"", "a {brace}"}
	var b strings.Builder
	if err := record.Write(&b); err != nil {
		t.Fatal(err)
	}
	want := `[White "a\\b"]
[Result "*"]
[Variant "capablanca"]
[SetUp "1"]
[FEN "5k4/10/10/10/10/10/10/R4K4 b Q - 0 57"]

57... Ke8 58. O-O-O {a (brace)} 58... Ke7 *

`
	if b.String() != want {
		t.Errorf("written:\n%swant:\n%s", b.String(), want)
	}
	read, err := notation.ReadRecords(strings.NewReader(b.String()))
	if err != nil || len(read) != 1 || !reflect.DeepEqual(read[0].Moves, record.Moves) || read[0].Tag("White") != `a\b` {
		t.Errorf("read back: %+v, %v", read, err)
	}
}

// A game without end is cut, and the games behind it are read; a word or a tag without end
// ends the reading.
func TestReadRecordsWithoutEnd(t *testing.T) {
	text := "1. e4 *\n" + strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 5_001) + "*\n1. d4 *\n"
	records, err := notation.ReadRecords(strings.NewReader(text))
	if err != nil || len(records) != 3 || len(records[1].Moves) != 20_000 {
		t.Fatalf("%d games, %v", len(records), err)
	}
	rules := position(t, "normal", "").Rules()
	for i, record := range records {
		if _, err := record.Replay(rules); (err != nil) != (i == 1) {
			t.Errorf("game %d: %v", i+1, err)
		}
	}
	for _, text := range []string{strings.Repeat("x", 10_000), "[a \"" + strings.Repeat("x", 100_000) + "\"]", strings.Repeat("[a \"\"]", 1_001)} {
		if _, err := notation.ReadRecords(strings.NewReader("1. e4 *\n" + text)); err == nil || !strings.Contains(err.Error(), "line 2: ") {
			t.Errorf("%.10s…: %v", text, err)
		}
	}
}

// Games come as they are read: the first one before the text of the second one is there.
func TestRecordsStream(t *testing.T) {
	in, out := io.Pipe()
	go io.WriteString(out, "1. e4 *\n")
	for record, err := range notation.Records(in) {
		if err != nil || len(record.Moves) != 1 {
			t.Error(record, err)
		}
		break
	}
}

func FuzzReadRecords(f *testing.F) {
	f.Add(pgnText)
	f.Add("[")
	f.Add(`[a "\`)
	f.Add("1.{")
	f.Add("(((")
	rules := position(f, "normal", "").Rules()
	f.Fuzz(func(t *testing.T, text string) {
		records, err := notation.ReadRecords(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, record := range records {
			record.Replay(rules)
		}
	})
}

// Games are added to games, and to nothing else.
func TestTakesGames(t *testing.T) {
	for text, want := range map[string]bool{
		"": true, "\n": true, "\ufeff[Event \"x\"]\n": true, "[ White": false, "% exported\n": true, "1. e4 *\n": true,
		"[piece.x]\n": false, "[]": false, "{\"match\":{}}\n": false, "title = \"x\"\n": false, "# notes\n": false,
	} {
		if got := notation.TakesGames(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
