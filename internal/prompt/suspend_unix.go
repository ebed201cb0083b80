//go:build unix

package prompt

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// suspend stops the program, with others of its job such as "go run", until the shell lets
// it go on. The system does not stop it where no shell could.
func suspend() {
	const soon = 100 * time.Millisecond // it is stopped by then, if at all
	goesOn := make(chan os.Signal, 1)
	signal.Notify(goesOn, syscall.SIGCONT)
	defer signal.Stop(goesOn)
	syscall.Kill(0, syscall.SIGTSTP)
	select {
	case <-goesOn:
	case <-time.After(soon):
	}
}
