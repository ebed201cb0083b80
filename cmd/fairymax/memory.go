package main

import (
	"fmt"
	"os"
	"strings"
)

// mostMemory is how many megabytes a GUI may grant the tables. More would not
// be worth the time that it takes to clear them before a game.
const mostMemory = 4096

// spareMemory is mostMemory, but at most half of what is free where the system
// says how much that is.
func spareMemory() int {
	text, err := os.ReadFile("/proc/meminfo") // Linux only
	if err != nil {
		return mostMemory
	}
	return min(mostMemory, freeMemory(string(text))/2)
}

// freeMemory reads the megabytes that are free from Linux's table of memory;
// it takes a table without them for one of a large machine.
func freeMemory(table string) int {
	_, rest, _ := strings.Cut(table, "MemAvailable:")
	kilobytes := 0
	if _, err := fmt.Sscan(rest, &kilobytes); err != nil {
		return 2 * mostMemory
	}
	return kilobytes / 1024
}
