package vocabulary

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
