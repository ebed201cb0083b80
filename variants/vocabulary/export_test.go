package vocabulary

import "slices"

// What the tests of package vocabulary_test use of this package.
const (
	ManualWidth    = manualWidth
	ManualExamples = manualExamples
	ManualFile     = manualFile
	ManualZones    = manualZones
)

// Example is the example of a key.
type Example struct {
	Table, Key, Text string
	Leg              bool // the key is that of a row of moves
}

// KeyExamples lists the examples of all keys.
func KeyExamples() []Example {
	var list []Example
	for what, table := range tables {
		s := table()
		for _, k := range s.keys {
			list = append(list, Example{what, k.name, k.example, s.leg})
		}
	}
	return list
}

// Table is a table of a file, and the keys that the language has for it.
type Table struct {
	Path  []string // the keys that lead to it; nil below a list
	Keys  []string
	Value map[string]any
}

// TablesOf lists the tables of a game's file that have keys of the language.
func TablesOf(game map[string]any) []Table { return tablesIn(nil, gameKey(), []string{}, game) }

// tablesIn adds the tables in the value of a key.
func tablesIn(list []Table, k key, path []string, value any) []Table {
	switch v := value.(type) {
	case []map[string]any:
		for _, element := range v {
			list = tablesIn(list, k, nil, element)
		}
	case []any:
		for _, element := range v {
			list = tablesIn(list, k, nil, element)
		}
	case map[string]any:
		switch {
		case k.kind == named:
			for name, inner := range v {
				list = tablesIn(list, k.element(name), below(path, name), inner)
			}
		case k.inner != nil:
			s := k.inner()
			list = append(list, Table{path, s.names(), v})
			for name, inner := range v {
				if k, ok := s.key(name); ok {
					list = tablesIn(list, k, below(path, name), inner)
				}
			}
		}
	}
	return list
}

// below is the path of a key in a table.
func below(path []string, name string) []string {
	if path == nil {
		return nil
	}
	return append(slices.Clone(path), name)
}
