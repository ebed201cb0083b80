//go:build js

// Command program is what the package for npm carries as WebAssembly: a [script.Session] that
// JavaScript asks. The function fairymaxAsk answers at once; a worker asks as that of a page does.
package main

import (
	"context"
	"syscall/js"

	"fairymax/internal/script"
	"fairymax/internal/webplay/host"
)

func main() {
	s := script.New()
	js.Global().Set("fairymaxAsk", js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		return string(s.Answer(context.Background(), []byte(arguments[0].String())))
	}))
	host.Serve(s.Listen, s.Answer)
}
