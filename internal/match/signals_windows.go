package match

import (
	"os/exec"
	"syscall"
)

// ignoreSignals keeps the signal that stops the match from the program, because
// the games under way are to be finished.
func ignoreSignals(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}
