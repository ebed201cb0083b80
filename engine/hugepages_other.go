//go:build !linux

package engine

func useHugePages([]bucket) {}
