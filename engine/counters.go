package engine

// counterTable is a table of history counters: numbers that grow with success and
// shrink with failure, within ±counterLimit. They lie two in a word, so that
// threads can read and change them without a lock. A change is lost when another
// thread changes the same word at the same time, and that does not matter.
type counterTable []uint32

func newCounterTable(n int) counterTable { return make(counterTable, (n+1)/2) }

// at returns the nth counter.
func (t counterTable) at(n int) int32 {
	return int32(int16(loadShared(&t[n>>1]) >> (n & 1 * 16)))
}

// learn moves the nth counter towards the bonus, less so near its limit. A single
// thread needs no atomic write.
func (t counterTable) learn(n, bonus int, single bool) {
	word, shift := &t[n>>1], n&1*16
	old := loadShared(word)
	v := int(int16(old >> shift))
	v += bonus - v*max(bonus, -bonus)/counterLimit
	now := old&^(0xFFFF<<shift) | uint32(uint16(v))<<shift
	if single {
		*word = now
	} else {
		storeShared(word, now)
	}
}
