package drawing

import _ "embed"

// Style colours the drawings of both sides, in elements of the class piece.
//
//go:embed style.css
var Style string
