package cecp

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"fairymax/board/define"
	"fairymax/internal/opening"
	"fairymax/internal/xboard/testgames"
)

// poison are possible names of pieces, variants and folders of a user.
var poison = slices.Concat(fatalWords, loadedWords, []string{
	"1-0 {Draw}", "White mates", "Black", "resign", "checkmate", "computer mates", "warning", "move e2e4", "offer a draw", "5 20 100 1000 e2e4",
	"feature done=0", "setboard 8/8", `quo"te`, "illegallegal", "Dr?aw", "na?me", "\x00\xff\\n", "pong 7", strings.Repeat("Draw", 3000),
})

// poisoned is a game that has a word as its name and as those of its pieces.
func poisoned(v Variant, word string) Variant {
	return Variant(testgames.Edited(testgames.Game(v), word, "", func(def *define.Game) {
		def.Title = word
		for i := range def.Types {
			def.Types[i].Name, def.Types[i].Title = fmt.Sprint(word, i), word
		}
	}))
}

// spoilt is knowledge that cannot be read.
func spoilt(word string) func(Variant) (opening.Knowledge, error) {
	return func(Variant) (opening.Knowledge, error) { return nil, errors.New(word + ".book:1:1: " + word) }
}

// XBoard takes every line of ours as it is meant, whatever names users give and
// whatever lines come in.
func TestPoison(t *testing.T) {
	normal := newShelf()["normal"]
	for _, word := range poison {
		games := shelf{"normal": normal, word: poisoned(normal, word), "my-" + word: poisoned(normal, "my-"+word)}
		lines := []string{"variant " + word, "variant my-" + word, "variant x" + word, word, "foo " + word, "usermove " + word, "setboard " + word,
			"option " + word, "option MultiPV=" + word, "option Variants Folder=" + word, "exclude " + word, "lift " + word, "level " + word,
			"ping " + word, "edit", "K" + word, ".", "new", "variant broken", "new", "usermove e2e5", "usermove e1e2", "e7e8" + word, "bk", "hint"}
		for _, before := range []string{"", "force", "st 60\ngo", "force\nanalyze"} {
			input := "protover 2\nnew\npost\n" + before + "\n" + strings.Join(lines, "\n") + "\nvariant " + word + "\nforce\nanalyze\nexit\nping 123456\n"
			synctest.Test(t, func(t *testing.T) { drink(t, games, word, input) })
		}
	}
}

// drink holds a conversation in which one word is the name of everything.
func drink(t *testing.T, games shelf, word, input string) {
	searcher := new(fakeSearcher)
	options := searcher.options(games)
	options.Name = word
	options.Knowledge = spoilt(word)
	options.Browse = func(string) (Catalogue, error) { return nil, errors.New("no folder " + word) }
	gui := newGUI(searcher, options)
	for line := range strings.Lines(input) {
		gui.send(strings.TrimSuffix(line, "\n"))
	}
	gui.end(t)
	gui.read()
	checkReading(t, gui.unread...)
	if !slices.Contains(gui.unread, "pong 123456") {
		t.Errorf("%.50q: it did not get to the end", word)
	}
}
