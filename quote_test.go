package fairymax_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"fairymax"
)

// TestLongInput holds that no message repeats a whole text from outside, however long it is.
func TestLongInput(t *testing.T) {
	const count, most = 1000, 600
	chess := load("normal")
	var said []string
	note := func(err error) {
		if err != nil {
			said = append(said, err.Error())
		}
	}
	for _, part := range []string{"x", "e4", "KQkq", "\x01", "K", "9", "e9", "1+", "+", "Q@", "N", "é", "?", "8/", "-", "[", "0 ", "e2e4 ", "bxc3", "PP", "=", "$1"} {
		long := strings.Repeat(part, count)
		for _, text := range []string{long, "e2" + long, "Ne2" + long, "bxc3" + long} {
			_, err := chess.Start().Read(text)
			note(err)
			_, sentences := chess.Start().Explain(text)
			note(errors.New(strings.Join(sentences, " ")))
		}
		for _, name := range []string{"normal", "crazyhouse", "3check", "seirawan", "shogi", "xiangqi", "fischerandom", "spartan"} {
			game := load(name)
			fields := strings.Fields(game.Start().FEN())
			for i := range 2 * (len(fields) + 1) {
				long := long
				if i > len(fields) {
					long, i = long+"x", i-len(fields)-1
				}
				with := append(append(append([]string{}, fields[:i]...), long), fields[min(i+1, len(fields)):]...)
				_, notes, err := game.SetUp(strings.Join(with, " "))
				note(err)
				note(errors.New(strings.Join(notes, " ")))
			}
		}
		_, err := fairymax.Load(long)
		note(err)
		note(chess.Start().WritePGN(io.Discard, fairymax.Tag{Name: long}))
		note(chess.Start().WritePGN(io.Discard, fairymax.Tag{Name: "Result", Value: long}))
		for _, err := range fairymax.ReadPGN(strings.NewReader("[Variant \""+strings.Repeat("y", 5000)+"\"]\n\n1. "+long), fairymax.Named) {
			note(err)
		}
	}
	for _, text := range said {
		if len(text) > most {
			t.Errorf("%d bytes: %.100s", len(text), text)
		}
	}
}
