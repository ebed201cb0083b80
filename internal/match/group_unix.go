//go:build unix

package match

import (
	"os/exec"
	"syscall"
)

// ownGroup gives the program a group of processes of its own. The signal that stops
// the match does not reach it, because the games under way are to be finished.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills the program and all that it has started, such as the engine behind
// a shell script.
func killGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// killLeftBehind kills what a program that has just ended has started and left behind.
func killLeftBehind(cmd *exec.Cmd) { killGroup(cmd) }
