package xboard

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/xboard/testgames"
)

func TestKnown(t *testing.T) {
	games := standard()
	renamed := games["normal"]
	renamed.Name = "capablanca"
	for _, test := range []struct {
		variant        Variant
		known, listens bool
	}{
		{games["normal"], true, false},
		{games["nocastle"], true, false},
		{games["capablanca"], true, false},
		{games["berolina"], true, true},
		{games["cannons"], false, false},
		{renamed, false, false},
		{Variant(testgames.New("normal", 8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", -1, -1, "QRBNA")), false, false},
	} {
		row := known(test.variant)
		if (row != nil) != test.known || row != nil && row.takesMoves != test.listens {
			t.Errorf("%s: %+v", test.variant.Name, row)
		}
	}
}

// Slots in which XBoard would call king and one piece against a king a draw.
var weakSlots = []int{1, 2, 5, 6, 9}

func TestSlots(t *testing.T) {
	for _, v := range standard() {
		table := assignSlots(v)
		seen := map[define.PieceType]bool{}
		for slot, types := range table.slots {
			for _, pieceType := range types {
				seen[pieceType] = true
			}
			weak := slices.Contains(weakSlots, slot)
			if weak && types[0] != 0 && !slices.Contains(table.named(types[0]), slot) {
				t.Errorf("%s: %s in slot %d", v.Name, table.letter(types[0], define.White), slot)
			}
		}
		seen[table.king[define.White]] = true
		for i := range v.Rules.Def.Types {
			if !seen[define.PieceType(i+1)] {
				t.Errorf("%s: no slot for type %d", v.Name, i+1)
			}
		}
	}
}

// More types than XBoard has distinct pictures for make a complete table.
func TestManySlots(t *testing.T) {
	v := testgames.New("crowd", 8, 8, testgames.ChessStart, 2, 6, "QRBN")
	def := *v.Rules.Def
	for i := range 50 {
		def.Types = append(def.Types, define.Type{Letter: string(rune('A'+i%26)) + "'!"[i/26:i/26+1],
			Owners: [2]bool{true, true}, Steps: [2][]define.Step{testgames.CannonSteps(), testgames.CannonSteps()}})
	}
	rules, err := board.Compile(&def)
	if err != nil {
		t.Fatal(err)
	}
	v.Rules = rules
	v.Betza = func(define.Color, define.PieceType) (string, bool) { return "R", true }
	half := assignSlots(Variant(v)).half(define.White)
	if letters := strings.NewReplacer("'", "", "!", "").Replace(half); len(letters) != slotCount+1 {
		t.Errorf("%d letters: %s", len(letters), half)
	}
	if got, want := strings.Count(half, "'")+strings.Count(half, "!"), 50; got != want {
		t.Errorf("%d of %d types have a slot", got, want)
	}
}

// Armies that differ, more pieces than usual, a royal piece that is missing.
func TestPieceTable(t *testing.T) {
	v := testgames.New("mixed", 8, 8, "rnbykbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", -1, -1, "QRBNY")
	v.Rules.Def.Types[2].Owners[define.Black] = false // queen
	v.Rules.Def.Types[6].Owners[define.White] = false
	v.Rules.Def.Types = append(v.Rules.Def.Types, define.Type{Letter: "U"}) // of neither side
	table := assignSlots(Variant(v))
	if got, want := table.half(define.White), "PNBRQ.........K"; got != want {
		t.Errorf("White %s, want %s", got, want)
	}
	if got, want := table.half(define.Black), "pnbr.........yk"; got != want {
		t.Errorf("Black %s, want %s", got, want)
	}
	mortal := edited(testgames.Standard()[1], "mortal", "", func(def *define.Game) { def.Royal = define.Royal{} })
	if got := assignSlots(Variant(mortal)).half(define.White); got[len(got)-1] != '.' {
		t.Errorf("without a royal piece: %s", got)
	}
}

var setupLine = regexp.MustCompile(`^setup \(([A-Za-z'!.]+)\) (\d+)x(\d+)\+0_fairy (\S+) w (KQkq|-) - 0 1$`)

func TestAnnounce(t *testing.T) {
	for _, v := range standard() {
		a := announce(v)
		match := setupLine.FindStringSubmatch(a.setup)
		if match == nil {
			t.Errorf("%s: %s", v.Name, a.setup)
			continue
		}
		letters := match[1]
		white, black := letters[:len(letters)/2], letters[len(letters)/2:]
		if !strings.EqualFold(white, black) || white == black {
			t.Errorf("%s: halves %s and %s", v.Name, white, black)
		}
		if v.Name == "tall" == a.faithful {
			t.Errorf("%s: faithful = %v", v.Name, a.faithful)
		}
	}
}

// A type that moves differently in the two armies has a line for each.
func TestAnnounceSides(t *testing.T) {
	v := standard()["cannons"]
	plain := v.Betza
	v.Betza = func(c define.Color, pieceType define.PieceType) (string, bool) {
		text, exact := plain(c, pieceType)
		if c == define.Black && text == "mRcpR" {
			text = "pR"
		}
		return text, exact
	}
	lines := announce(v).pieces
	if !slices.Contains(lines, "piece O mRcpR") || !slices.Contains(lines, "piece o pR") {
		t.Errorf("%q", lines)
	}
}
