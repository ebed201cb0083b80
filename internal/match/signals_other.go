//go:build !unix && !windows

package match

import "os/exec"

// ignoreSignals does nothing on systems without groups of processes.
func ignoreSignals(*exec.Cmd) {}
