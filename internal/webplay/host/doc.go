// Package host is how JavaScript in the worker of a page asks a program of WebAssembly: serve_js.go.
// Package webplay and what embeds its session have the answers. Elsewhere this package is empty.
package host
