package net

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

// TestFile writes and reads a network, and changes single bytes of the file: each is
// refused.
func TestFile(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "losalamos"))
	n := random(g, Alone, 16)
	file := n.Bytes()
	again, err := Parse(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.Bytes(), file) {
		t.Error("the network that was read is another one")
	}
	if err := again.Fits(g); err != nil {
		t.Error(err)
	}
	r := rand.New(rand.NewPCG(1, 0))
	for range 1000 {
		damaged := bytes.Clone(file)
		damaged[r.IntN(len(file))] ^= byte(1 + r.IntN(255))
		if _, err := Parse(damaged); err == nil {
			t.Fatal("a damaged network was read")
		}
	}
	for _, size := range []int{0, 1, len(magic), len(magic) + 32, len(file) - 1} {
		if _, err := Parse(file[:size]); err == nil {
			t.Errorf("the first %d bytes of a network were read", size)
		}
	}
}

// fileOf is a file with a valid checksum, of a header, what is compressed and what follows.
func fileOf(header string, weights []byte, behind string) []byte {
	var body bytes.Buffer
	body.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(header))))
	body.WriteString(header)
	compress, _ := flate.NewWriter(&body, flate.BestSpeed)
	compress.Write(weights)
	compress.Close()
	body.WriteString(behind)
	sum := sha256.Sum256(body.Bytes())
	return slices.Concat([]byte(magic), sum[:], body.Bytes())
}

// TestFileLength holds that a file has the weights of its shape, and nothing else. A key of
// the header that is not known does no harm.
func TestFileLength(t *testing.T) {
	const header = `{"key":"k","kind":"alone","Inputs":1,"Hidden":16,"Buckets":4,"unit":9,"new":1}`
	const size = 2*16 + 2*16 + 4*4 + 2*4*2*16 + 4*4
	for _, row := range []struct {
		weights int
		behind  string
		refused bool
	}{{size, "", false}, {size - 1, "", true}, {size + 1, "", true}, {size, "x", true}} {
		_, err := Parse(fileOf(header, make([]byte, row.weights), row.behind))
		if errors.Is(err, ErrDamaged) != row.refused || (err != nil) != row.refused {
			t.Errorf("%d bytes of weights of %d, %q behind: %v", row.weights, size, row.behind, err)
		}
	}
}

// The largest shape that is allowed can be read again, and a larger one is refused.
func TestLargestFile(t *testing.T) {
	n := &Network{Header: Header{Kind: Alone, Unit: MaxUnit, Shape: Shape{none - 1, MaxHidden, Buckets}}}
	if err := n.check(); err != nil {
		t.Fatal(err)
	}
	n.allocate()
	again, err := Parse(n.Bytes())
	if err != nil || again.Shape != n.Shape {
		t.Errorf("%v, or another network", err)
	}
	n.Hidden += Lanes
	if err := n.check(); err == nil || !strings.Contains(err.Error(), "272 neurons") {
		t.Errorf("too many neurons: %v", err)
	}
}

// The weights of a network make the same network again: a training can go on from it.
func TestWeights(t *testing.T) {
	n := random(traits.New(testgames.Shipped(t, "crazyhouse")), Correction, 32)
	again, err := Quantise(n.Header, n.Weights())
	if err != nil || !bytes.Equal(again.Bytes(), n.Bytes()) {
		t.Errorf("%v, or another network", err)
	}
}

// TestFits holds which networks are refused.
func TestFits(t *testing.T) {
	capablanca, gothic := traits.New(testgames.Shipped(t, "capablanca")), traits.New(testgames.Shipped(t, "gothic"))
	n := random(capablanca, Correction, 16)
	if err := n.Fits(gothic); err != nil {
		t.Errorf("a network of Capablanca chess for Gothic chess: %v", err)
	}
	if err := n.Fits(traits.New(testgames.Shipped(t, "janus"))); err != ErrOtherGame {
		t.Errorf("a network of Capablanca chess for Janus chess: %v", err)
	}
	n.Fingerprint = "of another evaluation"
	if err := n.Fits(capablanca); err != ErrStale {
		t.Errorf("a stale network: %v", err)
	}
}

// TestTerms holds that a network plays with the weights of the hand-written terms that it brings,
// and is stale without them.
func TestTerms(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "capablanca"))
	w := eval.Standard()
	for _, number := range w.Numbers() {
		*number += 7
	}
	n := random(g, Correction, 16)
	n.Terms, n.Fingerprint = &w, Fingerprint(g, &w)
	again, err := Parse(n.Bytes())
	if err != nil || *again.Terms != w {
		t.Fatalf("%v, or other weights", err)
	}
	if err := again.Fits(g); err != nil {
		t.Error(err)
	}
	p := g.Rules.Start()
	e, hand := New(g, again)(), eval.NewWith(g, &w)()
	e.Begin(p)
	hand.Begin(p)
	if got, want := e.Score(0, p), hand.Score(0, p)+e.Output(0, p); got != want {
		t.Errorf("score %d, want %d", got, want)
	}
	if got, want := e.Breakdown(p), hand.Breakdown(p); !slices.Equal(got, want) {
		t.Errorf("breakdown %v, want %v", got, want)
	}
	again.Terms = nil
	if err := again.Fits(g); err != ErrStale {
		t.Errorf("without the weights: %v", err)
	}
}
