//go:build !linux

package main

// outputWasClosed reports whether standard output was closed when the program was
// started. Only on Linux it shows.
func outputWasClosed() bool { return false }
