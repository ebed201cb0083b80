package page

import "strings"

// bare is a script of ours without the comments that have lines of their own, and without what
// indents it: two thirds of it are left. It goes by lines, so no text of a script may have several.
func bare(script string) string {
	var b strings.Builder
	inside := false // of a comment
	for line := range strings.Lines(script) {
		line = strings.TrimSpace(line)
		if inside || strings.HasPrefix(line, "/**") {
			_, after, ended := strings.Cut(line, "*/")
			line, inside = strings.TrimSpace(after), !ended
		}
		if line != "" && !strings.HasPrefix(line, "//") {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}
