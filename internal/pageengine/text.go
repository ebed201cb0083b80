package pageengine

import (
	_ "embed"
	"strings"
)

// unpackScript is the function of JavaScript that undoes packing: it takes a text and returns a
// response with the program.
//
//go:embed unpack.js
var unpackScript string

// A text of a program has digits to base 91: all visible signs of ASCII but those that would have to
// be escaped in a script, or could look like a tag. It is a tenth shorter than base64: two
// digits have 13 bits, or 14 if the lower 13 are small. Source: basE91, http://base91.sourceforge.net.
const (
	base       = 91
	bits       = 13
	smallBelow = base*base - 1<<bits // numbers of 13 bits that may have one bit more
)

// inText writes bytes as a text.
func inText(content []byte) string {
	var text strings.Builder
	text.Grow(len(content)*5/4 + 2)
	number, has := 0, 0 // bits that are not written yet
	for _, b := range content {
		number |= int(b) << has
		has += 8
		if has <= bits {
			continue
		}
		takes := bits
		if number&(1<<bits-1) < smallBelow {
			takes++
		}
		pair := number & (1<<takes - 1)
		text.WriteByte(digit(pair % base))
		text.WriteByte(digit(pair / base))
		number >>= takes
		has -= takes
	}
	if has > 0 {
		text.WriteByte(digit(number % base))
	}
	if has > 7 || number >= base {
		text.WriteByte(digit(number / base))
	}
	return text.String()
}

// digit is the sign of a digit.
func digit(d int) byte {
	sign := byte('!' + d)
	for _, left := range []byte{'"', '<', '\\'} {
		if sign >= left {
			sign++
		}
	}
	return sign
}
