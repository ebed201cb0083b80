package drawing

import _ "embed"

//go:embed style.css
var style string

// Style is a style sheet with the colours of both sides, for elements of the classes
// piece and white or black, in light and dark surroundings.
func Style() string { return style }
