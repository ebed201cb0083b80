package variants_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fairymax/board/define"
	"fairymax/variants"
	"fairymax/variants/source"
)

// A piece is left out of a game by a file that extends it. What is inherited about the piece is
// one mistake, and what its message says to write mends it.
func TestLeftOut(t *testing.T) {
	long := os.Getenv("FAIRYMAX_LONG") != ""
	found, cured := 0, 0
	for i, name := range shipped.Names() {
		if !long && i%3 > 0 {
			continue
		}
		v, err := shipped.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for out, def := range v.Rules.Def.Types {
			if !long && out != i%len(v.Rules.Def.Types) || isShadow(def.Name) || v.Rules.IsRoyal(define.PieceType(out+1)) {
				continue
			}
			text := lessOne(v, out)
			before := loadErrors(t, text)
			at := slices.IndexFunc(before, isLeftOut)
			if at < 0 {
				continue
			}
			found++
			if slices.ContainsFunc(before[at+1:], isLeftOut) {
				t.Errorf("%s without %s: two mistakes: %v", name, def.Name, before)
			}
			if keys := curesIn.FindAllString(before[at].Message, -1); len(keys) > 0 {
				cured++
				checkCure(t, text, strings.Join(keys, "\n"), before)
			} else {
				t.Log(before[at])
			}
		}
	}
	if found < 20 || cured < found*9/10 {
		t.Errorf("%d pieces are inherited, %d of them with a cure", found, cured)
	}
}

// checkCure adds the keys of a cure to a definition: no mistakes may be new, save those in the
// start, where another piece stands in for the one that is left out.
func checkCure(t *testing.T, text, keys string, before source.ErrorList) {
	t.Helper()
	for _, e := range loadErrors(t, text+keys+"\n") {
		known := func(b source.Error) bool { return b.Code == e.Code && b.Message == e.Message }
		if isLeftOut(e) || e.Line != startLine && !slices.Contains(variants.Consequences, e.Code) && !slices.ContainsFunc(before, known) {
			t.Errorf("%v, after this was added:\n%s\n%s", e, text, keys)
		}
	}
}

// curesIn finds what a message says to write.
var curesIn = regexp.MustCompile(`[a-z][a-z0-9_.-]* = ("[^"]*"|\[[^\]]*\]|\{.* \})`)

func isLeftOut(e source.Error) bool {
	return e.Code == "FM049" && strings.Contains(e.Message, "inherited keys")
}

func isShadow(name string) bool { return strings.HasSuffix(name, "~") }

// lessOne is a file that extends a game and leaves one of its pieces out. At the start another
// one takes its place.
func lessOne(v *variants.Variant, out int) string {
	types := v.Rules.Def.Types
	letter, instead := types[out].Letter, ""
	var lists [2][]string
	for i := range types {
		if i == out || isShadow(types[i].Name) {
			continue
		}
		for side, owns := range types[i].Owners {
			if owns {
				lists[side] = append(lists[side], strconv.Quote(types[i].Name))
			}
		}
		if instead == "" && types[i].Owners == types[out].Owners {
			instead = types[i].Letter
		}
	}
	placement, rest, _ := strings.Cut(v.Rules.Def.Start, " ")
	placement = strings.NewReplacer(letter, instead, strings.ToLower(letter), strings.ToLower(instead)).Replace(placement)
	return fmt.Sprintf("title = \"Less\"\nextends = %q\nstart = %q\npieces = { white = [%s], black = [%s] }\n",
		v.Name, placement+" "+rest, strings.Join(lists[0], ", "), strings.Join(lists[1], ", "))
}

const startLine = 3 // of lessOne

// loadErrors loads a definition and returns its mistakes.
func loadErrors(t *testing.T, text string) (list source.ErrorList) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "less.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := shipped.Load(path); err != nil && !errors.As(err, &list) {
		t.Fatalf("%v\n%s", err, text)
	}
	return list
}
