//go:build browser

package browser

import (
	"fmt"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"fairymax"
	"fairymax/variants"
)

// visible lists the games that the index shows.
const visible = `[...document.querySelectorAll(".games li")].filter((e) => e.getClientRects().length).map((e) => e.querySelector("a").getAttribute("href"))`

// gallery writes a gallery and returns its folder.
func gallery(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if said, err := exec.Command(program, "page", "-all", folder).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return folder
}

// mostGallery is how large a gallery may be, in bytes.
const mostGallery = 40_000_000

// sizeOf is the size of all files of a folder.
func sizeOf(t *testing.T, folder string) (size int64) {
	t.Helper()
	err := filepath.WalkDir(folder, func(_ string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		size += info.Size()
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return size
}

// TestGallery opens the index of all games from disk, searches, and plays one of them.
func TestGallery(t *testing.T) {
	folder := gallery(t)
	if size := sizeOf(t, folder); size > mostGallery {
		t.Errorf("the gallery has %d bytes", size)
	}
	p := show(t, chromium(t), filepath.Join(folder, "index.html"))
	p.wait(`document.readyState === "complete"`)
	var all []string
	for _, name := range variants.NewCatalogue(fairymax.Files).Names() {
		all = append(all, "games/"+name+".html")
	}
	if got := read[[]string](p, visible); !sameNames(got, all) {
		t.Errorf("the index shows %d games, want %d", len(got), len(all))
	}
	p.wait(`document.images[0].complete && document.images[0].naturalWidth > 0`)
	p.looks("index")
	for _, search := range []struct {
		text string
		want []string
	}{
		{"Misere  chess", []string{"games/misere.html"}},
		{"no such game", nil},
		{"PETRIF 8x8", []string{"games/petrified.html"}},
	} {
		p.MustElement("#search").MustSelectAllText().MustInput(search.text)
		if got := read[[]string](p, visible); !sameNames(got, search.want) {
			t.Errorf("a search for %s shows %v", search.text, got)
		}
	}
	p.click(".games li:not([hidden]) a")
	p.ready()
	p.quick()
	v := read[view](p, "fairymaxGame.view")
	m := v.Moves[0]
	p.make(v, m)
	p.wait(fmt.Sprintf("fairymaxGame.view.played.length === 2 && fairymaxGame.view.played[0] === %q", m.Text))
	p.click(`header a[href*="workbench"]`)
	p.checked("petrified")
	p.game()
	p.click("header a")
	p.wait(`document.getElementById("found") && document.getElementById("found").textContent`)
	p.silent()
}

func sameNames(a, b []string) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return slices.Equal(a, b)
}
