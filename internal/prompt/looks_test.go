package prompt

import (
	"runtime"
	"testing"
)

func TestLooks(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the variables are those of Unix")
	}
	for _, test := range []struct {
		environment map[string]string
		want        Looks
	}{
		{map[string]string{"TERM": "xterm-256color", "LANG": "en_GB.UTF-8"}, Looks{true, true, true, 256}},
		{map[string]string{"TERM": "xterm", "LANG": "de_DE.utf8"}, Looks{true, true, true, 8}},
		{map[string]string{"TERM": "xterm", "COLORTERM": "truecolor"}, Looks{true, true, false, 256}},
		{map[string]string{"TERM": "screen-256color", "NO_COLOR": "1", "LC_CTYPE": "C.UTF-8", "LANG": "C"}, Looks{true, true, true, 0}},
		{map[string]string{"TERM": "xterm", "LC_ALL": "C", "LANG": "C.UTF-8"}, Looks{true, true, false, 8}},
		{map[string]string{"TERM": "linux", "LANG": "C.UTF-8"}, Looks{true, true, false, 8}},
		{map[string]string{"TERM": "dumb", "LANG": "C.UTF-8", "COLORTERM": "truecolor"}, Looks{Person: true}},
		{map[string]string{"LANG": "C.UTF-8"}, Looks{Person: true}},
	} {
		if got := looksOf(func(name string) string { return test.environment[name] }, true); got != test.want {
			t.Errorf("%v: %+v, want %+v", test.environment, got, test.want)
		}
	}
}
