// Package cookbook reads the cookbook of the language: its chapters with pieces and rules to
// copy.
package cookbook

import (
	"regexp"
	"strings"
)

// Chapter is a part of the cookbook.
type Chapter struct {
	Title   string   `json:"title"`
	Recipes []Recipe `json:"recipes"`
}

// Recipe is a piece or a rule to copy.
type Recipe struct {
	Title string `json:"title"`
	About string `json:"about"`
	Code  string `json:"code"`
	Whole bool   `json:"whole"` // it is a whole game
}

// markdownLink is a link of Markdown; its text comes first.
var markdownLink = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)

// Read reads a cookbook: a chapter begins with ##, a recipe with ### and has a text
// and its code. A chapter may be a single recipe.
func Read(markdown string) (list []Chapter) {
	inCode := false
	var now *Recipe
	for line := range strings.Lines(markdown) {
		title := strings.TrimSpace(strings.TrimLeft(line, "#"))
		switch {
		case strings.HasPrefix(line, "```"):
			inCode = !inCode
		case inCode && now != nil:
			now.Code += line
		case strings.HasPrefix(line, "## "):
			list = append(list, Chapter{title, []Recipe{{Title: title}}})
			now = &list[len(list)-1].Recipes[0]
		case strings.HasPrefix(line, "### "):
			last := &list[len(list)-1]
			last.Recipes = append(last.Recipes, Recipe{Title: title})
			now = &last.Recipes[len(last.Recipes)-1]
		case now != nil:
			now.About += markdownLink.ReplaceAllString(line, "$1")
		}
	}
	return finished(list)
}

// finished leaves out what is not a recipe.
func finished(list []Chapter) (all []Chapter) {
	for _, c := range list {
		var recipes []Recipe
		for _, r := range c.Recipes {
			r.About = strings.Join(strings.Fields(strings.ReplaceAll(r.About, "`", "")), " ")
			r.Whole = !strings.HasPrefix(r.Code, "[")
			if r.Code != "" {
				recipes = append(recipes, r)
			}
		}
		if len(recipes) > 0 {
			all = append(all, Chapter{c.Title, recipes})
		}
	}
	return all
}

// Of is the part of some chapters that is about a word: chapters and recipes with it in their
// titles, also at the end of a word. Upper and lower case do not matter.
func Of(all []Chapter, word string) (found []Chapter) {
	word = strings.ToLower(strings.TrimSpace(word))
	for _, c := range all {
		var recipes []Recipe
		for _, r := range c.Recipes {
			if about(c.Title, word) || about(r.Title, word) {
				recipes = append(recipes, r)
			}
		}
		if len(recipes) > 0 {
			found = append(found, Chapter{c.Title, recipes})
		}
	}
	return found
}

// about reports whether a title has a word, or is that.
func about(title, word string) bool {
	title = strings.ToLower(title)
	if title == word {
		return true
	}
	const least = 4 // letters; a shorter word would be in many titles
	for w := range strings.FieldsSeq(title) {
		if len(word) >= least && (w == word || w == word+"s" || strings.HasSuffix(w, word)) {
			return true
		}
	}
	return false
}
