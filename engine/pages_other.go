//go:build !linux

package engine

func useLargePages([]bucket) {}
