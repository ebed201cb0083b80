//go:build js

// Command program is what the workbench carries as WebAssembly: a [workbench.Session]
// that JavaScript asks.
package main

import (
	"syscall/js"

	"fairymax/internal/workbench"
)

// main lets JavaScript ask with the function fairymaxAnswer, and calls fairymaxReady
// when it can. The state of a search goes to fairymaxReport.
func main() {
	global := js.Global()
	s := workbench.New()
	s.Report = func(state []byte) { global.Call("fairymaxReport", string(state)) }
	global.Set("fairymaxAnswer", js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		return string(s.Answer([]byte(arguments[0].String())))
	}))
	global.Call("fairymaxReady")
	select {}
}
