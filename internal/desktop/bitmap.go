package desktop

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"image"
	"image/png"
)

// Logo is the logo as a PNG, 130×65.
//
//go:embed fairymax.png
var Logo []byte

// BitmapLogo is the logo in the only format that WinBoard reads.
func BitmapLogo() ([]byte, error) {
	logo, err := png.Decode(bytes.NewReader(Logo))
	if err != nil {
		return nil, err
	}
	return bitmap(logo), nil
}

// bitmap writes a picture as a Windows bitmap with 24 bits a dot.
func bitmap(picture image.Image) []byte {
	const headers, info = 54, 40
	size := picture.Bounds().Size()
	row := (size.X*3 + 3) &^ 3
	var b bytes.Buffer
	b.WriteString("BM")
	binary.Write(&b, binary.LittleEndian, []uint32{uint32(headers + row*size.Y), 0, headers, info, uint32(size.X), uint32(size.Y)})
	binary.Write(&b, binary.LittleEndian, []uint16{1, 24})
	binary.Write(&b, binary.LittleEndian, []uint32{0, uint32(row * size.Y), 0, 0, 0, 0})
	for y := size.Y - 1; y >= 0; y-- {
		line := make([]byte, row)
		for x := range size.X {
			red, green, blue, _ := picture.At(picture.Bounds().Min.X+x, picture.Bounds().Min.Y+y).RGBA()
			copy(line[x*3:], []byte{byte(blue >> 8), byte(green >> 8), byte(red >> 8)})
		}
		b.Write(line)
	}
	return b.Bytes()
}
