package betza

// dirs is a set of the eight directions of an atom, counted clockwise: 0 is
// straight ahead, or the steep leap to the right.
type dirs uint8

func dirsOf(list ...int) (d dirs) {
	for _, i := range list {
		d |= 1 << i
	}
	return d
}

func (d dirs) has(i int) bool { return d>>i&1 != 0 }

// turned rotates a set clockwise.
func (d dirs) turned(by int) dirs { return d<<by | d>>(8-by) }

const (
	allDirs      dirs = 0xFF
	straightDirs dirs = 0x55
	diagonalDirs dirs = 0xAA
)
