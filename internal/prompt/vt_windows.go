package prompt

import (
	"os"

	"golang.org/x/sys/windows"
)

// canControl makes a console understand sequences, and reports whether it does.
func canControl(out *os.File) bool {
	var mode uint32
	handle := windows.Handle(out.Fd())
	if windows.GetConsoleMode(handle, &mode) != nil {
		return false
	}
	return windows.SetConsoleMode(handle, mode|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) == nil
}
