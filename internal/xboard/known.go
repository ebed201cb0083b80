package xboard

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/fen"
)

// knownVariant is a variant that XBoard sets up by itself.
type knownVariant struct {
	names      string // separated by blanks; the same position under all of them
	letters    string // XBoard's table of piece letters, White's half
	board      string // the pieces on the board at the start, as in a FEN; "" if XBoard draws them at random
	takesMoves bool   // an engine's piece lines
	takesBoard bool   // an engine's board too
}

// knownVariants are those of XBoard 4.9.1, with its boards. Most of them can only be
// played with its moves too.
var knownVariants = []knownVariant{
	{"normal nocastle wildcastle fischerandom losers suicide giveaway atomic 3check kriegspiel",
		"PNBRQ...........K", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", false, false},
	{"berolina cylinder", "PNBRQ...........K", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", true, false},
	{"twokings", "PNBRQ...........K", "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR", false, false},
	{"crazyhouse bughouse", "PNBRQ.......~~~~K", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", false, false},
	{"shatranj", "PN.R.QB...K", "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR", false, false},
	{"makruk", "PN.R.M....SK", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR", false, false},
	{"asean", "PN.R.Q....BK", "rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR", false, false},
	{"knightmate", "P.BRQ.....M.........K.", "rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR", false, false},
	{"spartan", "PNBRQ................KLWGHC", "lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR", false, false},
	{"lion", "PNBRQ................LK", "rlbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RLBQKBNR", false, false},
	{"super", "PNBRQ..SE.......V.AK", "", false, false},
	{"seirawan", "PNBRQ..HEK", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", false, false},
	{"fairy", "PNBRQFEACWMOHIJGDVLSUK", "iecakcei/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", true, true},
	{"capablanca caparandom", "PNBRQ..ACK", "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR", false, false},
	{"gothic", "PNBRQ..ACK", "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR", false, false},
	{"janus", "PNBRQ..JK", "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR", false, false},
	{"falcon", "PNBRQ............FK", "rnbfqkfbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBFQKFBNR", true, false},
	{"great", "PN....E...S..HWGMK", "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW", true, false},
	{"grand", "PNBRQ..ACK", "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R", false, false},
	{"elven", "PNBRQ.....M.+++......LK", "r3k4r/mnb+rql+bbnm/pppppppppp/10/10/10/10/PPPPPPPPPP/MNB+BLQ+RBNM/R4K3R", false, false},
	{"chu", "PBRQSEXOGHDLINVCAFTMK", "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL", false, false},
	{"courier", "PNBR.FE..WMK", "rnebmkfwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKFWBENR", false, false},
	{"xiangqi", "PH.R.AE..K.C.", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR", false, false},
	{"shogi", "PNBRLS...G.++++++K", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL", false, false},
}

// Knows reports whether XBoard sets up a variant by itself.
func Knows(v Variant) bool { return known(v) != nil }

// known finds the row of a variant that XBoard sets up by itself with this name
// and these letters; nil if there is none.
func known(v Variant) *knownVariant {
	for i := range knownVariants {
		row := &knownVariants[i]
		if row.isNamed(v.Name) && row.fits(v) {
			return row
		}
	}
	return nil
}

// isNamed reports whether a name is one of the row's.
func (row *knownVariant) isNamed(name string) bool {
	for known := range strings.SplitSeq(row.names, " ") {
		if known == name {
			return true
		}
	}
	return false
}

func (row *knownVariant) fits(v Variant) bool {
	for i := range v.Rules.Types() {
		letter := letterOf(v.Rules, define.PieceType(i+1), define.White)
		letter = strings.TrimSuffix(strings.TrimPrefix(letter, "+"), "~")
		if len(letter) != 1 || !strings.Contains(row.letters, letter) {
			return false
		}
	}
	return row.isOurs(v) || !row.takesBoard && row.start(v) != nil
}

// isOurs reports whether XBoard begins with the same pieces on the same squares.
func (row *knownVariant) isOurs(v Variant) bool {
	placement, _, _ := strings.Cut(v.Rules.Start().FEN(), " ")
	placement, _, _ = strings.Cut(placement, "[")
	return row.board == "" || placement == row.board
}

// start is the position with which XBoard begins; nil if we cannot play it.
func (row *knownVariant) start(v Variant) *board.Position {
	if row.isOurs(v) {
		return v.Rules.Start()
	}
	bare, err := fen.Read(v.Rules, row.board+" w")
	if err != nil {
		return nil
	}
	start, err := fen.Read(v.Rules, row.board+" w "+bare.Position.HomeRights()+" - 0 1")
	if err != nil {
		return nil
	}
	return start.Position
}
