// Package worth reads what pieces were measured to be worth: the file that "fairymax value"
// writes beside the definition of a game, NAME.values.json. Its shape is that of the
// command's -json, of which only a part is read.
//
// # Where to change what
//
// What is read, and when it holds for a game: worth.go. What is said
// of it: package sheet.
package worth
