//go:build amd64 || arm64

package engine

// prefetch begins to fetch a bucket into the cache without waiting for it.
//
//go:noescape
func prefetch(b *bucket)
