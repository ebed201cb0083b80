package match

import (
	"reflect"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/notation"
)

func TestParseCommand(t *testing.T) {
	for text, want := range map[string][]string{
		"a b  c":                {"a", "b", "c"},
		`"a b" -x 'it is "so"'`: {"a b", "-x", `it is "so"`},
		"":                      nil,
		`a ""`:                  {"a", ""},
	} {
		if got, err := ParseCommand(text); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %q, %v, want %q", text, got, err, want)
		}
	}
	if _, err := ParseCommand(`a "b`); err == nil {
		t.Error("an open quote was accepted")
	}
}

func TestControlLines(t *testing.T) {
	for _, test := range []struct {
		control arena.Control
		want    []string
	}{
		{arena.Control{Base: 2 * time.Second, Inc: 20 * time.Millisecond}, []string{"level 0 0:02 0.02"}},
		{arena.Control{Base: 200 * time.Millisecond, Inc: 5 * time.Millisecond}, []string{"level 0 0:01 0.005"}},
		{arena.Control{Moves: 40, Base: 5 * time.Minute}, []string{"level 40 5:00 0"}},
		{arena.Control{PerMove: time.Second, Depth: 4}, []string{"st 1", "sd 4"}},
		{arena.Control{Nodes: 500}, []string{"st 1", "nps 500"}},
		{arena.Control{Depth: 6}, []string{"st 3600", "sd 6"}},
	} {
		if got := controlLines(test.control); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%+v: %q, want %q", test.control, got, test.want)
		}
	}
}

func TestReadEvent(t *testing.T) {
	for text, want := range map[string]event{
		"move e2e4":                      {kind: movePlayed, text: "e2e4"},
		"move c2d3,":                     {kind: moveLeg, text: "c2d3,"},
		"offer draw":                     {kind: drawOffer, text: ""},
		"resign":                         {kind: resigned, text: ""},
		"1/2-1/2 {stalemate}":            {kind: claimed, text: "1/2-1/2"},
		"Illegal move (in check): e1e2":  {kind: complaint, text: "Illegal move (in check): e1e2"},
		" 9 -123 45 6789 11\te2e4 e7e5":  {kind: searchInfo, text: "-1.23/9", nodes: 6789},
		"12 100003 45 6789 e2e4":         {kind: searchInfo, text: "+M3/12", nodes: 6789},
		"12 -100002 45 6789":             {kind: searchInfo, text: "-M2/12", nodes: 6789},
		"":                               {},
		"# move e2e4":                    {},
		"1 2 3":                          {},
		"tellusererror Illegal position": {kind: failure, text: "tellusererror Illegal position"},
	} {
		if got := readEvent(text); got != want {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}

// TestParsePlus reads promotions with a plus, which are one move or none.
func TestParsePlus(t *testing.T) {
	for _, test := range []struct{ variant, fen, text, want string }{
		{"makruk", "4k3/8/8/P7/8/8/8/4K3 w - - 0 1", "a5a6+", "a5a6m"},
		{"normal", "8/P7/8/8/8/8/7k/4K3 w - - 0 1", "a7a8+", ""},
		{"makruk", "4k3/8/8/8/P7/8/8/4K3 w - - 0 1", "a4a5+", ""},
	} {
		r := rules(t, test.variant)
		p, err := r.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if m := (&cecp{origin: 1}).parsePlus(p, test.text); m != board.NoMove {
			got = notation.Coordinate(r, m, 1)
		}
		if got != test.want {
			t.Errorf("%s: %q is read as %q, want %q", test.variant, test.text, got, test.want)
		}
	}
}

func TestParseFeatures(t *testing.T) {
	got := parseFeatures(`ping=1 myname="A B" variants="normal,x" done=0 rest`)
	want := []feature{{"ping", "1"}, {"myname", "A B"}, {"variants", "normal,x"}, {"done", "0"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}
