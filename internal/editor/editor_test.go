package editor

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	fairynet "fairymax/engine/net"
	"fairymax/internal/nets"
	_ "fairymax/internal/testheap"
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
		Root: root, Others: []Folder{{"others", fstest.MapFS{"other.toml": {Data: []byte("title = \"Other\"\n")}}}},
		Page: "<h1>workbench</h1>", Policy: "default-src 'none'", Nets: []nets.Place{someNet},
		Player: func() ([]byte, error) { return []byte("an engine"), nil },
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
	client := &http.Client{Timeout: time.Minute, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
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

// TestTexts holds which texts the compiler gets, and that what cannot be read is left out.
func TestTexts(t *testing.T) {
	s := serve(t)
	write(t, filepath.Join(s.folder, "pieces.toml"), "[piece.x]\npicture='x.svg'")
	write(t, filepath.Join(s.folder, "x.svg"), "<svg/>")
	write(t, filepath.Join(s.folder, "unnamed.svg"), "<svg/>")
	write(t, filepath.Join(s.folder, "small.values.json"), "{}")
	write(t, filepath.Join(s.folder, "other.values.json"), "{}")
	write(t, filepath.Join(s.folder, "notes.txt"), "SECRET")
	write(t, filepath.Join(s.folder, "binary.toml"), "\xff")
	write(t, filepath.Join(s.folder, "large.toml"), strings.Repeat("#", 2<<20))
	if err := os.Symlink(filepath.Join("..", "secret.toml"), filepath.Join(s.folder, "link.toml")); err != nil {
		t.Fatal(err)
	}
	said := s.ask("GET", "/api/texts", "")
	want := `{"files":{"pieces.toml":"[piece.x]\npicture='x.svg'","small.toml":"title = \"Small\"\nextends = \"losalamos\"\n","small.values.json":"{}","x.svg":"\u003csvg/\u003e"},"folders":[{"name":"others","files":{"other.toml":"title = \"Other\"\n"}}]}`
	if said.status != http.StatusOK || said.body != want {
		t.Errorf("%d: %s", said.status, said.body)
	}
	for i := range 2 * mostTexts >> 20 {
		write(t, filepath.Join(s.folder, fmt.Sprintf("many%d.toml", i)), strings.Repeat("#", 1<<20))
	}
	if said := s.ask("GET", "/api/texts", ""); said.status != http.StatusRequestEntityTooLarge || len(said.body) > 200 {
		t.Errorf("%d: %.200s", said.status, said.body)
	}
}

// TestFolderListed holds which files can be opened.
func TestFolderListed(t *testing.T) {
	s := serve(t)
	write(t, filepath.Join(s.folder, "pieces.toml"), "")
	var list struct{ Files []string }
	if said := s.ask("GET", "/api/folder", ""); json.Unmarshal([]byte(said.body), &list) != nil || fmt.Sprint(list.Files) != "[small.toml]" {
		t.Errorf("%s", said.body)
	}
	if said := s.ask("GET", "/", "", keyHeader+": "); said.body != "<h1>workbench</h1>" {
		t.Errorf("%+v", said)
	}
}

// someKey is the key of the only network that the editor is told of.
const someKey = "0123456789abcdef0123"

func someNet(key fairynet.Key) (file []byte, from string, err error) {
	if key == someKey {
		return []byte("net"), "there", nil
	}
	return nil, "", nil
}

// TestNets holds which networks are sent: that beside a game first, and none from elsewhere.
func TestNets(t *testing.T) {
	s := serve(t)
	write(t, filepath.Join(s.folder, "small.net"), "beside")
	write(t, filepath.Join(s.folder, "huge.net"), strings.Repeat("#", longestNet+1))
	write(t, filepath.Join(filepath.Dir(s.folder), "secret.net"), "SECRET")
	if err := os.Symlink(filepath.Join("..", "secret.net"), filepath.Join(s.folder, "link.net")); err != nil {
		t.Fatal(err)
	}
	const there, other = `{"from":"there","file":"bmV0","error":""}`, "ffffffffffffffffffff"
	for _, test := range []struct{ path, want string }{
		{someKey, "[" + there + "]"},
		{other, "[]"},
		{someKey + "?beside=none", "[" + there + "]"},
		{someKey + "?beside=small", `[{"from":"small.net","file":"YmVzaWRl","error":""},` + there + "]"},
		{other + "?beside=huge", `[{"from":"huge.net","file":null,"error":"it is larger than 4 MB, too large for a page"}]`},
		{other + "?beside=link", `[{"from":"link.net","file":null,"error":"path escapes from parent"}]`},
	} {
		if said := s.ask("GET", "/api/nets/"+test.path, ""); said.status != http.StatusOK || said.body != test.want {
			t.Errorf("%s: %d %s", test.path, said.status, said.body)
		}
	}
	if said := s.ask("GET", "/api/player", ""); said.body != "an engine" {
		t.Errorf("the engine is %q", said.body)
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
