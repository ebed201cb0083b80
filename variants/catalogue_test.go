package variants

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fairymax/board/define"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// A name that is like no other one gets the command that lists them, even if a part of it is a word
// for what the language lacks.
func TestStrangeName(t *testing.T) {
	for _, name := range []string{"qwertyuiop", "hexapawn", "hexgame", "pushfight", "hidden"} {
		_, err := NewCatalogue(testfiles.Files).Load(name)
		if want := `no variant "` + name + `"; "fairymax list" prints the names`; err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

// TestLacksNoGame holds that no built-in game is called one that the language cannot say.
func TestLacksNoGame(t *testing.T) {
	for _, name := range NewCatalogue(testfiles.Files).Names() {
		if rule := vocabulary.CannotSay(name); rule != "" {
			t.Errorf("%s stands for %q", name, rule)
		}
	}
}

// All shipped variants can be loaded; without FAIRYMAX_LONG, one in four is tried.
func TestShippedVariantsAreClean(t *testing.T) {
	c := NewCatalogue(testfiles.Files)
	for i, name := range c.Names() {
		if i%4 != 0 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue
		}
		v, err := c.Load(name)
		if err != nil {
			t.Errorf("%s:\n%v", name, err)
			continue
		}
		if v.Name != name || v.Title == "" || v.Source == "" && name != "stag-hunt" {
			t.Errorf("%s: name %q, title %q, source %q", name, v.Name, v.Title, v.Source)
		}
	}
}

// BenchmarkLoad loads and compiles every variant.
func BenchmarkLoad(b *testing.B) {
	c := NewCatalogue(testfiles.Files)
	for b.Loop() {
		for _, name := range c.Names() {
			if _, err := c.Load(name); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// order.txt has every game in one group, and nothing else.
func TestOrderListsAllVariants(t *testing.T) {
	text, err := fs.ReadFile(testfiles.Files, "variants/"+orderFile)
	if err != nil {
		t.Fatal(err)
	}
	c, o := NewCatalogue(testfiles.Files), readOrder(string(text))
	var grouped []string
	for _, g := range o.groups {
		grouped = append(grouped, g.names()...)
	}
	stems := c.builtin().stems()
	if got := slices.Sorted(slices.Values(grouped)); !slices.Equal(got, stems) {
		t.Errorf("the groups have\n%v, the folder\n%v", got, stems)
	}
	for _, name := range append(o.popular, c.Favourite()) {
		if !slices.Contains(stems, name) {
			t.Errorf("there is no %s", name)
		}
	}
	if names := c.Names(); !slices.Equal(names, o.names()) || names[0] != "normal" || c.Favourite() != "capablanca" {
		t.Errorf("names are\n%v; the favourite is %s", names, c.Favourite())
	}
}

// People see their own games before the built-in ones, which follow by how much they are
// played, or in groups.
func TestOwnGamesFirst(t *testing.T) {
	const game = "title = \"X\"\nextends = \"normal\"\n"
	one := write(t, map[string]string{"zebra-chess.toml": game, "bears.toml": game, "gothic.toml": game})
	two := write(t, map[string]string{"ants.toml": game, "bears.toml": game})
	builtin := fstest.MapFS{"variants/order.txt": {Data: []byte(
		"# games\nPlayed\n    chess gothic * shogi\n\nOld\n    shogi lost\n    A-B | two of a, b | a-b b-a\nNew\n    chess gothic\n")}}
	for _, name := range []string{"chess", "gothic", "shogi", "a-b", "b-a", "new"} {
		builtin["variants/"+name+".toml"] = &fstest.MapFile{Data: []byte(game)}
	}
	c := NewCatalogue(builtin, one, two)
	if got := strings.Join(c.Names(), " "); got != "bears gothic zebra-chess ants chess shogi a-b b-a new" {
		t.Errorf("names: %s", got)
	}
	if got := c.Favourite(); got != "gothic" {
		t.Errorf("favourite: %s", got)
	}
	want := []Group{
		{"Your own games", true, singles([]string{"bears", "gothic", "zebra-chess", "ants"})},
		{"Old", false, []Row{{Names: []string{"shogi"}}, {"A-B", "two of a, b", []string{"a-b", "b-a"}}}},
		{"New", false, singles([]string{"chess"})},
		{"Others", false, singles([]string{"new"})},
	}
	if got := c.Groups(); !reflect.DeepEqual(got, want) {
		t.Errorf("groups:\n%v, want\n%v", got, want)
	}
}

// write fills a folder with files.
func write(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// A file with the name of a built-in game changes no other built-in game.
func TestHiddenParent(t *testing.T) {
	c := NewCatalogue(testfiles.Files, write(t, map[string]string{
		"normal.toml": "title = \"x\"\nextends = \"shogi\"\n",
		"own.toml":    "title = \"z\"\nextends = \"normal\"\n",
	}))
	for name, files := range map[string]int{"normal": 9, "own": 9, "crazyhouse": 8, "fischerandom": 8} {
		if v, err := c.Load(name); err != nil || v.Rules.Files != files {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestUserFolders(t *testing.T) {
	dir := write(t, map[string]string{
		"zebra-chess.toml": "title = \"Zebra Chess\"\nextends = \"normal\"\npiece.knight.like = \"zebra\"\n",
		"normal.toml":      "title = \"My Chess\"\nextends = \"normal\"\nendings.stalemate = \"loss\"\n",
		"pieces.toml":      "[zebra]\nletter = \"Z\"\nmoves = [{ leap = [2, 3] }, { leap = [0, 3] }]\n",
	})
	c := NewCatalogue(testfiles.Files, dir)
	if names := c.Names(); names[0] != "normal" || names[1] != "zebra-chess" || slices.Contains(names, "pieces") {
		t.Errorf("names: %v", names)
	}
	v, err := c.Load("normal")
	if err != nil {
		t.Fatal(err)
	}
	if v.Title != "My Chess" || v.Source != "" || v.Rules.Def.Endings.Stalemate != define.Loss {
		t.Errorf("a file that extends the one it hides: %q, %q, stalemate %v", v.Title, v.Source, v.Rules.Def.Endings.Stalemate)
	}
	for _, name := range []string{"zebra-chess", filepath.Join(dir, "zebra-chess.toml")} {
		v, err = c.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if text, _ := v.Betza(define.White, v.Rules.TypeByLetter("N")); text != "ZH" || v.Rules.Def.Endings.Stalemate != define.Loss {
			t.Errorf("%s: the knight moves as %s", name, text)
		}
	}
}

func TestFilesAreReadAnew(t *testing.T) {
	dir := write(t, map[string]string{"x.toml": "title = \"One\"\nextends = \"normal\"\n"})
	c := NewCatalogue(testfiles.Files, dir)
	for _, title := range []string{"One", "Two"} {
		text := "title = \"" + title + "\"\nextends = \"normal\"\n"
		if err := os.WriteFile(filepath.Join(dir, "x.toml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if v, err := c.Load("x"); err != nil || v.Title != title {
			t.Errorf("%v, %v", v, err)
		}
	}
}

// TestPiecesAreReadAnew changes the shared pieces between two loads, also to a text
// with a mistake and back.
func TestPiecesAreReadAnew(t *testing.T) {
	dir := write(t, map[string]string{"x.toml": "title = \"X\"\nextends = \"normal\"\n"})
	c := NewCatalogue(testfiles.Files, dir)
	for _, test := range []struct{ leap, betza string }{{"[2, 3]", "Z"}, {"[1, 3]", "C"}, {"[0, 0]", ""}, {"[0, 0]", ""}, {"[1, 3]", "C"}} {
		text := "[knight]\nmoves = [{ leap = " + test.leap + " }]\n"
		if err := os.WriteFile(filepath.Join(dir, "pieces.toml"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		betza := ""
		v, err := c.Load("x")
		if err == nil {
			betza, _ = v.Betza(define.White, v.Rules.TypeByLetter("N"))
		}
		if betza != test.betza {
			t.Errorf("leap %s: the knight moves as %q: %v", test.leap, betza, err)
		}
	}
}

func TestLoadFails(t *testing.T) {
	c := NewCatalogue(testfiles.Files)
	if _, err := c.Load("capablanka"); err == nil || !strings.Contains(err.Error(), `did you mean "capablanca"`) {
		t.Error(err)
	}
	if _, err := c.Load(filepath.Join(t.TempDir(), "x.toml")); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}

func TestExtendsInACircle(t *testing.T) {
	dir := write(t, map[string]string{
		"a.toml": "title = \"A\"\nextends = \"b\"\n",
		"b.toml": "title = \"B\"\nextends = \"a\"\n",
	})
	_, err := NewCatalogue(testfiles.Files, dir).Load("a")
	want := filepath.Join(dir, "b.toml") + `:2:11: extends "a" is circular: a game cannot extend itself [FM005]`
	if err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestMistakesInAParent holds that a mistake in a parent is reported in the parent.
func TestMistakesInAParent(t *testing.T) {
	files := fstest.MapFS{
		"pieces.toml":         {Data: []byte("[king]\nletter = \"K\"\nmoves = [{ leap = [0, 1], dir = \"forward\" }]\n")},
		"variants/base.toml":  {Data: []byte("title = \"Base\"\nboard = \"3x3\"\nstart = \"k2/3/2K w - - 0 1\"\npieces = \"kin\"\n")},
		"variants/child.toml": {Data: []byte("title = \"Child\"\nextends = \"base\"\nwithout = \"castling\"\n")},
	}
	_, err := NewCatalogue(files).Load("child")
	want := `pieces.toml:3:27: king, row 1: unknown key "dir" (did you mean "dirs"?) [FM025]
variants/base.toml:4:10: no such piece "kin" (did you mean "king"?) [FM047]
variants/child.toml:3:11: without "castling": the extended game has no such key [FM006]`
	if err == nil || err.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", err, want)
	}
}

// A link that leads nowhere, or to itself, is the reason why there is no variant; it is
// not suggested in its own place.
func TestLinksThatLeadNowhere(t *testing.T) {
	folder := t.TempDir()
	for link, file := range map[string]string{"own": "own.toml", "lost": "nowhere"} {
		if err := os.Symlink(file, filepath.Join(folder, link+".toml")); err != nil {
			t.Skip("no links here:", err)
		}
		child := filepath.Join(folder, "child.toml")
		if err := os.WriteFile(child, []byte("title = \"C\"\nextends = \""+link+"\"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		c := NewCatalogue(testfiles.Files, folder)
		for _, name := range []string{link, child} {
			_, err := c.Load(name)
			if err == nil || strings.Contains(err.Error(), "did you mean") || !strings.Contains(err.Error(), link+".toml cannot be opened: ") {
				t.Errorf("%s: %v", name, err)
			}
		}
		if _, err := c.Text(link); err == nil || strings.Contains(err.Error(), "did you mean") {
			t.Errorf("the text of %s: %v", link, err)
		}
	}
}

// Names are read in any case, with and without blanks and hyphens, and by the other names that
// games give themselves, on the command line, in records and under extends. Files of exactly such a
// name come first.
func TestAliases(t *testing.T) {
	dir := t.TempDir()
	for file, text := range map[string]string{
		"mine.toml":      "title = \"Mine\"\nextends = \"Chess\"\n",
		"capa.toml":      "title = \"Capa\"\nextends = \"CapaBlanca\"\naliases = \"Big\"\n",
		"normal.toml":    "title = \"Own\"\nextends = \"chess\"\nendings.stalemate = \"loss\"\n",
		"misspelt.toml":  "title = \"Misspelt\"\nextends = \"ches\"\n",
		"crazyhous.toml": "title = \"Near\"\nextends = \"crazyhouse\"\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	plain, own := NewCatalogue(testfiles.Files), NewCatalogue(testfiles.Files, dir)
	for _, test := range []struct {
		catalogue   *Catalogue
		name, title string
	}{
		{plain, "chess", "Chess"}, {plain, "Chess", "Chess"}, {plain, "NORMAL", "Chess"}, {plain, "CapaBlanca", "Capablanca Chess"},
		{plain, "Standard", "Chess"}, {plain, "From Position", "Chess"}, {plain, "Chess960", "Chess960"}, {plain, "King of the Hill", "King of the Hill"},
		{plain, "Three-check", "Three-Check Chess"}, {plain, "Racing Kings", "Racing Kings"}, {plain, "S-Chess", "Seirawan Chess"},
		{own, "chess", "Own"}, {own, "Mine", "Mine"}, {own, "big", "Capa"}, {own, "crazyhous", "Near"},
	} {
		v, err := test.catalogue.Load(test.name)
		if err != nil || v.Title != test.title {
			t.Errorf("%s: %+v, %v", test.name, v, err)
		}
	}
	if v, err := own.Load("capa"); err != nil || !slices.Equal(v.Aliases(), []string{"Big"}) {
		t.Errorf("capa: %v, %v", v, err)
	}
	if _, err := plain.Load("chesss"); err == nil || !strings.Contains(err.Error(), `did you mean "chess"?`) {
		t.Errorf("chesss: %v", err)
	}
	if _, err := own.Load("misspelt"); err == nil || !strings.Contains(err.Error(), `did you mean "chess"?`) {
		t.Errorf("extends ches: %v", err)
	}
}

// No name means two games.
func TestNamesAreUnique(t *testing.T) {
	catalogue := NewCatalogue(testfiles.Files)
	l, meant := loader{layers: catalogue.layers}, map[string]string{}
	claim := func(name, stem string) {
		if other, taken := meant[spelling.Bare(name)]; taken {
			t.Errorf("%s is %s and %s", name, other, stem)
		}
		meant[spelling.Bare(name)] = stem
	}
	for _, stem := range catalogue.Names() {
		claim(stem, stem)
	}
	for other := range l.aliases(0) {
		claim(other.name, other.variant)
	}
}

// A file that is missing is told in plain words.
func TestMissingFile(t *testing.T) {
	if _, err := NewCatalogue(testfiles.Files).Load("no-such-game.toml"); err == nil || err.Error() != "there is no file no-such-game.toml" {
		t.Errorf("error %v", err)
	}
}

// A link to a file that is gone names that file, and not itself as what was meant.
func TestDanglingLink(t *testing.T) {
	link := filepath.Join(t.TempDir(), "game.toml")
	if err := os.Symlink("gone.toml", link); err != nil {
		t.Skip(err)
	}
	want := link + " is a link to gone.toml, and there is no such file"
	if _, err := NewCatalogue(testfiles.Files).Load(link); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

// The names that servers write into records mean our games, also of shuffled starts.
func TestNamesOfServers(t *testing.T) {
	catalogue := NewCatalogue(testfiles.Files)
	for name, want := range map[string]string{
		"Standard": "normal", "From Position": "normal", "Chess960": "fischerandom", "Three-check": "3check",
		"King of the Hill": "kingofthehill", "Racing Kings": "racingkings", "Antichess": "antichess", "Horde": "horde",
		"Crazyhouse960": "crazyhouse", "Atomic960": "atomic", "3check960": "3check", "Kingofthehill960": "kingofthehill", "S-Chess": "seirawan",
		"Ouk Chaktrang": "cambodian", "Gorogoro+": "gorogoroplus", "Shinobi+": "shinobiplus", "Dragon Chess": "dragon", "Yokai Shogi": "yokai",
		"Chushogi": "chu", "Kyoto shogi": "kyotoshogi", "Dobutsu": "dobutsu", "Minishogi": "minishogi", "Checkshogi": "checkshogi",
		"threecheck": "3check", "fivecheck": "5check", "standard": "normal", "capablanca": "capablanca", "nosuch960": "nosuch960",
	} {
		if got := catalogue.Find(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// The text of a file has no mark of its encoding: a copy of its lines would carry it along.
func TestTextWithoutMark(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "marked.toml"), []byte("\ufeff# A game.\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if text, err := NewCatalogue(testfiles.Files, dir).Text("marked"); text != "# A game.\n" {
		t.Errorf("text %q, %v", text, err)
	}
}
