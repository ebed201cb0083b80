package match

import (
	"os/exec"
	"syscall"
)

// aside keeps a program out of what is typed to stop the match: the games under
// way are to be played to their ends.
func aside(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: syscall.CREATE_NEW_PROCESS_GROUP}
}
