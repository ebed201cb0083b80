package tests

import (
	"os"
	"os/exec"
	"os/user"
	"strconv"
	"syscall"
)

// asStranger makes a command run as a user without a home. Then XBoard finds no
// settings: it looks for them in the home of the password file, whatever HOME says.
// The user is another one only in the command's own namespace, so that the files are
// still those of the real user.
func asStranger(command *exec.Cmd) error {
	if _, err := user.LookupId(strconv.Itoa(strangerID)); err != nil {
		return err // XBoard would crash
	}
	command.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER,
		UidMappings: []syscall.SysProcIDMap{{ContainerID: strangerID, HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{ContainerID: os.Getgid(), HostID: os.Getgid(), Size: 1}},
	}
	return nil
}
