package workbench

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"fairymax/internal/nets/shipped"
	"fairymax/internal/page"
	_ "fairymax/internal/testheap"
	"fairymax/internal/webplay"
)

// ask asks a question and reads the answer into a value. It returns the error of the answer.
func ask(t *testing.T, s *Session, q question, answer any) string {
	t.Helper()
	text, err := json.Marshal(q)
	if err != nil {
		t.Fatal(err)
	}
	said := s.Answer(t.Context(), text)
	var failed struct{ Error string }
	if err := json.Unmarshal(said, &failed); err == nil && failed.Error != "" {
		return failed.Error
	}
	if answer != nil {
		if err := json.Unmarshal(said, answer); err != nil {
			t.Fatalf("%s: %v", said, err)
		}
	}
	return ""
}

// judged is the verdict on a text.
func judged(t *testing.T, s *Session, name, text string) (v verdict) {
	t.Helper()
	if failed := ask(t, s, question{Do: "check", Name: name, Text: text, Mark: "<engine>", Sum: "'sha256-x'"}, &v); failed != "" {
		t.Fatal(failed)
	}
	return v
}

// good is a definition without mistakes.
const good = "title = \"Small\"\nextends = \"losalamos\"\n"

// TestCheck holds that mistakes have the words and the place that the command check
// prints, and that a good text has the page of its game.
func TestCheck(t *testing.T) {
	s := New()
	v := judged(t, s, "small", "title = \"Grün\"\nextends = \"losalamo\"\n")
	if len(v.Findings) != 1 || v.Page != "" {
		t.Fatalf("%+v", v)
	}
	if f := v.Findings[0]; f.Line != 2 || f.Column != 11 || f.EndColumn != 21 || f.Severity != "error" || !strings.HasPrefix(f.Text, `small.toml:2:11: extends "losalamo"`) || !strings.Contains(f.Text, `did you mean "losalamos"?`) {
		t.Errorf("%+v", f)
	}
	if fix := v.Findings[0].Fix; fix == nil || fix.Line != 2 || fix.Column != 11 || fix.EndColumn != 21 || fix.Text != `"losalamos"` {
		t.Errorf("the fix is %+v", fix)
	}
	v = judged(t, s, "small", "title = \"<b>Grün\"\nextends = \"losalamos\"\nendings.move_rule = 7\n")
	if len(v.Findings) != 0 || v.Title != "<b>Grün" || !strings.HasPrefix(v.Start, "rnqknr/") {
		t.Fatalf("%+v", v)
	}
	for _, part := range []string{"<title>&lt;b&gt;Grün", "<script><engine></script>", "&#39;sha256-x&#39;", `id="board"`} {
		if strings.Count(v.Page, part) != 1 {
			t.Errorf("the page has %s %d times", part, strings.Count(v.Page, part))
		}
	}
	if strings.Contains(v.Page, "<h3>Definition</h3>") {
		t.Error("the text stands beside the page, and on it")
	}
	var doubts verdict
	ask(t, s, question{Do: "doubt", Name: "small", Text: good}, &doubts)
	if len(doubts.Findings) != 1 || doubts.Findings[0].Line != 1 || doubts.Findings[0].Severity != "warning" || !strings.Contains(doubts.Findings[0].Text, "same rules as losalamos") {
		t.Errorf("%+v", doubts)
	}
}

// TestNets holds that the page of a game has the first network that fits its rules, which
// the answer tells the key of, and that others are refused with the reason.
func TestNets(t *testing.T) {
	s := New()
	q := question{Do: "check", Name: "mine", Text: "title = \"Mine\"\nextends = \"normal\"\n", Mark: "<engine>", Sum: "'sha256-x'"}
	without := setupOf(t, s, q)
	file, from, err := shipped.Find(judged(t, s, "mine", q.Text).Key)
	if err != nil || from != "shipped/normal.net" {
		t.Fatalf("%s, %v", from, err)
	}
	q.Nets = []network{{From: "mine.net", File: []byte("nonsense")}, {From: "far.net", Error: "it is far away"}, {From: from, File: file}}
	if with := setupOf(t, s, q); without.Net != nil || !bytes.Equal(with.Net, file) {
		t.Errorf("the page has a network of %d bytes, want %d, and %d without", len(with.Net), len(file), len(without.Net))
	}
	q.Text += "endings.stalemate = \"loss\"\n"
	if other := setupOf(t, s, q); other.Net != nil {
		t.Error("other rules have the same network")
	}
	var doubts verdict
	q.Do = "doubt"
	ask(t, s, q, &doubts)
	said := fmt.Sprint(doubts.Findings)
	for _, want := range []string{"mine.net is not used: it is not a network", "far.net is not used: it is far away", "normal.net is not used: the network is for another game"} {
		if !strings.Contains(said, want) {
			t.Errorf("%s lacks %s", said, want)
		}
	}
}

// setupOf is the game that a page has for its engine.
func setupOf(t *testing.T, s *Session, q question) (setup webplay.Setup) {
	t.Helper()
	var v verdict
	if failed := ask(t, s, q, &v); failed != "" || v.Page == "" {
		t.Fatalf("%s: %v", failed, v.Findings)
	}
	_, text, _ := strings.Cut(v.Page, `id="fairymax-game">{"setup":"`)
	text, _, _ = strings.Cut(text, `"`)
	packed, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err == nil {
		err = json.NewDecoder(r).Decode(&setup)
	}
	if err != nil {
		t.Fatal(err)
	}
	return setup
}

// TestCheckTogether holds that a text is checked among the files of its folder: it may
// extend another file or the game that it hides, and mistakes may be elsewhere.
func TestCheckTogether(t *testing.T) {
	s := New()
	files := map[string]string{"base.toml": good, "new.toml": "title = 7\n", "pieces.toml": "[archer]\nletter = \"X\"\nmoves = [{ leap = [2, 2] }]\n"}
	others := []folder{{"first", map[string]string{"far.toml": "title = \"First\"\nextends = \"normal\"\n"}}, {"second", map[string]string{"far.toml": "title = \"Second\"\nextends = 7\n"}}}
	if failed := ask(t, s, question{Do: "folder", Files: files, Folders: others}, nil); failed != "" {
		t.Fatal(failed)
	}
	for name, text := range map[string]string{
		"new":    "title = \"New\"\nextends = \"base\"\n",
		"normal": "title = \"Own chess\"\nextends = \"normal\"\n",
		"other":  "title = \"New\"\nextends = \"far\"\n",
		"archer": "title = \"Archers\"\nextends = \"normal\"\npieces = [\"pawn\", \"archer\", \"bishop\", \"rook\", \"queen\", \"king\"]\nstart = \"rxbqkbxr/pppppppp/8/8/8/8/PPPPPPPP/RXBQKBXR w KQkq - 0 1\"\npromotion.pawn.to = [\"queen\"]\n",
	} {
		if v := judged(t, s, name, text); v.Page == "" {
			t.Errorf("%s: %+v", name, v.Findings)
		}
	}
	files["base.toml"] = "title = 7\nextends = \"normal\"\n"
	ask(t, s, question{Do: "folder", Files: files}, nil)
	v := judged(t, s, "new", "title = \"New\"\nextends = \"base\"\n")
	if len(v.Findings) != 1 || v.Findings[0].Line != 0 || !strings.HasPrefix(v.Findings[0].Text, "base.toml:1:9: ") {
		t.Errorf("%+v", v)
	}
	if v := judged(t, s, "other", "title = \"New\"\nextends = \"far\"\n"); v.Page != "" {
		t.Error("a folder is there that was taken away")
	}
}

// TestManyMistakes holds that few of very many are told.
func TestManyMistakes(t *testing.T) {
	var b strings.Builder
	for i := range 400 {
		fmt.Fprintf(&b, "[piece.p%d]\nleep = 1\n", i)
	}
	if v := judged(t, New(), "small", good+b.String()); len(v.Findings) != mostFindings || v.More < 100 {
		t.Errorf("%d and %d more", len(v.Findings), v.More)
	}
}

// TestPage holds that a page that is saved is that of the command page.
func TestPage(t *testing.T) {
	s := New()
	var saved struct{ Text string }
	if failed := ask(t, s, question{Do: "page", Name: "small", Text: good, Mark: "<engine>", Sum: page.SumOf("e")}, &saved); failed != "" {
		t.Fatal(failed)
	}
	v, err := s.with("small", good).Load("small")
	if err != nil {
		t.Fatal(err)
	}
	q := &question{Mark: "e"}
	want, err := q.played(page.Of(v), v)
	if err != nil || strings.Replace(saved.Text, "<engine>", "e", 1) != want || !strings.Contains(want, "<h3>Definition</h3>") {
		t.Errorf("%v: the page is another one", err)
	}
	if failed := ask(t, s, question{Do: "page", Name: "small", Text: "title = 7"}, nil); !strings.Contains(failed, "small.toml:1:9") {
		t.Errorf("%q", failed)
	}
}

// TestBegin holds the texts to begin with.
func TestBegin(t *testing.T) {
	s := New()
	var d definition
	if failed := ask(t, s, question{Do: "begin", Name: "my-gothic", From: "gothic"}, &d); failed != "" || !strings.Contains(d.Text, "extends = \"gothic\"") || !strings.Contains(d.Text, "check my-gothic.toml") {
		t.Errorf("%s, %s", failed, d.Text)
	}
	if failed := ask(t, s, question{Do: "game", Name: "gothic"}, &d); failed != "" || !strings.Contains(d.Text, "Gothic Chess") {
		t.Errorf("%s, %s", failed, d.Text)
	}
	for _, test := range []struct {
		q    question
		want string
	}{
		{question{Do: "begin", Name: "gothic"}, "already exists"},
		{question{Do: "begin", Name: "My"}, "cannot be the name"},
		{question{Do: "begin", Name: "my", From: "../secret"}, "no such game"},
		{question{Do: "game", Name: "../secret"}, "no such game"},
		{question{Do: "nothing"}, "there is no question"},
		{question{Do: "think"}, "no game is loaded"},
	} {
		if failed := ask(t, s, test.q, nil); !strings.Contains(failed, test.want) {
			t.Errorf("%+v: %q", test.q, failed)
		}
	}
	if said := string(s.Answer(t.Context(), []byte("{"))); !strings.Contains(said, "not JSON") {
		t.Error(said)
	}
}

// TestLink holds that a link has what was put into it.
func TestLink(t *testing.T) {
	s := New()
	var written struct{ Link string }
	if failed := ask(t, s, question{Do: "link", Name: "small", Text: good, Start: "x", Moves: []string{"a2a3"}}, &written); failed != "" {
		t.Fatal(failed)
	}
	var d struct {
		Name, Text, Start string
		Moves             []string
	}
	if failed := ask(t, s, question{Do: "follow", Text: written.Link}, &d); failed != "" || d.Name != "small" || d.Text != good || d.Start != "x" || len(d.Moves) != 1 {
		t.Errorf("%s: %+v", failed, d)
	}
	if failed := ask(t, s, question{Do: "follow", Text: written.Link[:20]}, nil); !strings.Contains(failed, "cut off") {
		t.Errorf("%q", failed)
	}
}

// TestBuiltin holds that the page of every game has no mistakes: the catalogue is there
// whole.
func TestBuiltin(t *testing.T) {
	s := New()
	for i, name := range builtin().Names() {
		if i%20 != 0 {
			continue
		}
		var d definition
		if failed := ask(t, s, question{Do: "game", Name: name}, &d); failed != "" {
			t.Fatal(failed)
		}
		var doubts verdict
		ask(t, s, question{Do: "doubt", Name: name, Text: d.Text}, &doubts)
		if v := judged(t, s, name, d.Text); v.Page == "" || len(doubts.Findings) > 0 {
			t.Errorf("%s: %+v, %+v", name, v.Findings, doubts.Findings)
		}
	}
}

// A game has the pictures that stand beside it in the folder; without a folder it has those that
// it carries itself.
func TestPictures(t *testing.T) {
	s := New()
	named := good + "piece.rook.picture = \"tower.svg\"\n"
	const triangle = "<svg viewBox='0 0 45 45'><path d='M5 40L22 5L40 40Z'/></svg>"
	if v := judged(t, s, "small", named); len(v.Findings) != 1 || v.Findings[0].Line != 3 || !strings.Contains(v.Findings[0].Text, "there is no such file") {
		t.Errorf("without the file: %+v", v.Findings)
	}
	if failed := ask(t, s, question{Do: "folder", Files: map[string]string{"tower.svg": triangle}}, nil); failed != "" {
		t.Fatal(failed)
	}
	for _, text := range []string{named, good + "piece.rook.picture = \"" + triangle + "\"\n"} {
		if v := judged(t, s, "small", text); len(v.Findings) != 0 || !strings.Contains(v.Page, "M5 40L22 5L40 40Z") {
			t.Errorf("%s: %+v", text, v.Findings)
		}
	}
}
