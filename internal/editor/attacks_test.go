package editor

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// attack is a request that must be refused.
type attack struct {
	name, method, path string
	headers            []string
}

// attacks are those that a browser or another program can send.
var attacks = []attack{
	{"a folder above", "GET", "/api/files/../secret.toml", nil},
	{"a folder above, escaped", "GET", "/api/files/%2e%2e%2fsecret.toml", nil},
	{"a folder above, escaped twice", "GET", "/api/files/%252e%252e%252fsecret.toml", nil},
	{"a folder above on Windows", "GET", "/api/files/..%5csecret.toml", nil},
	{"an absolute path", "GET", "/api/files/%2fetc%2fpasswd", nil},
	{"an absolute path with slashes", "GET", "/api/files//etc/passwd", nil},
	{"a drive of Windows", "GET", "/api/files/C:%5csecret.toml", nil},
	{"a share of Windows", "GET", "/api/files/%5c%5chost%5cshare%5csecret.toml", nil},
	{"a stream of Windows", "GET", "/api/files/small.toml::$DATA", nil},
	{"a dot at the end, which Windows drops", "GET", "/api/files/small.toml.", nil},
	{"a zero byte", "GET", "/api/files/small.toml%00.txt", nil},
	{"a zero byte before the ending", "GET", "/api/files/..%2fsecret%00.toml", nil},
	{"no TOML", "GET", "/api/files/notes.txt", nil},
	{"a hidden file", "GET", "/api/files/.hidden.toml", nil},
	{"TOML twice, which is read as a path", "PUT", "/api/files/secret.toml.toml", nil},
	{"a file of the editor outside", "GET", "/../editor.go", nil},
	{"all texts without the key", "GET", "/api/texts", []string{keyHeader + ": "}},
	{"all texts for a foreign page", "GET", "/api/texts", []string{"Sec-Fetch-Site: cross-site"}},
	{"all texts for a page in a sandbox", "GET", "/api/texts", []string{"Sec-Fetch-Site: ", "Origin: null"}},
	{"networks without the key", "GET", "/api/nets/0123456789abcdef0123", []string{keyHeader + ": "}},
	{"a key that is a path", "GET", "/api/nets/..%2f..%2fsecret.toml", nil},
	{"a key that is a longer path", "GET", "/api/nets/%2e%2e%2f0123456789abcdef01", nil},
	{"a network above", "GET", "/api/nets/0123456789abcdef0123?beside=../secret", nil},
	{"the engine without the key", "GET", "/api/player", []string{keyHeader + ": "}},
	{"another name of the server", "GET", "/api/folder", []string{"Host: evil.example"}},
	{"another name with the port", "GET", "/api/files/small.toml", []string{"Host: evil.example:8064"}},
	{"a name that begins like ours", "GET", "/", []string{"Host: 127.0.0.1.evil.example"}},
	{"a foreign page writes", "PUT", "/api/files/small.toml", []string{"Sec-Fetch-Site: cross-site", "Origin: http://evil.example"}},
	{"a page of another port writes", "PUT", "/api/files/small.toml", []string{"Sec-Fetch-Site: same-site", "Origin: http://127.0.0.1:1"}},
	{"an old browser with another origin", "PUT", "/api/files/small.toml", []string{"Sec-Fetch-Site: ", "Origin: http://evil.example"}},
	{"a page without an origin, as in a sandbox", "PUT", "/api/files/small.toml", []string{"Sec-Fetch-Site: ", "Origin: null"}},
	{"a foreign page reads", "GET", "/api/files/small.toml", []string{"Sec-Fetch-Site: cross-site"}},
	{"a foreign page shows the editor", "GET", "/", []string{"Sec-Fetch-Site: cross-site"}},
	{"a foreign page asks what it may", "OPTIONS", "/api/files/small.toml", []string{"Sec-Fetch-Site: cross-site", "Origin: http://evil.example", "Access-Control-Request-Method: PUT"}},
	{"no key", "GET", "/api/files/small.toml", []string{keyHeader + ": "}},
	{"a wrong key", "PUT", "/api/files/small.toml", []string{keyHeader + ": AAAAAAAAAAAAAAAAAAAAAAAAAA"}},
	{"another method", "DELETE", "/api/files/small.toml", nil},
	{"a method that sends back", "TRACE", "/api/files/small.toml", nil},
	{"texts by POST", "POST", "/api/texts", nil},
}

// TestAttacks holds that each of them is refused, tells nothing and changes nothing.
func TestAttacks(t *testing.T) {
	s := serve(t)
	outside := filepath.Dir(s.folder)
	write(t, filepath.Join(s.folder, "notes.txt"), "SECRET")
	write(t, filepath.Join(s.folder, ".hidden.toml"), "# SECRET")
	for _, a := range attacks {
		headers := a.headers
		if a.method == "PUT" {
			headers = append([]string{"If-Match: " + version([]byte(good))}, headers...)
		}
		said := s.ask(a.method, a.path, "title = \"mine\"\n", headers...)
		if said.status < 300 || strings.Contains(said.body, "SECRET") || strings.Contains(said.body, "losalamos") || strings.Contains(said.body, "root:") {
			t.Errorf("%s: %d %.200s", a.name, said.status, said.body)
		}
		if at := said.header.Get("Location"); said.status < 400 && s.ask(a.method, at, "").status < 400 {
			t.Errorf("%s leads to %s", a.name, at)
		}
		if said.header.Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("%s: foreign pages may read", a.name)
		}
	}
	if s.read("small.toml") != good {
		t.Error("an attack has changed the file")
	}
	if entries, err := os.ReadDir(outside); err != nil || len(entries) != 2 {
		t.Errorf("an attack has left %v: %v", entries, err)
	}
}

// raw sends bytes as they are and returns the status, 0 if the server only hangs up.
func (s *served) raw(text string) int {
	s.Helper()
	c, err := net.Dial("tcp", s.address)
	if err != nil {
		s.Fatal(err)
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(5 * time.Second))
	_, _ = io.WriteString(c, text) // the server may have hung up
	response, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		return 0
	}
	response.Body.Close()
	return response.StatusCode
}

// TestRawAttacks tries what no browser sends.
func TestRawAttacks(t *testing.T) {
	s := serve(t)
	key := keyHeader + ": " + s.key + "\r\n"
	host := "Host: " + s.address + "\r\n"
	for name, text := range map[string]string{
		"no host":                          "GET /api/folder HTTP/1.0\r\n" + key + "\r\n",
		"two hosts":                        "GET /api/folder HTTP/1.1\r\n" + host + "Host: evil.example\r\n" + key + "\r\n",
		"a foreign address in the request": "GET http://evil.example/api/folder HTTP/1.1\r\n" + host + key + "\r\n",
		"a tunnel":                         "CONNECT evil.example:80 HTTP/1.1\r\n" + host + key + "\r\n",
		"a path without a slash":           "GET api/folder HTTP/1.1\r\n" + host + key + "\r\n",
		"dots as they are":                 "GET /api/files/../../../../etc/passwd HTTP/1.1\r\n" + host + key + "\r\n",
		"long headers":                     "GET /api/folder HTTP/1.1\r\n" + host + key + "X: " + strings.Repeat("x", 10*longestHeader) + "\r\n\r\n",
		"two lengths":                      "PUT /api/files/a.toml HTTP/1.1\r\n" + host + key + "If-None-Match: *\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
		"a body that is promised too large": "PUT /api/files/a.toml HTTP/1.1\r\n" + host + key + "If-None-Match: *\r\nContent-Length: 99999999\r\n\r\n" +
			strings.Repeat("#", longestText+1),
	} {
		if status := s.raw(text); status != 0 && status < 300 {
			t.Errorf("%s: %d", name, status)
		}
	}
	if s.read("a.toml") != "" {
		t.Error("an attack has written a file")
	}
}

// TestLarge holds that a text may not be too large.
func TestLarge(t *testing.T) {
	s := serve(t)
	large := strings.Repeat("#", longestText+1)
	if said := s.ask("PUT", "/api/files/a.toml", large, "If-None-Match: *"); said.status != http.StatusRequestEntityTooLarge || s.read("a.toml") != "" {
		t.Errorf("%+v", said)
	}
}

// TestHanging holds that clients that say nothing, or only a part, keep no other from
// its answer, and that the server ends although they hang.
func TestHanging(t *testing.T) {
	s := serve(t)
	for i := range 60 {
		c, err := net.Dial("tcp", s.address)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if i%3 > 0 {
			fmt.Fprintf(c, "PUT /api/files/small.toml HTTP/1.1\r\nHost: %s\r\n%s: %s\r\n", s.address, keyHeader, s.key)
		}
		if i%3 > 1 {
			fmt.Fprint(c, "Content-Length: 100\r\n\r\ntitle")
		}
	}
	if said := s.ask("GET", "/api/files/small.toml", ""); said.body != good {
		t.Errorf("%+v", said)
	}
}

// TestPolicies holds what browsers are told about all answers.
func TestPolicies(t *testing.T) {
	s := serve(t)
	for _, path := range []string{"/", "/api/texts", "/api/files/small.toml", "/none"} {
		said := s.ask("GET", path, "")
		if policy := said.header.Get("Content-Security-Policy"); policy != "default-src 'none'; frame-ancestors 'none'" {
			t.Errorf("%s: the policy is %s", path, policy)
		}
		if said.header.Get("X-Content-Type-Options") != "nosniff" || said.header.Get("Cross-Origin-Resource-Policy") != "same-origin" {
			t.Errorf("%s: %v", path, said.header)
		}
	}
}
