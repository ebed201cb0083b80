// Package gamepage writes a page about games that package annotate has gone through: the curve
// of each, its mistakes and its turning points.
//
// # Where to change what
//
// What is on the page: page.go; its text: page.html.
package gamepage
