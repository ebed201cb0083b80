package main

import (
	"strings"
	"testing"

	"fairymax/internal/desktop"
)

// The command, the protocol and the manual page say the same version.
func TestVersion(t *testing.T) {
	for _, test := range []struct{ input, arguments, want string }{
		{"", "version", "fairymax " + desktop.Version + " ("},
		{"xboard\nprotover 2\nquit\n", "", `myname="fairymax ` + desktop.Version + `"`},
		{"", "man", `"fairymax ` + roff(desktop.Version) + `"`},
	} {
		if status, out, errors := typed(t, test.input, strings.Fields(test.arguments)...); status != 0 || !strings.Contains(out, test.want) {
			t.Errorf("%s: status %d, %s lacks %s\n%s", test.arguments, status, out, test.want, errors)
		}
	}
}

func TestBuildText(t *testing.T) {
	for _, test := range []struct {
		settings map[string]string
		want     string // at the end
	}{
		{nil, buildText(nil)},
		{map[string]string{"GOAMD64": "v3"}, " v3"},
		{map[string]string{"vcs.revision": "0123456789abcdef", "vcs.modified": "false"}, ", revision 0123456789ab"},
		{map[string]string{"vcs.revision": "01", "vcs.modified": "true"}, ", revision 01 with changes"},
	} {
		if got := buildText(test.settings); !strings.HasSuffix(got, test.want) || !strings.HasPrefix(got, buildText(nil)) {
			t.Errorf("%v: %s, want %s", test.settings, got, test.want)
		}
	}
}
