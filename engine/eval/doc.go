// Package eval evaluates positions by hand-written terms.
package eval
