package prompt

import (
	"os"
	"strings"
	"testing"
)

// Neither a text nor a device that is no terminal is one.
func TestIsTerminal(t *testing.T) {
	nowhere, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer nowhere.Close()
	if IsTerminal(nowhere) || IsTerminal(strings.NewReader("")) {
		t.Error("taken for a terminal")
	}
}
