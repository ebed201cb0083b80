//go:build !linux

package engine

func useHugePages[T any]([]T) {}
