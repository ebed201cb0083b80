package desktop

import (
	"bytes"
	_ "embed"
	"fmt"
	"text/template"
)

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
	return fmt.Sprintf("\"fairymax\" -fcp \"%s\" -fd \"%s\"\n", program, folder)
}
