package cookbook_test

import (
	"fmt"

	"fairymax/internal/cookbook"
)

// A recipe is a section with a block of code.
func ExampleRead() {
	text := "# Cookbook\n\n## Leapers\n\n### Camel\n\nA long knight.\n\n```toml\n[piece.camel]\nmoves = [{ leap = [1, 3] }]\n```\n"
	for _, chapter := range cookbook.Read(text) {
		for _, recipe := range chapter.Recipes {
			fmt.Printf("%s: %s\n%s", chapter.Title, recipe.Title, recipe.Code)
		}
	}
	// Output:
	// Leapers: Camel
	// [piece.camel]
	// moves = [{ leap = [1, 3] }]
}
