package tests

import (
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	botOptions = regexp.MustCompile(`  (uci|usi|xboard)_options:\n((?:    .*\n)+)`)
	botOption  = regexp.MustCompile(`(?m)^    ([^:\n]+):`)
	listed     = regexp.MustCompile(`option name (.+?) type |option="([^ "]+) -`)
)

// The options in the configurations of bots exist: python-chess refuses an engine without one.
func TestBotOptions(t *testing.T) {
	seen := 0
	for _, block := range blocksOf(t, "../docs/bots.md", "yaml") {
		for _, section := range botOptions.FindAllStringSubmatch(block, -1) {
			known := optionsIn(t, section[1])
			for _, option := range botOption.FindAllStringSubmatch(section[2], -1) {
				seen++
				if !slices.Contains(known, option[1]) {
					t.Errorf("%s has no option %q", section[1], option[1])
				}
			}
		}
	}
	if seen < 8 {
		t.Errorf("only %d options", seen)
	}
}

// optionsIn are the names of the program's options in a protocol. Python-chess knows two
// commands of XBoard's as options.
func optionsIn(t *testing.T, protocol string) (names []string) {
	t.Helper()
	c := exec.Command(program)
	c.Stdin = strings.NewReader(protocol + "\nprotover 2\nquit\n")
	said, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, match := range listed.FindAllStringSubmatch(string(said), -1) {
		names = append(names, match[1]+match[2])
	}
	for feature, name := range map[string]string{"smp=1": "cores", "memory=1": "memory"} {
		if strings.Contains(string(said), feature) {
			names = append(names, name)
		}
	}
	return names
}
