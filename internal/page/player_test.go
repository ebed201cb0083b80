package page

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"
)

// TestPlayer holds that a page that plays lets its own script run and no other, even
// if the game and the engine look like one.
func TestPlayer(t *testing.T) {
	g := gameOf(load(t, "shogi"))
	g.Player = &Player{Engine: "const fairymaxStart = 0;\n", Setup: `{"Title":"</script><script>alert(1)</script>"}`}
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	scripts := regexp.MustCompile(`(?s)<script([^>]*)>(.*?)</script>`).FindAllStringSubmatch(text, -1)
	if len(scripts) != 3 || scripts[0][1] != ` type="application/json" id="fairymax-game"` || scripts[1][1] != "" || scripts[2][1] != "" {
		t.Fatalf("the page has %d scripts", len(scripts))
	}
	allowed := regexp.MustCompile(`script-src '(sha256-[^']*)' '(sha256-[^']*)' 'wasm-unsafe-eval'; worker-src blob:;`).FindStringSubmatch(strings.ReplaceAll(text, "&#39;", "'"))
	if allowed == nil || "'"+allowed[1]+"'" != SumOf(scripts[2][2]) || "'"+allowed[2]+"'" != SumOf(scripts[1][2]) {
		t.Errorf("allowed is %q", allowed)
	}
	if !strings.Contains(scripts[0][2], `"turned":["shogi-pawn",`) || strings.Contains(scripts[0][2], "alert") {
		t.Errorf("no piece of shogi is turned: %.300s", scripts[0][2])
	}
}

// TestSheetAlone holds that a page without a player has no script.
func TestSheetAlone(t *testing.T) {
	g := gameOf(load(t, "normal"))
	var b strings.Builder
	if err := g.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(b.String(), "<script") || strings.Contains(b.String(), "Content-Security-Policy") {
		t.Error("the sheet has a script")
	}
}

// TestEngineMark holds that a page with a mark in the place of its engine allows the engine.
func TestEngineMark(t *testing.T) {
	const engine = "const fairymaxStart = 0;\n"
	texts := [2]string{}
	for i, p := range []*Player{{Engine: engine}, {Engine: "<<engine>>", EngineSum: SumOf(engine)}} {
		g := gameOf(load(t, "normal"))
		g.Player = p
		var b strings.Builder
		if err := g.WriteHTML(&b); err != nil {
			t.Fatal(err)
		}
		texts[i] = strings.Replace(b.String(), "<<engine>>", engine, 1)
	}
	if texts[0] != texts[1] {
		t.Error("the two pages differ")
	}
}

// TestBare holds what is left of a script, and that no script of ours has a text of several lines.
func TestBare(t *testing.T) {
	const script = "// a\n\n/** b */\n/** @type {any} */ (c).d();\nlet c = `d // e`; // f\n\t/** g\n\t * h */\n\tc();\n"
	if got, want := bare(script), "(c).d();\nlet c = `d // e`; // f\nc();\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	names, err := fs.Glob(files, "play/*.js")
	if err != nil || len(names) < 10 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		for line := range strings.Lines(bare(readFile(name))) {
			if code, _, _ := strings.Cut(line, "; //"); strings.Count(code, "`")%2 != 0 || strings.HasPrefix(line, "*") {
				t.Errorf("%s: %s", name, line)
			}
		}
	}
}
