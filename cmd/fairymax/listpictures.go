package main

import (
	"fmt"

	"fairymax/internal/page"
	"fairymax/variants/vocabulary"
)

// listedPicture is a built-in picture as list prints it.
type listedPicture struct {
	Name  string `json:"name"`
	Group string `json:"group"`
	Looks string `json:"looks"` // what it shows, in words
}

// listPictures prints the pictures that are built in, or writes a page that shows them.
func (k *call) listPictures(html string, asJSON bool) error {
	if html != "" {
		return k.savePictures(html)
	}
	listed := []listedPicture{}
	for _, group := range vocabulary.Figures() {
		for _, f := range group.Figures {
			listed = append(listed, listedPicture{f.Name, group.Title, f.Doc})
		}
	}
	if asJSON {
		return k.printJSON(listed)
	}
	group := ""
	for _, p := range listed {
		if p.Group != group {
			group = p.Group
			fmt.Fprintf(k.out, "%s\n", group)
		}
		fmt.Fprintf(k.out, "  %-16s %s\n", p.Name, p.Looks)
	}
	fmt.Fprint(k.out, underOwnName("\nA piece gets one of them with the key picture, as in piece.wolf.picture = \"wolf\".\n\"fairymax list -pictures -html FILE\" writes a page that shows them.\n"))
	return nil
}

// savePictures writes a page with all pictures.
func (k *call) savePictures(path string) error {
	var groups []page.FigureGroup
	for _, group := range vocabulary.Figures() {
		g := page.FigureGroup{Title: group.Title}
		for _, f := range group.Figures {
			g.Figures = append(g.Figures, page.Figure{Name: f.Name, Doc: f.Doc})
		}
		groups = append(groups, g)
	}
	if err := page.SaveFigures(k.files(), path, groups); err != nil {
		return err
	}
	fmt.Fprintln(k.out, path)
	return nil
}
