//go:build !unix && !windows

package match

import "os/exec"

// ownGroup does nothing on systems without groups of processes.
func ownGroup(*exec.Cmd) {}

// killGroup kills the program.
func killGroup(cmd *exec.Cmd) { cmd.Process.Kill() }

// killLeftBehind does nothing: what the program has started cannot be found any more.
func killLeftBehind(*exec.Cmd) {}
