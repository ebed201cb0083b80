package cecp

import "strings"

// Confusing reports whether XBoard takes the name of a variant for that of another.
func Confusing(variant string) bool { return isMistaken(variant) }

// Promoted reports whether XBoard can say that a man promotes to a piece of this
// letter: it sends the bare letter, takes an x for a capture, and says + by itself.
func Promoted(letter string) bool {
	return letter != "X" && !strings.ContainsAny(letter, "'!")
}
