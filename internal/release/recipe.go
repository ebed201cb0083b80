package main

import (
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"fairymax/internal/desktop"
)

// recipeTexts are the templates of recipes.
//
//go:embed recipes/*
var recipeTexts embed.FS

// recipes are the files that package managers read, by their templates.
var recipes = map[string]string{
	"homebrew.rb": desktop.Package + ".rb",
	"scoop.json":  desktop.Package + ".json",
	"PKGBUILD":    "PKGBUILD",
}

// recipes writes the recipes. Their archives have to be there.
func (o *order) recipes(sums map[string]string) error {
	values := map[string]string{
		"Name": desktop.Package, "Version": desktop.Version, "From": strings.TrimSuffix(o.from, "/"),
		"Class":      className(desktop.Package),
		"Maintainer": o.maintainer,
		// A version of the AUR has no hyphen.
		"PlainVersion": strings.ReplaceAll(desktop.Version, "-", "."),
	}
	for _, t := range targets() {
		name := folder(t) + ending(t.system)
		key := strings.ReplaceAll(t.name(), "-", "")
		values[key], values[key+"Sum"] = name, sums[name]
		if sums[name] == "" {
			return fmt.Errorf("recipes need all archives, and %s is not built", name)
		}
	}
	texts, err := template.ParseFS(recipeTexts, "recipes/*")
	if err != nil {
		return err
	}
	for from, to := range recipes {
		var b strings.Builder
		if err := texts.ExecuteTemplate(&b, from, values); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(o.output, to), []byte(b.String()), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// className is a name as Homebrew's class for it: FairymaxToml.
func className(name string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(name, "-") {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}
