package variants

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/variants/betza"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// pieceSteps compiles every shared piece alone on the largest board.
func pieceSteps(t *testing.T) (names []string, steps map[string][]define.Step) {
	t.Helper()
	l := loader{layers: NewCatalogue(os.DirFS("..")).layers}
	pieces := l.pieces()
	steps = make(map[string][]define.Step)
	for _, name := range pieces.Keys() {
		letter := pieces.Get(name, "letter").Text()
		game, err := source.Parse("x.toml", fmt.Sprintf("title = 'x'\nboard = '16x16'\nstart = \"%s15/%s%s15 w Aa - 0 1\"\npieces = '%s'\nendings.stalemate = 'loss'",
			strings.ToLower(letter), strings.Repeat("16/", 14), letter, name))
		if err != nil {
			t.Fatal(err)
		}
		vocabulary.CheckGame(&l.Report, game)
		def := compile(&l.Report, "x", game, pieces, nil).def
		names = append(names, name)
		steps[name] = def.Types[0].Steps[define.White]
	}
	if err := l.Err(); err != nil {
		t.Fatal(err)
	}
	return names, steps
}

// betzaOf has the texts of XBoard's dialect for shared pieces.
var betzaOf = map[string]string{
	"pawn":              "fmWfceFifmnD",
	"berolina-pawn":     "fmFfceWifmnA",
	"shatranj-pawn":     "fmWfcF",
	"hoplite":           "fmFfcWifmA",
	"neang":             "FifD",
	"king":              "K",
	"knight":            "N",
	"nightrider":        "N0",
	"bishop":            "B",
	"rook":              "R",
	"queen":             "RB",
	"short-rook":        "R4",
	"xiangqi-horse":     "nN",
	"falcon":            "aflafrKafraflKafafsKafsafK",
	"cannon":            "mRcpR",
	"korean-cannon":     "pR",
	"grasshopper":       "gQ",
	"dimachaer":         "gabyabsR",
	"secutor":           "mRgabyabscR",
	"provocator":        "gabyabsB",
	"murmillo":          "mBgabyabscB",
	"bifurcator-bishop": "BtgabyabsB",
	"bifurcator-rook":   "RtgabyabsR",
	"griffon":           "FyafsF",
	"aanca":             "WyafsW",
	"cobra":             "NmpafsafF",
	"acedrex-unicorn":   "NmpafsyafW",
	"charging-rook":     "fsRbWbF",
	"charging-knight":   "fhNbsWbF",
	"half-duck":         "HFD",
	"crab":              "fNbsN",
	"lance":             "fR",
	"ring-rook":         "oR",
	"giraffe":           "mpafmpafmpafsW",
}

func TestBetzaSaysWhatRowsSay(t *testing.T) {
	_, steps := pieceSteps(t)
	for name, text := range betzaOf {
		chains, err := betza.Read(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !define.SameMoves(chains, define.Chains(steps[name])) {
			t.Errorf("%s: %q does not say what the rows say", name, text)
		}
	}
}

func TestBetzaRoundTrip(t *testing.T) {
	names, steps := pieceSteps(t)
	zoned := []string{"wildebeest-pawn", "xiangqi-elephant"} // the notation has no zones
	for _, name := range names {
		if text, exact := betza.Write(define.Chains(steps[name])); exact == slices.Contains(zoned, name) {
			t.Errorf("%s: %q, exact = %v", name, text, exact)
		}
	}
}

func TestShippedBetza(t *testing.T) {
	c := NewCatalogue(os.DirFS(".."))
	kings := map[string][2]string{ // White's and Black's text of the royal piece
		"normal":     {"KisO2", "KisO2"},
		"nocastle":   {"K", "K"},
		"capablanca": {"KisO3", "KisO3"},
		"janus":      {"KilO3irO4", "KirO3ilO4"},
		"schoolbook": {"KisO2isO3ilO4", "KisO2isO3irO4"},
		"knightmate": {"NisO2", "NisO2"},
		"wildebeest": {"KisO2isO3isO4", "KisO2isO3isO4"},
		"shako":      {"KisjO2", "KisjO2"},
	}
	for i, name := range c.Names() {
		if i%3 != 0 && kings[name] == [2]string{} && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		v, err := c.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		checkBetza(t, v)
		for i := range v.Rules.Def.Types {
			kind := define.PieceType(i + 1)
			for side := define.White; side <= define.Black; side++ {
				text, exact := v.Betza(side, kind)
				if want, known := kings[name]; known && v.Rules.IsRoyal(kind) && text != want[side] {
					t.Errorf("%s: %v's king is %q, want %q", name, side, text, want[side])
				}
				if !exact && expressible(v, side, kind) {
					t.Errorf("%s: %q is not exact", name, text)
				}
			}
		}
	}
}

// expressible reports whether the notation has words for all moves of a piece. It
// has none for zones, conditions, victims and hurdles of some types, for en passant of
// later moves or of pieces that do not capture in this way, and for castlings over one
// square or with a partner far from the edge.
func expressible(v *Variant, side define.Color, kind define.PieceType) bool {
	leaves, captures := false, false
	for _, step := range v.Rules.Steps(side, kind) {
		late := step.EnPassant == define.EnPassantExposes && !step.Unmoved
		if step.From != nil || step.To != nil || step.OutOfCheck || step.Victims != 0 || step.Hurdles != 0 || late {
			return false
		}
		leaves = leaves || step.EnPassant == define.EnPassantExposes
		captures = captures || step.EnPassant == define.EnPassantCaptures
	}
	_, all := betza.Castlings(v.Rules, side, kind)
	return all && (captures || !leaves)
}

// checkBetza checks that a text that is called exact has the moves of the piece.
func checkBetza(t *testing.T, v *Variant) {
	t.Helper()
	for i := range v.Rules.Def.Types {
		kind := define.PieceType(i + 1)
		text, exact := betza.Write(define.Chains(v.Rules.Steps(define.White, kind)))
		if !exact {
			continue
		}
		chains, err := betza.Read(text)
		if err != nil || !define.SameMoves(chains, define.Chains(v.Rules.Steps(define.White, kind))) {
			t.Errorf("%s: %s does not say its moves (%v)", v.Rules.Def.Types[i].Name, text, err)
		}
	}
}
