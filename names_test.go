package fairymax_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax"
)

// TestNamesOpenNoFile holds that a name chooses no file of the disk where a text or a folder is given, or
// where names come from records: neither is one read, nor is it said that it is there.
func TestNamesOpenNoFile(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("other.toml", []byte("extends = \"normal\"\ntitle = \"Another\"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir("folder", 0o777); err != nil {
		t.Fatal(err)
	}
	const noName = " is not the name of a game: write it without folders and without .toml"
	for name, want := range map[string]string{
		"other.toml": `"other.toml"` + noName, "none.toml": `"none.toml"` + noName, "folder/other": `"folder/other"` + noName,
		"": `""` + noName, "pieces": "pieces.toml defines pieces, not a game; its pieces are checked with the games beside it",
	} {
		_, parsed := fairymax.Parse(name, stagHunt)
		_, inFolder := fairymax.LoadFrom(fstest.MapFS{"stags.toml": {Data: []byte(stagHunt)}}, name)
		_, named := fairymax.Named(name)
		for _, err := range []error{parsed, inFolder, named} {
			if err == nil || err.Error() != want {
				t.Errorf("%q: %v, want %s", name, err, want)
			}
		}
	}
	for _, name := range []string{"other", "folder"} {
		if game, err := fairymax.Parse(name, stagHunt); err != nil || game.Title() != "Stag Hunt" {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := fairymax.Named(name); err == nil || err.Error() != "no variant \""+name+"\"; Names lists the names" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestNetworkBeside holds that the network of a game is looked for in the folder that the game was loaded
// from: for a text there is none.
func TestNetworkBeside(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"stags.toml": stagHunt, "stags.net": "no network"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	alone := fstest.MapFS{"stags.toml": {Data: []byte(stagHunt)}}
	both := fstest.MapFS{"stags.toml": alone["stags.toml"], "stags.net": {Data: []byte("no network either")}}
	path, err := filepath.Abs("stags.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		how  string
		load func() (*fairymax.Game, error)
		want string // the network that is refused
	}{
		{"text", func() (*fairymax.Game, error) { return fairymax.Parse("stags", stagHunt) }, ""},
		{"folder without", func() (*fairymax.Game, error) { return fairymax.LoadFrom(alone, "stags") }, ""},
		{"folder with", func() (*fairymax.Game, error) { return fairymax.LoadFrom(both, "stags") }, "stags.net"},
		{"path", func() (*fairymax.Game, error) { return fairymax.Load(path) }, strings.TrimSuffix(path, "toml") + "net"},
	} {
		game, err := test.load()
		if err != nil {
			t.Fatal(err)
		}
		said := fmt.Sprint(fairymax.NewEngine(game, fairymax.Options{HashMB: 1}).Refused())
		if test.want == "" && said != "[]" || test.want != "" && !strings.HasPrefix(said, "["+test.want+" is not used: ") {
			t.Errorf("%s: refused is %s, want %s", test.how, said, test.want)
		}
	}
}
