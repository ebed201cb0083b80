package pageengine

import (
	"fmt"
	"strings"

	"fairymax/internal/desktop"
)

// Engine is a program that pages carry.
type Engine struct {
	File    string // beside a program of a release, "" if it is not there
	name    string // in messages
	program string // the package that becomes WebAssembly
	flags   []string
}

// Player plays the game of a page.
var Player = &Engine{File: "page-engine.js", name: "the engine for pages", program: "./internal/webplay/program", flags: small}

// Workbench plays any game that a person writes on its page. It has the whole language, and
// so it has to be small: only what a search needs is inlined, for a tenth of its size.
var Workbench = &Engine{File: "workbench-engine.js", name: "the engine of the workbench", program: "./internal/workbench/program", flags: inlining}

// Library is the program of the package for npm. It has what the workbench has, and the networks.
var Library = &Engine{name: "the engine of the library", program: "./internal/script/program", flags: inlining}

// small are the flags that inline nothing outside the rules, the search and Go itself, where no time is
// spent: a page is 65 KB smaller.
var small = []string{"-gcflags=fairymax/internal/...=-l", "-gcflags=fairymax/variants/...=-l"}

// inlining are the flags that inline only where time is spent.
var inlining = inlinedIn("runtime", "internal/runtime/...", "internal/abi", "internal/bytealg", "internal/sync", "sync", "sync/atomic",
	"math", "math/bits", "slices", "cmp", "fairymax/board", "fairymax/engine/...")

func inlinedIn(packages ...string) []string {
	flags := []string{"-gcflags=all=-l"}
	for _, name := range packages {
		flags = append(flags, "-gcflags="+name+"=")
	}
	return flags
}

// Package is the package of the program.
func (e *Engine) Package() string { return e.program }

// heading is the first line of an engine.
func (e *Engine) heading(identity string) string {
	return fmt.Sprintf("// This is %s of fairymax %s, %s.", e.name, desktop.Version, identity)
}

// stem is the name of its file without the ending.
func (e *Engine) stem() string { return strings.TrimSuffix(e.File, ".js") }
