package main

import (
	"fairymax/cecp"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// forGUI is a variant with what a GUI must know about its pieces.
func forGUI(v *variants.Variant) cecp.Variant {
	return cecp.Variant{Name: v.Name, Rules: v.Rules, Betza: xboard.Once(v.Betza)}
}

// knownToXBoard reports whether XBoard sets up a variant without our help.
func knownToXBoard(v *variants.Variant) bool { return xboard.Knows(forGUI(v)) }
