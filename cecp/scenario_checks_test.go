package cecp

import (
	"io"
	"strings"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/notation"
)

// The variations of a real search can be played.
func variationsAreLegal(t *testing.T) {
	v := newShelf()["normal"]
	var out lockedBuffer
	options := Options{Name: "fairymax test", Catalogue: newShelf(), Searcher: engine.New(eval.New, engine.Options{HashMB: 1}), MaxMemory: 1, MaxCores: 1}
	input := "new\npost\nsd 6\nusermove e2e4\nping 1\n"
	if err := Serve(untilAnswered(input, &out, "pong 1"), &out, options); err != nil {
		t.Fatal(err)
	}
	shown := 0
	for _, line := range out.lines() {
		fields, variation, ok := strings.Cut(line, "\t")
		if !ok {
			continue
		}
		shown++
		if len(strings.Fields(fields)) != 4 {
			t.Errorf("%q: fields", line)
		}
		g := board.NewGame(v.Rules.Start())
		for _, word := range append([]string{"e2e4"}, strings.Fields(strings.TrimRight(variation, " ?!"))...) {
			m, err := notation.ParseCoordinate(g.Position(), word, 1)
			if err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			g.Play(m)
		}
	}
	if shown < 6 {
		t.Errorf("%d lines", shown)
	}
}

// nothingIsPoisonous reads all our lines of all scenarios as XBoard would.
func nothingIsPoisonous(t *testing.T) {
	lines := saidInAll(t)
	checkReading(t, lines...)
	if len(lines) < 300 {
		t.Errorf("only %d lines", len(lines))
	}
}

// untilAnswered is an input that ends when the engine has written a line.
func untilAnswered(input string, out *lockedBuffer, line string) io.Reader {
	return io.MultiReader(strings.NewReader(input), &waiter{out, line})
}

type waiter struct {
	out  *lockedBuffer
	line string
}

func (w *waiter) Read([]byte) (int, error) {
	for !w.out.contains(w.line) {
		time.Sleep(10 * time.Millisecond)
	}
	return 0, io.EOF
}

func (b *lockedBuffer) contains(line string) bool {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return strings.Contains(b.String(), line+"\n")
}
