package prompt

import "bytes"

// sequences are keys that terminals send in other ways than the editor knows.
var sequences = []struct{ from, to string }{
	{"\x1b[1~", "\x01"}, {"\x1b[7~", "\x01"}, {"\x1bOH", "\x01"}, // Home
	{"\x1b[4~", "\x05"}, {"\x1b[8~", "\x05"}, {"\x1bOF", "\x05"}, // End
	{"\x1bOA", "\x1b[A"}, {"\x1bOB", "\x1b[B"}, {"\x1bOC", "\x1b[C"}, {"\x1bOD", "\x1b[D"}, // arrows
	{"\x1b[1;5C", "\x1b[1;3C"}, {"\x1b[1;5D", "\x1b[1;3D"}, // with Ctrl, as with Alt: by words
	{"\x1bf", "\x1b[1;3C"}, {"\x1bb", "\x1b[1;3D"},
	{"\x1b\x7f", "\x17"}, // Alt-Backspace
}

// translate turns keys into those that the editor knows. It would take Escape alone for
// the beginning of another key.
func translate(keys []byte) []byte {
	if string(keys) == "\x1b" {
		return nil
	}
	for _, s := range sequences {
		keys = bytes.ReplaceAll(keys, []byte(s.from), []byte(s.to))
	}
	return keys
}
