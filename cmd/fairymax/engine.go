package main

import (
	"fairymax/engine"
	"fairymax/engine/eval"
)

// newEngine puts the search together with its evaluation. Another evaluation
// takes the place of eval.New here.
func newEngine(o engine.Options) *engine.Engine { return engine.New(eval.New, o) }
