package main

import (
	"fmt"
	"os"
	"strings"
)

// mostMemory is the most megabytes that a GUI may give the tables. The
// system needs half a minute to hand out so many.
const mostMemory = 4096

// spareMemory is mostMemory, or half of the free memory if that is less and the
// system tells it.
func spareMemory() int {
	text, err := os.ReadFile("/proc/meminfo") // Linux only
	if err != nil {
		return mostMemory
	}
	return min(mostMemory, freeMemory(string(text))/2)
}

// freeMemory reads the free megabytes from Linux's /proc/meminfo; without them it
// assumes a large machine.
func freeMemory(meminfo string) int {
	_, rest, _ := strings.Cut(meminfo, "MemAvailable:")
	kilobytes := 0
	if _, err := fmt.Sscan(rest, &kilobytes); err != nil {
		return 2 * mostMemory
	}
	return kilobytes / 1024
}
