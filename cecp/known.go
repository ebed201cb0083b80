package cecp

import (
	"slices"
	"strings"
)

// knownVariant is a variant that XBoard sets up by itself.
type knownVariant struct {
	names   string // separated by blanks; the same position under all of them
	letters string // XBoard's table of piece letters, White's half
	board   string // the first field of the start position's FEN
	listens bool   // to what an engine says about the moves of the pieces
}

// knownVariants are those of XBoard 4.9.1. Their board is the one that it has;
// most of them can only be played with its moves as well.
var knownVariants = []knownVariant{
	{"normal nocastle wildcastle fischerandom losers suicide giveaway atomic 3check",
		"PNBRQ...........K", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", false},
	{"berolina cylinder", "PNBRQ...........K", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", true},
	{"twokings", "PNBRQ...........K", "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR", false},
	{"crazyhouse bughouse", "PNBRQ.......~~~~K", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", false},
	{"shatranj", "PN.R.QB...K", "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR", false},
	{"makruk", "PN.R.M....SK", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR", false},
	{"asean", "PN.R.Q....BK", "rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBNR", false},
	{"knightmate", "P.BRQ.....M.........K.", "rmbqkbmr/pppppppp/8/8/8/8/PPPPPPPP/RMBQKBMR", false},
	{"spartan", "PNBRQ................KLWGHC", "lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR", false},
	{"lion", "PNBRQ................LK", "rlbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RLBQKBNR", false},
	{"seirawan", "PNBRQ..HEK", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", false},
	{"fairy", "PNBRQFEACWMOHIJGDVLSUK", "iecakcei/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", true},
	{"capablanca caparandom", "PNBRQ..ACK", "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR", false},
	{"gothic", "PNBRQ..ACK", "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR", false},
	{"janus", "PNBRQ..JK", "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR", false},
	{"falcon", "PNBRQ............FK", "rnbfqkfbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBFQKFBNR", true},
	{"great", "PN....E...S..HWGMK", "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW", true},
	{"grand", "PNBRQ..ACK", "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R", false},
	{"courier", "PNBR.FE..WMK", "rnebmkfwbenr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNEBMKFWBENR", false},
	{"xiangqi", "PH.R.AE..K.C.", "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR", false},
	{"shogi", "PNBRLS...G.++++++K", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL", false},
}

// known finds the row of a variant that XBoard sets up by itself with this
// name, this board and these letters; nil if there is none.
func known(v Variant) *knownVariant {
	for i := range knownVariants {
		row := &knownVariants[i]
		if slices.Contains(strings.Fields(row.names), v.Name) && row.fits(v) {
			return row
		}
	}
	return nil
}

func (row *knownVariant) fits(v Variant) bool {
	placement, _, _ := strings.Cut(v.Rules.Start().FEN(), " ")
	placement, _, _ = strings.Cut(placement, "[")
	for _, t := range v.Rules.Def.Types {
		letter := strings.TrimPrefix(t.Letter, "+")
		if len(letter) != 1 || !strings.Contains(row.letters, letter) {
			return false
		}
	}
	return placement == row.board
}
