package variants_test

import (
	"errors"
	"strings"
	"testing"

	"fairymax/variants"
)

// TestGuarded holds that a fault of the program becomes an error that names the file and
// knows where it was.
func TestGuarded(t *testing.T) {
	var none map[string]int
	err := variants.Guarded("bad.toml", func() error { none["x"]++; return nil })
	var fault *variants.Failure
	if !errors.As(err, &fault) || !strings.HasPrefix(err.Error(), "bad.toml: a bug in fairymax, not a mistake in the file: ") || !strings.Contains(fault.Trace, "TestGuarded") {
		t.Errorf("got %v", err)
	}
	if err := variants.Guarded("good.toml", func() error { return nil }); err != nil {
		t.Errorf("got %v", err)
	}
}
