package main

import "testing"

func TestFreeMemory(t *testing.T) {
	for meminfo, want := range map[string]int{
		"MemTotal:  9000000 kB\nMemAvailable:    2048000 kB\n": 2000,
		"MemTotal:  9000000 kB\n":                              2 * mostMemory,
		"MemAvailable: much\n":                                 2 * mostMemory,
		"":                                                     2 * mostMemory,
	} {
		if got := freeMemory(meminfo); got != want {
			t.Errorf("%q: %d, want %d", meminfo, got, want)
		}
	}
}
