package markup_test

import (
	"os"
	"testing/fstest"

	"fairymax/internal/markup"
)

// Pages are templates in which text cannot become markup.
func ExamplePages() {
	files := fstest.MapFS{"page.html": {Data: []byte("<p>{{.}}</p>\n")}}
	pages := markup.Must(markup.Pages(files, "page.html"))
	pages.Write(os.Stdout, "page.html", "Q & A <b>")
	// Output:
	// <p>Q &amp; A &lt;b&gt;</p>
}
