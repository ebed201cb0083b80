package main

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The name is that of the file, without the ending that Windows needs.
func TestStartedAs(t *testing.T) {
	for path, want := range map[string]string{
		"/usr/bin/fairymax-toml": "fairymax-toml", "other.EXE": "other", "fairymax-1.2": "fairymax-1.2", "": "fairymax", "a b": "fairymax",
	} {
		if got := startedAs(filepath.FromSlash(path)); got != want {
			t.Errorf("%q is called %q, want %q", path, got, want)
		}
	}
}

// wrongName finds a command line that starts another program than the one that prints it.
var wrongName = regexp.MustCompile(`(?m)(^|["\s/])fairymax(:| [a-z[-]|$)`)

// A program of another name says what to type with that name.
func TestAnotherName(t *testing.T) {
	const name = "other-name"
	folder := programCalled(t, name)
	write(t, filepath.Join(folder, "broken.toml"), "qqqqqqq = 7\n")
	for _, test := range []struct{ typed, want string }{
		{"help", "usage: other-name [FLAG…]\n"},
		{"-h", `"other-name help features" lists them`},
		{"show -h", `"other-name page" writes one that also plays`},
		{"perft", "other-name: an argument is missing: [VARIANT] DEPTH\nusage: other-name perft [FLAG…] [VARIANT] DEPTH\n"},
		{"frobnicate", `other-name: there is no command "frobnicate"; "other-name help" lists them`},
		{"show cannon", `"other-name list" prints the names; "other-name show -piece cannon" shows the piece`},
		{"show fairymax", `other-name: no variant "fairymax"; "other-name list" prints`},
		{"check broken.toml", `"other-name help format" lists the keys`},
		{"check -json broken.toml", `\"other-name help format\" lists the keys`},
		{"help format", `"other-name check FILE" reports mistakes`},
		{"help export", "\n    other-name match FILE -second"},
		{"help griffon", "The piece of this name: other-name show -piece griffon\n"},
		{"list -pieces", `"other-name show -piece PIECE" draws one`},
		{"list -pictures", `"other-name list -pictures -html FILE" writes`},
		{"play -text", `no variant "nope"; "other-name list" prints`},
		{"new mine", "at once: other-name play mine.toml\n"},
	} {
		command := startedIn(folder, name, strings.Fields(test.typed)...)
		command.Stdin = strings.NewReader("new nope\nquit\n") // for the terminal
		out, _ := command.CombinedOutput()
		if got := string(out); !strings.Contains(got, test.want) || wrongName.MatchString(got) {
			t.Errorf("%s prints\n%s\nwithout %q, or with %q", test.typed, got, test.want, wrongName.FindString(got))
		}
	}
}
