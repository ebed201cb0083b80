package net

import (
	"bytes"
	"math/rand/v2"
	"testing"

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
