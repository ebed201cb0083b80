//go:build amd64 || arm64

package engine

// prefetch begins to fetch a bucket from memory and does not wait for it.
//
//go:noescape
func prefetch(b *bucket)
