package vocabulary

import (
	"regexp"
	"strings"

	"fairymax/board/define"
)

// This file declares the rows of the vocabulary. A key or word marked later is
// reserved: this version of the program does not support it.

// kind is the form of a value.
type kind uint8

const (
	text      kind = iota // a string
	number                // an integer from lo to hi
	halves                // a number from lo to hi, also with a half
	boolean               // true or false
	word                  // one of words
	wordList              // one or more of words
	nameList              // one name or a list
	vector                // one [right, forward] or a list
	table                 // a table with the keys of inner
	tableList             // one such table or a list
	named                 // a table in which the author names each inner table
	zoneNames             // a table in which the author names each zone
	counts                // a table of numbers by the names of pieces
	places                // a table of names or lists of names by file or square
)

// key is a row of the vocabulary.
type key struct {
	name     string
	kind     kind
	doc      string            // its meaning
	absent   string            // the default, if doc does not give it
	example  string            // lines of a file that show it
	words    []string          // for word and wordList
	later    []string          // words that this version does not support
	hints    map[string]string // messages for words and numbers that authors mistake for values
	lo, hi   int               // for number, halves and counts
	syntax   *regexp.Regexp    // for text: its form
	names    string            // for nameList and places: what is named
	sided    bool              // may also be { white = …, black = … }
	required bool              // in the same table of the same file
	empty    bool              // an empty list has a meaning
	both     string            // for nameList: what goes with the lists of both sides in one
	inner    func() schema     // for the tables

	// column points to where the value goes, if it goes there as it stands: an int,
	// a bool, a TypeMask, or the number of a word.
	column func(*define.Game) any
}

// schema is the vocabulary of one kind of table.
type schema struct {
	what   string // the name of an element in a list of such tables
	leg    bool   // the table is a leg of a move
	keys   []key
	later  []string   // keys that this version does not support
	groups [][]string // keys that replace each other: one in a child removes all of them in the parent
}

func (s schema) key(name string) (key, bool) {
	for _, k := range s.keys {
		if k.name == name {
			return k, true
		}
	}
	return key{}, false
}

// names lists the keys that this version supports.
func (s schema) names() []string {
	var names []string
	for _, k := range s.keys {
		names = append(names, k.name)
	}
	return names
}

// gist is the first part of the meaning of a key, for messages.
func (k key) gist() string {
	gist, _, _ := strings.Cut(k.doc, ";")
	return gist
}

// of returns the row for one side of a sided key. One side may have no squares where the other has
// some.
func (k key) of(side string) key {
	k.name, k.sided, k.required = side, false, true
	k.empty = k.empty || k.names == "zone"
	return k
}

// element returns the row for what stands under a name of the author's.
func (k key) element(name string) key {
	switch k.kind {
	case zoneNames:
		return key{name: name, kind: nameList, names: "zone", doc: "squares", sided: true}
	case places:
		return key{name: name, kind: nameList, names: k.names, doc: "what it may become there"}
	case counts:
		return key{name: name, kind: number, lo: k.lo, hi: k.hi, doc: k.doc}
	}
	return key{name: name, kind: table, inner: k.inner, example: k.example}
}

// meanings explains words by number, but for those that explain themselves.
func meanings(words []string, meaning func(int) string) string {
	var list []string
	for i, word := range words {
		if text := meaning(i); text != "" {
			list = append(list, word+": "+text)
		}
	}
	return strings.Join(list, "; ")
}

// section is a part of the reference: a text, and the keys of a table.
type section struct {
	title  string
	text   string
	schema func() schema
}
