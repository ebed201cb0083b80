// Package player lets an engine in this process play in the arena, beside engines that
// are programs.
//
// # Where to change what
//
// How it thinks and what its clock allows: player.go.
package player
