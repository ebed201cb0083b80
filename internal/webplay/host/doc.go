// Package host is how JavaScript in the worker of a page asks a program of WebAssembly: serve_js.go.
// Packages webplay, workbench and script have the answers. Elsewhere this package is empty.
package host
