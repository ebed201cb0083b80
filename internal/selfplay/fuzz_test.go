package selfplay

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"fairymax/board"
)

// FuzzRecord feeds anything to the decoder of games. What it accepts is encoded as the
// same game.
func FuzzRecord(f *testing.F) {
	games := rules(f)
	game := board.NewGame(games[0].Start())
	r := &Record{Number: 3, Random: 1, Scores: []int16{-20}, Result: Draw}
	for range 2 {
		var legal board.MoveList
		game.Position().Legal(&legal)
		r.Moves = append(r.Moves, legal.Moves()[0])
		game.Play(legal.Moves()[0])
	}
	f.Add(r.encode(game))
	f.Add([]byte{0, 1, 200, 'x'})
	f.Add([]byte{0, 9, 0, 7, 1, 1})
	f.Fuzz(func(t *testing.T, record []byte) {
		r, game, err := decode(record, games)
		if err != nil {
			return
		}
		again := r.encode(game)
		back, _, err := decode(again, games)
		if err != nil || !bytes.Equal(back.encode(game), again) {
			t.Errorf("%x was read, and its own record %x was not: %v", record, again, err)
		}
	})
}

// FuzzFile feeds anything to the reader of files of games, and then goes on with it as a
// run does that was stopped.
func FuzzFile(f *testing.F) {
	s := Default(names, "test", 7)
	f.Add([]byte(magic + s.text() + "\n\x05abc"))
	f.Add([]byte(magic + `{"variants":["capablanca","nothing"]}` + "\n"))
	f.Add([]byte(magic[:9]))
	f.Add([]byte(magic + "{\n\xff\xff\xff\xff\xff\xff\xff\xff\x7f"))
	games := rules(f)
	load := func(name string) (*board.Rules, error) {
		for i := range names {
			if names[i] == name {
				return games[i], nil
			}
		}
		return nil, os.ErrNotExist
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		path := filepath.Join(t.TempDir(), "x")
		if err := os.WriteFile(path, file, 0o666); err != nil {
			t.Fatal(err)
		}
		Read(path, load, func(*Record, *board.Game) bool { return true })
		w, _, err := Open(path, s)
		if err != nil {
			if now, _ := os.ReadFile(path); !bytes.Equal(now, file) {
				t.Errorf("a file that is not of this run was changed: %v", err)
			}
			return
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	})
}
