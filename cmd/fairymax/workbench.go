package main

import (
	"fmt"
	"strings"

	"fairymax"
	"fairymax/internal/ownfile"
	"fairymax/internal/pageengine"
	"fairymax/internal/workbench/front"
	"fairymax/variants"
)

// writeWorkbench writes the page on which any definition is played. It has the built-in games:
// whoever opens it has no others.
func (k *call) writeWorkbench(path string) error {
	if err := k.writable(path, ownfile.HTML); err != nil {
		return err
	}
	text, err := k.workbench(&front.Workbench{})
	if err != nil {
		return err
	}
	if err := k.files().Save(path, ownfile.HTML, []byte(text)); err != nil {
		return err
	}
	fmt.Fprintln(k.out, path)
	return nil
}

// workbench is the text of the page.
func (k *call) workbench(b *front.Workbench) (string, error) {
	engine, err := k.pageEngine(pageengine.Workbench)
	if err != nil {
		return "", err
	}
	b.Engine, b.Cookbook = string(engine), fairymax.Cookbook
	if b.Games == nil {
		b.Games = variants.NewCatalogue(fairymax.Files)
	}
	var text strings.Builder
	err = b.Write(&text)
	return text.String(), err
}
