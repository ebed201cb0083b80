//go:build js

// Command program is what the workbench carries as WebAssembly: a [workbench.Session]
// that JavaScript asks.
package main

import (
	"fairymax/internal/webplay/host"
	"fairymax/internal/workbench"
)

func main() {
	s := workbench.New()
	host.Serve(s.Listen, s.Answer)
}
