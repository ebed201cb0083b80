package match

import (
	"os/exec"
	"strconv"
	"syscall"
)

// ownGroup gives the program a group of processes of its own. The signal that stops
// the match does not reach it, because the games under way are to be finished.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}

// killGroup kills the program and all that it has started. Windows finds these only
// while the program is there.
func killGroup(cmd *exec.Cmd) {
	if exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(cmd.Process.Pid)).Run() != nil {
		cmd.Process.Kill()
	}
}

// killLeftBehind does nothing: what the program has started cannot be found any more.
func killLeftBehind(*exec.Cmd) {}
