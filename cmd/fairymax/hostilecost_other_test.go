//go:build !unix

package main

import "time"

var began = time.Now()

// cpuTime stands in for processor time, which cannot be told here.
func cpuTime() time.Duration { return time.Since(began) }
