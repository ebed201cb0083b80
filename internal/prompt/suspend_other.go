//go:build !unix

package prompt

// suspend does nothing: the shell could not let the program go on.
func suspend() {}
