package engine

// shared is a plain word: Go has one thread in WebAssembly, which leaves a goroutine only
// in a call. An atomic word would cost a call, in sum a fifteenth of a search.
type shared struct{ word uint64 }

// Load returns the word.
func (s *shared) Load() uint64 { return s.word }

// Store sets the word.
func (s *shared) Store(value uint64) { s.word = value }

// Add adds to the word and returns the sum.
func (s *shared) Add(delta uint64) uint64 {
	s.word += delta
	return s.word
}

// loadShared and storeShared do the same with a word of 32 bits.
func loadShared(word *uint32) uint32         { return *word }
func storeShared(word *uint32, value uint32) { *word = value }
