//go:build amd64 || arm64

package engine

// prefetch begins to fetch a bucket and a static evaluation into the cache without waiting
// for them.
//
//go:noescape
func prefetch(b *bucket, e *uint64)
