package stockfish

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// TestOptions holds what becomes of every option that is carried over; of one in three
// without FAIRYMAX_LONG.
func TestOptions(t *testing.T) {
	cases := []struct{ ini, want string }{
		{"[a:chess]\nmustCapture = true", `captures = "must"`},
		{"[a:chess]\npass = true", `pass = true`},
		{"[a:chess]\nchecking = false", `royal.give_check = "never"`},
		{"[a:duck]\npass = false", "walls.place             = \"anywhere\"\nwalls.single            = true"},
		{"[a:isolation]\npass = false", `walls.zone`},
		{"[a:snailtrail]\npass = false", `extends = "snailtrail"`},
		{"[a:petrified]\npass = false", `after_capture.capturer = { becomes = "wall", except = "piece-p" }`},
		{"[a:chess]\nflagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagMove = true\nchecking = false", `zone = "last rank", answer = "black" }`},
		{"[a:suicide]\ncheckCounting = false", `endings.stalemate = "win with fewer"`},
		{"[a:losers]\npass = false", `endings.bare_king = "win"`},
		{"[a:chess]\nextinctionValue = win\nextinctionPieceTypes = r", `endings.extinct = { types = "rook", of = "each", result = "win" }`},
		{"[a:chess]\nextinctionValue = draw\nextinctionPieceTypes = *\nextinctionPieceCount = 1", `endings.bare_king = "draw"`},
		{"[a:chess]\nshatarMateRule = true", `endings.mating_checks = { needs = ["rook", "knight"], never = "knight" }`},
		{"[a:shatar]\npass = false", `extends = "shatar"`},
		{"[a:chess]\nmakpongRule = true", `royal.stays = true`},
		{"[a:chess]\nstalemateValue = loss", `endings.stalemate = "loss"`},
		{"[a:chess]\ncheckmateValue = win", `endings.checkmate = "win"`},
		{"[a:chess]\nnMoveRule = 70", `endings.move_rule = 70`},
		{"[a:chess]\ncustomPiece1 = s:fW\nstartFen = rnbqkbnr/ssssssss/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `endings.progress = "pawn"`},
		{"[a:chess]\nnFoldRule = 4\nnFoldValue = loss\nperpetualCheckIllegal = true", `endings.repetition = { count = 4, result = "win", perpetual_check = "loss" }`},
		{"[a:chess]\nnFoldValue = loss\nnFoldValueAbsolute = true", `endings.repetition = { result = "black wins" }`},
		{"[a:chess]\nnFoldValue = win\nnFoldValueAbsolute = true", `endings.repetition = { result = "white wins" }`},
		{"[a:chess]\nnFoldRule = 4\nnFoldValueAbsolute = true", `endings.repetition = { count = 4 }`},
		{"[a:xiangqi]\nchasingRule = none", `endings.repetition = { perpetual_check = "loss" }`},
		{"[a:xiangqi]\nnMoveRule = 60", `{ piece = ["rook", "cannon", "xiangqi-horse"], by = ["piece-b", "ferz"] }`},
		{"[a:makruk]\ncountingRule = none", `without = "endings"`},
		{"[a:chess]\nflagPiece = k\nflagRegion = d4 e4 d5 e5", `endings.goal = { piece = "king", zone = ["d4", "d5", "e4", "e5"] }`},
		{"[a:chess]\nflagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1", `endings.goal = { piece = "king", zone = "last rank" }`},
		{"[a:chess]\nflagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *2", `zone = "goal" }`},
		{"[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = nr\nextinctionPieceCount = 1", `endings.extinct = { types = ["knight", "rook"], of = "each", left = 1 }`},
		{"[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = *", `of = "all"`},
		{"[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = kn\nextinctionPseudoRoyal = true\ndupleCheck = true", `royal.check = "all"`},
		{"[a:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1\ncheckCounting = true", `endings.checks = 5`},
		{"[a:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4+2 0 1\ncheckCounting = true", ` w KQkq - 0 1 +0+2"`},
		{"[a:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4+2 0 1\ncheckCounting = true", `endings.checks = 4`},
		{"[a:chess]\npromotionPieceTypes = qn", `promotion.pawn.to = ["queen", "knight"]`},
		{"[a:chess]\npromotionPieceTypesWhite = q\npromotionPieceTypesBlack = r", `promotion.pawn.to = { white = "queen", black = "rook" }`},
		{"[a:chess]\npromotionRegionWhite = *7 *8\npromotionRegionBlack = *1 *2\nmandatoryPawnPromotion = false", `promotion.pawn = { zone = "last 2 ranks", must = [], to = ["queen"`},
		{"[a:chess]\npromotionPieceTypesWhite = q\npromotionPieceTypesBlack = rn\npromotionLimit = q:1 r:3", `promotion.pawn = { zone = "last rank", to = { white = "queen", black = ["rook", "knight"] }, at_most`},
		{"[a:spartan]\npromotionPieceTypesWhite = q\npromotionLimit = q:2 g:1", `promotion.persian-pawn = { zone = "last rank", to = "queen", at_most = { queen = 2 } }`},
		{"[a:chess]\npromotionRegionWhite = -\npromotionRegionBlack = -", `without = "promotion"`},
		{"[a:chess]\npromotedPieceType = p:n", `extends = "normal"`},
		{"[a:xiangqi]\nsoldierPromotionRank = 1", `spared = []`},
		{"[a:chess]\npromotionLimit = q:1 r:3", `at_most = { queen = 1, rook = 3 }`},
		{"[a:chess]\npromotedPieceType = n:b", `promotion.knight = { zone = "last rank", must = [], by = ["entering", "inside", "leaving"], to = "bishop" }`},
		{"[a:chess]\ndoubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6", `path = [0, 1], from = "ranks 2-3", en_passant = "leaves" }`},
		{"[a:chess]\ntripleStepRegionWhite = *2\ntripleStepRegionBlack = *7", `promotion.mexican-pawn.to`},
		{"[a:chess]\ncastling = false", `without = "castling"`},
		{"[a:capablanca]\ncastlingKingsideFile = h\ncastlingQueensideFile = d", `castling.rook = { left = "d", right = "h" }`},
		{"[a:chess]\ncastlingRookPieces = b\nstartFen = brnqknrb/pppppppp/8/8/8/8/PPPPPPPP/BRNQKNRB w KQkq - 0 1", `castling.bishop = { left = "c", right = "g" }`},
		{"[a:chess]\npieceDrops = true\ncapturesToHand = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[-] w KQkq - 0 1", `hand = { use = "drop", gains = "captures" }`},
		{"[a:crazyhouse]\nwhiteDropRegion = *1 *2 *3 *4\nblackDropRegion = *8 *7 *6 *5", `drop.knight = { zone = "ranks 1-4" }`},
		{"[a:crazyhouse]\nwhiteDropRegion = -\nblackDropRegion = -", `drop.knight = { zone = [] }`},
		{"[a:crazyhouse]\ndropNoDoubled = p", `per_file = 1`},
		{"[a:chess]\nking = k:KN", `piece.royal-centaur = { letter = "K", like = "centaur" }`},
		{"[a:chess]\ncustomPiece1 = n:NN", `piece.nightrider = { letter = "N" }`},
		{"[a:chess]\ncustomPiece1 = n:mNcB", `{ slide = [1, 1], only = "capture" },`},
		{"[a:chess]\ncustomPiece1 = p:mWfceFifmnD\npawnTypes = p", `from = "rank 2", en_passant = "leaves" }`},
		{"[a:chess]\nqueen = -\nstartFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1", `promotion.pawn.to = ["rook", "bishop", "knight"]`},
		{"[a:chess]\nmaxFile = i\nstartFen = rnbkqbnrq/ppppppppp/9/9/9/9/PPPPPPPPP/RNBKQBNRQ w - - 0 1\ncastling = false", `board = "9x8"`},
		{"[a:chess]\ncastling = false\nqueen = -\nstartFen = rnb*kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB*KBNR w - - 0 1", `holes = ["d8", "d1"]`},
		{"[a:chess]\nmobilityRegionWhiteKing = *1 *2\nmobilityRegionBlackKing = *8 *7\nking = k", `within = "ranks 1-2"`},
		{"[b:chess]\nmustCapture = true\n[a:b]\npass = true", "captures = \"must\"\npass"},
	}
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		if i%3 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		results, err := read(builtin, "variants.ini", c.ini, "a")
		if err != nil || len(results) != 1 {
			t.Errorf("%s\n%d games: %v", c.ini, len(results), err)
			continue
		}
		if text := unspaced(results[0].Text); !strings.Contains(text, unspaced(c.want)) {
			t.Errorf("%s\ngives\n%s\nwithout %s", c.ini, results[0].Text, c.want)
		}
	}
}

func unspaced(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestCounts holds the moves of imported games against those that Fairy-Stockfish
// counts. Each game shows one thing that went wrong or was refused before.
func TestCounts(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "counts.txt"))
	if err != nil {
		t.Fatal(err)
	}
	games := make(map[string]*board.Rules)
	for _, file := range []string{"games.ini", "newer.ini"} {
		for name, g := range importAll(t, filepath.Join("testdata", file)) {
			if len(g.notes) > 0 {
				t.Errorf("%s has notes: %v", name, g.notes)
			}
			games[name] = g.rules
		}
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		rules := games[fields[0]]
		if fields[0] == "#" {
			continue
		}
		if rules == nil {
			t.Errorf("%s is not imported", fields[0])
			continue
		}
		delete(games, fields[0])
		for i, want := range fields[1:] {
			if got := fmt.Sprint(rules.Start().Perft(i + 1)); got != want {
				t.Errorf("%s perft %d = %s, want %s", fields[0], i+1, got, want)
			}
		}
	}
	for name := range games {
		t.Errorf("%s has no counts", name)
	}
}

// imported is a game of a file with what was noted about it.
type imported struct {
	rules *board.Rules
	notes []game.Problem
}

// importAll imports all games of a file, each of which must come out.
func importAll(t *testing.T, path string) map[string]imported {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	results, err := read(builtin, filepath.Base(path), string(text), "")
	if err != nil {
		t.Error(err)
	}
	games := make(map[string]imported)
	for _, r := range results {
		v, err := builtin.Compile(r.Text)
		if err != nil {
			t.Fatalf("%s: %v\n%s", r.Given, err, r.Text)
		}
		for _, name := range append(r.Also, r.Given) {
			games[name] = imported{v.Rules, r.Notes}
		}
	}
	return games
}

// TestNotes holds that what differs is named, and what does not differ is not.
func TestNotes(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ ini, want string }{
		{"[a:chess]\nconnectDiagonal = true\nwallingRule = none\nchess960 = false", ""},
		{"[a:atomic]\ncastling = false", ""},
		{"[a:atomic]\npetrifyOnCaptureTypes = r", "NOT CARRIED OVER: petrifyOnCaptureTypes = r: a capturer that explodes cannot become a wall too"},
		{"[a:atomar]\ncastling = false", "NOT CARRIED OVER: mutuallyImmuneTypes"},
		{"[a:racingkings]\nmustCapture = true", ""},
		{"[a:chess]\nflagPiece = k\nflagRegionWhite = *8", "NOT CARRIED OVER: flagRegionBlack"},
		{"[a:placement]\ndropRegionWhite = *1 *2 *3\ndropRegionBlack = *8 *7 *6", "must drop a piece also when it is in check"},
		{"[a:chess]\npromotionRegionWhite = *6 *7 *8\nmandatoryPawnPromotion = false", ""},
		{"[a:chess]\nmustCapture = false\nmustCapture = true", "mustCapture is given again in line 3"},
		{"[a:chess]\npassWhite = true", "a side may pass only if both may"},
		{"[a:janggi]\nnMoveRule = 60", ""},
		{"[a:janggimodern]\npass = true", "moveRepetitionIllegal"},
		{"[a:dobutsu]\nnFoldRule = 3", ""},
		{"[a:jesonmor]\nflagPieceSafe = true", "NOT CARRIED OVER: flagPieceSafe"},
		{"[a:chess]\nmaterialCounting = unweighted", ""},
		{"[a:chess]\ncustomPiece1 = p:mWfceF\npawnTypes = p", "not as nMoveRuleTypes says"},
		{"[a:berolina]\ncastling = false", ""},
	} {
		run := game.NewRun(builtin, "variants.ini", c.ini, "a")
		run.Partly = true
		results, err := outcome(run)
		if err != nil || len(results) != 1 {
			t.Errorf("%s\n%d games: %v", c.ini, len(results), err)
			continue
		}
		var notes []string
		for _, n := range results[0].Notes {
			notes = append(notes, n.Error())
		}
		if text := strings.Join(notes, "\n"); !strings.Contains(text, c.want) || c.want == "" && text != "" {
			t.Errorf("%s\nhas the notes %q, want %q", c.ini, text, c.want)
		}
	}
}

// TestLost holds that a game is written without a rule only if that is wanted, and that
// an option which changes nothing is no rule.
func TestLost(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	const lost = "blastOnCapture = true: only a commoner"
	for _, c := range []struct {
		ini    string
		partly bool
		want   string
	}{
		{"[a:chess]\nblastOnCapture = true", false, "variants.ini:2: a: not carried over: " + lost},
		{"[a:chess]\nblastOnCapture = true", true, "# - NOT CARRIED OVER: " + lost},
		{"[b:chess]\nwallingRule = duck\n[a:b]\npass = true", false, "not carried over: wallingRule = duck: here there is no check"},
		{"[a:duck]\nwallOrMove = true", false, "wallOrMove"},
		{"[a:chess]\nsomethingNew = 3", false, "not carried over: somethingNew = 3"},
		{"[a:chess]\nblastOnCapture = false\nwallingRule = none\nchecking = true\npass = true", false, "pass"},
	} {
		run := game.NewRun(builtin, "variants.ini", c.ini, "a")
		run.Partly = c.partly
		results, err := outcome(run)
		said := fmt.Sprint(err)
		for _, r := range results {
			said += unspaced(r.Text)
		}
		if !strings.Contains(said, c.want) || c.partly != strings.Contains(said, "NOT CARRIED") {
			t.Errorf("%s\ngives %s\nwithout %s", c.ini, said, c.want)
		}
	}
}

// Of a file from which one game is wanted, the mistakes in others are none of its own, except
// for those in a game that it extends.
func TestProblemsOfTheWantedGame(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	const ini = "[good:chess]\ncheckCounting = true\n\n[bad:chess]\nstalemateValue = lose\nnot a line\nmaxRank = 20\n\n[heir:bad]\n\n[bare]\nking = k\n"
	for variant, want := range map[string][]string{
		"good": nil,
		"bad":  {"x.ini:5: stalemateValue must", "x.ini:6: ", "x.ini:7: maxRank"},
		"heir": {"x.ini:5: stalemateValue must", "x.ini:6: ", "x.ini:9: heir: its parent bad could"},
		"bare": {"x.ini:11: startFen: no pieces have the letters r, n, b, q and p; it is that of chess, since this game has none"},
	} {
		results, err := read(builtin, "x.ini", ini, variant)
		if (len(results) == 1) != (want == nil) || (err == nil) != (want == nil) {
			t.Errorf("%s: %d games, %v", variant, len(results), err)
		}
		if want != nil && len(strings.Split(err.Error(), "\n")) != len(want) {
			t.Errorf("%s: %v", variant, err)
		}
		for _, text := range want {
			if !strings.Contains(err.Error(), text) {
				t.Errorf("%s: no %q in %v", variant, text, err)
			}
		}
	}
}

// read imports the games of a file, or only one of them.
func read(b *game.Builtin, file, text, variant string) ([]game.Result, error) {
	return outcome(game.NewRun(b, file, text, variant))
}

func outcome(run *game.Run) ([]game.Result, error) {
	if err := Read(run); err != nil {
		return nil, err
	}
	return run.Outcome()
}

// program returns where another program is, or skips the test; in CI, which
// installs them all, the test fails.
func program(t *testing.T, name string) string {
	t.Helper()
	for _, place := range []string{name, "/usr/games/" + name} {
		if path, err := exec.LookPath(place); err == nil {
			return path
		}
	}
	if os.Getenv("FAIRYMAX_CI") != "" {
		t.Fatalf("%s is not installed", name)
	}
	t.Skipf("%s is not installed", name)
	return ""
}
