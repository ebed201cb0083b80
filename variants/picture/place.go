package picture

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// mistake is one at a byte of the text.
func (r *reader) mistake(offset int, text string) error {
	before := r.text[:min(offset, len(r.text))]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	return &Mistake{strings.Count(before, "\n") + 1, utf8.RuneCountInString(line) + 1, text}
}

// broken is a mistake of XML.
func (r *reader) broken(err error) error {
	var in *tagError
	if errors.As(err, &in) {
		return r.mistake(in.offset, in.text)
	}
	return r.mistake(r.tags.pos, err.Error())
}

// inAttribute is a mistake in an attribute of the element, at its place in path data.
func (r *reader) inAttribute(err error) error {
	var in *attributeError
	if !errors.As(err, &in) {
		return r.mistake(r.tag.start, err.Error())
	}
	for _, a := range r.tag.attributes {
		if a.prefix != "" || a.name != in.name {
			continue
		}
		var path *pathError
		if errors.As(err, &path) && path.offset <= len(a.value) {
			return r.mistake(a.at+path.offset, in.Error())
		}
		return r.mistake(a.at, in.Error())
	}
	return r.mistake(r.tag.start, in.Error())
}
