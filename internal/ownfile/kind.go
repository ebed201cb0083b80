package ownfile

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"slices"
)

// Kind is a kind of files.
type Kind struct {
	mark string                                  // with %s for the command
	sign func(text, mark []byte) ([]byte, error) // nil if the files have the mark by themselves
}

// The kinds of files, and where they have their marks.
var (
	HTML    = Kind{`<meta name="generator" content="fairymax %s"/>` + "\n", signPage}
	SVG     = Kind{"<!-- fairymax %s -->", signDrawing}
	Script  = Kind{"// fairymax %s\n", signScript}
	JSON    = Kind{` "generator": "fairymax %s",` + "\n", signObject} // indented by one
	Profile = Kind{"fairymax %s\x00", signProfile}                    // for pprof: the comment of gzip
	Network = Kind{mark: "fairymax net "}
	Book    = Kind{mark: "# Opening book."}
)

// of is the mark of a command.
func (k Kind) of(command string) []byte {
	if k.sign == nil {
		return []byte(k.mark)
	}
	return fmt.Appendf(nil, k.mark, command)
}

func signPage(text, mark []byte) ([]byte, error)    { return after("<head>\n", text, mark) }
func signDrawing(text, mark []byte) ([]byte, error) { return after(">", text, mark) }
func signScript(text, mark []byte) ([]byte, error)  { return after("", text, mark) }
func signObject(text, mark []byte) ([]byte, error)  { return after("{\n", text, mark) }

// after puts a mark behind the first place of a text with some words.
func after(words string, text, mark []byte) ([]byte, error) {
	before, rest, found := bytes.Cut(text, []byte(words))
	if !found {
		return nil, fmt.Errorf("there is no place for a mark: the text lacks %q", words)
	}
	return slices.Concat(before, []byte(words), mark, rest), nil
}

// signProfile writes a mark into the head of a text that is compressed already.
func signProfile(text, mark []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Comment = string(bytes.TrimRight(mark, "\x00"))
	if _, err := io.Copy(w, r); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
