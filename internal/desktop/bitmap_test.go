package desktop

import (
	"bytes"
	"encoding/binary"
	"testing"
)

func TestBitmapLogo(t *testing.T) {
	text, err := BitmapLogo()
	if err != nil {
		t.Fatal(err)
	}
	const headers, row = 54, 392 // 130 pixels of three bytes, padded to a multiple of four
	if len(text) != headers+65*row || string(text[:2]) != "BM" || binary.LittleEndian.Uint32(text[2:]) != uint32(len(text)) {
		t.Fatalf("the bitmap has %d bytes and begins with %x", len(text), text[:6])
	}
	// The lowest line comes first, its colours are blue, green, red.
	bottom := drawLogo().NRGBAAt(0, 64)
	if got := text[headers : headers+3]; !bytes.Equal(got, []byte{bottom.B, bottom.G, bottom.R}) {
		t.Errorf("the first pixel is %x, want %v", got, bottom)
	}
}
