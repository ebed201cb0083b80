package page

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestDesk holds that a page is told if its engine fails, at the start or later.
func TestDesk(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("FAIRYMAX_CI") == "" {
		t.Skip("Node.js is not installed")
	}
	said, err := exec.Command(node, "testdata/desk.js").CombinedOutput()
	if err != nil || strings.TrimSpace(string(said)) != "done" {
		t.Errorf("%v\n%s", err, said)
	}
}
