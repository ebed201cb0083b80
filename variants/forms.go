package variants

import "regexp"

// sizeForm is the form of a board size.
var sizeForm = regexp.MustCompile(`^(\d{1,3})x(\d{1,3})$`)

// letterForm is the form of the letter of a piece.
var letterForm = regexp.MustCompile(`^\+?[A-Z]['!]?$`)

// The forms of keys that the author chooses: names, and files or squares.
var (
	nameForm  = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)
	placeForm = regexp.MustCompile(`^[a-p]([1-9][0-9]?)?$`)
)

// The forms of symbols. A path may have only the letters of its commands and plain
// numbers, because pages contain it as it is.
var (
	glyphForm   = regexp.MustCompile(`^[^\s\x00-\x20\x7f-\x9f]{1,2}$`)
	drawingForm = regexp.MustCompile(`^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]*$`)
)
