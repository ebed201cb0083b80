//go:build unix

package prompt

import "syscall"

// suspend stops the program until the shell lets it go on.
func suspend() { syscall.Kill(syscall.Getpid(), syscall.SIGTSTP) }
