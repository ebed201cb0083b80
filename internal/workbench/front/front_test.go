package front

import (
	"regexp"
	"strings"
	"testing"

	"fairymax"
	"fairymax/internal/cookbook"
	"fairymax/internal/page"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// engine stands for the text of an engine.
const engine = "const fairymaxStart = 0;\n"

// made is the page of a workbench.
func made(t *testing.T, b *Workbench) string {
	t.Helper()
	b.Engine, b.Games, b.Cookbook = engine, variants.NewCatalogue(fairymax.Files), fairymax.Cookbook
	var text strings.Builder
	if err := b.Write(&text); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// TestPolicy holds that the page may run its own scripts and those of a game's page, and
// has nothing that its policy forbids.
func TestPolicy(t *testing.T) {
	for _, b := range []*Workbench{{}, {Index: "index.html"}, {Served: true}} {
		text := made(t, b)
		policy := strings.NewReplacer("&#39;", "'").Replace(regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]*)"`).FindStringSubmatch(text)[1])
		if policy != b.Policy() || !strings.HasPrefix(policy, "default-src 'none'; script-src 'sha256-") || strings.Contains(policy, "connect-src") != b.Served {
			t.Errorf("the policy is %s", policy)
		}
		scripts := regexp.MustCompile(`(?s)<script([^>]*)>(.*?)</script>`).FindAllStringSubmatch(text, -1)
		if len(scripts) != 3 || scripts[0][1] != ` type="application/json" id="workbench-data"` {
			t.Fatalf("the page has %d scripts", len(scripts))
		}
		for _, script := range []string{scripts[1][2], scripts[2][2], engine, page.Script()} {
			if !strings.Contains(policy, page.SumOf(script)) {
				t.Errorf("the policy does not name %.60s", script)
			}
		}
		if regexp.MustCompile(`\s(on[a-z]+|style)=`).MatchString(text[:strings.Index(text, "<script")]) {
			t.Error("the page has handlers or styles in its text")
		}
		if got := strings.Contains(text, `id="copy-link"`); got == b.Served {
			t.Errorf("with a folder %v, a link can be copied: %v", b.Served, got)
		}
	}
}

// TestLibrary holds that all games are at hand.
func TestLibrary(t *testing.T) {
	text := made(t, &Workbench{})
	games := variants.NewCatalogue(fairymax.Files)
	for _, name := range games.Names() {
		if !strings.Contains(text, `{"name":"`+name+`","title":"`) {
			t.Errorf("the page lacks %s", name)
		}
	}
}

// TestCookbook holds that the recipes have their texts and codes, and that those of whole
// games are known.
func TestCookbook(t *testing.T) {
	pieces, codes := 0, 0
	game := regexp.MustCompile(`(?m)^(extends|board) `)
	for _, c := range cookbook.Read(fairymax.Cookbook) {
		for _, r := range c.Recipes {
			codes++
			if r.About == "" || strings.ContainsAny(r.About, "`\n") || !strings.HasSuffix(r.Code, "\n") || strings.Contains(r.Code, "```") {
				t.Errorf("%s, %s: %q", c.Title, r.Title, r.About)
			}
			if r.Whole != game.MatchString(r.Code) {
				t.Errorf("%s: whole is %v", r.Title, r.Whole)
			}
			if !r.Whole {
				pieces++
			}
		}
	}
	if want := strings.Count(fairymax.Cookbook, "```toml"); codes != want || pieces < 20 {
		t.Errorf("%d recipes, want %d; %d of them are pieces", codes, want, pieces)
	}
}
