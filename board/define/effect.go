package define

import "slices"

// What a move does besides moving and capturing: in atomic chess a capture takes the
// capturer away too, and the pieces around it. It is centred on the square where the
// mover ends. A mover is spared for what it was before a promotion.

// EffectRule says what becomes of the pieces that an effect meets. The zero value is
// nothing.
type EffectRule struct {
	Becomes Fate
	Except  TypeMask // types that stay what they are
	Radius  int      // of an effect around a square, in steps of a king
	Wrap    bool     // there, the left and the right edge are joined
	By      TypeMask // only captures by these types have the effect, as they were before a promotion; 0 is all
}

// Effect is an effect of moves, by number.
type Effect uint8

// The effects.
const (
	EffectOnCapturer   Effect = iota // on the piece that has captured
	EffectOnNeighbours               // on the pieces of both sides around the square where a capture ends
	NumEffects                       // how many there are
)

// EffectTable is a table of the language: the effects of some kind of moves.
type EffectTable struct {
	Key     string
	Title   string // of its part of the reference of the language
	Meaning string // for that reference
	Text    string // of that part
	Label   string // before its paragraphs in a rule sheet
	Cause   string // such a move, as "a capture"
	Does    string // what a piece does by it, as "a piece that captures"
}

var afterCapture = &EffectTable{"after_capture", "After a capture", "what a capture does besides removing its victim", `
A capture can do more than remove its victim. In rifle chess the capturer goes back to
where it came from; in atomic chess pieces around the square of the capture go too. With
by, only captures by some pieces do it: an archer shoots with
capturer = { becomes = "returned", by = "archer" }, and only a dragon burns what is
near it with neighbours = { becomes = "nothing", by = "dragon" }. A
capture is illegal if it removes a royal piece that its side must keep. So a royal piece
is not in check from a piece that could not capture it. A capture that removes the last
royal piece of the enemy wins, in check or not. Games with pieces that capture on the way
cannot have this.`,
	"Captures", "capture", "captures"}

// EffectKind says what an effect meets.
type EffectKind struct {
	Table   *EffectTable
	Key     string // in the table
	Meaning string // for the reference of the language
	Around  bool   // it meets what stands around a square, not the mover
}

// effectKinds has a row for each effect, those of a table together. The order is that of
// the language.
var effectKinds = [...]EffectKind{
	{afterCapture, "capturer", "what becomes of the piece that has captured; except means what it was before a promotion",
		false},
	{afterCapture, "neighbours", "what becomes of the pieces of both sides around the square where the capture ends",
		true},
}

var _ [NumEffects]EffectKind = effectKinds // no row is missing

// EffectKinds lists all effects, by number.
func EffectKinds() []EffectKind { return effectKinds[:] }

// EffectTables lists the tables of all effects.
func EffectTables() []*EffectTable {
	var list []*EffectTable
	for i := range effectKinds {
		if in := effectKinds[i].Table; !slices.Contains(list, in) {
			list = append(list, in)
		}
	}
	return list
}

// Path is the key of the language, with its table.
func (k *EffectKind) Path() string { return k.Table.Key + "." + k.Key }

// Fates lists what may become of the pieces.
func (k *EffectKind) Fates() []Fate {
	var list []Fate
	for i, row := range fates {
		if !row.mover || !k.Around {
			list = append(list, Fate(i))
		}
	}
	return list
}

// Fate is what becomes of a piece that an effect meets.
type Fate uint8

// The fates.
const (
	FateStays Fate = iota
	FateGoes
	FateWall
	FateTurns   // it changes sides, if it is not royal
	FateReturns // it goes back to where it came from, and does not promote: for movers only
	NumFates    // how many there are
)

// fates has a row for each fate: all but what it does on the board.
var fates = [...]struct {
	word    string // of the language
	meaning string // for its reference
	does    string // what a piece does that meets it, as a sentence goes on
	loses   bool   // its side loses the piece
	royals  bool   // royal pieces meet it too
	alters  bool   // where it is not known, the board is another one
	mover   bool   // it is for movers only; such fates come last
}{
	{"itself", "it stays as it is", "stays", false, false, false, false},
	{"nothing", "the piece is removed from the game", "is removed from the game", true, true, true, false},
	{"wall", "its square becomes a wall, * in a FEN, that no piece can enter, capture or slide across",
		"becomes a wall: no piece can enter, capture or slide across its square from then on", true, true, false, false},
	{"enemy", "it changes sides, unless it is royal", "changes sides, unless it is royal", true, false, true, false},
	{"returned", "it goes back to the square where it came from, has moved, and does not promote",
		"goes back to the square where it came from, as a piece that has moved, and does not promote", false, true, true, true},
}

var _ = [1]struct{}{}[len(fates)-int(NumFates)] // no row is missing

// String is the word of the language.
func (f Fate) String() string { return fates[f].word }

// Meaning says for the reference of the language what becomes of a piece.
func (f Fate) Meaning() string { return fates[f].meaning }

// Does says what a piece does that meets it, as the end of a sentence.
func (f Fate) Does() string { return fates[f].does }

// Loses reports whether a side loses the piece by it.
func (f Fate) Loses() bool { return fates[f].loses }

// MeetsRoyals reports whether royal pieces meet it too.
func (f Fate) MeetsRoyals() bool { return fates[f].royals }

// AltersPieces reports whether the pieces are others afterwards, besides those captured. A
// wall does not count: where walls are not known, it is a piece that never moves.
func (f Fate) AltersPieces() bool { return fates[f].alters }

// IsForMovers reports whether only movers can meet it.
func (f Fate) IsForMovers() bool { return fates[f].mover }

// CostsRoyals reports whether royal pieces are lost by it too, unless they are excepted.
func (e *EffectRule) CostsRoyals() bool { return e.Becomes.MeetsRoyals() && e.Becomes.Loses() }
