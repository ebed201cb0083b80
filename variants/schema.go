package variants

import "regexp"

// The vocabulary of the language is a table: every key, what its value looks
// like, what it means and an example of it. The checker reads this table, the
// manual is made of it, and so can be whatever else must know the language. This
// file says what such a table consists of; the tables are in the files
// vocabulary….go. A key or word marked later belongs to the language, but this
// version of the program cannot do it.

// kind is the form of a value.
type kind uint8

const (
	text      kind = iota // a string
	number                // an integer from lo to hi
	boolean               // true or false
	word                  // one of words
	wordList              // one or several of words
	nameList              // one name or a list
	vector                // one [right, forward] or a list
	table                 // a table with the keys of inner
	tableList             // one such table or a list
	named                 // a table that has a name of the author's for each inner table
	zoneNames             // a table that has a name of the author's for each zone
	counts                // a table that has the name of a piece for each number
	places                // a table that has a file or a square for each name or list of names
)

// key is a row of the vocabulary.
type key struct {
	name     string
	kind     kind
	doc      string            // what it means
	absent   string            // what holds without it, where doc does not say so
	example  string            // lines of a file that show it
	words    []string          // for word and wordList
	later    []string          // words that this version cannot do
	hints    map[string]string // what to say of words and numbers that are tempting but wrong
	lo, hi   int               // for number and counts
	syntax   *regexp.Regexp    // for text: what it looks like
	names    string            // for nameList and places: what the names are names of
	sided    bool              // may also be { white = …, black = … }
	required bool              // within the same table of the same file
	empty    bool              // an empty list says something
	inner    func() schema     // for the tables
}

// schema is the vocabulary of one kind of table.
type schema struct {
	what   string // what the elements of a list of such tables are called
	leg    bool   // the table is a leg of a move
	keys   []key
	later  []string   // keys that this version cannot do
	groups [][]string // keys of which a child's replace all of its parent's
}

func (s schema) key(name string) (key, bool) {
	for _, k := range s.keys {
		if k.name == name {
			return k, true
		}
	}
	return key{}, false
}

// names lists the keys that this version can do.
func (s schema) names() []string {
	var names []string
	for _, k := range s.keys {
		names = append(names, k.name)
	}
	return names
}
