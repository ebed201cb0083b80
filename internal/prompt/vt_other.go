//go:build !windows

package prompt

import "os"

// canControl reports whether a terminal understands sequences.
func canControl(*os.File) bool { return true }
