// Package spelling guesses which word an author meant, and writes names, lists and numbers for messages.
package spelling

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// DidYouMean returns a remark about the word that was probably meant, or "".
func DidYouMean(word string, known []string) string {
	if near := Nearest(word, known); near != "" {
		return fmt.Sprintf(" (did you mean %q?)", near)
	}
	return ""
}

// Nearest returns the known word that is most similar to word, "" if none is. Upper and
// lower case are the same, and hyphens do not count. A word that denies another, such as
// non-capture, is not meant to be that.
func Nearest(word string, known []string) string {
	word = Bare(word)
	best, least := "", len(word)
	for _, k := range known {
		other := Bare(k)
		if denies(word, other) {
			continue
		}
		if apart := len(word) - len(other); max(apart, -apart) > slips(word, other) {
			continue
		}
		if d := distance(word, other); d <= slips(word, other) && d < least {
			best, least = k, d
		}
	}
	return best
}

// denies reports whether a bare word is another one with a word that denies it.
func denies(word, other string) bool {
	for _, no := range []string{"non", "not", "no", "without", "never", "un"} {
		if word == no+other || word == other+no {
			return true
		}
	}
	return false
}

// IsSlip reports whether a single letter makes one word of another.
func IsSlip(a, b string) bool { return distance(Bare(a), Bare(b)) <= 1 }

// Bare is a word without what people write in different ways.
func Bare(word string) string { return joined.Replace(strings.ToLower(word)) }

var joined = strings.NewReplacer("-", "", "_", "", " ", "")

// slips is how many letters of a word may be wrong: every third, up to three, or three
// if both words have one stem, such as castle and castling.
func slips(word, known string) int {
	const most = 3
	if stem := shared(word, known); stem > 2 && stem > min(len(word), len(known))/2 {
		return most
	}
	return min(most, len(word)/3)
}

// shared is how many letters two words share at the beginning.
func shared(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// distance counts the letters that must be added, dropped, changed or swapped
// with their neighbour to make b of a: the restricted distance of Damerau and
// Levenshtein, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance.
//
// Of words that are longer than any name, nothing is meant: they are longest letters apart.
func distance(a, b string) int {
	const longest = 64
	if len(a) > longest || len(b) > longest {
		return longest
	}
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			rows[i][j] = min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}

// Shortened is a text from outside as messages repeat it: cut if it is long.
func Shortened(text string) string {
	const most = 80 // letters
	if letters := []rune(text[:min(len(text), (most+1)*utf8.UTFMax)]); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return text
}

// WithArticle puts an article before a name.
func WithArticle(name string) string {
	if strings.IndexAny(name, "aeio") == 0 {
		return "an " + name
	}
	return "a " + name
}

// Counted writes a number of things, such as "1 game" or "2 games".
func Counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// Percent writes a share with one decimal, so that only none and all are 0.0 % and 100.0 %.
func Percent(share float64) string {
	switch {
	case share > 0 && share < 0.0005:
		return "< 0.1 %"
	case share < 1 && share >= 0.9995:
		return "> 99.9 %"
	}
	return fmt.Sprintf("%.1f %%", 100*share)
}

// Listed joins words, such as: a, b and c.
func Listed(words []string) string {
	if last := len(words) - 1; last > 0 {
		return strings.Join(words[:last], ", ") + " and " + words[last]
	}
	return strings.Join(words, "")
}

// Quoted joins words, such as: "a", "b" or "c".
func Quoted(words []string) string {
	var b strings.Builder
	for i, w := range words {
		switch {
		case i > 0 && i == len(words)-1:
			b.WriteString(" or ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%q", w)
	}
	return b.String()
}
