package desktop

import (
	"bytes"
	_ "embed"
	"fmt"
	"strings"
	"text/template"
)

// Package is the name of packages for systems that have packages, and of the program in them. Debian and
// Homebrew have another engine called fairymax: H. G. Muller's Fairy-Max, which XBoard needs.
const Package = "fairymax-toml"

// pluginText is the template of the plugin file.
//
//go:embed fairymax.eng
var pluginText string

// Plugin is the file with which XBoard and PyChess find engines. It names the
// program with its folder, because PATH may find another one of the same name.
func Plugin(program string) ([]byte, error) {
	t, err := template.New("plugin").Parse(pluginText)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, struct{ Program string }{program})
	return b.Bytes(), err
}

// EngineLine registers a program in the list of engines of XBoard or WinBoard, which
// starts it in its folder.
func EngineLine(program, folder string) string {
	name := strings.TrimSuffix(strings.TrimPrefix(program, "./"), ".exe")
	return fmt.Sprintf("\"%s\" -fcp \"%s\" -fd \"%s\"\n", name, program, folder)
}
