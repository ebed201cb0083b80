// Package shipped has the answers about single pieces of the games of the catalogue: whether
// they win against a bare royal. Its test makes them:
//
//	go test ./internal/endgame/shipped -update
//
// # Where to change what
//
// How answers are found and read: singles.go, from singles.txt.
package shipped
