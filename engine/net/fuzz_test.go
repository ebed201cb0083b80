package net

import (
	"bytes"
	"testing"

	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

// FuzzParse feeds anything to the reader of networks. What it accepts is written as the
// same bytes.
func FuzzParse(f *testing.F) {
	f.Add(random(traits.New(testgames.Shipped(f, "losalamos")), Correction, 16).Bytes())
	f.Add([]byte(magic))
	f.Add(fileOf(`{}`, nil, ""))
	f.Fuzz(func(t *testing.T, file []byte) {
		if n, err := Parse(file); err == nil {
			if again, err := Parse(n.Bytes()); err != nil || !bytes.Equal(again.Bytes(), n.Bytes()) {
				t.Errorf("a network of %d bytes is not what it was: %v", len(file), err)
			}
		}
	})
}

// FuzzHeader puts any header and any weights behind a checksum that is right.
func FuzzHeader(f *testing.F) {
	f.Add(`{"kind":"alone","Inputs":704,"Hidden":16,"Buckets":4,"unit":255}`, []byte{1, 2}, "")
	f.Add(`{"kind":"correction","Inputs":1,"Hidden":100000,"Buckets":4,"unit":0}`, []byte(nil), "x")
	f.Add(`{"kind":"alone","Inputs":-1,"Hidden":-16}`, []byte(nil), "")
	f.Fuzz(func(t *testing.T, header string, weights []byte, behind string) {
		file := fileOf(header, weights, behind)
		if h, err := ParseHeader(file); err == nil {
			if err := h.check(); err != nil {
				t.Errorf("a header was accepted: %v", err)
			}
		}
		Parse(file)
	})
}
