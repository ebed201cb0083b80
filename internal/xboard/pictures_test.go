package xboard

import (
	"testing"

	"fairymax/board/define"
	"fairymax/engine/testgames"
	games "fairymax/internal/xboard/testgames"
)

// Each piece of each side has a file, and no two pieces share one.
func TestPictures(t *testing.T) {
	if len(pictureNames) != slotCount+1 {
		t.Fatalf("%d names of pictures for %d slots", len(pictureNames), slotCount+1)
	}
	for _, v := range shipped(t, 5) {
		if Unshown(v.Name) {
			continue
		}
		files, has := map[string]bool{}, map[define.Piece]bool{}
		for _, p := range Pictures(v) {
			if files[p.File] {
				t.Errorf("%s: two pieces have %s", v.Name, p.File)
			}
			files[p.File], has[define.MakePiece(p.Side, p.Type)] = true, true
		}
		for s := range v.Rules.Squares {
			at := define.Square(s)
			piece := v.Rules.Start().At(at)
			if piece != define.Empty && !has[define.MakePiece(piece.Color(), piece.Type())] {
				t.Errorf("%s: %v's %s has no picture", v.Name, piece.Color(), v.Rules.Def.Types[piece.Type()-1].Name)
			}
		}
	}
}

// In games that XBoard sets up by itself, its pieces have the files that it looks for.
func TestPicturesOfKnownGames(t *testing.T) {
	for game, want := range map[string]map[string]string{
		"normal": {"P": "WhitePawn", "Q": "WhiteQueen", "K": "WhiteKing"},
		"great":  {"E": "WhiteElephant", "H": "WhiteCrownedBishop", "M": "WhiteChancellor", "K": "WhiteKing"},
	} {
		v := testgames.Variant(t, game)
		files := map[string]string{}
		for _, p := range Pictures(Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}) {
			if p.Side == define.White {
				files[v.Rules.Def.Types[p.Type-1].Letter] = p.File
			}
		}
		for letter, file := range want {
			if files[letter] != file {
				t.Errorf("%s: %s is in %s, want %s", game, letter, files[letter], file)
			}
		}
	}
}

// A piece with the figure of a wolf is a wolf in XBoard too, unless its moves need another slot.
func TestSlotByFigure(t *testing.T) {
	v := Variant(games.New("own", 8, 8, "rybqkbyr/pppppppp/8/8/8/8/PPPPPPPP/RYBQKBYR w - - 0 1", -1, -1, "QRBY"))
	kind := v.Rules.TypeByLetter("Y")
	file := func() string {
		for _, p := range Pictures(v) {
			if p.Type == kind && p.Side == define.White {
				return p.File
			}
		}
		return ""
	}
	if got := file(); got == "WhiteWolf" {
		t.Errorf("a piece without a figure is in %s", got)
	}
	v.Figures = make([]string, v.Rules.Types())
	v.Figures[kind-1] = "wolf"
	if got := file(); got != "WhiteWolf" {
		t.Errorf("a wolf is in %s", got)
	}
}
