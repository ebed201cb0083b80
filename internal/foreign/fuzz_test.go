package foreign

import (
	"errors"
	"os"
	"strings"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
)

// FuzzImport holds that no file makes the import panic or hang, that every
// problem has a place in the file, and that what comes out is a game.
func FuzzImport(f *testing.F) {
	for _, text := range []string{
		"Game: a # PNpn # fairy\n3x8=3\n3 0 4\n4 3 0\np:1 -16,24 -16,6\np:1 16,24\nk:-1 1,34 1,7 -16,F4 16,1F4B8\nn:9 14,207 1,443 1,3,16 1,BA",
		"Game: b\n10x9\n3 3 3 3 3 3 3 3 3\n3 3 3 3 3 3 3 3 3\np:1 -1,7\np:1 1,7\nk:-1 1,C07\n",
		"Game: c\n4x4\n0 3 0 0\n0 3 0 0\np:1 -16,6 -15,5 -17,5\np:1 16,6 15,5 17,5\nk:-1 1,7 -1,7 16,7 -16,7\n\n",
		"[a:chess]\ncustomPiece1 = a:mNcB\npromotedPieceType = n:a\nstartFen = 8/8 w - - 0 1\n[b:a]\nflagRegion = *9 a* z1 *\n",
		"setup (PK) 8x8+0_fairy 8\npiece K& KisO99\n",
		"files=4 ranks=5 promoChoice=*R royal=K pawn::fmWfceFifmnD::a2-d2 rook::::a1:1 king:K:KfkRisO2::b1 morph=.*/*.",
		"files=1 rook::::",
		"<div class=\"idiagram\">\nfiles=3\nhole::::b1\nking::[F?fsR](az)N::a1\n</div><script>BadZone</script>",
	} {
		f.Add(text)
	}
	for _, file := range []string{"stockfish/testdata/games.ini", "xboard/testdata/announced.log", "diagram/testdata/eurasian.txt"} {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	if text, err := os.ReadFile("/usr/share/games/fairymax/fmax.ini"); err == nil {
		games := strings.Split(string(text), "Game:")
		for _, game := range games[2:5] {
			f.Add("Game:" + game)
		}
	}
	b, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<12 {
			return
		}
		results, err := ImportWith(b, "fuzz.ini", text, Options{Any: len(text)%2 == 0})
		var list Problems
		if err != nil && !errors.As(err, &list) {
			t.Fatal(err)
		}
		lines := strings.Count(text, "\n") + 1
		for _, p := range list {
			if p.Line < 1 || p.Line > lines || p.Message == "" {
				t.Errorf("a problem without a place: %v", p)
			}
		}
		for _, r := range results {
			if _, err := b.Compile(r.Text); err != nil {
				t.Errorf("%v\n%s", err, r.Text)
			}
		}
	})
}
