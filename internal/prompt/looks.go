package prompt

import (
	"runtime"
	"strings"
)

// Looks is what a console is able to show.
type Looks struct {
	Person  bool // it is a terminal, so that a person can answer questions
	Live    bool // it has an editor, and a status line
	Unicode bool // symbols are shown
	Colours int  // 0, 8 or 256
}

// looksOf says what the terminal of an environment is able to show; controlled is
// whether it understands sequences at all.
func looksOf(environment func(string) string, controlled bool) Looks {
	name := environment("TERM")
	if name == "dumb" || name == "" && runtime.GOOS != "windows" || !controlled {
		return Looks{Person: true}
	}
	return Looks{Person: true, Live: true, Unicode: showsSymbols(environment), Colours: colours(environment)}
}

// colours counts the colours of a terminal; the variable NO_COLOR switches them off, see
// https://no-color.org.
func colours(environment func(string) string) int {
	name := environment("TERM")
	many := strings.Contains(name, "256color") || strings.Contains(name, "direct") || runtime.GOOS == "windows"
	switch {
	case environment("NO_COLOR") != "":
		return 0
	case many, environment("COLORTERM") == "truecolor", environment("COLORTERM") == "24bit":
		return 256
	}
	return 8
}

// showsSymbols reports whether a terminal has a font with symbols. The console of Linux
// has room for 512 characters, and that of Windows says nothing about itself.
func showsSymbols(environment func(string) string) bool {
	if runtime.GOOS == "windows" {
		return environment("WT_SESSION") != ""
	}
	locale := environment("LC_ALL")
	for _, name := range []string{"LC_CTYPE", "LANG"} {
		if locale == "" {
			locale = environment(name)
		}
	}
	locale = strings.ReplaceAll(strings.ToLower(locale), "-", "")
	return environment("TERM") != "linux" && strings.Contains(locale, "utf8")
}
