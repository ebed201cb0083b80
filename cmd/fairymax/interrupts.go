package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// atInterrupts takes one step at each interrupt; the one after the last step ends the program.
// The message is printed with the first.
func (k *call) atInterrupts(message string, steps ...func()) (release func()) {
	signals, line := make(chan os.Signal, 1), k.live()
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		for i, step := range steps {
			if _, interrupted := <-signals; !interrupted {
				return
			}
			if i == 0 {
				line.clear()
				fmt.Fprintf(k.err, "\n%s\n", message)
			}
			if i == len(steps)-1 {
				signal.Stop(signals)
			}
			step()
		}
	}()
	return func() { signal.Stop(signals); close(signals) }
}
