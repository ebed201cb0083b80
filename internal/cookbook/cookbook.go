package front

import (
	"regexp"
	"strings"
)

// chapter is a part of the cookbook.
type chapter struct {
	Title   string   `json:"title"`
	Recipes []recipe `json:"recipes"`
}

// recipe is a piece or a rule to copy.
type recipe struct {
	Title string `json:"title"`
	About string `json:"about"`
	Code  string `json:"code"`
	Whole bool   `json:"whole"` // it is a whole game
}

// markdownLink is a link of Markdown; its text comes first.
var markdownLink = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)

// chapters reads a cookbook: a chapter begins with ##, a recipe with ### and has a text
// and its code. A chapter may be a single recipe.
func chapters(markdown string) (list []chapter) {
	inCode := false
	var now *recipe
	for line := range strings.Lines(markdown) {
		title := strings.TrimSpace(strings.TrimLeft(line, "#"))
		switch {
		case strings.HasPrefix(line, "```"):
			inCode = !inCode
		case inCode && now != nil:
			now.Code += line
		case strings.HasPrefix(line, "## "):
			list = append(list, chapter{title, []recipe{{Title: title}}})
			now = &list[len(list)-1].Recipes[0]
		case strings.HasPrefix(line, "### "):
			last := &list[len(list)-1]
			last.Recipes = append(last.Recipes, recipe{Title: title})
			now = &last.Recipes[len(last.Recipes)-1]
		case now != nil:
			now.About += markdownLink.ReplaceAllString(line, "$1")
		}
	}
	return finished(list)
}

// finished leaves out what is not a recipe.
func finished(list []chapter) (all []chapter) {
	for _, c := range list {
		var recipes []recipe
		for _, r := range c.Recipes {
			r.About = strings.Join(strings.Fields(strings.ReplaceAll(r.About, "`", "")), " ")
			r.Whole = !strings.HasPrefix(r.Code, "[")
			if r.Code != "" {
				recipes = append(recipes, r)
			}
		}
		if len(recipes) > 0 {
			all = append(all, chapter{c.Title, recipes})
		}
	}
	return all
}
