package stockfish

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// TestEveryOption holds that what an option makes of a game is never refused in the words of a
// definition, which the file does not have: it is carried over, or a note names it. Of the parents, each option
// meets one without FAIRYMAX_LONG.
func TestEveryOption(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	values := map[string][]string{"flag": {"true", "false"}, "number": {"0", "1", "2"}, "file": {"c"}, "piece": {"*", "-", "p", "k"},
		"pieces": {"*", "-", "p", "kr"}, "pairs": {"p:r r:p", "r:r", "r:-"}, "counts": {"r:1 p:2", "p:0"}, "squares": {"*3", "a* *1", "-"}}
	parents := []string{"chess", "crazyhouse", "shogi", "xiangqi", "makruk", "janggi", "seirawan", "kyotoshogi", "atomic", "duck", "racingkings", "giveaway"}
	for i, name := range slices.Sorted(maps.Keys(keys())) {
		form := keys()[name].form
		if words := strings.Split(form, "|"); len(words) > 1 {
			values[form] = words
		}
		for p, parent := range parents {
			if os.Getenv("FAIRYMAX_LONG") == "" && p != i%len(parents) || strings.HasPrefix(name, "max") {
				continue
			}
			for _, value := range values[form] {
				run := game.NewRun(builtin, "x.ini", "[a:"+parent+"]\n"+name+" = "+value+"\n", "a")
				run.Partly = true
				if _, err := outcome(run); err != nil && strings.Contains(err.Error(), "definition") {
					t.Errorf("[a:%s] %s = %s: %v", parent, name, value, err)
				}
			}
		}
	}
}

// TestNamed holds that a note names the option if our language cannot say its rule.
func TestNamed(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	const flags, bare = "\nflagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1", "\nextinctionValue = draw\nextinctionPieceTypes = *\nextinctionPieceCount = 1"
	for ini, want := range map[string]string{
		"[a:shogi]\nextinctionValue = loss\nextinctionPieceTypes = gs":                                           "x.ini:3: a: NOT CARRIED OVER: extinctionPieceTypes = gs: here forms",
		"[a:extinction]\ncustomPiece1 = p:mW":                                                                    "extinctionPieceTypes = pnbrqk: White starts with too few",
		"[a:chess]" + bare + "\nextinctionOpponentPieceCount = 2":                                                "extinctionOpponentPieceCount = 2: what",
		"[a:chess]" + bare + "\nextinctionOpponentPieceCount = 1\nextinctionClaim = true":                        "extinctionOpponentPieceCount = 1: what",
		"[a:chess]" + bare + "\nextinctionClaim = true":                                                          "",
		"[a:chess]" + bare + "\nmaterialCounting = whitedrawodds":                                                "materialCounting = whitedrawodds: here it also decides the draws of extinctionValue",
		"[a:makruk]\nmaterialCounting = whitedrawodds":                                                           "the draws of countingRule",
		"[a:gorogoro]\ndropPromoted = true":                                                                      "dropNoDoubled = p: here it does not count",
		"[a:kyotoshogi]\nmobilityRegionWhiteGold = *1 *2 *3\nmobilityRegionBlackGold = *5 *4 *3":                 "dropPromoted = true: here a promoted piece",
		"[a:duck]\nstartFen = rnbqkbnr/pppppppp/8/8/8/*7/PPPPPPPP/RNBQKBNR w KQkq - 0 1":                         "startFen: the squares * are missing",
		"[a:snailtrail]\nstartFen = 6p/7/7/*6/7/7/P6 w - - 0 1":                                                  "",
		"[a:shogi]\ncustomPiece1 = g:K":                                                                          "promotedPieceType = l:g n:g: gold has no letter any more, but there lance",
		"[a:crazyhouse]\ndropNoDoubled = pn":                                                                     "x.ini:2: a: dropNoDoubled = pn: only the last letter counts",
		"[a:chess]" + flags + "\nflagMove = true":                                                                "flagMove = true: here Black may answer even if it is in check",
		"[a:chess]" + flags + "\nflagMove = true\nchecking = false":                                              "",
		"[a:chess]\ncustomPiece1 = p:mfWfceFifmD\npawnTypes = p":                                                 "customPiece1 = p:mfWfceFifmD: here a first leap",
		"[a:chess]\ncustomPiece1 = p:mfWfceFifmR\npawnTypes = p":                                                 "customPiece1 = p:mfWfceFifmR: here a first leap",
		"[a:chess]\nwhiteDropRegion = *1\ndropPromoted = true\nmustDrop = true\npieceDrops = true":               "",
		"[a:chess]\nblackDropRegion = *1\nmustDrop = true":                                                       "",
		"[a:atomic]\nextinctionValue = win":                                                                      "extinctionValue = win: here a side always loses",
		"[a:micro]\nimmobilityIllegal = true":                                                                    "immobilityIllegal = true: here lance may go",
		"[a:kyotoshogi]\nimmobilityIllegal = true":                                                               "",
		"[a:duck]\npieceDrops = true\ncapturesToHand = true":                                                     "pieceDrops = true: there drops and walls",
		"[a:xiangqi]\nbikjangRule = true":                                                                        "bikjangRule = true: here a side may pass",
		"[a:shogi]\npromotionRegionWhite = *7\npromotionRegionBlack = *3":                                        "immobilityIllegal = true: here lance may go",
		"[a:xiangqi]\nmobilityRegionWhiteSoldier = *5 *6 *7":                                                     "x.ini:2: a: NOT CARRIED OVER: mobilityRegionWhiteSoldier = *5 *6 *7: a piece starts",
		"[a:chess]\npromotionPawnTypes = pn\npromotedPieceType = n:b":                                            "promotedPieceType = n:b: here knight may also",
		"[a:chess]\npromotionPieceTypes = -\npromotionPawnTypesWhite = pn\npromotedPieceType = n:b":              "mandatoryPawnPromotion = true: both sides' knight",
		"[a:chess]\npromotionPieceTypes = -\npromotionPawnTypes = pn\npromotedPieceType = n:b\nmustDropType = p": "",
		"[a:chess]\npieceDrops = true\nseirawanGating = true":                                                    "",
		"[a:makruk]\ngating = true\ncambodianMoves = true":                                                       "",
		"[a:chess]\nmustCapture = true\ncastlingDroppedPiece = true":                                             "x.ini:3: a: NOT CARRIED OVER: castlingDroppedPiece = true: it does not go with the rest of the game here (castling.rook.from is for",
	} {
		run := game.NewRun(builtin, "x.ini", ini, "a")
		run.Partly = true
		results, err := outcome(run)
		said := ""
		for _, r := range results {
			said += strings.Trim(fmt.Sprint(r.Notes), "[]")
		}
		if err != nil || !strings.Contains(said, want) || want == "" && said != "" {
			t.Errorf("%s\nsays %q, %v\nwithout %s", ini, said, err, want)
		}
	}
}
