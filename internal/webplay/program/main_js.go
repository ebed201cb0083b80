package main

import (
	"syscall/js"

	"fairymax/internal/webplay"
)

// main lets JavaScript ask with the function fairymaxAnswer, and calls fairymaxReady
// when it can. The state of a search goes to fairymaxReport.
func main() {
	global := js.Global()
	s := &webplay.Session{Report: func(state []byte) { global.Call("fairymaxReport", string(state)) }}
	global.Set("fairymaxAnswer", js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		return string(s.Answer([]byte(arguments[0].String())))
	}))
	global.Call("fairymaxReady")
	select {}
}
