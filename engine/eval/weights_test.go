package eval

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

func TestWeightsText(t *testing.T) {
	text := standard.String()
	again, err := ParseWeights(text)
	if err != nil || again != standard {
		t.Errorf("read back: %v\n%s", err, text)
	}
	for name, bad := range map[string]string{
		"a weight is missing": strings.Replace(text, "material ", "#", 1),
		"a number is missing": strings.Replace(text, "weak-square", "weak-square 1", 1),
		"an unknown weight":   text + "nonsense 1 2\n",
		"not a number":        strings.Replace(text, "tempo", "tempo x", 1),
	} {
		if _, err := ParseWeights(bad); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestWeightsJSON(t *testing.T) {
	w := Standard()
	for i, n := range w.Numbers() {
		*n = int32(i)
	}
	text, err := json.Marshal(&w)
	if err != nil {
		t.Fatal(err)
	}
	var again Weights
	if err := json.Unmarshal(text, &again); err != nil || again != w {
		t.Errorf("read back: %v\n%s", err, text)
	}
	if err := json.Unmarshal([]byte(`{"tempo": [1, 2], "of-later": [3]}`), &again); err != nil || again.Tempo != (pair{1, 2}) || again.Material != standard.Material {
		t.Errorf("one known weight and one unknown: %v, %+v", err, again)
	}
	for _, bad := range []string{`[]`, `{"tempo": [1]}`, `{"tempo": [1, 2, 3]}`, `{"tempo": 1}`, `{"tempo": [1, 40000]}`, `{"tempo": ["1", 2]}`} {
		if err := json.Unmarshal([]byte(bad), &again); err == nil {
			t.Errorf("%s: no error", bad)
		}
	}
}

// A file may bring any weights that its format allows; no position of any game ends the program.
func TestExtremeWeights(t *testing.T) {
	for _, name := range testgames.SomeNames(5) {
		r := testgames.Shipped(t, name)
		random := rand.New(rand.NewPCG(4, 0))
		w := Standard()
		for _, n := range w.Numbers() {
			*n = []int32{math.MinInt16, -1, 0, math.MaxInt16}[random.IntN(4)]
		}
		e, g := NewWith(traits.New(r), &w)(), board.NewGame(r.Start())
		for range 60 {
			var list board.MoveList
			if g.Position().Legal(&list); list.Len() == 0 {
				break
			}
			e.Begin(g.Position())
			e.Score(0, g.Position())
			e.Rough(0, g.Position())
			g.Play(list.Moves()[random.IntN(list.Len())])
		}
	}
}
