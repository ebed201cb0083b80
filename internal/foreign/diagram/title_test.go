package diagram

import (
	"strings"
	"testing"
)

// A page's title names its diagram, wherever it is broken, unless it is too long for a name.
func TestTitle(t *testing.T) {
	b := builtin(t)
	const long = "a title of sixty bytes, which is the longest that names a ga"
	for title, want := range map[string]string{
		"<title>Chess</title>":                                            "Chess",
		"<title>\n\n  Chess &amp;\r\n<b>more</b>\n</title>":               "Chess & more",
		"<title>Chess&nbsp;" + strings.Repeat("\n ", 99) + "more</title>": "Chess more",
		"<title>" + long + "</title>":                                     long,
		"<title>" + long + "m</title>":                                    "x",
		"<title>" + strings.Repeat("words\n", 999) + "</title>":           "x",
		"<title></title>":                                                 "x",
	} {
		games, err := imported(b, "x.txt", title+"<div class=\"idiagram\">"+chess+"</div>", false)
		if err != nil || len(games) != 1 || games[0].Given != want {
			t.Errorf("%q gives %v, %v, want %s", title, games, err, want)
		}
	}
}
