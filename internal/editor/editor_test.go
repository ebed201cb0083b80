package editor

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"fairymax"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// good is a definition without mistakes.
const good = "title = \"Small\"\nextends = \"losalamos\"\n"

// served is an editor behind a real listener.
type served struct {
	*testing.T
	*Editor
	folder  string
	address string // such as 127.0.0.1:1234
}

// serve serves a folder inside another one, which nothing may reach.
func serve(t *testing.T) *served {
	t.Helper()
	outside := t.TempDir()
	folder := filepath.Join(outside, "games")
	write(t, filepath.Join(outside, "secret.toml"), "title = \"SECRET\"\nextends = \"normal\"\n")
	write(t, filepath.Join(folder, "small.toml"), good)
	root, err := os.OpenRoot(folder)
	if err != nil {
		t.Fatal(err)
	}
	e := New(Settings{
		Root: root, Games: variants.NewCatalogue(fairymax.Files), Cookbook: fairymax.Cookbook,
		Page: func(v *variants.Variant) (string, error) { return "<h1>" + html.EscapeString(v.Title) + "</h1>", nil },
		Begin: func(_ *variants.Catalogue, name, from string) (string, error) {
			if name == "taken" {
				return "", fmt.Errorf("the variant taken already exists")
			}
			return "# " + name + " from " + from + "\n", nil
		},
	})
	listener, err := Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- e.Serve(ctx, listener, io.Discard) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		root.Close()
	})
	return &served{t, e, folder, listener.Addr().String()}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// read reads a file of the folder, "" if it is not there.
func (s *served) read(name string) string {
	text, err := os.ReadFile(filepath.Join(s.folder, name))
	if err != nil && !os.IsNotExist(err) {
		s.Fatal(err)
	}
	return string(text)
}

// answer is what a server says.
type answer struct {
	status int
	header http.Header
	body   string
}

// ask asks as the page of the editor does, with more headers as NAME: VALUE.
func (s *served) ask(method, path, body string, headers ...string) answer {
	s.Helper()
	r, err := http.NewRequest(method, "http://"+s.address+path, strings.NewReader(body))
	if err != nil {
		s.Fatal(err)
	}
	r.Header.Set(keyHeader, s.key)
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	for _, header := range headers {
		name, value, _ := strings.Cut(header, ": ")
		switch {
		case name == "Host":
			r.Host = value
		case value == "":
			r.Header.Del(name)
		default:
			r.Header.Set(name, value)
		}
	}
	client := &http.Client{Timeout: 10 * time.Second, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	defer client.CloseIdleConnections()
	response, err := client.Do(r)
	if err != nil {
		s.Fatalf("%s %s: %v", method, path, err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		s.Fatal(err)
	}
	return answer{response.StatusCode, response.Header, string(text)}
}

// judge checks a text and returns the verdict.
func (s *served) judge(name, text string) (v verdict) {
	s.Helper()
	said := s.ask("POST", "/api/check/"+name, text)
	if said.status != http.StatusOK || json.Unmarshal([]byte(said.body), &v) != nil {
		s.Fatalf("%d: %s", said.status, said.body)
	}
	return v
}

// TestCheck holds that mistakes have the words and the place that the command check
// prints, and that the page of the game is that of the last text.
func TestCheck(t *testing.T) {
	s := serve(t)
	v := s.judge("small.toml", "title = \"Grün\"\nextends = \"losalamo\"\n")
	if len(v.Findings) != 1 || v.Game != "" {
		t.Fatalf("%+v", v)
	}
	if f := v.Findings[0]; f.Line != 2 || f.Column != 11 || f.Width != 10 || f.Warning || !strings.HasPrefix(f.Text, `small.toml:2:11: extends "losalamo"`) || !strings.Contains(f.Text, `did you mean "losalamos"?`) {
		t.Errorf("%+v", f)
	}
	v = s.judge("small.toml", "title = \"<b>Grün\"\nextends = \"losalamos\"\nendings.move_rule = 7\n")
	if len(v.Findings) != 0 || v.Title != "<b>Grün" {
		t.Fatalf("%+v", v)
	}
	if shown := s.ask("GET", v.Game, "", keyHeader+": "); shown.body != "<h1>&lt;b&gt;Grün</h1>" || !strings.HasPrefix(shown.header.Get("Content-Security-Policy"), "sandbox allow-scripts ") {
		t.Errorf("%+v", shown)
	}
	if s.read("small.toml") != good {
		t.Error("a check has saved the text")
	}
}

// TestCheckTogether holds that a text is checked among the files of its folder: it may
// extend another file or the game that it hides, and mistakes may be elsewhere.
func TestCheckTogether(t *testing.T) {
	s := serve(t)
	write(t, filepath.Join(s.folder, "base.toml"), "title = \"Base\"\nextends = \"normal\"\n")
	if v := s.judge("new.toml", "title = \"New\"\nextends = \"base\"\n"); v.Game == "" {
		t.Errorf("%+v", v)
	}
	if v := s.judge("normal.toml", "title = \"Own chess\"\nextends = \"normal\"\n"); v.Game == "" {
		t.Errorf("%+v", v)
	}
	write(t, filepath.Join(s.folder, "base.toml"), "title = 7\nextends = \"normal\"\n")
	v := s.judge("new.toml", "title = \"New\"\nextends = \"base\"\n")
	if len(v.Findings) != 1 || v.Findings[0].Line != 0 || !strings.HasPrefix(v.Findings[0].Text, "base.toml:1:9: ") {
		t.Errorf("%+v", v)
	}
}

// TestManyMistakes holds that few of very many are told.
func TestManyMistakes(t *testing.T) {
	v := serve(t).judge("small.toml", good+manyPieces(400))
	if len(v.Findings) != mostFindings || v.More < 100 {
		t.Errorf("%d and %d more", len(v.Findings), v.More)
	}
}

// manyPieces has a mistake in each of n pieces.
func manyPieces(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "[piece.p%d]\nleep = 1\n", i)
	}
	return b.String()
}

// TestPagesKept holds that old pages are dropped.
func TestPagesKept(t *testing.T) {
	s := serve(t)
	first := s.pages.add("<p>first")
	for range mostPages {
		if said := s.ask("GET", first, ""); said.body != "<p>first" {
			t.Fatalf("%+v", said)
		}
		s.pages.add("<p>more")
	}
	if said := s.ask("GET", first, ""); said.status != http.StatusNotFound {
		t.Errorf("the first page is still there: %d", said.status)
	}
}

// TestLibrary holds what helps to begin.
func TestLibrary(t *testing.T) {
	s := serve(t)
	if said := s.ask("GET", "/api/examples", ""); !strings.Contains(said.body, `{"name":"gothic","title":"Gothic Chess"}`) {
		t.Errorf("%.300s", said.body)
	}
	if said := s.ask("GET", "/api/examples/gothic", ""); !strings.Contains(said.body, "Gothic Chess") {
		t.Errorf("%.300s", said.body)
	}
	if said := s.ask("GET", "/api/begin/my.toml?from=gothic", ""); said.body != "# my from gothic\n" {
		t.Errorf("%+v", said)
	}
	if said := s.ask("GET", "/api/begin/taken.toml", ""); said.status != http.StatusUnprocessableEntity || !strings.Contains(said.body, "already exists") {
		t.Errorf("%+v", said)
	}
	if said := s.ask("GET", "/api/begin/my.toml?from=../secret", ""); said.status != http.StatusNotFound {
		t.Errorf("%+v", said)
	}
	var list struct{ Files []string }
	if said := s.ask("GET", "/api/folder", ""); json.Unmarshal([]byte(said.body), &list) != nil || fmt.Sprint(list.Files) != "[small.toml]" {
		t.Errorf("%s", said.body)
	}
}

// TestCookbook holds that the recipes have their texts and codes, and that those of whole
// games are known.
func TestCookbook(t *testing.T) {
	pieces, codes := 0, 0
	game := regexp.MustCompile(`(?m)^(extends|board) `)
	for _, c := range chapters(fairymax.Cookbook) {
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

// TestTaken holds that a port that is taken is said to be so.
func TestTaken(t *testing.T) {
	s := serve(t)
	_, port, _ := net.SplitHostPort(s.address)
	number := 0
	if _, err := fmt.Sscan(port, &number); err != nil {
		t.Fatal(err)
	}
	if _, err := Listen(number); err == nil || !strings.Contains(err.Error(), "port "+port+" is taken by another program") {
		t.Error(err)
	}
}

// TestWaiting holds that only one text is checked at a time, that a client which waits
// may leave, and that files are sent and saved meanwhile.
func TestWaiting(t *testing.T) {
	s := serve(t)
	s.checking <- struct{}{} // a check that takes long
	ctx, leave := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer leave()
	if v, err := s.Editor.judge(ctx, "small.toml", []byte(good)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%+v, %v", v, err)
	}
	if said := s.ask("GET", "/api/files/small.toml", ""); said.body != good {
		t.Errorf("%+v", said)
	}
	<-s.checking
	if v := s.judge("small.toml", good); v.Game == "" {
		t.Errorf("%+v", v)
	}
}
