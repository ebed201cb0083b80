package main

import (
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
