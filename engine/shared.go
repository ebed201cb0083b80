//go:build !wasm

package engine

import "sync/atomic"

// shared is a word that threads read and write without a lock.
type shared = atomic.Uint64

// loadShared and storeShared do the same with a word of 32 bits.
func loadShared(word *uint32) uint32         { return atomic.LoadUint32(word) }
func storeShared(word *uint32, value uint32) { atomic.StoreUint32(word, value) }
