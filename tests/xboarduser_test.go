package tests

import (
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"testing"
)

// strangerID is the user that Linux keeps for strangers. It has no home.
const strangerID = 65534

// withoutSettings keeps a person's own settings from XBoard. Where the system does not
// allow that, and there are settings, the test is skipped: those that XBoard 4.9.1 has
// saved may keep it from starting.
func withoutSettings(t *testing.T, command *exec.Cmd) {
	t.Helper()
	probe := exec.Command("id")
	reason := asStranger(probe)
	if reason == nil {
		reason = probe.Run()
	}
	if reason == nil {
		asStranger(command)
		return
	}
	if settings := ownSettings(t); settings != "" {
		missing(t, "XBoard would read %s: %v", settings, reason)
	}
}

// ownSettings is the file with a person's own settings of XBoard, "" if there is none.
func ownSettings(t *testing.T) string {
	t.Helper()
	self, err := user.Current()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(self.HomeDir, ".xboardrc")
	if _, err := os.Stat(file); err != nil {
		return ""
	}
	return file
}

// XBoard runs with a home that is not a person's, but with the person's rights to files.
func TestXBoardHasNoSettings(t *testing.T) {
	file := filepath.Join(t.TempDir(), "private")
	if err := os.WriteFile(file, []byte("ours"), 0o600); err != nil {
		t.Fatal(err)
	}
	command := exec.Command("sh", "-c", "id -u; cat '"+file+"'")
	withoutSettings(t, command)
	if command.SysProcAttr == nil {
		t.Skip("the system does not allow a user of its own")
	}
	output, err := command.CombinedOutput()
	if err != nil || string(output) != fmt.Sprint(strangerID, "\nours") {
		t.Errorf("%v: %s", err, output)
	}
	stranger, err := user.LookupId(strconv.Itoa(strangerID))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(stranger.HomeDir, ".xboardrc")); err == nil {
		t.Errorf("%s has settings of XBoard", stranger.HomeDir)
	}
}
