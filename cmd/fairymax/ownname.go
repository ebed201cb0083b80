package main

import (
	"io"
	"path/filepath"
	"regexp"
	"strings"
)

// program is the name as which this program was started. Packages install it under another one,
// because Debian and Homebrew have another engine of the name that its texts are written with.
var program = "fairymax"

// startedAs is the name of the program by the path with which it was started.
func startedAs(path string) string {
	name := filepath.Base(path)
	if ending := filepath.Ext(name); strings.EqualFold(ending, ".exe") {
		name = strings.TrimSuffix(name, ending)
	}
	if !programName.MatchString(name) {
		return program
	}
	return name
}

// nameInCommand finds the name where a text tells what to type, and at the head of a message.
var nameInCommand = regexp.MustCompile(`(?m)(^ *|"|: )fairymax(: | [a-z[-])`)

// underOwnName is a text with the command lines in it as they have to be typed.
func underOwnName(text string) string {
	return nameInCommand.ReplaceAllString(text, "${1}"+program+"${2}")
}

// namingWriter writes texts in that way, each of them whole.
type namingWriter struct{ to io.Writer }

func (w namingWriter) Write(text []byte) (int, error) {
	if _, err := io.WriteString(w.to, underOwnName(string(text))); err != nil {
		return 0, err
	}
	return len(text), nil
}
