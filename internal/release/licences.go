package main

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// goLicence is the licence of Go, a part of which is in every program.
//
//go:embed licences/go.txt
var goLicence string

// licences are the licences of all modules that a program has parts of on a target:
// whoever passes on the program has to pass them on.
func licences(root string, t target, program string) (string, error) {
	list, err := goList(root, t.environment(), "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Dir}}{{end}}{{end}}", program)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("fairymax has parts of these works of others.\n")
	section(&b, "Go, https://go.dev", goLicence)
	seen := map[string]bool{}
	for line := range strings.Lines(list) {
		path, folder, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if path == "" || seen[path] {
			continue
		}
		seen[path] = true
		text, err := licenceIn(folder)
		if err != nil {
			return "", err
		}
		section(&b, path+", https://"+path, text)
	}
	return b.String(), nil
}

func section(b *strings.Builder, title, text string) {
	fmt.Fprintf(b, "\n%s\n%s\n\n%s\n", title, strings.Repeat("-", len(title)), strings.TrimSpace(text))
}

// licenceIn reads the licence of a module in a folder.
func licenceIn(folder string) (string, error) {
	for _, name := range []string{"LICENSE", "LICENCE", "COPYING", "LICENSE.txt", "LICENSE.md"} {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err == nil {
			return string(text), nil
		}
	}
	return "", fmt.Errorf("%s has no licence", folder)
}
