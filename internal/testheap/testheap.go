// Package testheap is imported by tests that compile games by the hundred. Their heaps are
// small and their garbage is much, so that collecting it took a quarter of their time.
package testheap

import "runtime/debug"

func init() { debug.SetGCPercent(400) }
