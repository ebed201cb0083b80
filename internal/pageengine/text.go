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

// A text of a program has digits to base 120: all signs of ASCII but those that a script would have
// to escape, that could look like a tag, and that mean something to a reader of text (the end of a
// line or file, the beginning of an escape sequence). It is an eighth shorter than base64: two
// digits have 13 bits, or 14 if the lower 13 are small, as in basE91, http://base91.sourceforge.net.
const (
	base       = 120
	bits       = 13
	smallBelow = base*base - 1<<bits // numbers of 13 bits that may have one bit more
)

// leftOut are the signs that are no digits, ascending, as is the first one of ASCII.
var leftOut = []byte{'\n', '\r', 0x1A, 0x1B, '"', '<', '\\'}

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
	sign := byte(1 + d)
	for _, left := range leftOut {
		if sign >= left {
			sign++
		}
	}
	return sign
}
