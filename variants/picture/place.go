package picture

import (
	"encoding/xml"
	"errors"
	"regexp"
	"strings"
	"unicode/utf8"
)

// mistake is one at a byte of the text.
func (r *reader) mistake(offset int, text string) error {
	before := r.text[:min(offset, len(r.text))]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	return &Mistake{strings.Count(before, "\n") + 1, utf8.RuneCountInString(line) + 1, text}
}

// broken is a mistake that the reader of XML found.
func (r *reader) broken(err error) error {
	text := err.Error()
	var syntax *xml.SyntaxError
	if errors.As(err, &syntax) {
		text = syntax.Msg
	}
	return r.mistake(r.start, "this is no XML: "+text)
}

// inAttribute is a mistake in an attribute of the element, at its place in path data.
func (r *reader) inAttribute(err error) error {
	var in *attributeError
	if !errors.As(err, &in) {
		return r.mistake(r.start, err.Error())
	}
	offset := 0
	var path *pathError
	if errors.As(err, &path) {
		offset = path.offset
	}
	return r.at(in.name, offset, in.Error())
}

// at is a mistake in the value of an attribute of the element.
func (r *reader) at(name string, offset int, text string) error {
	element := r.text[r.start:]
	if end := strings.IndexByte(element, '>'); end >= 0 {
		element = element[:end]
	}
	place := regexp.MustCompile(`[\s:]` + regexp.QuoteMeta(name) + `\s*=\s*["']`).FindStringIndex(element)
	if place == nil {
		return r.mistake(r.start, text)
	}
	return r.mistake(r.start+min(place[1]+offset, len(element)), text)
}
