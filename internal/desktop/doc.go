// Package desktop has what GUIs read about this engine, for an installation and for
// the archives of a release.
//
// # Where to change what
//
// The logo, fairymax.png, as a bitmap for WinBoard:
// bitmap.go; logo_test.go draws it. The plugin file with which XBoard and PyChess find
// the engine, fairymax.eng, and the line of an engine list: register.go. The number of
// this version: version.go.
package desktop
