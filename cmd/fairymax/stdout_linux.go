package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// outputWasClosed reports whether standard output was closed when the program was
// started, as with ">&-" in a shell. Go has opened /dev/null in its place then, for
// reading and writing. Shells open it for writing only if they are asked for it, but
// some programs open it for both, and their children and grandchildren have it so.
func outputWasClosed() bool {
	parent := fmt.Sprintf("/proc/%d", os.Getppid())
	if !takesNothing("/proc/self") || takesNothing(parent) {
		return false
	}
	name, err := os.Readlink(parent + "/exe")
	opensBoth := func(start string) bool { return strings.HasPrefix(filepath.Base(name), start) }
	return err == nil && !slices.ContainsFunc([]string{"python", "pypy", "node"}, opensBoth)
}

// takesNothing reports whether the standard output of a process is /dev/null, opened
// for reading and writing.
func takesNothing(process string) bool {
	name, err := os.Readlink(process + "/fd/1")
	if err != nil || name != os.DevNull {
		return false
	}
	info, err := os.Lstat(process + "/fd/1") // its mode is that of the open file
	const both = 0o600
	return err == nil && info.Mode().Perm()&both == both
}
