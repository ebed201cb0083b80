package vocabulary_test

import (
	"slices"
	"testing"

	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// What a game adds comes after what it extends, whatever their files are called.
func TestMergedKeysKeepTheirOrder(t *testing.T) {
	const base = "\n\n[promotion]\npawn.to = \"queen\"\nlance.to = \"gold\"\nknight.to = \"gold\"\n"
	const child = "[promotion]\nsilver.to = \"gold\"\nlance.to = \"silver\"\n"
	want := []string{"pawn", "knight", "silver", "lance"}
	for _, files := range [][2]string{{"a.toml", "b.toml"}, {"b.toml", "a.toml"}} {
		parent, err := source.Parse(files[0], base)
		if err != nil {
			t.Fatal(err)
		}
		n, err := source.Parse(files[1], child)
		if err != nil {
			t.Fatal(err)
		}
		if got := vocabulary.MergeGames(parent, n).Get("promotion").Keys(); !slices.Equal(got, want) {
			t.Errorf("%s extends %s: promotion lists %q, want %q", files[1], files[0], got, want)
		}
	}
}
