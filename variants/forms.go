package variants

import "regexp"

var sizeForm = regexp.MustCompile(`^(\d{1,3})x(\d{1,3})$`)

var letterForm = regexp.MustCompile(`^\+?[A-Z]['!]?$`)

var (
	nameForm  = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)
	placeForm = regexp.MustCompile(`^[a-p]([1-9][0-9]?)?$`)
)

// What looks may be made of. A path is held to the letters of its commands and to
// plain numbers, so that nothing else can get into a page that shows it.
var (
	glyphForm   = regexp.MustCompile(`^[^\s\x00-\x20\x7f-\x9f]{1,2}$`)
	drawingForm = regexp.MustCompile(`^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]*$`)
)
