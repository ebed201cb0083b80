// Package traits is what the rules of a game mean for an engine, computed once
// before the game begins: what search and evaluation both need to know.
package traits
