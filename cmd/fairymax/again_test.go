package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A command line that is proposed says the same as the one that was typed, but for what is
// changed.
func TestAgain(t *testing.T) {
	k := newCall(console{}, nil, command{name: "match"}, []string{
		"-tc", "1+0.1", "gardner", "-st", "90s", "-init1", "a b", "-init1", "it's", "-json", "-games", "10",
	})
	k.flags.String("variant", "normal", "the `VARIANT`")
	k.flags.String("tc", "", "")
	k.flags.Int("games", 0, "")
	k.flags.Duration("st", time.Second, "")
	k.flags.Bool("json", false, "")
	var init textList
	k.flags.Var(&init, "init1", "")
	if err := k.parse(0, -1); err != nil {
		t.Fatal(err)
	}
	const want = `fairymax match gardner -init1 'a b' -init1 'it'\''s' -json -st 1m30s -games 40`
	if got := k.again("games", "40", "tc", ""); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Commands that messages name can be typed as they stand: names with blanks have quotes, and the
// folders of variants are named again.
func TestOtherCommands(t *testing.T) {
	t.Chdir(t.TempDir())
	const text = "title = \"X\"\nextends = \"gardner\"\n"
	write(t, "my game.toml", text)
	if err := os.Mkdir("my games", 0o777); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join("my games", "one more.toml"), text)
	for _, c := range []struct {
		words []string
		want  string
	}{
		{[]string{"show", "my game.toml"}, `"fairymax endgame 'my game.toml'" computes`},
		{[]string{"show", "one more", "-variants", "my games"}, `"fairymax endgame 'one more' -variants 'my games'" computes`},
		{[]string{"my game.toml"}, `"fairymax play 'my game.toml'" plays the game of a file`},
		{[]string{"import", "my game.toml"}, `"fairymax check 'my game.toml'" checks it`},
	} {
		_, out, errs := typed(t, "", c.words...)
		if said := strings.Join(strings.Fields(out+errs), " "); !strings.Contains(said, c.want) {
			t.Errorf("%q says %s, without %s", c.words, said, c.want)
		}
	}
}
