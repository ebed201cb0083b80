package fairymax_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/variants"
)

// TestAdvice holds that errors name what helps in the library, and no command of the program.
func TestAdvice(t *testing.T) {
	other := filepath.Join(t.TempDir(), "game.ini")
	if err := os.WriteFile(other, []byte("[mine:chess]\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const chess = "title = \"Mine\"\nextends = \"normal\"\n"
	for want, load := range map[string]func() (*fairymax.Game, error){
		"; Names lists the names":                   func() (*fairymax.Game, error) { return fairymax.Load("qwertyuiop") },
		"; Import converts those of other programs": func() (*fairymax.Game, error) { return fairymax.Load(other) },
		"fairymax/variants lists the keys":          func() (*fairymax.Game, error) { return fairymax.Parse("mine", chess+"qwertyuiop = 1\n") },
		"pieces.toml in Files has those that are built in": func() (*fairymax.Game, error) {
			return fairymax.Parse("mine", chess+"pieces = [\"king\", \"qwertyuiop\"]\n")
		},
		"FigureNames of package": func() (*fairymax.Game, error) {
			return fairymax.Parse("mine", chess+"piece.knight.picture = \"qwertyuiop\"\n")
		},
	} {
		if _, err := load(); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), `"fairymax `) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	var list variants.ErrorList
	if _, err := fairymax.Parse("mine", chess+"qwertyuiop = 1\n"); !errors.As(err, &list) || len(list) != 1 || list[0].Line != 3 {
		t.Errorf("%v is no list of mistakes", err)
	}
	if _, err := fairymax.Load("no-such-file.toml"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v does not say that there is no file", err)
	}
}
