//go:build !browser

package browser

import "testing"

// TestBrowser says how the pages are tested.
func TestBrowser(t *testing.T) {
	t.Skip("plays in a browser; \"go test -modfile=internal/browser.mod -tags browser ./tests/browser\" runs it, with Chromium")
}
