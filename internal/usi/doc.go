// Package usi speaks the Universal Shogi Interface: squares and hands as shogi programs write
// them, byoyomi, forced wins, and the declaration of an impasse. [Dialect] is all that
// package protocol needs.
//
// # Where to change what
//
// The name of an option, or a command: dialect.go. How positions
// and searches are asked for: read.go. How a search is told: write.go. What is as in UCI
// comes from package uci.
//
// Source: http://hgm.nubati.net/usi.html, https://shogidokoro.starfree.jp/usi.html
package usi
