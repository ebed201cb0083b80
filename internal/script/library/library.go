// Package library makes the package for npm: the scripts of this folder, the client and the worker that
// pages have as well, and the program with what starts it.
package library

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"
	"text/template"

	"fairymax/internal/desktop"
	"fairymax/internal/page"
	"fairymax/internal/pageengine"
)

//go:embed *.js index.d.ts package.json README.md
var files embed.FS

// File is a file of the package.
type File struct {
	Name    string
	Content []byte
}

// Files are all of them. Licences are those of the works that the program has parts of, and the number of
// games is that of the catalogue.
func Files(p *pageengine.Program, licences string, games int) ([]File, error) {
	list, err := scripts()
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"package.json", "README.md"} {
		text, err := filled(name, games)
		if err != nil {
			return nil, err
		}
		list = append(list, File{name, []byte(text)})
	}
	return append(list,
		File{"client.js", []byte(page.ClientScript() + "\nexport { Client };\n")},
		File{"engine.wasm", p.WebAssembly},
		File{"licences.txt", []byte(licences)},
		File{"serve.js", []byte("// @ts-nocheck\n\n/** Answers questions in a worker.\n * @param {any} self */\nexport function serve(self) {\n" + page.WorkerScript() + "}\n")},
		File{"start.js", []byte(starter(p))},
	), nil
}

// scripts are the files that are as they are here.
func scripts() (list []File, err error) {
	names, err := fs.Glob(files, "*.*s")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		content, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		list = append(list, File{name, content})
	}
	return list, nil
}

// filled is a file with the name of the package and its version.
func filled(name string, games int) (string, error) {
	t, err := template.ParseFS(files, name)
	if err != nil {
		return "", err
	}
	var text strings.Builder
	err = t.Execute(&text, struct {
		Name, Version string
		Games         int
	}{desktop.Package, desktop.Version, games})
	return text.String(), err
}

// starter is the script that starts the program, with another global object. TypeScript is not to
// read it: it is Go's.
func starter(p *pageengine.Program) string {
	return fmt.Sprintf("// @ts-nocheck\n// It is Go's, https://go.dev; see licences.txt.\n\n/** Gives a global object the class Go. */\nexport function install(globalThis, crypto) {\n%s}\n", p.Starter)
}
