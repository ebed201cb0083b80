// Package ucci speaks UCCI 3.0, the protocol of programs for xiangqi: ranks count from 0,
// options have no word before their names, moves may be forbidden, and draws are offered.
// [Dialect] is all that package protocol needs.
//
// # Where to change what
//
// The name of an option, or a command: dialect.go. How options are
// listed and set: options.go. How positions and searches are asked for: read.go. How a
// search is told: write.go. What is as in UCI comes from package uci.
//
// Source: https://www.xqbase.com/protocol/cchess_ucci.htm
package ucci
